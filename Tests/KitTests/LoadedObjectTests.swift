#if os(Linux)
  import CProcess
  import Glibc
  import Testing

  /// The program's own search for the object of an address, which replaces glibc's `_dl_find_object`.
  @Suite struct LoadedObjectTests {
    /// Addresses in glibc, and in the program itself.
    static let addresses: [UInt] = [
      UInt(bitPattern: unsafeBitCast(getpid as @convention(c) () -> pid_t, to: Int.self)),
      UInt(bitPattern: unsafeBitCast(c_process_time as @convention(c) () -> Double, to: Int.self)),
    ]

    @Test("finds the object and the table for unwinding that glibc finds", arguments: addresses)
    func finds(place: UInt) throws {
      typealias Find = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt
      // glibc 2.35 or newer has it.
      guard let function = dlsym(nil, "_dl_find_object") else { return }
      let find = unsafeBitCast(function, to: Find.self)
      let address = try #require(UnsafeMutableRawPointer(bitPattern: place))
      let result = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 16)
      defer { result.deallocate() }
      #expect(find(address, result) == 0)

      var object = CObject()
      #expect(c_process_object(address, &object) == 0)
      // struct dl_find_object: flags, start, end, link_map, table.
      #expect(object.start == result.load(fromByteOffset: 8, as: UnsafeRawPointer.self))
      // glibc counts to the end of the program's code or of its data, as it was loaded.
      #expect(object.end >= result.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
      #expect(object.end > UnsafeRawPointer(address))
      #expect(object.table == result.load(fromByteOffset: 32, as: UnsafeRawPointer.self))
    }

    @Test("an address in no object has none")
    func none() {
      var object = CObject()
      #expect(c_process_object(UnsafeRawPointer(bitPattern: 16), &object) == -1)
    }
  }
#endif
