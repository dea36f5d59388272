import type { Brought } from './lobby.tsx'

/** What a page remembers of its stay in a room, so that a reload leads back into it. In this tab alone. */
export interface KeptStay {
  readonly microphone: boolean
  readonly camera: boolean
  readonly speaker: string
  readonly pushToTalk: boolean
}

const keyOf = (groupId: string): string => `polyhex.room.${groupId}`

export function keepStay(groupId: string, brought: Brought): void {
  const kept: KeptStay = {
    microphone: brought.microphone !== null,
    camera: brought.camera !== null,
    speaker: brought.speaker,
    pushToTalk: brought.pushToTalk,
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
