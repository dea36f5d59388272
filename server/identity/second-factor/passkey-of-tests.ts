import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyQuestion } from '@polyhex/contract/identity/second-factor'

/** The head of a CBOR value (RFC 8949): its kind and its length, of at most 16 bits. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** The public half as a COSE key for ES256 (RFC 9053, section 7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest()

/** How a software authenticator behaves; by default like a good one on the site of the tests. */
export interface Behaviour {
  readonly origin?: string
  readonly site?: string
  /** Whether it knows its person, by finger, face or PIN. */
  readonly verifies?: boolean
}

/** An authenticator in software, with one passkey (ES256, attestation `none`), that counts its uses. */
export function softAuthenticator(behaviour: Behaviour = {}) {
  const { origin = 'http://polyhex.test', site = 'polyhex.test', verifies = true } = behaviour
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const state = { uses: 0 }

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (attested: Buffer | null): Buffer => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested === null ? 0 : 0x40)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.uses)
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)])
  }
  const answer = (response: Record<string, unknown>): PasskeyAnswer => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response,
  })
  return {
    /** How often it has been used; a copy of the key would count from here by itself. */
    state,
    make: ({ challenge }: PasskeyQuestion): PasskeyAnswer => {
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData(attested))],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    use: ({ challenge }: PasskeyQuestion): PasskeyAnswer => {
      state.uses += 1
      const client = clientData('webauthn.get', challenge)
      const data = authData(null)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
