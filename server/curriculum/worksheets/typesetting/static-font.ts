import { create, type Font } from 'fontkit'

/** Tables that make a font variable; an instance of one weight has none of them. */
const variable = new Set(['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'STAT'])

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => bytes.writeInt16BE(value, i * 2))
  return bytes
}

interface Outline {
  readonly bytes: Buffer
  readonly points: number
  readonly contours: number
  readonly left: number
}

const empty: Outline = { bytes: Buffer.alloc(0), points: 0, contours: 0, left: 0 }

/** The outline of a glyph, drawn with lines and quadratic curves, as TrueType stores it. */
function encodeOutline(path: string): Outline {
  const points: { x: number; y: number; on: number }[] = []
  const ends: number[] = []
  for (const [, command = '', list = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const at = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((text) => Math.round(Number(text)))
    if (command === 'Q') points.push({ x: at[0] ?? 0, y: at[1] ?? 0, on: 0 }, { x: at[2] ?? 0, y: at[3] ?? 0, on: 1 })
    else if (command === 'Z') ends.push(points.length - 1)
    else points.push({ x: at[0] ?? 0, y: at[1] ?? 0, on: 1 })
  }
  if (points.length === 0) return empty
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  const moves = (values: readonly number[]): Buffer => words(...values.map((value, i) => value - (values[i - 1] ?? 0)))
  const left = Math.min(...xs)
  const bytes = Buffer.concat([
    words(ends.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
    Buffer.from(points.map((point) => point.on)),
    moves(xs),
    moves(ys),
  ])
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  return { bytes: padded, points: points.length, contours: ends.length, left }
}

/** Puts tables together to one file. The checks of the tables stay empty: nobody reads them. */
export function joinTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts = [head]
  let at = head.length
  for (const [i, [tag, table]] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    head.write(tag, 12 + i * 16, 'latin1')
    head.writeUInt32BE(at, 12 + i * 16 + 8)
    head.writeUInt32BE(table.length, 12 + i * 16 + 12)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat(parts)
}

/**
 * One weight of a variable TrueType font as a font of its own: the writer of PDF cannot embed a variation. `mark` takes the
 * place of the check sum in its head, by which that writer knows two weights of one family apart.
 */
export function staticFont(tables: ReadonlyMap<string, Buffer>, weight: number, mark: number): Font {
  const source = create(joinTables(tables)).getVariation({ wght: weight })
  const maxp = Buffer.from(tables.get('maxp') ?? Buffer.alloc(32))
  const count = maxp.readUInt16BE(4)
  const outlines: Outline[] = []
  const hmtx = Buffer.alloc(count * 4)
  const loca = Buffer.alloc((count + 1) * 4)
  let at = 0
  for (let id = 0; id < count; id++) {
    const glyph = source.getGlyph(id)
    const outline = encodeOutline(glyph.path.toSVG())
    outlines.push(outline)
    hmtx.writeUInt16BE(Math.round(glyph.advanceWidth), id * 4)
    hmtx.writeInt16BE(outline.left, id * 4 + 2)
    loca.writeUInt32BE((at += outline.bytes.length), (id + 1) * 4)
  }
  maxp.writeUInt16BE(Math.max(...outlines.map((outline) => outline.points)), 6)
  maxp.writeUInt16BE(Math.max(...outlines.map((outline) => outline.contours)), 8)
  const hhea = Buffer.from(tables.get('hhea') ?? Buffer.alloc(36))
  hhea.writeUInt16BE(count, 34)
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54))
  head.writeUInt32BE(mark, 8)
  const kept = [...tables].filter(([tag]) => !variable.has(tag))
  const glyf = Buffer.concat(outlines.map((outline) => outline.bytes))
  return create(joinTables(new Map([...kept, ...Object.entries({ maxp, hhea, head, hmtx, loca, glyf })])))
}
