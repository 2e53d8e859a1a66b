// What a file has besides its bytes, owner and permissions: an access control list and other extended attributes. A file that takes
// the place of another is to have the same. The group's bits of `st_mode` are then the mask of the list: as
// permissions of the group they would give it more than it had.

extension Files {
  /// Gives a new file the attributes of an old one; to be called between the change of its owner, which takes some away, and that
  /// of its permissions, which must have the last word.
  ///
  /// - Returns: false if it cannot have all of them.
  static func copyAttributes(of old: String, to descriptor: CInt) -> Bool {
    #if canImport(Darwin)
      let original = System.open(old, O_RDONLY | O_CLOEXEC)
      guard original >= 0 else { return false }
      defer { close(original) }
      return System.copyAttributes(of: original, to: descriptor) == 0
    #else
      guard let names = attributeNames(of: old) else { return hasNoAttributes }
      // The new file may have got a list from its folder.
      if !names.contains(accessList), System.removeAttribute(descriptor, accessList) != 0,
        errno != ENODATA, !hasNoAttributes
      {
        return false
      }
      return names.subtracting(ofBytes).allSatisfy { copyAttribute($0, of: old, to: descriptor) }
    #endif
  }

  #if !canImport(Darwin)
    private static let accessList = "system.posix_acl_access"

    /// Attributes that say something of what is in the file, and so nothing of what comes in its place; the system
    /// makes them itself.
    private static let ofBytes: Set<String> = [
      "security.capability", "security.evm", "security.ima",
    ]

    /// The most bytes that Linux lets the names have together, and the most that a value has.
    private static let most = 1 << 16

    /// After a call that failed: whether the file system has no attributes at all.
    private static var hasNoAttributes: Bool { errno == ENOTSUP || errno == ENOSYS }

    private static func attributeNames(of path: String) -> Set<String>? {
      withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { room in
        let length = System.attributeNames(path, room)
        guard length >= 0 else { return nil }
        return Set(
          room.prefix(length).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      }
    }

    private static func copyAttribute(
      _ name: String, of old: String, to descriptor: CInt
    ) -> Bool {
      withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { value in
        let length = System.attribute(old, name, value)
        guard length >= 0 else { return false }
        let value = UnsafeRawBufferPointer(rebasing: value.prefix(length))
        if System.setAttribute(descriptor, name, value) == 0 { return true }
        // A label that the system gives to files may not be changed, and need not be where the new file has the same.
        return withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { own in
          System.attribute(descriptor, name, own) == length
            && own.prefix(length).elementsEqual(value)
        }
      }
    }
  #endif
}
