import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { standardRoomSettings } from './media/media-settings.ts'
import { addressElsewhere } from './providers/room-elsewhere.ts'
import { readRoomSettings } from './read-room-settings.ts'

const read = (environment: Record<string, string>) => {
  const faults: string[] = []
  return { settings: readRoomSettings(environment, faults), faults }
}
const livekit = {
  CLASS_VIDEO: 'livekit',
  LIVEKIT_URL: 'wss://live.example',
  LIVEKIT_MEET_URL: 'https://meet.example',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 'secret',
}
const jitsi = {
  CLASS_VIDEO: 'jitsi',
  JITSI_URL: 'https://jitsi.example',
  JITSI_APP_ID: 'app',
  JITSI_APP_SECRET: 'secret',
}

describe('settings of classes', () => {
  it('hold them in our own rooms when nothing is said', () => {
    expect(read({})).toEqual({ settings: standardRoomSettings, faults: [] })
  })
  it('are taken as given', () => {
    const { settings, faults } = read({
      MEDIA_PORTS: '40000-40399',
      MEDIA_ADDRESS: '203.0.113.7',
      MEDIA_TURN: 'turn:turn.example:3478, turns:turn.example:5349',
      MEDIA_TURN_USER: 'u',
      MEDIA_TURN_PASSWORD: 'p',
      MEDIA_PROCESSES: '2',
    })
    expect(faults).toEqual([])
    expect(settings.media).toEqual({
      ports: [40_000, 40_399],
      address: '203.0.113.7',
      turn: { urls: ['turn:turn.example:3478', 'turns:turn.example:5349'], username: 'u', credential: 'p' },
      stun: [],
      processes: 2,
    })
    expect(read(livekit).faults).toEqual([])
    expect(read(jitsi).faults).toEqual([])
  })
  it.each([
    [{ CLASS_VIDEO: 'zoom' }, 'CLASS_VIDEO must be one of builtin, link, livekit, jitsi'],
    [{ ...livekit, LIVEKIT_API_SECRET: '' }, 'CLASS_VIDEO=livekit needs LIVEKIT_API_SECRET.'],
    [{ ...livekit, LIVEKIT_URL: 'https://live.example' }, 'LIVEKIT_URL must be an address that begins with wss://'],
    [{ ...jitsi, JITSI_URL: 'jitsi.example' }, 'JITSI_URL must be an address that begins with https://'],
    [{ MEDIA_PORTS: '40000' }, 'MEDIA_PORTS must look like'],
    [{ MEDIA_PORTS: '40000-40003' }, 'MEDIA_PORTS must look like'],
    [{ MEDIA_ADDRESS: 'classes.example' }, 'MEDIA_ADDRESS must be the IPv4 address'],
    [{ MEDIA_TURN: 'turn:turn.example:3478' }, 'MEDIA_TURN needs MEDIA_TURN_USER'],
    [{ MEDIA_PROCESSES: '0' }, 'MEDIA_PROCESSES must be a whole number'],
  ])('%j are refused at the start', (environment, words) => {
    expect(read(environment as Record<string, string>).faults.join(' ')).toContain(words)
  })
})

describe('a room elsewhere', () => {
  const now = new Date('2027-03-08T21:00:00Z')
  const until = new Date('2027-03-08T22:00:00Z')
  const sent = { memberId: 'm', publicName: 'CalmFalcon', leads: false, groupId: 'g-1', until }
  const claimsOf = (token: string): Record<string, unknown> => {
    const [header = '', claims = '', signature] = token.split('.')
    expect(createHmac('sha256', 'secret').update(`${header}.${claims}`).digest('base64url')).toBe(signature)
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' })
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  }
  const { settings: live } = read(livekit)
  const { settings: meet } = read(jitsi)

  it('of LiveKit is entered with a token for this room, that only who leads may rule and that carries no words past our chat', () => {
    const url = new URL(addressElsewhere(live.video, null, sent, now) ?? '')
    expect([url.origin, url.pathname, url.searchParams.get('liveKitUrl')]).toEqual([
      'https://meet.example',
      '/custom',
      'wss://live.example',
    ])
    const claims = claimsOf(url.searchParams.get('token') ?? '')
    expect(claims).toMatchObject({ iss: 'key', sub: 'm', name: 'CalmFalcon', exp: until.getTime() / 1000 })
    expect(claims['video']).toEqual({
      ...{ room: 'g-1', roomJoin: true, canSubscribe: true, canPublish: true, canPublishData: false },
    })
    const leading = new URL(addressElsewhere(live.video, null, { ...sent, leads: true }, now) ?? '')
    expect(claimsOf(leading.searchParams.get('token') ?? '')['video']).toMatchObject({ roomAdmin: true })
  })
  it('of Jitsi names its room, and who leads is moderator', () => {
    for (const leads of [false, true]) {
      const url = new URL(addressElsewhere(meet.video, null, { ...sent, leads }, now) ?? '')
      expect([url.host, url.pathname]).toEqual(['jitsi.example', '/g-1'])
      expect(claimsOf(url.searchParams.get('jwt') ?? '')).toMatchObject({
        ...{ iss: 'app', aud: 'jitsi', sub: 'jitsi.example', room: 'g-1' },
        context: { user: { name: 'CalmFalcon', moderator: leads } },
      })
    }
  })
  it('by a pasted link is that link', () => {
    expect(addressElsewhere({ provider: 'link' }, 'https://zoom.example/1', sent, now)).toBe('https://zoom.example/1')
    expect(addressElsewhere({ provider: 'link' }, null, sent, now)).toBeNull()
  })
})
