// The C library, by whatever name the system gives it: the one place that asks. What imports this module
// has it, too. (The attribute is underscored, but there is no other way to pass a module on, and without
// it each file that calls the system would begin with these lines.)

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
