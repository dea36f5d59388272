import { useLayoutEffect, type RefObject } from 'react'

/** A rectangle in the units of a drawing. */
export interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of its panel a drawing fills, and how many times larger it may become at most. */
export interface TightView {
  readonly share: number
  readonly most: number
}

/**
 * The views of drawings that lay on equal sheets, cut to what is drawn on them. All get the same size, so that what was
 * larger on one of them stays larger. A view is `share` filled, never larger than its sheet and at most `most` times smaller.
 * What takes the width of its sheet already keeps it whole: less height would enlarge nothing.
 */
export function tightViews(sheet: DrawnBox, drawn: readonly DrawnBox[], { share, most }: TightView): DrawnBox[] {
  const across = (side: 'width' | 'height') => {
    const wanted = Math.max(...drawn.map((box) => box[side])) / share
    return Math.min(sheet[side], Math.max(wanted, sheet[side] / most))
  }
  const width = across('width')
  const height = width < sheet.width ? across('height') : sheet.height
  const within = (middle: number, size: number, from: number, whole: number) =>
    Math.min(from + whole - size, Math.max(from, middle - size / 2))
  return drawn.map((box) => ({
    x: within(box.x + box.width / 2, width, sheet.x, sheet.width),
    y: within(box.y + box.height / 2, height, sheet.y, sheet.height),
    width,
    height,
  }))
}

const attribute = ({ x, y, width, height }: DrawnBox) =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ')

/** What is drawn on a sheet; null where a browser cannot say it, or where nothing is. */
function drawnOn(svg: SVGSVGElement): DrawnBox | null {
  const box = typeof svg.getBBox === 'function' ? svg.getBBox() : null
  return box !== null && box.width > 0 && box.height > 0 ? box : null
}

/** Cuts the drawings within an element to what is drawn on them, before they are seen; `drawings` says when they are others. */
export function useTightView(within: RefObject<HTMLElement | null>, drawings: string, tight: TightView): void {
  const { share, most } = tight
  useLayoutEffect(() => {
    const all = [...(within.current?.querySelectorAll<SVGSVGElement>('svg[viewBox].fig') ?? [])]
    const sheets = new Set(all.map((svg) => svg.getAttribute('viewBox')))
    const drawn = all.map(drawnOn).filter((box) => box !== null)
    const sheet = all[0]?.viewBox?.baseVal
    // Of sheets that differ nobody knows the common scale.
    if (sheets.size !== 1 || !sheet || drawn.length !== all.length) return
    const before = all.map((svg) => svg.getAttribute('viewBox') ?? '')
    const { x, y, width, height } = sheet
    const views = tightViews({ x, y, width, height }, drawn, { share, most })
    for (const [at, svg] of all.entries()) {
      const view = views[at]
      if (view) svg.setAttribute('viewBox', attribute(view))
    }
    return () => {
      for (const [at, svg] of all.entries()) svg.setAttribute('viewBox', before[at] ?? '')
    }
  }, [within, drawings, share, most])
}
