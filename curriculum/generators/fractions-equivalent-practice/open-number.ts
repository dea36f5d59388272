import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { few, many, tex, type Equal, type EqualPool } from './equal-pool.ts'

/** Two equal fractions with one number open; which of the four says `open`. */
export interface OpenNumber extends Equal {
  readonly open: 'few top' | 'few bottom' | 'many top' | 'many bottom'
}

const places = ['few top', 'few bottom', 'many top', 'many bottom'] as const
const value = (p: OpenNumber): number =>
  ({ 'few top': p.top, 'few bottom': p.bottom, 'many top': p.top * p.times, 'many bottom': p.bottom * p.times })[p.open]
/** The number beside the open one in the other fraction. */
const partner = (p: OpenNumber): number =>
  ({ 'few top': p.top * p.times, 'few bottom': p.bottom * p.times, 'many top': p.top, 'many bottom': p.bottom })[p.open]
const boxed = (p: OpenNumber): string => {
  const at = (place: OpenNumber['open'], n: number): number | string => (p.open === place ? '\\square' : n)
  return `${tex(at('few top', p.top), at('few bottom', p.bottom))} = ${tex(at('many top', p.top * p.times), at('many bottom', p.bottom * p.times))}`
}
const isMany = (p: OpenNumber): boolean => p.open.startsWith('many')
const isTop = (p: OpenNumber): boolean => p.open.endsWith('top')

const reject = (p: OpenNumber): string | null =>
  p.top === 1 && p.open === 'many bottom' && p.times === p.bottom ? 'a number stands there twice' : null

/** The open number of two equal fractions; it alone is typed (4.NF.A.1). */
export function openNumber(pool: EqualPool): LevelTask {
  const all = pool.all
    .flatMap((p) => places.map((open): OpenNumber => ({ ...p, open })))
    .filter((p) => reject(p) === null)
  return task<OpenNumber>({
    ...(all.length < 150 ? { space: all.length } : {}),
    id: 'open_number',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => ({ ...pool.params(chance, difficulty), open: chance.pick(places) }),
    reject: (p) =>
      p.top === 1 && p.open === 'many bottom' && p.times === p.bottom ? 'a number stands there twice' : null,
    note: (p) => `${pool.note(p)} ${p.open}`,
    prompt: (p, words) => ({
      text: words.pick([
        'Which number makes the fractions equal?',
        'Find the missing number.',
        `What must the ${isTop(p) ? 'numerator' : 'denominator'} be?`,
      ]),
      latex: boxed(p),
    }),
    answer: (p) => whole(value(p)),
    distractors: (p) => {
      const by = isTop(p) ? p.bottom * (p.times - 1) : p.top * (p.times - 1)
      const added = isMany(p) ? partner(p) + by : partner(p) - by
      return [
        ...(added > 0
          ? [
              wrongAnswer(
                whole(added),
                'same_add_top_bottom',
                `You ${isMany(p) ? 'added' : 'subtracted'} \\(${by}\\). Multiply or divide both numbers by the same number instead.`,
              ),
            ]
          : []),
        wrongAnswer(
          whole(partner(p)),
          'stops_early',
          `You kept \\(${partner(p)}\\). The other number is ${isMany(p) ? 'multiplied' : 'divided'} by \\(${p.times}\\), so this one is, too.`,
        ),
        wrongAnswer(
          whole(value(p) + 1),
          'slip_off_by_one',
          `Find \\(${partner(p)} ${isMany(p) ? '\\times' : '\\div'} ${p.times}\\) again.`,
        ),
      ]
    },
    hints: (p) => [
      { text: `Compare the two ${isTop(p) ? 'denominators' : 'numerators'}. By what was one multiplied?` },
      { text: `It was multiplied by \\(${p.times}\\). Do the same with the other number.` },
    ],
    solution: (p) => [
      nextStep(
        `The ${isTop(p) ? 'denominators' : 'numerators'} show it: times \\(${p.times}\\).`,
        isTop(p)
          ? `${p.bottom} \\times ${p.times} = ${p.bottom * p.times}`
          : `${p.top} \\times ${p.times} = ${p.top * p.times}`,
      ),
      nextStep(`So the missing number is \\(${value(p)}\\).`, `${few(p)} = ${many(p)}`, whole(value(p))),
    ],
    load: (p) => pool.load(p),
  })
}
