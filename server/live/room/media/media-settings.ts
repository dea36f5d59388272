import type { VideoProvider } from '@polyhex/contract/live/room/presence-messages'

/** A TURN server for networks that let nothing through but it. */
export interface TurnServer {
  readonly urls: readonly string[]
  readonly username: string
  readonly credential: string
}

/** How sound and picture of classes are carried. Decision 0029. */
export interface MediaSettings {
  /** First and last UDP port, of which each person takes two; null: any that are free. */
  readonly ports: readonly [number, number] | null
  /** The address that browsers reach those ports at; null: those of this machine. */
  readonly address: string | null
  readonly turn: TurnServer | null
  readonly stun: readonly string[]
  /** Processes that carry them; each takes up to one core. */
  readonly processes: number
}

/** Where a class is held. */
export type ClassVideo =
  | { readonly provider: 'builtin' | 'link' }
  | {
      readonly provider: 'livekit'
      readonly url: string
      readonly meet: string
      readonly apiKey: string
      readonly apiSecret: string
    }
  | {
      readonly provider: 'jitsi'
      readonly url: string
      readonly appId: string
      readonly appSecret: string
      readonly audience: string
    }

export interface RoomSettings {
  readonly video: ClassVideo
  readonly media: MediaSettings
}

export const standardRoomSettings: RoomSettings = {
  video: { provider: 'builtin' },
  media: { ports: null, address: null, turn: null, stun: [], processes: 1 },
}

export const providerOf = (settings: RoomSettings): VideoProvider => settings.video.provider
