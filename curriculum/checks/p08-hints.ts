import { coincidence, tellsAnswer } from './tells-answer.ts'
import type { Sweep } from './check.ts'

/** P8: 2 to 4 hints; only the last may contain the answer. */
export function checkHints(sweep: Sweep): void {
  let told = 0
  let example: { seed: number; text: string } | null = null
  for (const sample of sweep.samples) {
    const { hints } = sample.question
    if (hints.length < 2 || hints.length > 4) sweep.fail('P8', sample.seed, `${hints.length} hints`)
    if (new Set(hints.map((h) => h.text)).size !== hints.length) sweep.fail('P8', sample.seed, 'two hints say the same')
    if (hints.some((h) => h.text.trim() === '')) sweep.fail('P8', sample.seed, 'a hint says nothing')
    const early = hints.slice(0, -1).find((hint) => tellsAnswer(sample, hint.text))
    if (early === undefined) continue
    told++
    example ??= { seed: sample.seed, text: early.text }
  }
  if (example !== null && told > Math.max(2, coincidence * sweep.samples.length)) {
    sweep.fail(
      'P8',
      example.seed,
      `an early hint tells the answer in ${told} of ${sweep.samples.length} seeds: ${example.text}`,
    )
  }
}
