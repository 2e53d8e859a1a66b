// The calls of the system on files, each of which may fail for reasons that the program has no part in: a disk that is
// full or broken, a folder that somebody took away. The program makes them here and nowhere else, so that each of them can be
// made to fail (`Fault`).

import CAttributes

/// What is asked of the system about files. As in C: what is negative has failed, and `errno` says why.
enum System {
  static func open(_ path: String, _ flags: CInt, _ mode: mode_t = 0) -> CInt {
    Fault.strikes(.open) ? -1 : systemOpen(path, flags, mode)
  }

  static func read(_ descriptor: CInt, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    Fault.strikes(.read) ? -1 : systemRead(descriptor, room, count)
  }

  static func write(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // A disk may take some of it before it is full.
    if Fault.strikes(.write) { return -1 }
    return systemWrite(descriptor, bytes, count)
  }

  static func sync(_ descriptor: CInt) -> CInt { Fault.strikes(.sync) ? -1 : fsync(descriptor) }

  static func rename(_ old: String, _ new: String) -> CInt {
    Fault.strikes(.rename) ? -1 : systemRename(old, new)
  }

  /// Gives a file that has none yet a name.
  static func link(_ descriptor: CInt, to name: String) -> CInt {
    #if os(Linux)
      let itself = "/proc/self/fd/\(descriptor)"
      return Fault.strikes(.link) ? -1 : linkat(AT_FDCWD, itself, AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    #else
      errno = ENOTSUP
      return -1
    #endif
  }

  /// A new file of a name that no other has, which takes the place of the Xs at the template's end.
  static func makeTemporary(_ template: UnsafeMutablePointer<CChar>) -> CInt {
    Fault.strikes(.open) ? -1 : mkstemp(template)
  }

  static func setMode(_ descriptor: CInt, _ mode: mode_t) -> CInt {
    Fault.strikes(.mode) ? -1 : fchmod(descriptor, mode)
  }

  static func setOwner(_ descriptor: CInt, _ user: uid_t, _ group: gid_t) -> CInt {
    Fault.strikes(.mode) ? -1 : fchown(descriptor, user, group)
  }

  #if canImport(Darwin)
    /// Copies the extended attributes and the access control list.
    static func copyAttributes(of old: CInt, to new: CInt) -> CInt {
      let what = copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)
      return Fault.strikes(.attribute) ? -1 : fcopyfile(old, new, nil, what)
    }
  #else
    /// The names of the extended attributes, a 0 after each.
    ///
    /// - Returns: how many bytes these are.
    static func attributeNames(_ path: String, _ room: UnsafeMutableRawBufferPointer) -> Int {
      Fault.strikes(.attribute) ? -1 : listxattr(path, room.baseAddress, room.count)
    }

    /// - Returns: how many bytes the value has.
    static func attribute(
      _ path: String, _ name: String, _ room: UnsafeMutableRawBufferPointer
    ) -> Int {
      Fault.strikes(.attribute) ? -1 : getxattr(path, name, room.baseAddress, room.count)
    }

    static func attribute(
      _ descriptor: CInt, _ name: String, _ room: UnsafeMutableRawBufferPointer
    ) -> Int {
      Fault.strikes(.attribute) ? -1 : fgetxattr(descriptor, name, room.baseAddress, room.count)
    }

    static func setAttribute(
      _ descriptor: CInt, _ name: String, _ value: UnsafeRawBufferPointer
    ) -> CInt {
      Fault.strikes(.attribute)
        ? -1 : fsetxattr(descriptor, name, value.baseAddress, value.count, 0)
    }

    static func removeAttribute(_ descriptor: CInt, _ name: String) -> CInt {
      Fault.strikes(.attribute) ? -1 : fremovexattr(descriptor, name)
    }
  #endif

  static func makeFolder(_ path: String, _ mode: mode_t) -> CInt {
    Fault.strikes(.folder) ? -1 : mkdir(path, mode)
  }

  static func status(_ path: String, _ status: inout stat) -> CInt {
    Fault.strikes(.status) ? -1 : stat(path, &status)
  }

  static func status(_ descriptor: CInt, _ status: inout stat) -> CInt {
    Fault.strikes(.status) ? -1 : fstat(descriptor, &status)
  }

  static func lock(_ descriptor: CInt, _ how: CInt) -> CInt {
    Fault.strikes(.lock) ? -1 : flock(descriptor, how)
  }

  #if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
  #else
    typealias FolderStream = OpaquePointer
  #endif

  static func openFolder(_ path: String) -> FolderStream? {
    Fault.strikes(.open) ? nil : opendir(path)
  }

  /// The path without links; nil where there is no file.
  static func resolved(_ path: String) -> UnsafeMutablePointer<CChar>? {
    Fault.strikes(.status) ? nil : realpath(path, nil)
  }
}

// By names that the members of those names do not hide.

private func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
  open(path, flags, mode)
}

private func systemRead(_ descriptor: CInt, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, room, count)
}

private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }
