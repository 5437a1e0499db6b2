/// The names of an expression's environment, and of members of its objects.
enum HostName: String, CaseIterable {
  case thisComp, thisLayer, thisProperty, this, value, time, index, name, inPoint, outPoint
  case numKeys, width, height, velocity, speed, hasParent, parent, active, enabled, transform
  case anchorPoint, position, rotation, scale, opacity, content, effect, comp, layer, mask
  case key, nearestKey, valueAtTime, velocityAtTime, speedAtTime
  case loopIn, loopOut, loopInDuration, loopOutDuration
  case loop_in, loop_out, loop_in_duration, loop_out_duration
  case smooth, wiggle, temporalWiggle, posterizeTime, framesToTime, timeToFrames, timeToTimecode
  case timeToNTSCTimecode, timeToFeetAndFrames, timeToCurrentFormat, createPath
  case toComp, fromComp, toWorld, fromWorld, toCompVec, fromCompVec, toWorldVec, fromWorldVec
  case fromCompToSurface, sourceRectAtTime, sampleImage, textIndex, textTotal, selectorValue
  case propertyGroup, propertyIndex, text, sourceText, timeRemap, marker, startTime, source
  case numLayers, frameDuration, duration, displayStartTime, pixelAspect
  case points, inTangents, outTangents, isClosed, pointOnPath, tangentOnPath, normalOnPath, path
  case param, sourceTime, animator, selector, property, activeCamera, cameraOption, zoom,
    pointOfInterest
  case footage, sourceData, dataValue
  case _name, matchName, numProperties, color, style, createStyle, getStyleAt

  static let all = Array(allCases)

  /// The canonical name, where a function has two.
  var canonical: HostName {
    switch self {
    case .loop_in: .loopIn
    case .loop_out: .loopOut
    case .loop_in_duration: .loopInDuration
    case .loop_out_duration: .loopOutDuration
    default: self
    }
  }
}
