/// The members that lottie-android 6.7.1 reads: ``AndroidMembers`` reads this table.
///
/// A line at the margin is a kind of object and its name in messages; the lines below are its members
/// and how they are read (``AndroidMember/Reading``). The player stops at a value of another kind, `null`
/// included, and passes over members that are not listed. A last word says that it stops without the
/// member: while it reads (`parsed`), when it makes the layer (`built`), or when it draws it (`drawn`). A
/// member and a range after it restrict that.
///
/// Read in the parsers (lottie/src/main/java/com/airbnb/lottie/parser at v6.7.1) and measured on 2026-11-24:
/// each member of 24 documents left out, and set to null.
enum AndroidMembersText {
  static let objects: StaticString = """
    animation the animation
      w number
      h number
      ip number
      op number
      fr number
      v version
      layers list layer
      assets list asset
      fonts object fonts
      chars list character
      markers list marker
    asset an asset
      id text
      layers list layer
      w whole
      h whole
      p text
      u text
    fonts the fonts
      list list font
    font a font
      fFamily text
      fName text
      fStyle text
      ascent number
    character a glyph
      ch character
      size number
      w number
      style text parsed
      fFamily text parsed
      data object outlines
    outlines a glyph's outlines
      shapes groups
    marker a marker
      cm text
      tm number
      dr number
    layer a layer
      nm text
      ind whole
      refId text built ty 0...0
      ty whole 0... built
      parent whole
      sw whole
      sh whole
      sc hexcolor
      ks object transform built ty 0...5
      tt whole 0...
      masksProperties list mask
      shapes shapes
      t object text built ty 5...5
      ef effects
      sr number
      st number
      w number
      h number
      ip number
      op number
      tm float
      cl text
      hd flag
      ao whole
      bm whole 0...
    transform a transform
      a anchor
      p position
      s scale
      rz float
      r float
      o opacity
      so float
      eo float
      sk float
      sa float
      rx float
      ry float
    copies a repeater's transform
      a anchor
      p position
      s scale
      rz float
      r float
      o opacity
      so float drawn
      eo float drawn
      sk float
      sa float
      rx float
      ry float
    mask a mask
      mode text built
      pt path built
      o opacity built
      inv flag
    text a text
      d document built
      a first animator
    animator a text animator
      s object selector
      a object style
    selector a range selector
      s opacity
      e opacity
      o opacity
      r whole
    style the style of a text animator
      fc color
      sc color
      sw float
      t float
      o opacity
    document a text document
      t text drawn
      f text
      s number
      j whole
      tr whole
      lh number
      ls number
      fc rgb
      sc rgb
      sw number
      of flag
      ps pair
      sz pair
    gr a group
      nm text
      hd flag
      it shapes
    st a stroke
      nm text
      c color built
      w float built
      o opacity
      lc whole 1...3
      lj whole 1...3
      ml number
      hd flag
      d list dash
    gs a gradient stroke
      nm text
      g object gradient built
      o opacity
      t whole
      s size built
      e size built
      w float built
      lc whole 1...3 drawn
      lj whole 1...3 drawn
      ml number
      hd flag
      d list dash
    dash a dash
      n text parsed
      v float built
    gradient the colors of a gradient
      p whole
      k gradient built
    fl a fill
      nm text
      c color drawn
      o opacity
      fillEnabled flag
      r whole
      hd flag
    gf a gradient fill
      nm text
      g object gradient built
      o opacity
      t whole
      s size built
      e size built
      r whole
      hd flag
    tr a group's transform
      a anchor
      p position
      s scale
      rz float
      r float
      o opacity
      so float
      eo float
      sk float
      sa float
      rx float
      ry float
    sh a path
      nm text
      ind whole
      ks path built
      hd flag
    el an ellipse
      nm text
      p position built
      s size built
      hd flag
      d whole
    rc a rectangle
      nm text
      p position built
      s size built
      r float built
      hd flag
    sr a star
      nm text
      sy whole drawn
      pt float built
      p position built
      r float built
      or float built
      os float built
      ir float built sy 1...1
      is float built sy 1...1
      hd flag
      d whole
    tm a trim path
      s float built
      e float built
      o float built
      nm text
      m whole 1...2
      hd flag
    mm merge paths
      nm text
      mm whole
      hd flag
    rp a repeater
      nm text
      c float built
      o float built
      tr object copies built
      hd flag
    rd rounded corners
      nm text
      r float built
      hd flag
    shadow a control of a drop shadow
      nm text
    blur a control of a blur
      ty whole
    """
}
