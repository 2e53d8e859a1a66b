// Interpreter
