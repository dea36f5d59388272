import type { SoundName } from '../engine/game-definition.ts'

/** One voice of a sound: from one pitch to another within its seconds. */
interface Voice {
  readonly wave: OscillatorType
  /** Hertz. */
  readonly from: number
  readonly to: number
  /** Seconds after the beginning of the sound. */
  readonly after?: number
  readonly lasts: number
  readonly loud: number
}

const note = (from: number, after: number, lasts = 0.18, loud = 0.22): Voice => ({
  wave: 'triangle',
  from,
  to: from,
  after,
  lasts,
  loud,
})

const voices: Readonly<Record<SoundName, readonly Voice[]>> = {
  pick: [note(660, 0, 0.08, 0.14)],
  right: [note(523, 0), note(784, 0.09, 0.3)],
  wrong: [{ wave: 'sine', from: 260, to: 170, lasts: 0.28, loud: 0.25 }],
  win: [note(523, 0), note(659, 0.12), note(784, 0.24), note(1047, 0.36, 0.6, 0.26)],
  end: [note(523, 0, 0.3), note(392, 0.2, 0.5)],
  count: [note(440, 0, 0.12)],
  go: [note(880, 0, 0.35)],
  coin: [note(988, 0, 0.06, 0.12), note(1319, 0.06, 0.16, 0.12)],
  bump: [{ wave: 'square', from: 130, to: 70, lasts: 0.16, loud: 0.12 }],
  boost: [{ wave: 'sawtooth', from: 110, to: 420, lasts: 0.5, loud: 0.09 }],
  jump: [{ wave: 'sine', from: 300, to: 620, lasts: 0.16, loud: 0.18 }],
  flip: [{ wave: 'triangle', from: 420, to: 560, lasts: 0.07, loud: 0.16 }],
  drop: [{ wave: 'sine', from: 180, to: 90, lasts: 0.14, loud: 0.3 }],
  splash: [{ wave: 'sine', from: 520, to: 120, lasts: 0.3, loud: 0.18 }],
  grow: [note(392, 0, 0.12, 0.16), note(523, 0.08, 0.12, 0.16), note(659, 0.16, 0.24, 0.16)],
  crack: [{ wave: 'square', from: 900, to: 160, lasts: 0.09, loud: 0.1 }],
}

/** How much higher the sound of a right answer is for each one in a row before it, as a part of its pitch. */
const pitchOfStreak = (streak: number): number => 1 + Math.min(0.6, Math.sqrt(Math.max(0, streak - 1)) * 0.12)

/** The sounds of a game, made of simple waves. Nothing sounds before the first gesture of the player, nor at volume 0. */
export class Sound {
  private context: AudioContext | null = null
  private volume = 0.6
  private readonly page: Window

  constructor(page: Window) {
    this.page = page
    page.addEventListener('pointerdown', this.wake)
    page.addEventListener('keydown', this.wake)
  }

  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume))
  }

  /** `streak` raises the sound of a right answer. */
  play(name: SoundName, streak = 0): void {
    const { context } = this
    if (context === null || this.volume === 0 || context.state !== 'running') return
    const pitch = name === 'right' ? pitchOfStreak(streak) : 1
    for (const voice of voices[name]) this.sing(context, voice, pitch)
  }

  close(): void {
    this.sleep()
    void this.context?.close()
    this.context = null
  }

  private sing(context: AudioContext, voice: Voice, pitch: number): void {
    const begins = context.currentTime + (voice.after ?? 0)
    const ends = begins + voice.lasts
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = voice.wave
    oscillator.frequency.setValueAtTime(voice.from * pitch, begins)
    oscillator.frequency.exponentialRampToValueAtTime(voice.to * pitch, ends)
    gain.gain.setValueAtTime(0.0001, begins)
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.loud * this.volume), begins + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, ends)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(begins)
    oscillator.stop(ends + 0.02)
  }

  private readonly wake = (): void => {
    this.sleep()
    this.context = new AudioContext()
  }

  private sleep(): void {
    this.page.removeEventListener('pointerdown', this.wake)
    this.page.removeEventListener('keydown', this.wake)
  }
}
