/** What a drawing of ours may consist of; anything else is taken out. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs clippath pattern marker use lineargradient radialgradient stop symbol mask'.split(
    ' ',
  ),
)
const attributes = new Set(
  `viewbox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy transform fill fill-opacity fill-rule stroke stroke-width stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-miterlimit opacity text-anchor dominant-baseline alignment-baseline font-size
  font-family font-weight font-style letter-spacing textlength lengthadjust preserveaspectratio id class role aria-label aria-hidden aria-labelledby
  clip-path clippathunits patternunits patterntransform patterncontentunits markerwidth markerheight markerunits orient refx refy marker-end
  marker-start marker-mid gradientunits gradienttransform offset stop-color stop-opacity href mask maskunits pathlength vector-effect
  paint-order rotate style data-part xmlns`.split(/\s+/),
)
/** A reference may only point into the same drawing. */
const outside = /url\(\s*['"]?(?!['"]?#)|javascript:|data:|expression\(|@import|<|&#/i

/**
 * Makes the markup of a drawing safe to put in the page: known svg elements and attributes only, no handlers, no
 * reference that leaves the drawing. Gives null when it is not a drawing at all.
 */
export function cleanSvg(markup: string): string | null {
  const root = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement
  if (root.localName !== 'svg' || root.getElementsByTagName('parsererror').length > 0) return null
  clean(root)
  return new XMLSerializer().serializeToString(root)
}

function clean(element: Element): void {
  for (const attribute of Array.from(element.attributes)) {
    const name = attribute.name.toLowerCase()
    const bad =
      !attributes.has(name) || outside.test(attribute.value) || (name === 'href' && !attribute.value.startsWith('#'))
    if (bad) element.removeAttribute(attribute.name)
  }
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) continue
    if (child instanceof Element && elements.has(child.localName.toLowerCase())) clean(child)
    else child.remove()
  }
}
