import { fractionBar } from '../../figures/fraction-bar.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { few, many, type Equal, type EqualPool } from './equal-pool.ts'

/** The same amount is shaded on a bar that is cut finer (3.NF.A.3b, 4.NF.A.1). */
export const shadeEqual = (pool: EqualPool): LevelTask =>
  task<Equal>({
    id: 'shade_equal',
    kind: 'build',
    version: 1,
    form: 'parts_of_whole',
    params: (chance, difficulty) => pool.params(chance, difficulty),
    note: (p) => pool.note(p),
    space: pool.all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `This bar has ${p.bottom * p.times} equal parts. Shade \\(${few(p)}\\) of it.`,
        `Shade as much as \\(${few(p)}\\) of the bar.`,
        `Show \\(${few(p)}\\) on a bar with ${p.bottom * p.times} parts.`,
      ]),
    }),
    answer: (p) => rational(p.top, p.bottom),
    rules: (p) => ({ given: { part: 'denominator', value: p.bottom * p.times } }),
    widget: (p) => ({
      surface: { widget: 'fraction_parts', shape: 'bar', wholes: 1, parts: p.bottom * p.times, start: '' },
    }),
    distractors: (p) => [
      wrongAnswer(
        rational(p.top, p.bottom * p.times),
        'stops_early',
        `You shaded ${p.top} small ${p.top === 1 ? 'part' : 'parts'}. Each of the ${p.bottom} large parts has ${p.times} small ones.`,
      ),
      ...(2 * p.top === p.bottom
        ? []
        : [
            wrongAnswer(
              rational(p.bottom - p.top, p.bottom),
              'looks_alike',
              `You shaded what should stay white. Shade \\(${few(p)}\\).`,
            ),
          ]),
    ],
    hints: (p) => [
      { text: `Cut the bar into ${p.bottom} equal parts with your eyes. How many small parts are in each?` },
      { text: `Each of them has ${p.times} small parts. Shade ${p.top === 1 ? 'one' : p.top} of them.` },
    ],
    solution: (p) => [
      nextStep(
        `The bar has ${p.bottom * p.times} small parts, so \\(${tex1(p)}\\) of it has ${p.times}.`,
        `${p.bottom * p.times} \\div ${p.bottom} = ${p.times}`,
      ),
      nextStep(
        `Shade ${p.top * p.times} small parts.`,
        `${few(p)} = ${many(p)}`,
        rational(p.top, p.bottom),
        fractionBar({
          bars: [
            { parts: p.bottom, shaded: p.top },
            { parts: p.bottom * p.times, shaded: p.top * p.times },
          ],
        }),
      ),
    ],
    load: (p) => pool.load(p),
  })

const tex1 = (p: Equal): string => `\\frac{1}{${p.bottom}}`
