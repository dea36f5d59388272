import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { PublicQuestion } from '../contract/exercises/questions.ts'
import { keyFromJson } from '../curriculum/values/serialise.ts'
import { answerByKeyboard } from './answer-by-keyboard.ts'
import { rightTyped, untilShown, type Waiting, wrongTyped } from './practicing.ts'
import type { World } from './world.ts'

/** What this browser keeps for working offline. */
export interface OnDevice {
  readonly answers: { questionId: string; runId: string; owner: string }[]
  readonly report: { questionId: string; outcome: string; reason: string | null }[]
  readonly runs: {
    runId: string
    owner: string
    open: { questions: { storedQuestionId: string; position: number; answer: unknown }[] }
    ahead: { storedQuestionId: string; position: number }[]
  }[]
}

/** Reads what the browser keeps. */
export async function onDevice(page: Page): Promise<OnDevice> {
  return await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'polyhex-offline')) return { answers: [], report: [], runs: [] }
    const database = await asked(indexedDB.open('polyhex-offline'))
    const transaction = database.transaction(['queue', 'runs'])
    const [queue, runs] = await Promise.all([
      asked(transaction.objectStore('queue').get('queue')),
      asked(transaction.objectStore('runs').getAll()),
    ])
    database.close()
    return { answers: [], report: [], ...(queue as object | undefined), runs } as OnDevice
  })
}

/** Waits until the browser holds as many questions ahead of its exercise. */
export async function untilHeld(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await onDevice(page)).runs[0]?.ahead.length).toBe(count)
}

/** Waits until the service worker is in charge and has kept every file that it was built to keep. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const script = await (await page.request.get('/service-worker.js')).text()
  const toKeep = new Set(script.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)\b/g))
  expect(toKeep.size).toBeGreaterThan(100)
  const missing = () =>
    page.evaluate(
      async (files) => {
        const kept = await (await caches.open('polyhex-assets')).keys()
        const paths = new Set(kept.map((one) => new URL(one.url).pathname))
        return files.filter((file) => !paths.has(file))
      },
      [...toKeep],
    )
  // Hundreds of files, one after the other, on a machine that has other work meanwhile.
  await expect.poll(missing, { timeout: 120_000, interval: 500 }).toEqual([])
}

/** The question that the page shows offline, with its key: its id from the browser, the key from behind the server. */
export async function shownQuestion(world: World, page: Page): Promise<Waiting> {
  const { runs, answers } = await onDevice(page)
  const run = runs[0]
  const waiting = new Set(answers.map((answer) => answer.questionId))
  const shown = run?.open.questions.find((one) => one.answer === null && !waiting.has(one.storedQuestionId))
  if (run === undefined || shown === undefined) throw new Error('no question is to be answered on this device')
  const [row] = await world.server.query<{ public: string; key: string }>(
    `select public, key from run_questions where id = $1 union all select public, key from questions_ahead where id = $1`,
    [shown.storedQuestionId],
  )
  if (row === undefined) throw new Error('the server does not know the question that is shown')
  return {
    id: shown.storedQuestionId,
    runId: run.runId,
    position: shown.position,
    question: JSON.parse(row.public) as PublicQuestion,
    key: keyFromJson(row.key),
  }
}

/** Answers the shown question offline, by keyboard, and waits until it is kept on the device. */
export async function answerOffline(world: World, page: Page, how: 'right' | 'wrong' | 'skip'): Promise<Waiting> {
  const waiting = await shownQuestion(world, page)
  await untilShown(page, waiting.position)
  if (how === 'skip') await page.getByRole('button', { name: 'Skip' }).click()
  else {
    const response = how === 'right' ? rightTyped(waiting) : wrongTyped(waiting).response
    await answerByKeyboard(page, waiting.question, response)
  }
  await expect
    .poll(async () => (await onDevice(page)).answers.some((answer) => answer.questionId === waiting.id))
    .toBe(true)
  return waiting
}

/** What the server has recorded of a run, in order. */
export async function recordedOf(world: World, runId: string): Promise<{ id: string; outcome: string }[]> {
  return await world.server.query<{ id: string; outcome: string }>(
    'select question_id as id, outcome from answers where run_id = $1 order by position',
    [runId],
  )
}
