import { fractionBar } from '../../../figures/fraction-bar.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { rational } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { tex, topOf, type Wholes } from './whole-counts.ts'

/** Wholes to be shaded, told as a fraction. */
export interface ShadedWholes extends Wholes {
  readonly shape: 'bar' | 'circle'
}

const load = (p: ShadedWholes): number => topOf(p)
const all: readonly ShadedWholes[] = [2, 3, 4, 6, 8]
  .flatMap((bottom) => [1, 2, 3].map((count) => ({ count, bottom })))
  .flatMap((it) => (['bar', 'circle'] as const).map((shape) => ({ ...it, shape })))
  .toSorted((a, b) => load(a) - load(b))

/** Shade a fraction that fills whole shapes: its parts make wholes (3.NF.A.3c). */
export const shadeWholes: LevelTask = task<ShadedWholes>({
  id: 'shade_wholes',
  kind: 'build',
  version: 1,
  form: 'parts_of_whole',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${topOf(p)}/${p.bottom} ${p.shape}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Each ${p.shape} is 1 whole. Shade \\(${tex(topOf(p), p.bottom)}\\).`,
      `Show \\(${tex(topOf(p), p.bottom)}\\). Each ${p.shape} is 1 whole.`,
      `Every ${p.shape} is 1 whole, cut into equal parts. Shade \\(${tex(topOf(p), p.bottom)}\\) in all.`,
    ]),
  }),
  answer: (p) => rational(p.count, 1),
  rules: (p) => ({ given: { part: 'denominator', value: p.bottom } }),
  widget: (p) => ({
    surface: { widget: 'fraction_parts', shape: p.shape, wholes: p.count + 1, parts: p.bottom, start: '' },
  }),
  distractors: (p) => [
    wrongAnswer(
      rational(p.count + 1, 1),
      'count_marks_number_line',
      `You shaded ${topOf(p) + p.bottom} parts. Shade only ${topOf(p)}.`,
    ),
    ...(p.count === p.bottom || p.count === 1
      ? []
      : [
          wrongAnswer(
            rational(p.count, p.bottom),
            'stops_early',
            `You shaded ${p.count} parts. The numerator says ${topOf(p)} parts.`,
          ),
        ]),
    wrongAnswer(
      rational(1, p.bottom),
      'looks_alike',
      `You shaded 1 part. The numerator says ${countNoun(topOf(p), 'part')}.`,
    ),
  ],
  hints: (p) => [
    { text: `The denominator is ${p.bottom}: each whole has ${p.bottom} parts.` },
    { text: `The numerator is ${topOf(p)}: shade ${topOf(p)} parts.` },
    {
      text:
        p.count === 1
          ? `One ${p.shape} has ${p.bottom} parts. Shade all of them.`
          : 'Fill one whole, then go on with the next.',
    },
  ],
  solution: (p) => [
    nextStep(
      p.count === 1
        ? `Shade ${topOf(p)} parts. That is all of one ${p.shape}.`
        : `Shade ${topOf(p)} parts, one whole after the other.`,
    ),
    nextStep(
      p.count === 1
        ? `${p.bottom} of ${p.bottom} equal parts make 1 whole.`
        : `${p.bottom} parts make 1 whole, so ${topOf(p)} parts make ${countNoun(p.count, 'whole')}.`,
      `${tex(topOf(p), p.bottom)} = ${p.count}`,
      rational(p.count, 1),
      fractionBar({ bars: [{ parts: p.bottom, shaded: topOf(p) }] }),
    ),
  ],
  load,
})
