/** A JPEG picture with nothing in it but the picture. */
export interface CleanJpeg {
  readonly image: Buffer
  readonly width: number
  readonly height: number
}

/** Segments that a decoder needs: tables, frames (baseline and progressive), restart interval, start of scan, JFIF, Adobe. */
const tables = new Set([0xdb, 0xc4, 0xdd])
const frames = new Set([0xc0, 0xc1, 0xc2])
const startOfScan = 0xda
const endOfImage = 0xd9
const adobe = 0xee

/**
 * Takes a JPEG apart and puts together what draws the picture: where it was made, by which camera, comments and anything
 * behind its end are left out. Null for what is not a whole JPEG of one frame. ITU T.81, annex B.
 */
export function cleanJpeg(given: Buffer): CleanJpeg | null {
  if (given.length < 4 || given.readUInt16BE(0) !== 0xffd8) return null
  const kept: Buffer[] = [given.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scans = 0
  let at = 2
  while (at + 2 <= given.length) {
    const marker = given[at + 1] ?? 0
    if (given[at] !== 0xff) return null
    if (marker === endOfImage) {
      kept.push(given.subarray(at, at + 2))
      return size === null || scans === 0 ? null : { image: Buffer.concat(kept), ...size }
    }
    if (at + 4 > given.length) return null
    const end = at + 2 + given.readUInt16BE(at + 2)
    if (end < at + 4 || end > given.length) return null
    if (frames.has(marker)) {
      if (size !== null || end < at + 9) return null
      size = { height: given.readUInt16BE(at + 5), width: given.readUInt16BE(at + 7) }
      if (size.width === 0 || size.height === 0) return null
    }
    if (marker === startOfScan && size === null) return null
    const next = marker === startOfScan ? endOfScan(given, end) : end
    if (tables.has(marker) || frames.has(marker) || marker === startOfScan || marker === adobe) {
      kept.push(given.subarray(at, next))
    }
    if (marker === startOfScan) scans += 1
    at = next
  }
  return null
}

/** Where the coded picture ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(given: Buffer, from: number): number {
  for (let at = from; at + 1 < given.length; at += 1) {
    const code = given[at + 1] ?? 0
    if (given[at] === 0xff && code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at
  }
  return given.length
}
