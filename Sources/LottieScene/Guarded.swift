#if LOTTIE_TSAN
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// A value behind a lock that ThreadSanitizer sees, for builds with it.
  ///
  /// It does not see a contended `Mutex`, which waits in the kernel, and would report what the lock guards.
  package struct Guarded<Value>: ~Copyable, @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    /// Guards a value that nothing else refers to.
    package init(_ value: consuming sending Value) {
      pthread_mutex_init(lock, nil)
      self.value.initialize(to: value)
    }

    deinit {
      pthread_mutex_destroy(lock)
      value.deinitialize(count: 1)
      value.deallocate()
      lock.deallocate()
    }

    /// Runs a closure while no other thread does so with this value.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#else
  package import Synchronization

  /// A value behind a lock.
  package typealias Guarded = Mutex
#endif
