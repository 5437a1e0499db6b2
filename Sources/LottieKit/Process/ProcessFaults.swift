import CProcess

/// Faults that Swift ends a program by, with a signal.
package enum ProcessFaults {
  /// Ends the program with a message and a status from now on, when the stack of a thread of
  /// ``WorkerThreads`` overflows, or when the address space that `ulimit -v` allows is used up.
  ///
  /// For programs, not for libraries. Other faults end it by their signal, as before.
  package static func watch(status: Int32) { c_process_watch_faults(status) }
}
