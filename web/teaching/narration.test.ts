import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { narrate, speechAddress } from './narration.ts'

/** An audio element that does what the test says. */
class TrialAudio extends EventTarget {
  static made: TrialAudio[] = []
  static refusal: Error | null = null
  playbackRate = 1
  duration = 4
  currentTime = 0
  paused = true
  readonly src: string
  constructor(src: string) {
    super()
    this.src = src
    TrialAudio.made.push(this)
  }
  async play(): Promise<void> {
    if (TrialAudio.refusal) throw TrialAudio.refusal
    this.paused = false
  }
  pause(): void {
    this.paused = true
  }
  removeAttribute(): void {}
}

const line = { speechId: 's 1', text: 'Two and one.', seconds: 2 }
const events = {
  onProgress: vi.fn<(share: number) => void>(),
  onEnd: vi.fn<() => void>(),
  onFail: vi.fn<(problem: unknown) => void>(),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Audio', TrialAudio)
})
afterEach(() => {
  TrialAudio.made = []
  TrialAudio.refusal = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const named = (name: string) => Object.assign(new Error(name), { name })

describe('narration', () => {
  it('asks the server for the text by its id and the voice by its number', () => {
    expect(speechAddress('s 1', 101)).toBe('/api/speech/s%201.wav?voice=101')
    narrate(line, { voice: 101, rate: 1.25 }, events)
    const [audio] = TrialAudio.made
    expect([audio?.src, audio?.playbackRate]).toEqual(['/api/speech/s%201.wav?voice=101', 1.25])
    audio?.dispatchEvent(new Event('ended'))
    audio?.dispatchEvent(new Event('ended'))
    expect(events.onEnd).toHaveBeenCalledTimes(1)
  })

  it('goes on silently, timed by the length of the text, when nothing can speak [L-259]', () => {
    narrate(line, { voice: 0, rate: 1 }, events)
    TrialAudio.made[0]?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(1900)
    expect(events.onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(events.onEnd).toHaveBeenCalledTimes(1)
    expect(events.onFail).not.toHaveBeenCalled()
  })

  it('keeps the time while paused, and runs faster at a higher speed', () => {
    vi.stubGlobal('Audio', undefined)
    const narration = narrate(line, { voice: 0, rate: 1 }, events)
    vi.advanceTimersByTime(1000)
    narration.pause()
    vi.advanceTimersByTime(60_000)
    expect(events.onEnd).not.toHaveBeenCalled()
    narration.setRate(1.5)
    narration.resume()
    vi.advanceTimersByTime(800)
    expect(events.onEnd).toHaveBeenCalledTimes(1)
  })

  it('uses the voice of the browser before silence', () => {
    const speak = vi.fn<(said: { text: string; rate: number }) => void>()
    const voices = [{ lang: 'en-US' }]
    vi.stubGlobal('speechSynthesis', { getVoices: () => voices, cancel() {}, pause() {}, resume() {}, speak })
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        readonly text: string
        rate = 1
        lang = ''
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    )
    narrate(line, { voice: 0, rate: 0.75 }, events)
    TrialAudio.made[0]?.dispatchEvent(new Event('error'))
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'Two and one.', rate: 0.75 })
  })

  it('tells when the browser refuses to play, so that the lesson pauses [L-166]', async () => {
    TrialAudio.refusal = named('NotAllowedError')
    narrate(line, { voice: 0, rate: 1 }, events)
    await vi.advanceTimersByTimeAsync(0)
    expect(events.onFail).toHaveBeenCalledTimes(1)
    expect(events.onEnd).not.toHaveBeenCalled()
  })

  it('falls silent when stopped and reports nothing more', () => {
    const narration = narrate(line, { voice: 0, rate: 1 }, events)
    narration.stop()
    TrialAudio.made[0]?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(5000)
    expect(events.onEnd).not.toHaveBeenCalled()
    expect(TrialAudio.made[0]?.paused).toBe(true)
  })
})
