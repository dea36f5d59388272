import { videoProviders } from '@polyhex/contract/live/room/presence-messages'
import { isIPv4 } from 'node:net'
import { type ClassVideo, type RoomSettings, standardRoomSettings } from './media/media-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

function addressIn(environment: Environment, name: string, protocols: readonly string[], faults: string[]): string {
  const text = environment[name] ?? ''
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && protocols.includes(url.protocol)) return text.replace(/\/+$/, '')
  faults.push(`${name} must be an address that begins with ${protocols[0]}//, but is '${text}'.`)
  return ''
}

function secretIn(environment: Environment, name: string, provider: string, faults: string[]): string {
  const text = environment[name] ?? ''
  if (text === '') faults.push(`CLASS_VIDEO=${provider} needs ${name}.`)
  return text
}

function videoOf(environment: Environment, faults: string[]): ClassVideo {
  const given = environment['CLASS_VIDEO'] ?? ''
  const provider = given === '' ? 'builtin' : given
  if (provider === 'builtin' || provider === 'link') return { provider }
  if (provider === 'livekit') {
    return {
      provider,
      url: addressIn(environment, 'LIVEKIT_URL', ['wss:', 'ws:'], faults),
      meet: addressIn(environment, 'LIVEKIT_MEET_URL', ['https:'], faults),
      apiKey: secretIn(environment, 'LIVEKIT_API_KEY', provider, faults),
      apiSecret: secretIn(environment, 'LIVEKIT_API_SECRET', provider, faults),
    }
  }
  if (provider === 'jitsi') {
    return {
      provider,
      url: addressIn(environment, 'JITSI_URL', ['https:'], faults),
      appId: secretIn(environment, 'JITSI_APP_ID', provider, faults),
      appSecret: secretIn(environment, 'JITSI_APP_SECRET', provider, faults),
      audience: environment['JITSI_AUDIENCE'] || 'jitsi',
    }
  }
  faults.push(`CLASS_VIDEO must be one of ${videoProviders.join(', ')}, but is '${provider}'.`)
  return standardRoomSettings.video
}

function portsOf(environment: Environment, faults: string[]): readonly [number, number] | null {
  const text = environment['MEDIA_PORTS'] ?? ''
  if (text === '') return null
  const [first = 0, last = 0] = (/^(\d{4,5})-(\d{4,5})$/.exec(text) ?? []).slice(1).map(Number)
  if (first >= 1024 && last <= 65_535 && last - first >= 9) return [first, last]
  faults.push(`MEDIA_PORTS must look like 40000-40399 and hold at least 10 ports, but is '${text}'.`)
  return null
}

function turnOf(environment: Environment, faults: string[]): RoomSettings['media']['turn'] {
  const urls = (environment['MEDIA_TURN'] ?? '').split(/[\s,]+/).filter((url) => url !== '')
  if (urls.length === 0) return null
  const [username, credential] = [environment['MEDIA_TURN_USER'] ?? '', environment['MEDIA_TURN_PASSWORD'] ?? '']
  if (username === '' || credential === '') faults.push('MEDIA_TURN needs MEDIA_TURN_USER and MEDIA_TURN_PASSWORD.')
  const wrong = urls.find((url) => !/^turns?:[^\s/]+$/.test(url))
  if (wrong !== undefined) faults.push(`MEDIA_TURN must look like turn:turn.example.org:3478, but holds '${wrong}'.`)
  return { urls, username, credential }
}

/** Reads how classes are held from environment variables; adds to `faults` what cannot be. Decision 0029. */
export function readRoomSettings(environment: Environment, faults: string[]): RoomSettings {
  const address = environment['MEDIA_ADDRESS'] ?? ''
  if (address !== '' && !isIPv4(address)) {
    faults.push(`MEDIA_ADDRESS must be the IPv4 address that browsers reach, such as 203.0.113.7, but is '${address}'.`)
  }
  const processes = Number(environment['MEDIA_PROCESSES'] || 1)
  if (!Number.isInteger(processes) || processes < 1 || processes > 64) {
    faults.push(`MEDIA_PROCESSES must be a whole number from 1 to 64, but is '${environment['MEDIA_PROCESSES']}'.`)
  }
  const ports = portsOf(environment, faults)
  if (ports !== null && Math.floor((ports[1] - ports[0] + 1) / 2) < processes) {
    faults.push('MEDIA_PORTS holds fewer pairs of ports than there are MEDIA_PROCESSES.')
  }
  const stun = (environment['MEDIA_STUN'] ?? '').split(/[\s,]+/).filter((url) => url !== '')
  if (stun.some((url) => !/^stuns?:[^\s/]+$/.test(url))) {
    faults.push('MEDIA_STUN must look like stun:stun.example.org:3478.')
  }
  return {
    video: videoOf(environment, faults),
    media: {
      ports,
      address: address === '' ? null : address,
      turn: turnOf(environment, faults),
      stun,
      processes: Number.isInteger(processes) && processes > 0 ? processes : 1,
    },
  }
}
