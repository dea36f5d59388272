import { brotliDecompressSync } from 'node:zlib'

/**
 * Unpacks a WOFF2 font into plain TrueType, so that one weight can be taken out of a variable font: the reader of fonts
 * takes variations of plain TrueType only. Source: WOFF File Format 2.0, sections 4 and 5.
 */

const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt. fpgm glyf loca prep CFF. VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG. sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('.', ' '))

class Stream {
  readonly bytes: Buffer
  at: number
  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.at = at
  }
  u8(): number {
    return this.bytes.readUInt8(this.at++)
  }
  u16(): number {
    this.at += 2
    return this.bytes.readUInt16BE(this.at - 2)
  }
  i16(): number {
    this.at += 2
    return this.bytes.readInt16BE(this.at - 2)
  }
  u32(): number {
    this.at += 4
    return this.bytes.readUInt32BE(this.at - 4)
  }
  take(length: number): Buffer {
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }
  /** A whole number in 7 bits a byte. */
  base128(): number {
    for (let value = 0, i = 0; i < 5; i++) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
    throw new RangeError('a number of this font is too long')
  }
  short255(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return this.u8() + 253
    return code === 254 ? this.u8() + 506 : code
  }
}

interface Entry {
  readonly tag: string
  readonly transformed: boolean
  /** Of what is stored. */
  readonly length: number
}

function readDirectory(file: Stream, count: number): Entry[] {
  return Array.from({ length: count }, () => {
    const flags = file.u8()
    const tag = (flags & 63) === 63 ? file.take(4).toString('latin1') : (knownTags[flags & 63] ?? '')
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    const original = file.base128()
    return { tag, transformed, length: transformed ? file.base128() : original }
  })
}

/** The change of place that a flag announces, with its bytes read from the stream of glyphs. */
function readTriplet(flag: number, glyphs: Stream): [dx: number, dy: number] {
  const sign = (bit: number, value: number): number => ((flag & bit) === 0 ? -value : value)
  if (flag < 10) return [0, sign(1, ((flag & 14) << 7) + glyphs.u8())]
  if (flag < 20) return [sign(1, (((flag - 10) & 14) << 7) + glyphs.u8()), 0]
  if (flag < 84) {
    const [code, byte] = [flag - 20, glyphs.u8()]
    return [sign(1, 1 + (code & 0x30) + (byte >> 4)), sign(2, 1 + ((code & 0x0c) << 2) + (byte & 15))]
  }
  if (flag < 120) {
    const code = flag - 84
    const dx = 1 + Math.floor(code / 12) * 256 + glyphs.u8()
    return [sign(1, dx), sign(2, 1 + ((code % 12) >> 2) * 256 + glyphs.u8())]
  }
  if (flag < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    return [sign(1, (first << 4) + (second >> 4)), sign(2, ((second & 15) << 8) + third)]
  }
  return [sign(1, glyphs.u16()), sign(2, glyphs.u16())]
}

interface Streams {
  readonly contours: Stream
  readonly points: Stream
  readonly flags: Stream
  readonly glyphs: Stream
  readonly composites: Stream
  readonly boxes: Stream
  readonly instructions: Stream
}

const signed = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => bytes.writeInt16BE(value > 32_767 ? value - 65_536 : value, i * 2))
  return bytes
}

function simpleGlyph(contours: number, from: Streams, box: Buffer | null): Buffer {
  const ends: number[] = []
  for (let i = 0, count = 0; i < contours; i++) ends.push((count += from.points.short255()) - 1)
  const size = (ends.at(-1) ?? -1) + 1
  const on: number[] = []
  const [moveX, moveY]: [number[], number[]] = [[], []]
  const [allX, allY]: [number[], number[]] = [[], []]
  for (let i = 0, x = 0, y = 0; i < size; i++) {
    const flag = from.flags.u8()
    const [dx, dy] = readTriplet(flag & 0x7f, from.glyphs)
    on.push(flag >> 7 === 0 ? 1 : 0)
    moveX.push(dx)
    moveY.push(dy)
    allX.push((x += dx))
    allY.push((y += dy))
  }
  const instructions = from.instructions.take(from.glyphs.short255())
  const frame = box ?? signed(Math.min(...allX), Math.min(...allY), Math.max(...allX), Math.max(...allY))
  const head = [signed(contours), frame, signed(...ends), signed(instructions.length), instructions]
  return Buffer.concat([...head, Buffer.from(on), signed(...moveX), signed(...moveY)])
}

function compositeGlyph(from: Streams, box: Buffer): Buffer {
  const start = from.composites.at
  let flags: number
  do {
    flags = from.composites.u16()
    const scale = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0
    from.composites.take(2 + ((flags & 1) === 0 ? 2 : 4) + scale)
  } while ((flags & 0x20) !== 0)
  const parts = from.composites.bytes.subarray(start, from.composites.at)
  if ((flags & 0x100) === 0) return Buffer.concat([signed(-1), box, parts])
  const instructions = from.instructions.take(from.glyphs.short255())
  return Buffer.concat([signed(-1), box, parts, signed(instructions.length), instructions])
}

/** The outlines as TrueType stores them, and where each begins. */
function readGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new Stream(table, 4)
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new Stream(head.take(size)),
  ) as [Stream, Stream, Stream, Stream, Stream, Stream, Stream]
  const from = { contours, points, flags, glyphs, composites, boxes, instructions }
  const hasBox = boxes.take(4 * Math.floor((count + 31) / 32))
  const made: Buffer[] = []
  const loca = Buffer.alloc((count + 1) * 4)
  let at = 0
  for (let i = 0; i < count; i++) {
    const number = contours.i16()
    const box = ((hasBox[i >> 3] ?? 0) & (0x80 >> (i & 7))) === 0 ? null : boxes.take(8)
    const glyph =
      number === 0
        ? Buffer.alloc(0)
        : number < 0
          ? compositeGlyph(from, box ?? signed(0, 0, 0, 0))
          : simpleGlyph(number, from, box)
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
    made.push(padded)
    loca.writeUInt32BE((at += padded.length), (i + 1) * 4)
  }
  return { glyf: Buffer.concat(made), loca }
}

/**
 * The tables of the font as plain TrueType, without changing a curve. Throws a RangeError for what is no WOFF2 of this kind
 * (a collection, transformed metrics).
 */
export function unpackWoff2(font: Buffer): Map<string, Buffer> {
  const file = new Stream(font)
  if (file.take(4).toString('latin1') !== 'wOF2') throw new RangeError('not a WOFF2 font')
  if (file.u32() !== 0x00010000) throw new RangeError('not a TrueType font')
  file.at = 12
  const count = file.u16()
  file.at = 20
  const packed = file.u32()
  file.at = 48
  const entries = readDirectory(file, count)
  const data = new Stream(brotliDecompressSync(file.take(packed)))
  const tables = new Map<string, Buffer>()
  for (const { tag, transformed, length } of entries) {
    const table = data.take(length)
    if (tag === 'glyf' && transformed)
      for (const [name, part] of Object.entries(readGlyphs(table))) tables.set(name, part)
    else if (tag !== 'loca' && transformed) throw new RangeError(`the table ${tag} of this font is transformed`)
    else if (tag !== 'loca' || !tables.has('loca')) tables.set(tag, table)
  }
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54))
  head.writeInt16BE(1, 50)
  tables.set('head', head)
  return tables
}
