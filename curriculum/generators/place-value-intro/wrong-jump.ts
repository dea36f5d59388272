import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'

const jumps = 4

/** A child counts by tens or hundreds, and one of the numbers is wrong. */
export interface Jumped {
  readonly start: number
  readonly change: number
  /** Which number is wrong, from 1; the first one is right. */
  readonly at: number
  /** What was done there: one (or ten) was counted instead, or it was gone too far. */
  readonly slip: 'smaller' | 'twice'
  readonly name: string
}

const term = (p: Jumped, i: number): number => p.start + i * p.change
const by = (p: Jumped): string => (Math.abs(p.change) === 10 ? 'ten' : 'hundred')
const wrongTerm = (p: Jumped): number =>
  p.slip === 'smaller' ? term(p, p.at - 1) + p.change / 10 : term(p, p.at) + p.change / 10

/** The numbers as they are said, the wrong one in its place. */
export function saidBy(p: Jumped): number[] {
  return Array.from({ length: jumps + 1 }, (_, i) => (i === p.at ? wrongTerm(p) : term(p, i)))
}

/** Which number is wrong in a count by tens or hundreds? `draw` gives where it starts and by how much it goes. */
export function wrongJump(of: {
  readonly draw: (chance: Chance, difficulty: number) => Pick<Jumped, 'start' | 'change'>
  readonly load: (p: Jumped) => number
}): LevelTask {
  return task<Jumped>({
    id: 'wrong_jump',
    kind: 'find_error',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => ({
      ...of.draw(chance, difficulty),
      at: chance.int(1, jumps - 1),
      slip: chance.pick(['smaller', 'twice'] as const),
      name: chance.pick(firstNames),
    }),
    reject: (p) => (term(p, jumps) < 1 || term(p, jumps) > 999 ? 'it goes too far' : null),
    note: (p) => `${p.start} ${p.change} ${p.at} ${p.slip}`,
    prompt: (p, words) => {
      const way = `${p.change > 0 ? '' : 'back '}by ${by(p)}s`
      return {
        text: words.pick([
          `${p.name} counts ${way}. Which number is wrong?`,
          `${p.name} counts ${way}. One number does not fit. Which one?`,
          `Count ${way} with ${p.name}. Which number is not right?`,
        ]),
        latex: saidBy(p).join(', \\; '),
      }
    },
    answer: (p) => whole(wrongTerm(p)),
    distractors: (p) =>
      saidBy(p)
        .flatMap((n, i) => (i === p.at || i === 0 ? [] : [{ n, i }]))
        .map(({ n, i }) =>
          wrongAnswer(
            whole(n),
            'looks_alike',
            `${n} is right: it is ${i * Math.abs(p.change)} ${p.change > 0 ? 'more' : 'less'} than ${p.start}.`,
          ),
        ),
    hints: (p) => [
      { text: `Each number is one ${by(p)} ${p.change > 0 ? 'more' : 'less'} than the one before.` },
      {
        text:
          by(p) === 'ten' ? 'The ones stay the same. Look at the last digit.' : 'The tens and the ones stay the same.',
      },
    ],
    solution: (p) => [
      nextStep(
        `Count ${p.change > 0 ? 'on' : 'back'} by ${by(p)}s.`,
        Array.from({ length: jumps + 1 }, (_, i) => term(p, i)).join(', \\; '),
      ),
      nextStep(
        `After \\(${term(p, p.at - 1)}\\) comes \\(${term(p, p.at)}\\), not \\(${wrongTerm(p)}\\).`,
        undefined,
        whole(wrongTerm(p)),
      ),
    ],
    load: of.load,
  })
}
