import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SheetOrder } from './make-sheet.ts'
import type { Printed, Wanted } from './print-sheet.ts'

export interface PressOrder {
  readonly id: number
  readonly order: SheetOrder
  readonly wanted: Wanted
}

export type PressAnswer =
  | { readonly id: number; readonly printed: Printed }
  | { readonly id: number; readonly fault: string }

/** Sets sheets in a thread of its own. */
export interface Press {
  /** Rejects with an Error when the sheet cannot be set, when the thread ends, and after `patienceMs` without an answer. */
  print(order: SheetOrder, wanted: Wanted): Promise<Printed>
  close(): Promise<void>
}

interface Waiting {
  readonly resolve: (printed: Printed) => void
  readonly reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

/** Sheets that may wait at once; more are refused, so that a rush cannot fill the memory. */
const longestLine = 60

/** Starts the thread with the first sheet. A sheet takes a share of a second; a thread that hangs is ended and started anew. */
export function openPress(program = join(import.meta.dirname, 'press-thread.ts'), patienceMs = 20_000): Press {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const settle = (id: number, end: (entry: Waiting) => void): void => {
    const entry = waiting.get(id)
    if (entry === undefined) return
    waiting.delete(id)
    clearTimeout(entry.timer)
    end(entry)
    watchFirst()
    if (waiting.size === 0) worker?.unref()
  }
  /** Only the first in line is measured: the others have not begun. */
  const watchFirst = (): void => {
    const [first] = waiting.values()
    if (first !== undefined) first.timer ??= setTimeout(() => void worker?.terminate(), patienceMs)
  }
  const start = (): Worker => {
    const started = new Worker(program)
    started.on('message', (answer: PressAnswer) =>
      settle(answer.id, (entry) =>
        'printed' in answer
          ? entry.resolve({ ...answer.printed, pdf: Buffer.from(answer.printed.pdf) })
          : entry.reject(new Error(answer.fault)),
      ),
    )
    const ended = (): void => {
      if (worker === started) worker = undefined
      for (const id of [...waiting.keys()]) settle(id, (entry) => entry.reject(new Error('the press has ended')))
    }
    started.on('error', ended)
    started.on('exit', ended)
    return started
  }

  return {
    print: async (order, wanted) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= longestLine) {
          reject(new Error('too many sheets at once'))
          return
        }
        worker ??= start()
        worker.ref()
        const id = ++last
        waiting.set(id, { resolve, reject })
        watchFirst()
        worker.postMessage({ id, order, wanted } satisfies PressOrder)
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
