import type { MediaWay } from '@polyhex/contract/live/room/media-messages'
import type { MediaSettings } from './media-settings.ts'

/** What the server asks of a process that carries sound and picture. `room` is the id of a group. */
export type ToMedia =
  | { kind: 'settings'; settings: MediaSettings }
  | { kind: 'start'; room: string; member: string; offer: number }
  | { kind: 'answer'; room: string; member: string; offer: number; sdp: string }
  | { kind: 'candidate'; room: string; member: string; offer: number; candidate: string | null; mid: string | null }
  | { kind: 'stop'; room: string; member: string }
  | { kind: 'silence'; room: string; member: string; silent: boolean }
  | { kind: 'show'; room: string; members: readonly string[] }
  | { kind: 'pictures'; room: string; member: string; wanted: boolean }
  | { kind: 'whisper'; room: string; from: string; to: string | null }
  | { kind: 'close'; room: string }

/** What such a process tells. */
export type FromMedia =
  | { kind: 'ready' }
  | { kind: 'offer'; room: string; member: string; offer: number; sdp: string; ways: MediaWay[] }
  | { kind: 'candidate'; room: string; member: string; offer: number; candidate: string | null; mid: string | null }
  | { kind: 'failed'; room: string; member: string; offer: number }
  | { kind: 'on-air'; room: string; voices: (string | null)[]; pictures: (string | null)[] }
  | { kind: 'speaking'; room: string; members: string[] }
