import { coincidence, tellsAnswer } from './tells-answer.ts'
import { figuresOf } from './pieces.ts'
import type { Sweep } from './check.ts'

/** P13: every figure has alt text of 20 to 250 characters, and that of the question does not tell the answer. */
export function checkAltText(sweep: Sweep): void {
  let told = 0
  let example: { seed: number; alt: string } | null = null
  let drawn = 0
  for (const sample of sweep.samples) {
    for (const { where, figure } of figuresOf(sample.choice)) {
      if (figure.alt.length < 20 || figure.alt.length > 250)
        sweep.fail('P13', sample.seed, `${where}: alt text of ${figure.alt.length} characters`)
    }
    if (sample.choice.figure === undefined) continue
    drawn++
    if (!tellsAnswer(sample, `${sample.choice.figure.title} ${sample.choice.figure.alt}`)) continue
    told++
    example ??= { seed: sample.seed, alt: sample.choice.figure.alt }
  }
  if (example !== null && told > Math.max(2, coincidence * drawn)) {
    sweep.fail('P13', example.seed, `the alt text tells the answer in ${told} of ${drawn} seeds: ${example.alt}`)
  }
}
