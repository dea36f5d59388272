import { spawn, type ChildProcess } from 'node:child_process'
import { cpus } from 'node:os'

/** What a finished program left: its exit code (null when a signal ended it) and everything it printed, in order. */
export interface Finished {
  readonly code: number | null
  readonly output: string
  readonly seconds: number
}

const running = new Set<ChildProcess>()

export const cores = cpus().length

/**
 * Runs a program to its end and keeps what it prints (the last 400,000 characters). It gets a process group of its own,
 * so that `stopEverything` reaches its children too. Never rejects: a program that cannot start ends with code 127.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeoutSeconds?: number },
): Promise<Finished> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    const take = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-400_000)
    }
    const limit = options.timeoutSeconds ?? 900
    const timer = setTimeout(() => {
      output += `\nStopped after ${limit} s.`
      stopGroup(child, 'SIGKILL')
    }, limit * 1000)
    const end = (code: number | null): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output, seconds: (performance.now() - begun) / 1000 })
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => {
      output += `\n${error.message}`
      end(127)
    })
    child.on('close', end)
  })
}

function stopGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}

/** Ends every program that `runCommand` has started and that still runs, with its children. */
export function stopEverything(): void {
  for (const child of running) stopGroup(child, 'SIGTERM')
}
