import { useSyncExternalStore } from 'react'

/** Short sounds made of sine tones by code; nothing is downloaded. Frequencies in Hz, times in s from the start. */
const tones = {
  correct: [
    { at: 0, hz: 659.26, lasts: 0.12 },
    { at: 0.09, hz: 880, lasts: 0.22 },
  ],
  incorrect: [{ at: 0, hz: 233.08, lasts: 0.2 }],
  passed: [
    { at: 0, hz: 523.25, lasts: 0.14 },
    { at: 0.12, hz: 659.26, lasts: 0.14 },
    { at: 0.24, hz: 783.99, lasts: 0.14 },
    { at: 0.36, hz: 1046.5, lasts: 0.4 },
  ],
  tap: [{ at: 0, hz: 440, lasts: 0.05 }],
} as const
export type SoundName = keyof typeof tones

const storageKey = 'polyhex.sound'
const listeners = new Set<() => void>()
let context: AudioContext | undefined

/** Whether sounds are off in this browser. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off'
  } catch {
    return false
  }
}

/** Turns sounds off or on in this browser. */
export function setMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(storageKey, 'off')
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing simply forgets the choice.
  }
  for (const listener of listeners) listener()
}

/** Follows `isMuted`. */
export function useMuted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isMuted,
    () => false,
  )
}

/** Plays a sound unless muted; `rate` 1 is as written, 0.6 lower and slower. Silent where there is no audio. */
export function playSound(name: SoundName, rate = 1): void {
  if (isMuted() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of tones[name]) {
    const start = context.currentTime + tone.at / rate
    const end = start + tone.lasts / rate
    const source = context.createOscillator()
    const volume = context.createGain()
    source.frequency.value = tone.hz * rate
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.16, start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0006, end)
    source.connect(volume).connect(context.destination)
    source.start(start)
    source.stop(end)
  }
}
