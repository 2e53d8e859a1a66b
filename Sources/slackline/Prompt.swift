struct Prompt { let terminal: Terminal; let readsRC: Bool; func run() throws {} }
