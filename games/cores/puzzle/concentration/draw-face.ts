import { star } from '../../../art/hud.ts'
import { drawNumber } from '../../../art/number-words.ts'
import type { Pen } from '../../../art/view.ts'
import type { Face, ShapeName } from './card-faces.ts'

const ink = '#1a1a38'
const filled = '#304de0'
const empty = '#dfe4ff'

/** Draws what is on a card around the origin, into a box of this size. */
export function drawFace(pen: Pen, face: Face, width: number, height: number): void {
  switch (face.kind) {
    case 'words':
      drawWords(pen, face.words, width)
      return
    case 'dots':
      drawDots(pen, face.count, height)
      return
    case 'pie':
      drawPie(pen, face.filled, face.parts, height * 0.4)
      return
    case 'shape':
      drawShape(pen, face.name, height * 0.36)
      return
    default:
      face satisfies never
  }
}

function drawWords(pen: Pen, words: string, width: number): void {
  const size = Math.min(27, (width * 1.55) / Math.max(3, words.length))
  const parts = words.length > 8 && words.includes(' ') && size < 15 ? splitInTwo(words) : [words]
  const fits =
    parts.length === 1
      ? Math.max(13, size)
      : Math.min(17, (width * 1.6) / Math.max(...parts.map((part) => part.length)))
  parts.forEach((part, index) =>
    drawNumber(pen, part, 0, (index - (parts.length - 1) / 2) * (fits + 3), { size: fits, color: ink }),
  )
}

function splitInTwo(words: string): string[] {
  const middle = words.length / 2
  const spaces = [...words.matchAll(/ /g)].map((match) => match.index)
  const at = spaces.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
  return [words.slice(0, at), words.slice(at + 1)]
}

function drawDots(pen: Pen, count: number, height: number): void {
  const rows = Math.ceil(count / 5)
  const step = Math.min(13.5, (height - 8) / Math.max(3, rows))
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / 5)
    const inRow = Math.min(5, count - row * 5)
    const x = ((index % 5) - (inRow - 1) / 2) * 13.5
    pen.circle(x, (row - (rows - 1) / 2) * step, 5.2, ['#304de0', '#ef5a4c', '#0f7d6e'][row % 3] ?? ink)
  }
}

function drawPie(pen: Pen, parts: number, whole: number, radius: number): void {
  pen.circle(0, 0, radius, empty)
  const at = (turn: number): readonly [number, number] => [
    Math.sin(turn * Math.PI * 2) * radius,
    -Math.cos(turn * Math.PI * 2) * radius,
  ]
  for (let index = 0; index < parts; index++) {
    const arc = Array.from({ length: 13 }, (_, step) => at((index + step / 12) / whole))
    pen.polygon([[0, 0], ...arc], filled)
  }
  for (let index = 0; index < whole; index++) pen.line([[0, 0], at(index / whole)], 2, '#fff')
  const rim = Array.from({ length: 49 }, (_, step) => at(step / 48))
  pen.line(rim, 2.2, ink)
}

function corners(count: number, radius: number, turn = 0): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}

function drawShape(pen: Pen, name: ShapeName, r: number): void {
  switch (name) {
    case 'circle':
      return pen.circle(0, 0, r, '#f99b39')
    case 'oval':
      return pen.ellipse(0, 0, r * 1.35, r * 0.85, '#d381d8')
    case 'ring':
      pen.circle(0, 0, r, '#fbc024')
      return pen.circle(0, 0, r * 0.55, '#fff')
    case 'triangle':
      return pen.polygon(corners(3, r * 1.12), '#99ce5c')
    case 'square':
      return pen.rect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, '#7990f4')
    case 'rectangle':
      return pen.rect(-r * 1.35, -r * 0.7, r * 2.7, r * 1.4, '#59aff4')
    case 'pentagon':
      return pen.polygon(corners(5, r * 1.08), '#ee82b8')
    case 'hexagon':
      return pen.polygon(corners(6, r * 1.08), '#4fcaa2')
    case 'octagon':
      return pen.polygon(corners(8, r * 1.06, 0.5), '#f36d77')
    case 'rhombus':
      return pen.polygon(
        [
          [0, -r * 1.15],
          [r * 0.8, 0],
          [0, r * 1.15],
          [-r * 0.8, 0],
        ],
        '#ad88eb',
      )
    case 'trapezoid':
      return pen.polygon(
        [
          [-r * 0.7, -r * 0.75],
          [r * 0.7, -r * 0.75],
          [r * 1.3, r * 0.75],
          [-r * 1.3, r * 0.75],
        ],
        '#58c5de',
      )
    case 'half circle':
      return pen.path(`M${-r * 1.2} ${r * 0.55}A${r * 1.2} ${r * 1.2} 0 0 1 ${r * 1.2} ${r * 0.55}Z`, '#f99b39')
    case 'star':
      return star(pen, 0, 0, r * 1.15, '#fbc024')
    case 'heart':
      return pen.at(0, 0, { scaleX: r / 20, scaleY: r / 20 }, () =>
        pen.path('M0 21C-26 4-23-18-9-18-3-18 0-14 0-10 0-14 3-18 9-18 23-18 26 4 0 21Z', '#ef5a4c'),
      )
    case 'cross':
      pen.rect(-r * 0.38, -r * 1.05, r * 0.76, r * 2.1, '#0f7d6e')
      return pen.rect(-r * 1.05, -r * 0.38, r * 2.1, r * 0.76, '#0f7d6e')
    default:
      return name satisfies never
  }
}
