/// AddressSanitizer and ThreadSanitizer.
package enum Sanitizer {
  /// Whether one is in this build, which takes terabytes of address space, and signals.
  #if LOTTIE_ASAN || LOTTIE_TSAN
    package static let isOn = true
  #else
    package static let isOn = false
  #endif
}
