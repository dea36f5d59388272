import { fractionBar } from '../../figures/fraction-bar.ts'
import { answerOf as partsAnswer } from '../../questions/ask.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { answerOf, leftTex, rightTex, sides, wrongSigns, type Pair } from './comparing.ts'
import { compared, noteOf, type Pairs } from './told-pairs.ts'
import type { Part } from '../../topic-level.ts'

/** A fraction to be shaded on a bar of its own. */
const shaded = (n: number, d: number, tex: string): Part => ({
  heading: `Shade \\(${tex}\\) of this bar.`,
  form: 'parts_of_whole',
  answer: rational(n, d),
  weight: 25,
  rules: { given: { part: 'denominator', value: d } },
  widget: { surface: { widget: 'fraction_parts', shape: 'bar', wholes: 1, parts: d, start: '' } },
  distractors:
    2 * n === d
      ? []
      : [
          wrongAnswer(
            rational(d - n, d),
            'looks_alike',
            `You shaded ${d - n} of ${d} parts. Shade ${n}, and leave the others white.`,
          ),
        ],
})

const parts = (p: Pair): Part[] => [
  shaded(p.a, p.b, leftTex(p)),
  shaded(p.c, p.d, rightTex(p)),
  {
    heading: 'Now compare.',
    form: 'comparison',
    answer: answerOf(p),
    weight: 50,
    fixedOrder: true,
    widget: sides(p),
    distractors: wrongSigns(p),
  },
]

/** Both fractions are shaded on equal bars, and then compared (3.NF.A.3d). */
export function shadeAndCompare(pairs: Pairs): LevelTask {
  return task<Pair>({
    id: 'shade_and_compare',
    kind: 'build',
    version: 1,
    form: 'parts',
    params: (chance, difficulty) => pairs.draw(chance, difficulty),
    note: noteOf,
    ...(pairs.space === undefined ? {} : { space: pairs.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) on equal bars. Then compare them.`,
        `Which is greater, \\(${leftTex(p)}\\) or \\(${rightTex(p)}\\)? Shade the bars to see it.`,
        `Draw both fractions on the bars. Compare \\(${leftTex(p)}\\) and \\(${rightTex(p)}\\).`,
      ]),
    }),
    answer: (p) => partsAnswer(parts(p)),
    parts,
    distractors: () => [],
    hints: (p) => [
      { text: `The first bar has ${p.b} equal parts. The numerator tells how many of them to shade.` },
      { text: 'Both bars have the same length. Where is more shaded?' },
    ],
    solution: (p) => [
      nextStep(
        `Shade ${p.a} of ${p.b} parts, and ${p.c} of ${p.d} parts.`,
        undefined,
        undefined,
        fractionBar({
          bars: [
            { parts: p.b, shaded: p.a },
            { parts: p.d, shaded: p.c },
          ],
        }),
      ),
      nextStep('Compare how far the shading goes.', compared(p), partsAnswer(parts(p))),
    ],
    load: (p) => pairs.load(p),
  })
}
