import { ticksPerSecond } from '../engine/game-definition.ts'

/** Seconds that are made up for at most, after a page was busy or hidden. */
const mostCatchUp = 0.25
/** A mean frame longer than this, for a second, asks for fewer pixels. */
const slowFrameMs = 20
const densities = [2, 1.5, 1] as const

export interface FrameWork {
  tick(): void
  /** `alpha` is the part of a tick that has passed since the last one. */
  draw(alpha: number): void
}

/** Calls ticks at their rate and draws as often as the screen does; slow machines get fewer pixels. */
export class FrameClock {
  /** Pixels of the canvas in a pixel of the page, at most. */
  density: number = densities[0]
  private readonly page: Window
  private readonly work: FrameWork
  private frame = 0
  private last: number | null = null
  private waiting = 0
  private watched = { ms: 0, frames: 0 }

  constructor(page: Window, work: FrameWork) {
    this.page = page
    this.work = work
  }

  start(): void {
    this.stop()
    this.last = null
    this.frame = this.page.requestAnimationFrame(this.onFrame)
  }

  stop(): void {
    this.page.cancelAnimationFrame(this.frame)
  }

  private readonly onFrame = (now: number): void => {
    const passed = this.last === null ? 0 : (now - this.last) / 1000
    this.last = now
    this.watch(passed * 1000)
    this.waiting += Math.min(mostCatchUp, passed)
    const length = 1 / ticksPerSecond
    while (this.waiting >= length) {
      this.waiting -= length
      this.work.tick()
    }
    this.work.draw(this.waiting / length)
    this.frame = this.page.requestAnimationFrame(this.onFrame)
  }

  private watch(ms: number): void {
    this.watched.ms += ms
    this.watched.frames++
    if (this.watched.ms < 1000) return
    const isSlow = this.watched.ms / this.watched.frames > slowFrameMs
    if (isSlow) this.density = densities.find((one) => one < this.density) ?? this.density
    this.watched = { ms: 0, frames: 0 }
  }
}
