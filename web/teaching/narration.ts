/** One text to be said. */
export interface Line {
  speechId: string
  text: string
  /** Estimated length, from the text's length; used where nothing can be heard. */
  seconds: number
}

interface NarrationSettings {
  voice: number
  /** 0.75 to 1.5 */
  rate: number
}

interface NarrationEvents {
  /** Share that has been said, 0 to 1. */
  onProgress?: (share: number) => void
  onEnd: () => void
  /** The browser refused to play: nothing goes on until someone presses play. */
  onFail: (problem: unknown) => void
}

export interface Narration {
  pause: () => void
  resume: () => void
  setRate: (rate: number) => void
  stop: () => void
}

type Way = (line: Line, settings: NarrationSettings, events: NarrationEvents, otherwise: () => void) => Narration

/** Address of a text read aloud by the server; the browser keeps what it has heard once. */
export function speechAddress(speechId: string, voice: number): string {
  return `/api/speech/${encodeURIComponent(speechId)}.wav?voice=${voice}`
}

/**
 * Says a text in the best way there is: the server's recording (kept by the browser once heard), else the browser's own
 * voice, else silently, with the captions going on after the time the text would take. Never nothing at all.
 */
export function narrate(line: Line, settings: NarrationSettings, events: NarrationEvents): Narration {
  let rate = settings.rate
  let stopped = false
  let current: Narration
  const take = (ways: readonly Way[]) => {
    const [way = silently, ...rest] = ways
    // A way may give up before it has even begun; the one after it then stays in charge.
    let gaveUp = false
    const begun = way(line, { ...settings, rate }, events, () => {
      gaveUp = true
      if (!stopped) take(rest)
    })
    if (!gaveUp) current = begun
  }
  current = nobody
  take([byServer, byBrowser, silently])
  return {
    pause: () => current.pause(),
    resume: () => current.resume(),
    setRate: (next) => {
      rate = next
      current.setRate(next)
    },
    stop: () => {
      stopped = true
      current.stop()
    },
  }
}

const nobody: Narration = { pause: () => {}, resume: () => {}, setRate: () => {}, stop: () => {} }

const byServer: Way = (line, { voice, rate }, events, otherwise) => {
  if (typeof Audio === 'undefined') {
    otherwise()
    return nobody
  }
  const audio = new Audio(speechAddress(line.speechId, voice))
  let done = false
  const once = (then: () => void) => () => {
    if (done) return
    done = true
    then()
  }
  const play = () =>
    audio.play()?.catch((problem: unknown) => {
      const name = problem instanceof Error ? problem.name : ''
      if (done || name === 'AbortError') return
      if (name === 'NotAllowedError') events.onFail(problem)
      else once(otherwise)()
    })
  audio.playbackRate = rate
  audio.addEventListener('error', once(otherwise))
  audio.addEventListener('ended', once(events.onEnd))
  audio.addEventListener('timeupdate', () => {
    if (audio.duration > 0) events.onProgress?.(audio.currentTime / audio.duration)
  })
  void play()
  return {
    pause: () => audio.pause(),
    resume: () => void play(),
    setRate: (next) => {
      audio.playbackRate = next
    },
    stop: () => {
      done = true
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}

const byBrowser: Way = (line, { rate }, events, otherwise) => {
  const synthesis = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis
  const voices = synthesis?.getVoices().filter((voice) => voice.lang.startsWith('en')) ?? []
  if (!synthesis || voices.length === 0) {
    otherwise()
    return nobody
  }
  const said = new SpeechSynthesisUtterance(line.text)
  let done = false
  said.rate = rate
  said.lang = 'en'
  said.addEventListener('boundary', (event) => events.onProgress?.(event.charIndex / Math.max(1, line.text.length)))
  said.addEventListener('end', () => {
    if (!done) events.onEnd()
    done = true
  })
  said.addEventListener('error', () => {
    if (!done) otherwise()
    done = true
  })
  synthesis.cancel()
  synthesis.speak(said)
  return {
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    // A sentence that is being said keeps its speed; the next one has the new.
    setRate: () => {},
    stop: () => {
      done = true
      synthesis.cancel()
    },
  }
}

/** Captions only: the time goes on as if the text were said. */
const silently: Way = (line, { rate: firstRate }, events) => {
  const tickMs = 100
  let rate = firstRate
  let said = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  const tick = () => {
    said += (tickMs / 1000) * rate
    events.onProgress?.(Math.min(1, said / line.seconds))
    if (said < line.seconds) return
    stop()
    events.onEnd()
  }
  const start = () => {
    stop()
    timer = setInterval(tick, tickMs)
  }
  start()
  return {
    pause: stop,
    resume: start,
    setRate: (next) => {
      rate = next
    },
    stop,
  }
}
