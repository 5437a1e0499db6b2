public import LottieEngine
public import LottieGeometry
public import LottieScene

/// Images and other views that move with a layer of an animation, above all the layer shows.
///
/// They lie in the layer's own space: a point is a unit of the layer, the origin its top left corner.
/// Later ones lie above earlier ones. Change it at any time: the next draw shows it.
public final class AnimationSubview {
  /// Something that is shown, and what the layer was last given of it.
  final class Item {
    enum Content {
      case image(LayerOverlay)
      case view(LottieAnimationView, origin: Point)
    }

    let content: Content
    var key = 0
    var place: Place?

    /// The layer it was put into, and the version of the view it was then.
    struct Place {
      let composition: ObjectIdentifier
      let version: Int
      let size: Size
    }

    init(_ content: Content) {
      self.content = content
    }
  }

  /// From the bottom to the top.
  private(set) var items: [Item] = []
  /// The view it was added to; nil when that is gone or it was taken out.
  public internal(set) weak var superview: LottieAnimationView?

  /// A subview that shows nothing yet.
  public init() {}

  /// A subview of another view, at the layer's origin.
  public convenience init(_ image: Pixmap) {
    self.init()
    addSubview(image)
  }

  /// A subview of another view, at the layer's origin.
  public convenience init(_ view: LottieAnimationView) {
    self.init()
    addSubview(view)
  }

  /// Shows a still image above what it shows so far.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: Where, in the layer's space, stretched to it; nil is from the origin on, a pixel a point.
  ///     An empty one shows nothing.
  public func addSubview(_ image: Pixmap, frame: Rect? = nil) {
    guard image.width > 0, image.height > 0 else { return }
    items.append(Item(.image(LayerOverlay(ImageResource(image), frame: frame))))
  }

  /// Shows another view above what it shows so far: as large as its size in points, and as sharp as its
  /// scale.
  ///
  /// The view is told the time with the one it lies in, and drawn with it. One that lies in itself is
  /// not drawn again.
  public func addSubview(_ view: LottieAnimationView, at origin: Point = Point(0, 0)) {
    items.append(Item(.view(view, origin: origin)))
  }

  /// Shows nothing any more; it stays in its layer.
  public func removeAllSubviews() { items = [] }

  /// Removes it from its view, if it has one.
  public func removeFromSuperview() { superview?.removeSubview(self) }
}

/// The subviews of a view, and where they are.
///
/// A class, since what is told to one of them may come back to the view: no access is held meanwhile.
final class ViewSubviews {
  private var entries: [(subview: AnimationSubview, keypath: AnimationKeypath)] = []
  private var lastKey = 0
  /// The keys that layers show, and the layers.
  private var placed: [Int: AnimationKeypath] = [:]

  func add(_ subview: AnimationSubview, _ keypath: AnimationKeypath) {
    remove(subview)
    entries.append((subview, keypath))
  }

  func remove(_ subview: AnimationSubview) {
    entries.removeAll { $0.subview === subview }
    for item in subview.items { item.place = nil }
  }

  /// Those of a keypath.
  func all(_ keypath: AnimationKeypath) -> [AnimationSubview] {
    entries.filter { $0.keypath == keypath }.map(\.subview)
  }

  /// Tells the views in it what time it is.
  func update(at time: Double) {
    for entry in entries {
      for case .view(let view, _) in entry.subview.items.map(\.content) { view.update(at: time) }
    }
  }

  /// Layers were made anew, and show none of them.
  func forgetPlaces() {
    placed = [:]
    for entry in entries { for item in entry.subview.items { item.place = nil } }
  }

  /// Shows present subviews in their layers and removes those that are gone.
  func place(in composition: Composition) throws(DrawingError) {
    guard !entries.isEmpty || !placed.isEmpty else { return }
    var shown: [Int: AnimationKeypath] = [:]
    for entry in entries {
      for item in entry.subview.items {
        if item.place?.composition != ObjectIdentifier(composition) {
          lastKey += 1
          item.key = lastKey
          item.place = nil
        }
        shown[item.key] = entry.keypath
      }
    }
    for (key, keypath) in placed where shown[key] == nil {
      composition.setOverlay(nil, key: key, onLayerAt: keypath)
    }
    placed = shown
    for entry in entries {
      for item in entry.subview.items { try place(item, entry.keypath, in: composition) }
    }
  }

  private func place(
    _ item: AnimationSubview.Item,
    _ keypath: AnimationKeypath,
    in composition: Composition
  ) throws(DrawingError) {
    let id = ObjectIdentifier(composition)
    switch item.content {
    case .image(let overlay):
      guard item.place == nil else { return }
      composition.setOverlay(overlay, key: item.key, onLayerAt: keypath)
      item.place = AnimationSubview.Item.Place(
        composition: id,
        version: 0,
        size: Size(width: 0, height: 0)
      )
    case .view(let view, let origin):
      try view.draw()
      guard item.place?.version != view.version || item.place?.size != view.size else { return }
      let frame = Rect(x: origin.x, y: origin.y, width: view.size.width, height: view.size.height)
      let image = ImageResource(view.pixmap)
      guard image.pixmap.width > 0 else { return }
      composition.setOverlay(
        LayerOverlay(image, frame: frame),
        key: item.key,
        onLayerAt: keypath
      )
      item.place = AnimationSubview.Item.Place(
        composition: id,
        version: view.version,
        size: view.size
      )
    }
  }
}

extension LottieAnimationView {
  /// Adds a subview to the first layer that a keypath means, above those it has; nothing happens when
  /// there is no such layer.
  ///
  /// One that was added elsewhere moves here.
  public func addSubview(_ subview: AnimationSubview, forLayerAt keypath: AnimationKeypath) {
    subview.removeFromSuperview()
    subview.superview = self
    subviews.add(subview, keypath)
  }

  /// Takes a subview out of its layer.
  public func removeSubview(_ subview: AnimationSubview) {
    guard subview.superview === self else { return }
    subview.superview = nil
    subviews.remove(subview)
  }

  /// Takes out all subviews that were added for a keypath.
  public func removeSubviews(forLayerAt keypath: AnimationKeypath) {
    for subview in subviews.all(keypath) { removeSubview(subview) }
  }
}
