/**
 * Whether a packet begins a VP8 frame that needs no other: payload descriptor of RFC 7741, section 4.2, then the frame
 * header of RFC 6386, section 9.1, whose lowest bit is 0 in a key frame.
 */
export function beginsKeyFrame(payload: Uint8Array): boolean {
  const first = payload[0]
  if (first === undefined) return false
  const startsFrame = (first & 0x10) !== 0 && (first & 0x07) === 0
  if (!startsFrame) return false
  let at = 1
  if ((first & 0x80) !== 0) {
    const extended = payload[at] ?? 0
    at += 1
    if ((extended & 0x80) !== 0) at += ((payload[at] ?? 0) & 0x80) === 0 ? 1 : 2
    if ((extended & 0x40) !== 0) at += 1
    if ((extended & 0x30) !== 0) at += 1
  }
  const header = payload[at]
  return header !== undefined && (header & 0x01) === 0
}
