import { generateQuestion } from '../questions/generate.ts'
import { hashText } from '../chance.ts'
import type { Sweep } from './check.ts'

/** Bytes of a question. Big whole numbers are written as text, so that any of its values can be compared. */
export function questionBytes(question: unknown): string {
  return JSON.stringify(question, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** Seeds that a digest looks at. */
export const digestSeeds = 20

/** A hash over the first questions of a sweep: equal in every process that ran the same code. */
export function sweepDigest(questions: readonly unknown[]): number {
  return hashText(questions.slice(0, digestSeeds).map(questionBytes).join('\n'))
}

/** P1: the same seed gives the same bytes when it is asked again. Other processes are compared by `sweepDigest`. */
export function checkSameBytes(sweep: Sweep): void {
  for (const sample of sweep.samples.slice(0, 40)) {
    const again = generateQuestion(sweep.level, sample.seed, { difficulty: sample.difficulty })
    if (questionBytes(again) !== questionBytes(sample.question))
      sweep.fail('P1', sample.seed, 'the same seed gave another question')
  }
}
