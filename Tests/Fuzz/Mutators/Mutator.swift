import TestSupport

/// libFuzzer's own changes of an input, in place; returns its new length.
@_silgen_name("LLVMFuzzerMutate")
private func changeBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Changes an input: what libFuzzer asks instead of changing bytes at random.
///
/// Documents are changed as documents half of the time, and the checksums of a PNG corrected: few
/// changed bytes would get past them.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ limit: Int,
  _ seed: UInt32
) -> Int {
  if FuzzDriver.reader.readsDocuments, seed % 4 > 0 {
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    if let changed = DocumentMutator.mutate(input, seed), changed.count <= limit {
      data.update(from: changed, count: changed.count)
      return changed.count
    }
  }
  let length = changeBytes(data, count, limit)
  if FuzzDriver.reader == .images, seed % 4 > 0 {
    PNGChecksums.correct(UnsafeMutableBufferPointer(start: data, count: length))
  }
  return length
}

/// Combines two inputs: what libFuzzer asks for a part of its inputs.
///
/// - Returns: The length of the result; 0 for none.
@_cdecl("LLVMFuzzerCustomCrossOver")
func combine(
  _ first: UnsafePointer<UInt8>,
  _ firstCount: Int,
  _ second: UnsafePointer<UInt8>,
  _ secondCount: Int,
  _ output: UnsafeMutablePointer<UInt8>,
  _ limit: Int,
  _ seed: UInt32
) -> Int {
  let (a, b) = (
    Array(UnsafeBufferPointer(start: first, count: firstCount)),
    Array(UnsafeBufferPointer(start: second, count: secondCount))
  )
  var result: [UInt8]?
  if FuzzDriver.reader.readsDocuments {
    result = DocumentMutator.graft(a, b, seed)
  } else {
    var random = SeededRandom(UInt64(seed))
    result = Array(a[..<random.below(a.count + 1)]) + b[random.below(b.count + 1)...]
  }
  guard let result, result.count <= limit else { return 0 }
  output.update(from: result, count: result.count)
  return result.count
}
