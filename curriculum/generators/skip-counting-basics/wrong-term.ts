import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { nameOf, term, type SkipCount } from './skip-count.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A count of five numbers in which one, not the first, is one too small or too large. */
export interface WrongCount extends SkipCount {
  readonly wrongAt: 1 | 2 | 3
  readonly off: 1 | -1
}

const said = (p: WrongCount): number[] => [0, 1, 2, 3, 4].map((i) => term(p, i) + (i === p.wrongAt ? p.off : 0))
const wrongNumber = (p: WrongCount): number => term(p, p.wrongAt) + p.off

/** Find the number at which a named child did not jump far enough, or too far. */
export function wrongTerm(base: TopicLevel<SkipCount>): LevelTask {
  return task<WrongCount>({
    id: 'wrong_term',
    kind: 'find_error',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => ({
      ...base.params(chance, difficulty),
      wrongAt: chance.pick([1, 2, 3] as const),
      off: chance.pick([1, -1] as const),
    }),
    note: (p) => `${base.note(p)}, ${p.off} at ${p.wrongAt}`,
    load: (p) => base.load(p),
    prompt: (p, words) => {
      const [name = ''] = pickNames(words, 1)
      return {
        text: words.pick([
          `${name} counts by ${nameOf(p)}. One number is wrong. Which one?`,
          `${name} wanted to count by ${nameOf(p)}. Which number does not belong?`,
        ]),
        latex: said(p).join(',\\; '),
      }
    },
    answer: (p) => whole(wrongNumber(p)),
    distractors: (p) =>
      [1, 2, 3, 4, 0]
        .filter((i) => i !== p.wrongAt)
        .map((i) =>
          wrongAnswer(
            whole(term(p, i)),
            'given_number',
            `\\(${term(p, i)}\\) is right. Check the jump to each number.`,
          ),
        ),
    fixedOrder: true,
    hints: (p) => [
      { text: 'Go from number to number. Is every jump the same?' },
      { text: `Each jump is \\(${p.step}\\). Start at \\(${p.start}\\) and count on your own.` },
    ],
    solution: (p) => [
      nextStep(
        `Counting by ${nameOf(p)}, after \\(${term(p, p.wrongAt - 1)}\\) comes \\(${term(p, p.wrongAt)}\\).`,
        `${term(p, p.wrongAt - 1)} + ${p.step} = ${term(p, p.wrongAt)}`,
      ),
      nextStep(`So \\(${wrongNumber(p)}\\) is the wrong number.`, undefined, whole(wrongNumber(p))),
    ],
  })
}
