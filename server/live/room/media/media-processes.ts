import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Log } from '../../../http/handlers.ts'
import type { FromMedia, ToMedia } from './media-ipc.ts'
import { shareOfPorts } from './media-ports.ts'
import type { MediaSettings } from './media-settings.ts'

/** The processes that carry sound and picture. */
export interface MediaProcesses {
  send(message: Exclude<ToMedia, { kind: 'settings' }>): void
  /** Process ids, for measuring and for tests that end one. */
  pids(): number[]
  close(): Promise<void>
}

/** Who hears from them. */
export interface MediaListener {
  heard(message: Exclude<FromMedia, { kind: 'ready' }>): void
  /** A process has died and a new one is there: its rooms begin anew. */
  restarted(isOfProcess: (room: string) => boolean): void
}

/** Which process carries a room: always the same, so that all of a room are in one. FNV-1a over its id. */
export function processOf(room: string, processes: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < room.length; at += 1) hash = Math.imul(hash ^ room.charCodeAt(at), 0x01000193) >>> 0
  return hash % processes
}

const program = join(import.meta.dirname, 'media-process.ts')
/** Milliseconds before a process that died is started again: none the first time, then doubling up to this. */
const longestPause = 5000

/** One process, started when it is first needed and again whenever it ends by itself. */
function keepProcess(
  settings: MediaSettings,
  index: number,
  log: Log,
  listener: { heard(message: FromMedia): void; restarted(): void },
): { send(message: ToMedia): void; pid(): number | null; close(): Promise<void> } {
  let child: ChildProcess | null = null
  let closing = false
  let pause = 0
  let timer: NodeJS.Timeout | undefined
  const begin = (again: boolean): void => {
    const fresh = fork(program, [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = fresh
    fresh.send({
      kind: 'settings',
      settings: { ...settings, ports: shareOfPorts(settings.ports, index, settings.processes) },
    } satisfies ToMedia)
    fresh.on('message', (message: FromMedia) => {
      if (message.kind !== 'ready') listener.heard(message)
      else if (again) listener.restarted()
    })
    fresh.on('error', (err) => log.error({ err }, 'the media process cannot be reached'))
    const settled = setTimeout(() => (pause = 0), 30_000).unref()
    fresh.on('exit', (code, signal) => {
      clearTimeout(settled)
      if (closing || child !== fresh) return
      child = null
      log.error({ code, signal }, 'the media process ended and is started again')
      timer = setTimeout(() => begin(true), pause)
      pause = Math.min(longestPause, Math.max(250, pause * 2))
    })
  }
  return {
    send: (message) => {
      if (closing) return
      if (child === null && timer === undefined) begin(false)
      if (child?.connected === true) child.send(message, () => {})
    },
    pid: () => child?.pid ?? null,
    close: async () => {
      closing = true
      clearTimeout(timer)
      const last = child
      if (last === null || last.exitCode !== null) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.disconnect()
      const force = setTimeout(() => last.kill('SIGKILL'), 2000)
      await ended
      clearTimeout(force)
    },
  }
}

/** Opens the processes; none runs before the first room needs it. */
export function openMediaProcesses(settings: MediaSettings, log: Log, listener: MediaListener): MediaProcesses {
  const processes = Array.from({ length: settings.processes }, (_, index) =>
    keepProcess(settings, index, log, {
      heard: (message) => void (message.kind !== 'ready' && listener.heard(message)),
      restarted: () => listener.restarted((room) => processOf(room, settings.processes) === index),
    }),
  )
  return {
    send: (message) => processes[processOf(message.room, settings.processes)]?.send(message),
    pids: () => processes.flatMap((process) => process.pid() ?? []),
    close: async () => {
      await Promise.all(processes.map(async (process) => process.close()))
    },
  }
}
