import { afterEach, describe, expect, it, vi } from 'vitest'
import { isMuted, playSound, setMuted } from './sound.ts'

interface Tone {
  hz: number
  start: number
}
const tones: Tone[] = []

class QuietContext {
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (next: unknown) => next,
  })
  createOscillator() {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: unknown) => next,
      start: (at: number) => tones.push({ hz: frequency.value, start: at }),
      stop() {},
    }
  }
}

afterEach(() => {
  tones.length = 0
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('playSound', () => {
  it('is lower and slower at a rate below 1, and silent when muted', () => {
    vi.stubGlobal('AudioContext', QuietContext)
    playSound('correct')
    playSound('correct', 0.5)
    expect(tones[2]!.hz).toBeCloseTo(tones[0]!.hz / 2)
    expect(tones[3]!.start).toBeCloseTo(tones[1]!.start * 2)
    setMuted(true)
    playSound('correct')
    expect(tones).toHaveLength(4)
    expect(isMuted()).toBe(true)
  })

  it('does nothing where there is no audio', () => {
    expect(() => playSound('passed')).not.toThrow()
  })
})

it('setMuted is kept in the browser', () => {
  setMuted(true)
  expect(localStorage.getItem('polyhex.sound')).toBe('off')
  setMuted(false)
  expect(localStorage.getItem('polyhex.sound')).toBeNull()
})
