import { setTimeout } from 'node:timers/promises'

/** Milliseconds of a stop: until no new call is taken, then until open ones are cut, then until the rest is left as it is. */
export interface StopLimits {
  readonly drain: number
  readonly answer: number
  readonly rest: number
}

/**
 * A proxy asks `/drainz` every 2 s; in development there is none, and nobody should wait for it. Nothing there ends a process
 * that takes its time over the embedded database on a busy machine.
 */
export const stopLimits = (production: boolean): StopLimits =>
  production ? { drain: 5000, answer: 15_000, rest: 10_000 } : { drain: 0, answer: 5000, rest: 90_000 }

/** What a stop ends, in this order. */
export interface Stopping {
  /** Says that no more calls are wanted. */
  drain(): void
  /** Takes no new connection, and settles when every call that runs is answered. */
  closeServer(): Promise<void>
  /** Cuts what is still open. */
  cut(): void
  /** The rest: work, files, database. */
  readonly rest: readonly (() => Promise<unknown>)[]
}

/** Ends a process within its limits, whatever hangs. Gives its exit code: 0 when nothing was cut, else 3. */
export async function stopInTime(stopping: Stopping, limits: StopLimits): Promise<0 | 3> {
  let cut = false
  const within = async (work: Promise<unknown>, ms: number): Promise<void> => {
    const patience = new AbortController()
    const done = work.then(
      () => true,
      () => false,
    )
    const late = setTimeout(ms, false, { signal: patience.signal }).catch(() => false)
    if (!(await Promise.race([done, late]))) cut = true
    patience.abort()
  }
  stopping.drain()
  await setTimeout(limits.drain)
  const closed = stopping.closeServer()
  await within(closed, limits.answer)
  if (cut) {
    stopping.cut()
    await within(closed, 1000)
  }
  const until = performance.now() + limits.rest
  for (const end of stopping.rest) await within(end(), Math.max(0, until - performance.now()))
  return cut ? 3 : 0
}
