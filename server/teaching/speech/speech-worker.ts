import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export interface SpeechWorker {
  say(text: string, voice: string): Promise<Buffer | null>
  stop(): Promise<void>
}

/** The program that holds the engine, and how long it may take over one text. */
interface Engine {
  readonly patienceMs: number
  readonly program: string
}

/** A text takes well under a second; an engine that hangs is stopped and started anew with the next text. */
const ownEngine: Engine = { patienceMs: 15_000, program: join(import.meta.dirname, 'speech-process.ts') }

interface Waiting {
  readonly resolve: (recording: Buffer | null) => void
  timer?: NodeJS.Timeout
}

/** Starts the process that holds the speech engine. Texts wait in line; a process that dies answers null to all of them. */
export function startSpeechWorker(engine: Engine = ownEngine): SpeechWorker {
  let child: ChildProcess | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  /** The engine takes one text after another, so only the first in line is measured. */
  const watchFirst = (): void => {
    const [first] = waiting.values()
    if (first !== undefined) first.timer ??= setTimeout(() => child?.kill('SIGKILL'), engine.patienceMs)
  }

  const settle = (id: number, recording: Buffer | null): void => {
    const entry = waiting.get(id)
    if (entry === undefined) return
    waiting.delete(id)
    clearTimeout(entry.timer)
    entry.resolve(recording)
    watchFirst()
    if (waiting.size === 0) child?.unref()
  }

  const start = (): ChildProcess => {
    const started = fork(engine.program, { serialization: 'advanced', stdio: 'ignore' })
    started.on('message', (message: { id: number; recording: Uint8Array | null }) =>
      settle(message.id, message.recording === null ? null : Buffer.from(message.recording)),
    )
    started.on('error', () => {})
    started.on('exit', () => {
      if (child !== started) return
      child = undefined
      for (const id of waiting.keys()) settle(id, null)
    })
    // Not to keep the server running when it wants to stop.
    started.channel?.unref()
    return started
  }

  return {
    say: async (text, voice) =>
      new Promise((resolve) => {
        child ??= start()
        const id = ++last
        waiting.set(id, { resolve })
        watchFirst()
        child.send({ id, text, voice }, (error) => {
          if (error !== null) settle(id, null)
        })
      }),
    stop: async () => {
      const stopping = child
      child = undefined
      for (const id of waiting.keys()) settle(id, null)
      if (stopping === undefined || stopping.exitCode !== null) return
      const gone = new Promise((resolve) => stopping.once('exit', resolve))
      stopping.kill('SIGKILL')
      await gone
    },
  }
}
