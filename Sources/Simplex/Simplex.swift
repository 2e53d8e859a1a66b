// Simplex
