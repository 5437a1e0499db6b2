// One import shows all that the library's own declarations speak of: docs/decisions/0015-one-import.md.

@_exported public import LottieCodecs
@_exported public import LottieEngine
@_exported public import LottieGeometry
@_exported public import LottieModel
@_exported public import LottieRaster
@_exported public import LottieScene

@_exported public import struct Logging.Logger
@_exported public import struct OrderedCollections.OrderedDictionary
