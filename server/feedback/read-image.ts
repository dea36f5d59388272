const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46],
} as const

type ImageType = keyof typeof beginnings

/** The bytes of a picture in a data address; null when they do not begin like the kind of picture it says they are. */
export function readImage(dataAddress: string): { bytes: Buffer; type: ImageType } | null {
  const match = /^data:(image\/(?:png|jpeg|webp));base64,/.exec(dataAddress)
  if (match === null) return null
  const type = match[1] as ImageType
  const bytes = Buffer.from(dataAddress.slice(match[0].length), 'base64')
  return beginnings[type].every((byte, place) => bytes[place] === byte) ? { bytes, type } : null
}
