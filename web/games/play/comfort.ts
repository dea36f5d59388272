import type { Comfort } from '@polyhex/games/engine/engine'
import { useState } from 'react'
import { prefersLessMotion } from '../../kit/motion.ts'
import { useMuted } from '../../kit/sound.ts'

const storageKey = 'polyhex.game.calm'
const usualVolume = 0.6

function isCalm(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

function keepCalm(calm: boolean): void {
  try {
    if (calm) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing simply forgets the choice.
  }
}

/** How this person likes to play, kept in this browser; less motion is what the system says. */
export function useComfort(): [Comfort, (calm: boolean) => void] {
  const muted = useMuted()
  const [calm, setCalm] = useState(isCalm)
  const [reducedMotion] = useState(prefersLessMotion)
  const change = (next: boolean) => {
    keepCalm(next)
    setCalm(next)
  }
  return [{ calm, reducedMotion, volume: muted ? 0 : usualVolume }, change]
}
