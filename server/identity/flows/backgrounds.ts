import { createHash } from 'node:crypto'
import type { Tables } from '../../database/tables.ts'
import { demandNamedFlow } from './demand-flow.ts'
import { keyRule } from './field-rules.ts'
import { type FlowAnswer, type FlowCall, ok, paramOf } from './flow-call.ts'
import { failure, FlowFailure } from './flow-failure.ts'
import { readUpload } from './read-upload.ts'

const refused = (error: string): FlowFailure => new FlowFailure(400, { error })

type RasterType = NonNullable<Tables['flows']['background_type']>

/** The kinds of pictures that can hold no script, by their first bytes. */
const signatures: readonly (readonly [type: RasterType, fits: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
]

/** What a picture is by its content, whatever it calls itself; null for everything that is not a raster picture. */
export function rasterType(bytes: Buffer): RasterType | null {
  return signatures.find(([, fits]) => fits(bytes))?.[0] ?? null
}

interface Background {
  readonly background_image: Buffer | null
  readonly background_type: RasterType | null
  readonly background_hash: string | null
  readonly background_url: string | null
}

const none: Background = { background_image: null, background_type: null, background_hash: null, background_url: null }

async function setBackground(call: FlowCall, flowId: string, background: Background): Promise<FlowAnswer> {
  await call.db.queries
    .updateTable('flows')
    .set({ ...background })
    .where('id', '=', flowId)
    .execute()
  return ok({})
}

/** POST /flows/instances/{slug}/set_background/: a raster picture, or `clear`. */
export async function uploadBackground(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const { file, fields } = await readUpload(call.request)
  if (/^(true|1)$/i.test(fields.get('clear') ?? '')) return setBackground(call, flow.id, none)
  if (file === null || file.length === 0) throw refused('No file provided')
  const type = rasterType(file)
  if (type === null) throw refused('Only PNG, JPEG, GIF and WebP pictures can be used.')
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 32)
  return setBackground(call, flow.id, { ...none, background_image: file, background_type: type, background_hash: hash })
}

/** POST /flows/instances/{slug}/set_background_url/: an address of the web, which the server itself never fetches. */
export async function setBackgroundUrl(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const { body } = call
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url !== 'string' || url === '') throw refused('No URL provided')
  const web = url.length <= 2000 && URL.canParse(url) && /^https?:\/\//i.test(url)
  if (!web) throw refused('The URL must begin with http:// or https://.')
  return setBackground(call, flow.id, { ...none, background_url: new URL(url).href })
}

/** GET /flows/backgrounds/{flow_uuid}/{hash}/: the picture itself, for whoever sees the flow; it can do nothing else. */
export async function sendBackground(call: FlowCall): Promise<FlowAnswer> {
  const key = keyRule(paramOf(call, 'flow_uuid'))
  const row =
    'error' in key
      ? undefined
      : await call.db.queries
          .selectFrom('flows')
          .select(['background_image', 'background_type'])
          .where('id', '=', key.value)
          .where('background_hash', '=', paramOf(call, 'hash'))
          .executeTakeFirst()
  if (!row?.background_image || row.background_type === null) throw failure(404, 'Not found.')
  const ending = row.background_type.replace('image/', '')
  return {
    status: 200,
    body: Buffer.from(row.background_image),
    headers: {
      'content-type': row.background_type,
      'content-disposition': `inline; filename="background.${ending}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  }
}
