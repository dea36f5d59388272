import { parentPort } from 'node:worker_threads'
import type { PressAnswer, PressOrder } from './press.ts'
import { printSheet } from './print-sheet.ts'

/** The thread that sets sheets: one after another, so that the thread that answers requests never waits for a page. */

let line: Promise<void> = Promise.resolve()

async function print({ id, order, wanted }: PressOrder): Promise<void> {
  let answer: PressAnswer
  try {
    answer = { id, printed: await printSheet(order, wanted) }
  } catch (error) {
    answer = { id, fault: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
  parentPort?.postMessage(answer)
}

parentPort?.on('message', (order: PressOrder) => {
  line = line.then(async () => print(order))
})
