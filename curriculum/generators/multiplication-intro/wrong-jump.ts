import { answerOf } from '../../questions/ask.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { equalOf, jumpsOf, totalOf, type Equal } from './equal-sizes.ts'
import type { Part } from '../../topic-level.ts'

/** Somebody's count of equal groups: at the group `at`, from 1, the step is `off` too long, and the count goes on from there. */
export interface WrongJump extends Equal {
  readonly at: number
  readonly off: 1 | -1
  readonly name: string
}

/** The numbers that were said. */
export const saidJumps = (p: WrongJump): number[] => range(1, p.groups).map((i) => i * p.size + (i >= p.at ? p.off : 0))

const wrongOne = (p: WrongJump): number => p.at * p.size + p.off
const said = (n: number): ReturnType<typeof item> => item(String(n), `\\(${n}\\)`)
const load = (p: Omit<WrongJump, 'name'>): number => totalOf(p) + p.at

function parts(p: WrongJump): [Part, Part] {
  const before = (p.at - 1) * p.size
  return [
    {
      heading: 'Which number is the first wrong one?',
      form: 'choice',
      answer: said(wrongOne(p)),
      weight: 50,
      fixedOrder: true,
      distractors: saidJumps(p)
        .filter((n) => n !== wrongOne(p))
        .map((n) =>
          wrongAnswer(
            said(n),
            'looks_alike',
            n > wrongOne(p) ? `The mistake comes before ${n}. Look further left.` : `${n} is right. Look further on.`,
          ),
        ),
    },
    {
      heading: 'Which number belongs there?',
      form: 'numeric',
      answer: whole(p.at * p.size),
      weight: 50,
      distractors: [
        wrongAnswer(whole(wrongOne(p)), 'given_number', `From ${before} it goes on by ${p.size}.`),
        wrongAnswer(
          whole(before + 2 * p.size),
          'stops_early',
          `That is 2 steps after ${before}. Go 1 step of ${p.size}.`,
        ),
        wrongAnswer(whole(p.at * p.size - p.off), 'slip_off_by_one', `Find \\(${before} + ${p.size}\\) again.`),
      ],
    },
  ]
}

/** Somebody counts equal groups, or rows, and makes one wrong step: it is found, and put right (2.OA.C.4, 3.OA.A.1). */
export function wrongJump(of: {
  readonly noun: 'group' | 'row'
  readonly groups: readonly number[]
  readonly sizes: readonly number[]
}): LevelTask {
  const all = equalOf(of.groups, of.sizes)
    .flatMap((p) => range(2, p.groups).flatMap((at) => ([1, -1] as const).map((off) => ({ ...p, at, off }))))
    .toSorted((a, b) => load(a) - load(b))
  return task<WrongJump>({
    id: 'wrong_jump',
    kind: 'find_error',
    version: 1,
    form: 'parts',
    params: (chance, difficulty) => ({
      ...chance.pick(windowOf(all, difficulty, 0.5)),
      name: chance.pick(firstNames),
    }),
    note: (p) => `${p.groups} of ${p.size}, ${p.at} ${p.off}`,
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, words) => ({
      text: words.pick([
        `${p.name} counts ${p.groups} ${of.noun}s of ${p.size}. There is a mistake.`,
        `${p.name} adds ${p.groups} ${of.noun}s of ${p.size}. One step is wrong.`,
        `Here is how ${p.name} counts ${p.groups} ${of.noun}s of ${p.size}. One number is wrong.`,
      ]),
      latex: saidJumps(p).join(', \\; '),
    }),
    answer: (p) => answerOf(parts(p)),
    parts,
    distractors: () => [],
    hints: (p) => [
      { text: `Count by \\(${p.size}\\) yourself. Compare number by number.` },
      { text: `Each step must be \\(${p.size}\\). Find the step that is not.` },
      { text: `Look at the step from \\(${(p.at - 1) * p.size}\\) to \\(${wrongOne(p)}\\).` },
    ],
    solution: (p) => [
      nextStep(`Count ${p.groups} ${of.noun}s of \\(${p.size}\\).`, jumpsOf(p)),
      nextStep(
        `After \\(${(p.at - 1) * p.size}\\) comes \\(${p.at * p.size}\\), but ${p.name} said \\(${wrongOne(p)}\\).`,
        `${(p.at - 1) * p.size} + ${p.size} = ${p.at * p.size}`,
        answerOf(parts(p)),
      ),
    ],
    load,
  })
}
