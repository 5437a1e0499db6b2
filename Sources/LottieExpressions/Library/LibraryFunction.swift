/// The functions that every script has.
package enum LibraryFunction: CaseIterable {
  // Names of the language
  case isNaN, isFinite, parseInt, parseFloat, numberOf, stringOf, booleanOf, array, object, error
  case isArray, keys, fromCharCode, isInteger, evaluate
  // Math
  case abs, acos, asin, atan, atan2, ceil, cos, exp, floor, log, log2, log10, max, min, pow, round
  case sign, sin, sqrt, tan, trunc, cbrt, hypot, sinh, cosh, tanh, mathRandom
  // After Effects
  case sum, sub, mul, div, mod, neg, clamp, linear, ease, easeIn, easeOut, vectorLength, normalize
  case dot, cross, degreesToRadians, radiansToDegrees, rgbToHsl, hslToRgb, hexToRgb
  case random, gaussRandom, seedRandom, noise, lookAt, isInstanceOfArray
  // Members of arrays and strings
  case push, pop, shift, unshift, splice, reverse, sort, join, forEach, map, filter, reduce
  case some, every, find, findIndex, fill
  case indexOf, lastIndexOf, slice, concat, includes
  case charAt, charCodeAt, split, substring, substr, toUpperCase, toLowerCase, trim, replace
  case startsWith, endsWith, padStart, padEnd, repeated
  // Members of others
  case toFixed, toPrecision, toText, valueOf, hasOwn, callFunction, applyFunction

  /// Those that are called by a bare name.
  static let globals: [String: LibraryFunction] = [
    "isNaN": .isNaN, "isFinite": .isFinite, "parseInt": .parseInt, "parseFloat": .parseFloat,
    "Number": .numberOf, "String": .stringOf, "Boolean": .booleanOf, "Array": .array,
    "Object": .object, "Error": .error, "TypeError": .error, "RangeError": .error,
    "eval": .evaluate,
    "$bm_sum": .sum, "sum": .sum, "add": .sum, "$bm_add": .sum,
    "$bm_sub": .sub, "sub": .sub, "$bm_mul": .mul, "mul": .mul, "$bm_div": .div, "div": .div,
    "$bm_mod": .mod, "mod": .mod, "$bm_neg": .neg, "clamp": .clamp, "linear": .linear,
    "ease": .ease, "easeIn": .easeIn, "easeOut": .easeOut, "length": .vectorLength,
    "normalize": .normalize, "dot": .dot, "cross": .cross,
    "lookAt": .lookAt, "degreesToRadians": .degreesToRadians,
    "degrees_to_radians": .degreesToRadians,
    "radiansToDegrees": .radiansToDegrees, "radians_to_degrees": .radiansToDegrees,
    "rgbToHsl": .rgbToHsl, "hslToRgb": .hslToRgb, "hexToRgb": .hexToRgb,
    "random": .random, "gaussRandom": .gaussRandom, "seedRandom": .seedRandom, "noise": .noise,
    "$bm_isInstanceOfArray": .isInstanceOfArray,
  ]

  /// Those of `Math`.
  static let mathematics: [String: LibraryFunction] = [
    "abs": .abs, "acos": .acos, "asin": .asin, "atan": .atan, "atan2": .atan2, "ceil": .ceil,
    "cos": .cos, "exp": .exp, "floor": .floor, "log": .log, "log2": .log2, "log10": .log10,
    "max": .max, "min": .min, "pow": .pow, "round": .round, "sign": .sign, "sin": .sin,
    "sqrt": .sqrt, "tan": .tan, "trunc": .trunc, "cbrt": .cbrt, "hypot": .hypot, "sinh": .sinh,
    "cosh": .cosh, "tanh": .tanh, "random": .mathRandom,
  ]

  /// Those that are members of values.
  static let methods: [String: LibraryFunction] = [
    "push": .push, "pop": .pop, "shift": .shift, "unshift": .unshift, "splice": .splice,
    "reverse": .reverse, "sort": .sort, "join": .join, "forEach": .forEach, "map": .map,
    "filter": .filter, "reduce": .reduce, "some": .some, "every": .every, "find": .find,
    "findIndex": .findIndex, "fill": .fill, "indexOf": .indexOf, "lastIndexOf": .lastIndexOf,
    "slice": .slice, "concat": .concat, "includes": .includes, "charAt": .charAt,
    "charCodeAt": .charCodeAt, "split": .split, "substring": .substring, "substr": .substr,
    "toUpperCase": .toUpperCase, "toLowerCase": .toLowerCase, "trim": .trim,
    "replace": .replace, "startsWith": .startsWith, "endsWith": .endsWith,
    "padStart": .padStart, "padEnd": .padEnd, "repeat": .repeated, "toFixed": .toFixed,
    "toPrecision": .toPrecision, "toString": .toText, "valueOf": .valueOf,
    "hasOwnProperty": .hasOwn, "call": .callFunction, "apply": .applyFunction,
  ]

  /// Whether arrays have it.
  var isOfArrays: Bool {
    switch self {
    case .push, .pop, .shift, .unshift, .splice, .reverse, .sort, .join, .forEach, .map, .filter,
      .reduce, .some, .every, .find, .findIndex, .fill, .indexOf, .lastIndexOf, .slice, .concat,
      .includes, .toText, .valueOf:
      true
    default: false
    }
  }

  /// Whether strings have it.
  var isOfStrings: Bool {
    switch self {
    case .indexOf, .lastIndexOf, .slice, .concat, .includes, .charAt, .charCodeAt, .split,
      .substring, .substr, .toUpperCase, .toLowerCase, .trim, .replace, .startsWith, .endsWith,
      .padStart, .padEnd, .repeated, .toText, .valueOf:
      true
    default: false
    }
  }

  /// Whether numbers and Booleans have it.
  var isOfNumbers: Bool {
    switch self {
    case .toFixed, .toPrecision, .toText, .valueOf: true
    default: false
    }
  }
}
