import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import { writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { between, centroid, fitInto, minus, polar, unit } from './plane-geometry.ts'

export type NetParams =
  /** Squares at column, row (from the top left): nets of a cube, right or wrong. Letters are written in the squares. */
  | {
      readonly kind: 'cells'
      readonly cells: readonly (readonly [number, number])[]
      readonly letters?: readonly string[]
      readonly label?: string
    }
  | {
      readonly kind: 'box'
      readonly length: number
      readonly width: number
      readonly height: number
      readonly labels?: NetLabels
    }
  | { readonly kind: 'square_pyramid'; readonly base: number; readonly slant: number; readonly labels?: NetLabels }
  | { readonly kind: 'triangular_pyramid'; readonly base: number; readonly labels?: NetLabels }
  | {
      readonly kind: 'triangular_prism'
      readonly base: number
      readonly triangleHeight: number
      readonly side: number
      readonly length: number
      readonly labels?: NetLabels
    }
  | { readonly kind: 'cylinder'; readonly radius: number; readonly height: number; readonly labels?: NetLabels }
  | { readonly kind: 'cone'; readonly radius: number; readonly slant: number; readonly labels?: NetLabels }

/** Keys: length, width, height (box); base, slant (pyramid); base, triangleHeight, side, length (prism); radius, height, slant (round). */
export type NetLabels = Readonly<Record<string, string>>

interface Flat {
  readonly faces: readonly (readonly Spot[])[]
  readonly disks?: readonly { readonly center: Spot; readonly radius: number }[]
  readonly measures: Readonly<Record<string, readonly [Spot, Spot, ('in' | 'out')?]>>
  /** The outline of a cone's lateral surface. */
  readonly sector?: { readonly center: Spot; readonly radius: number; readonly half: number }
}

/** A net: the faces of a solid laid flat, true to scale. Facts: kind, the sizes, cells, and labels. */
export function net(p: NetParams, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, 220)
  const flat = flatOf(p)
  const extent = [
    ...flat.faces.flat(),
    ...(flat.disks ?? []).flatMap((d) => corners(d.center, d.radius)),
    ...sectorPoints(flat),
  ]
  const { map, scale } = fitInto(extent, { left: 40, right: 280, top: 26, bottom: 194 }, 60)
  for (const face of flat.faces) board.polygon(face.map(map), { fill: tone.f1, stroke: tone.f4, width: 2.2 })
  if (flat.sector) board.polygon(sectorPoints(flat).map(map), { fill: tone.f1, stroke: tone.f4, width: 2.2 })
  for (const d of flat.disks ?? [])
    board.circle(map(d.center), d.radius * scale, { fill: tone.f2, stroke: tone.f4, width: 2.2 })
  if (p.kind === 'cells') {
    for (const [i, face] of flat.faces.entries()) {
      const letter = p.letters?.[i]
      if (letter) board.text(centroid(face.map(map)), letter, { size: 16 })
    }
    if (p.label) board.text([160, 208], p.label, { size: 16, weight: 700 })
  } else {
    const middle = centroid(extent.map(map))
    for (const [key, text] of Object.entries(p.labels ?? {})) writeMeasure(board, flat, key, text, map, middle)
  }
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? 'A net',
    alt: words.alt ?? netWords(p),
    facts: factsOf(p),
  })
}

function writeMeasure(
  board: DrawingBoard,
  flat: Flat,
  key: string,
  text: string,
  map: (p: Spot) => Spot,
  middle: Spot,
): void {
  const measure = flat.measures[key]
  if (!measure) throw new RangeError(`this net has no place for the measure ${key}`)
  const [a, b] = [map(measure[0]), map(measure[1])]
  if (measure[2] === 'in') board.line(a, b, { dash: dashed, stroke: tone.g3, width: 2.2 })
  const [dx, dy] = unit(minus(b, a))
  const half = between(a, b, 0.5)
  const outer = (half[0] - middle[0]) * dy - (half[1] - middle[1]) * dx >= 0
  writeSide(board, a, b, text, outer ? [dy, -dx] : [-dy, dx], measure[2] === 'in' ? 180 : 60)
}

const corners = ([x, y]: Spot, r: number): Spot[] => [
  [x - r, y - r],
  [x + r, y + r],
]

const rectangle = (x: number, y: number, w: number, h: number): Spot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

function sectorPoints(flat: Flat): Spot[] {
  const s = flat.sector
  if (!s) return []
  const arc = Array.from({ length: 41 }, (_, i): Spot => {
    const [x, y] = polar([0, 0], s.radius, 90 - s.half + (s.half * 2 * i) / 40)
    return [s.center[0] + x, s.center[1] - y]
  })
  return [s.center, ...arc]
}

function flatOf(p: NetParams): Flat {
  switch (p.kind) {
    case 'cells':
      return { faces: p.cells.map(([c, r]) => rectangle(c, -r - 1, 1, 1)), measures: {} }
    case 'box':
      return boxNet(p.length, p.width, p.height)
    case 'square_pyramid':
      return pyramidNet(p.base, p.slant)
    case 'triangular_pyramid':
      return tetraNet(p.base)
    case 'triangular_prism':
      return prismNet(p)
    case 'cylinder': {
      const around = 2 * Math.PI * p.radius
      const middle = around / 2
      return {
        faces: [rectangle(0, 0, around, p.height)],
        disks: [
          { center: [middle, p.height + p.radius], radius: p.radius },
          { center: [middle, -p.radius], radius: p.radius },
        ],
        measures: {
          height: [
            [around, 0],
            [around, p.height],
          ],
          radius: [[middle, p.height + p.radius], [middle + p.radius, p.height + p.radius], 'in'],
        },
      }
    }
    case 'cone': {
      const half = (180 * p.radius) / p.slant
      return {
        faces: [],
        sector: { center: [0, 0], radius: p.slant, half },
        disks: [{ center: [0, p.slant + p.radius], radius: p.radius }],
        measures: {
          slant: [
            [0, 0],
            [p.slant * Math.sin((half * Math.PI) / 180), p.slant * Math.cos((half * Math.PI) / 180)],
          ],
          radius: [[0, p.slant + p.radius], [p.radius, p.slant + p.radius], 'in'],
        },
      }
    }
  }
}

function boxNet(l: number, w: number, h: number): Flat {
  return {
    faces: [
      rectangle(0, 0, l, h),
      rectangle(0, h, l, w),
      rectangle(0, -w, l, w),
      rectangle(-w, 0, w, h),
      rectangle(l, 0, w, h),
      rectangle(l + w, 0, l, h),
    ],
    measures: {
      length: [
        [0, -w],
        [l, -w],
      ],
      width: [
        [0, h],
        [0, h + w],
      ],
      height: [
        [l * 2 + w, 0],
        [l * 2 + w, h],
      ],
    },
  }
}

function pyramidNet(b: number, s: number): Flat {
  return {
    faces: [
      rectangle(0, 0, b, b),
      [
        [0, b],
        [b, b],
        [b / 2, b + s],
      ],
      [
        [0, 0],
        [b, 0],
        [b / 2, -s],
      ],
      [
        [0, 0],
        [0, b],
        [-s, b / 2],
      ],
      [
        [b, 0],
        [b, b],
        [b + s, b / 2],
      ],
    ],
    measures: {
      base: [[0, 0], [b, 0], 'out'],
      slant: [[b / 2, b], [b / 2, b + s], 'in'],
    },
  }
}

function tetraNet(b: number): Flat {
  const h = (b * Math.sqrt(3)) / 2
  return {
    faces: [
      [
        [b / 2, h],
        [b * 1.5, h],
        [b, 0],
      ],
      [
        [0, 0],
        [b, 0],
        [b / 2, h],
      ],
      [
        [b, 0],
        [b * 2, 0],
        [b * 1.5, h],
      ],
      [
        [b / 2, h],
        [b * 1.5, h],
        [b, h * 2],
      ],
    ],
    measures: {
      base: [
        [0, 0],
        [b, 0],
      ],
    },
  }
}

function prismNet(p: Extract<NetParams, { kind: 'triangular_prism' }>): Flat {
  const { base: b, side: s, length: l, triangleHeight: t } = p
  return {
    faces: [
      rectangle(-s, 0, s, l),
      rectangle(0, 0, b, l),
      rectangle(b, 0, s, l),
      [
        [0, l],
        [b, l],
        [b / 2, l + t],
      ],
      [
        [0, 0],
        [b, 0],
        [b / 2, -t],
      ],
    ],
    measures: {
      base: [
        [0, 0],
        [b, 0],
      ],
      triangleHeight: [[b / 2, l], [b / 2, l + t], 'in'],
      side: [
        [b, 0],
        [b + s, 0],
      ],
      length: [
        [b + s, 0],
        [b + s, l],
      ],
    },
  }
}

function factsOf(p: NetParams): Figure['facts'] {
  const { kind, ...rest } = p
  const sizes = Object.fromEntries(Object.entries(rest).filter(([, v]) => typeof v === 'number')) as Record<
    string,
    number
  >
  const labels = 'labels' in p && p.labels ? Object.entries(p.labels).flat() : []
  return { kind, ...sizes, labels, ...(p.kind === 'cells' ? { cells: p.cells.flat(), letters: p.letters ?? [] } : {}) }
}

function netWords(p: NetParams): string {
  if (p.kind === 'cells') {
    const rows = [...new Set(p.cells.map((c) => c[1]))].toSorted((a, b) => a - b)
    const told = rows.map(
      (r) => `row ${r + 1}: columns ${listed(p.cells.filter((c) => c[1] === r).map((c) => String(c[0] + 1)))}`,
    )
    const letters = p.letters?.length ? ` Letters in order: ${p.letters.join(', ')}.` : ''
    return altText(`${p.label ? `${p.label}: ` : ''}${p.cells.length} joined squares in ${told.join('; ')}.${letters}`)
  }
  const faces = {
    box: 'A net of six rectangles in a cross',
    square_pyramid: 'A net of a square with a triangle on each side',
    triangular_pyramid: 'A net of four equal triangles',
    triangular_prism: 'A net of three rectangles in a row with a triangle above and below the middle one',
    cylinder: 'A net of a rectangle with a circle above and below',
    cone: 'A net of a circle and a sector',
  }[p.kind]
  const labels = Object.entries(p.labels ?? {}).map(
    ([k, t]) => `${k === 'triangleHeight' ? 'height of the triangle' : k} ${t}`,
  )
  return altText(`${faces}${labels.length ? `, with ${listed(labels)}` : ''}.`)
}
