import { fractionBar } from '../../../figures/fraction-bar.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { everySum } from './every-sum.ts'
import { answer, over, tex, unlikeFractions, type Params } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'

/** A bar is cut into 12 parts at most. */
const mostParts = 12

const sums: readonly Params[] = everySum
  .filter((p) => over(p).size <= mostParts && over(p).total < over(p).size)
  .toSorted((p, q) => load(p) - load(q))

function load(p: Params): number {
  return over(p).size + (p.sign === '-' ? 1 : 0)
}

function distractors(p: Params): Distractor[] {
  const [tops, bottoms] = p.sign === '+' ? [p.a + p.c, p.b + p.d] : [p.a - p.c, p.b - p.d]
  const list: Distractor[] = [
    wrongAnswer(
      answer({ ...p, sign: p.sign === '+' ? '-' : '+' }),
      'wrong_operation',
      `Look at the sign: it asks you to ${p.sign === '+' ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(
      rational(p.a, p.b),
      'first_step_only',
      `That is the first fraction. Now ${p.sign === '+' ? 'shade' : 'take away'} \\(${tex(p.c, p.d)}\\).`,
    ),
  ]
  if (tops * bottoms > 0)
    list.unshift(
      wrongAnswer(
        rational(tops, bottoms),
        'add_tops_and_bottoms',
        `Parts of different sizes cannot be counted together. Cut the bar so that both fractions fit.`,
      ),
    )
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

/** Cut a bar so that both fractions fit, and shade the sum or difference: the common denominator is seen before it is written. */
export const shadeSum: LevelTask = task<Params>({
  id: 'shade_sum',
  kind: 'build',
  version: 1,
  form: 'parts_of_whole',
  figureIs: 'support',
  params: (chance, difficulty) => chance.pick(windowOf(sums, difficulty)),
  note: unlikeFractions.note,
  space: sums.length,
  prompt: (p, words) => {
    const shown = `\\(${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.d)}\\)`
    return {
      text: words.pick([
        `Cut the bar into equal parts. Then shade ${shown}.`,
        `Show ${shown} on the bar. First cut it so that both fractions fit.`,
        `Find equal parts that fit both fractions. Then shade ${shown} of the bar.`,
      ]),
    }
  },
  answer,
  widget: () => ({ surface: { widget: 'fraction_parts', shape: 'bar', wholes: 1, parts: null, start: '' } }),
  distractors,
  hints: (p) => {
    const { size, first, second } = over(p)
    return [
      { text: `Into how many parts can you cut the bar to show \\(${tex(p.a, p.b)}\\) and \\(${tex(p.c, p.d)}\\)?` },
      { text: `\\(${size}\\) is a multiple of \\(${p.b}\\) and of \\(${p.d}\\). Cut the bar into ${size} parts.` },
      {
        text: `\\(${tex(p.a, p.b)}\\) of the bar is \\(${first}\\) parts. \\(${tex(p.c, p.d)}\\) of it is \\(${second}\\) parts.`,
      },
    ]
  },
  solution: (p) => {
    const { size, first, second, total } = over(p)
    return [
      nextStep(
        `Cut the bar into ${size} equal parts. Both fractions fit.`,
        `${tex(p.a, p.b)} = ${tex(first, size)} \\qquad ${tex(p.c, p.d)} = ${tex(second, size)}`,
      ),
      nextStep(
        `Shade \\(${first} ${p.sign} ${second} = ${total}\\) parts.`,
        `${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.d)} = ${tex(total, size)}`,
        answer(p),
        fractionBar({ bars: [{ parts: size, shaded: total }] }),
      ),
    ]
  },
  figure: (p) =>
    fractionBar({
      bars: [
        { parts: p.b, shaded: p.a },
        { parts: p.d, shaded: p.c },
      ],
    }),
  load,
})
