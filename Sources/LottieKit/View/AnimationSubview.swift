public import LottieEngine
public import LottieGeometry
public import LottieScene

/// Images and other views drawn above a layer of an animation, moving with it.
///
/// They use the layer's own coordinates: a point is a unit of the layer, the origin its top left corner.
/// Later ones lie above earlier ones. Changes take effect at the next draw.
public final class AnimationSubview {
  /// An image or view, and its state in the layer.
  final class Item {
    enum Content {
      case image(LayerOverlay)
      case view(LottieAnimationView, origin: Point)
    }

    let content: Content
    var key = 0
    var place: Place?

    /// The layer that shows it, and the version of the view shown there.
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
  /// The view it was added to; nil if that no longer exists or it was removed.
  public internal(set) weak var superview: LottieAnimationView?

  /// Creates an empty subview.
  public init() {}

  /// Creates a subview of an image, at the layer's origin.
  public convenience init(_ image: Pixmap) {
    self.init()
    addSubview(image)
  }

  /// Creates a subview of another view, at the layer's origin.
  public convenience init(_ view: LottieAnimationView) {
    self.init()
    addSubview(view)
  }

  /// Adds a still image on top.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: The rectangle to stretch it to, in the layer's space; nil for the origin and one point per
  ///     pixel. An empty one shows nothing.
  public func addSubview(_ image: Pixmap, frame: Rect? = nil) {
    guard image.width > 0, image.height > 0 else { return }
    items.append(Item(.image(LayerOverlay(ImageResource(image), frame: frame))))
  }

  /// Adds another view on top, at its size in points and the resolution of its scale.
  ///
  /// The view is updated and drawn with its superview. A view inside itself is not drawn again.
  public func addSubview(_ view: LottieAnimationView, at origin: Point = Point(0, 0)) {
    items.append(Item(.view(view, origin: origin)))
  }

  /// Removes all images and views; the subview stays in its layer.
  public func removeAllSubviews() { items = [] }

  /// Removes it from its view, if it has one.
  public func removeFromSuperview() { superview?.removeSubview(self) }
}

/// The subviews of a view, and where they are.
///
/// A class, as updating one of them may call back into the view: no exclusive access is held meanwhile.
final class ViewSubviews {
  private var entries: [(subview: AnimationSubview, keypath: AnimationKeypath)] = []
  private var lastKey = 0
  /// The layers that show overlays, by overlay key.
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

  /// Updates the views in it.
  func update(at time: Double) {
    for entry in entries {
      for case .view(let view, _) in entry.subview.items.map(\.content) { view.update(at: time) }
    }
  }

  /// Resets all places after the layers were rebuilt.
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
  /// Adds a subview to the first layer that a keypath matches, above the layer's others; does nothing
  /// if no layer matches.
  ///
  /// A subview of another layer or view is moved.
  public func addSubview(_ subview: AnimationSubview, forLayerAt keypath: AnimationKeypath) {
    subview.removeFromSuperview()
    subview.superview = self
    subviews.add(subview, keypath)
  }

  /// Removes a subview from its layer.
  public func removeSubview(_ subview: AnimationSubview) {
    guard subview.superview === self else { return }
    subview.superview = nil
    subviews.remove(subview)
  }

  /// Removes all subviews that were added for a keypath.
  public func removeSubviews(forLayerAt keypath: AnimationKeypath) {
    for subview in subviews.all(keypath) { removeSubview(subview) }
  }
}
