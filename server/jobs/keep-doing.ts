/** Work that is done over and over, one after the other, until it is told to stop. */
export interface Repeated {
  /** Settles when what is being done has ended and nothing more will begin. */
  stop(): Promise<void>
}

/**
 * Does `work` now and then again `seconds` after each end. It never runs beside itself; an error goes to `failed` and
 * the next round comes as usual. The clock of the process is asked by the work alone.
 */
export function keepDoing(seconds: number, work: () => Promise<void>, failed: (error: unknown) => void): Repeated {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const round = (): void => {
    current = work()
      .catch(failed)
      .finally(() => {
        if (stopped) return
        timer = setTimeout(round, seconds * 1000)
        timer.unref()
      })
  }
  round()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
