import { numberBond } from '../../../figures/number-bond.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** all - taken, where an addition fact knows the answer. */
export interface Params {
  readonly all: number
  readonly taken: number
}

const left = (p: Params): number => p.all - p.taken
const load = (p: Params): number => p.all + (p.all > 10 ? 3 : 0)

const tasks: readonly Params[] = range(2, 10)
  .flatMap((taken) => range(1, 10).map((rest) => ({ all: taken + rest, taken })))
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(whole(left(p) + 1), 'count_off_by_one', `\\(${p.taken} + ${left(p) + 1}\\) is one too many.`),
    wrongAnswer(
      whole(p.all + p.taken),
      'operation_swap',
      `You added \\(${p.all}\\) and \\(${p.taken}\\). Find the missing part.`,
    ),
    wrongAnswer(whole(left(p) - 1), 'count_off_by_one', `\\(${p.taken} + ${left(p) - 1}\\) is one too few.`),
    wrongAnswer(whole(p.taken), 'given_number', `You know the part \\(${p.taken}\\). Find the other part.`),
  ]
}

const picture = (p: Params, found: boolean): Figure =>
  numberBond({ whole: p.all, parts: [p.taken, found ? left(p) : null] })

/** Use an addition fact to find a difference (1.OA.B.4). */
export const byAddition: TopicLevel<Params> = {
  key: 'subtraction_intro/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.all}-${p.taken}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      `What number makes \\(${p.taken} + \\square = ${p.all}\\) true?`,
      'Find the missing part.',
      'Find the missing number.',
    ]),
    latex: `${p.all} - ${p.taken} = \\square`,
  }),
  answer: (p) => whole(left(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `\\(${p.all}\\) is the whole. One part is \\(${p.taken}\\).` },
    { text: 'Two parts make the whole. Which part is missing?' },
    { text: `Say it as adding: \\(${p.taken} + \\square = ${p.all}\\).` },
  ],
  solution: (p) => [
    nextStep(`\\(${p.all}\\) is the whole and \\(${p.taken}\\) is one part.`, undefined, undefined, picture(p, false)),
    nextStep('Think of the addition fact.', `${p.taken} + ${left(p)} = ${p.all}`),
    nextStep(
      `So the other part is \\(${left(p)}\\).`,
      `${p.all} - ${p.taken} = ${left(p)}`,
      whole(left(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load,
}
