import type { SoundState } from './room-sound.ts'

/** What a page remembers of its stay in a room, so that a reload leads back into it. In this tab alone. */
export interface KeptStay {
  readonly microphone: boolean
  /** It was on: after a reload it is what it was before. */
  readonly speaks: boolean
  readonly camera: boolean
  readonly speaker: string
  readonly pushToTalk: boolean
}

const keyOf = (groupId: string): string => `polyhex.room.${groupId}`

/** Keeps how the devices stand now. */
export function keepStay(
  groupId: string,
  now: Pick<SoundState, 'microphone' | 'speaks' | 'camera' | 'pushToTalk'>,
  speaker: string,
): void {
  const kept: KeptStay = {
    microphone: now.microphone !== null,
    speaks: now.speaks,
    camera: now.camera !== null,
    speaker,
    pushToTalk: now.pushToTalk,
  }
  sessionStorage.setItem(keyOf(groupId), JSON.stringify(kept))
}

export function keptStay(groupId: string): KeptStay | null {
  const text = sessionStorage.getItem(keyOf(groupId))
  return text === null ? null : (JSON.parse(text) as KeptStay)
}

export function forgetStay(groupId: string): void {
  sessionStorage.removeItem(keyOf(groupId))
}
