import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Change } from './more-or-less.ts'
import type { TopicLevel } from '../../topic-level.ts'

const result = (p: Change): number => p.n + p.change
const size = (p: Change): number => Math.abs(p.change)
const moreOrLess = (p: Change): string => `${size(p)} ${p.change > 0 ? 'more' : 'less'}`
const back = (p: Change): string => (p.change > 0 ? 'less' : 'more')

/** The number that is ten or a hundred more (or less) is told: which number was it before? */
export function beforeChange(base: TopicLevel<Change>): LevelTask {
  return task<Change>({
    id: 'before_change',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: base.params,
    note: base.note,
    ...(base.space === undefined ? {} : { space: base.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `${result(p)} is ${moreOrLess(p)} than which number?`,
        `I am thinking of a number. ${moreOrLess(p)} makes ${result(p)}. What is my number?`,
        `You start with a number. ${moreOrLess(p)} makes ${result(p)}. Where did you start?`,
      ]),
      latex: `\\square ${p.change > 0 ? '+' : '-'} ${size(p)} = ${result(p)}`,
    }),
    answer: (p) => whole(p.n),
    distractors: (p) =>
      [
        wrongAnswer(
          whole(result(p) + p.change),
          'reversed_order',
          `${result(p) + 2 * p.change < 0 ? 'You went on the same way.' : `${moreOrLess(p)} than that is ${result(p) + 2 * p.change}.`} The start is ${back(p)} than ${result(p)}.`,
        ),
        wrongAnswer(whole(result(p)), 'given_number', `${result(p)} is what you get at the end. Go back to the start.`),
        wrongAnswer(
          whole(result(p) - Math.sign(p.change)),
          'face_value',
          `That is only 1 ${back(p)} than ${result(p)}. Go back ${size(p)}.`,
        ),
      ].filter(({ value }) => value.kind === 'rational' && value.n > 0n),
    hints: (p) => [
      { text: `Is the start more or less than ${result(p)}?` },
      { text: `Go back from ${result(p)}: ${size(p)} ${back(p)}.` },
      { text: `Find \\(${result(p)} ${p.change > 0 ? '-' : '+'} ${size(p)}\\).` },
    ],
    solution: (p) => [
      nextStep(
        `The end is ${moreOrLess(p)} than the start. So the start is ${size(p)} ${back(p)} than \\(${result(p)}\\).`,
      ),
      nextStep(
        `${size(p)} ${back(p)} than \\(${result(p)}\\) is \\(${p.n}\\).`,
        `${p.n} ${p.change > 0 ? '+' : '-'} ${size(p)} = ${result(p)}`,
        whole(p.n),
      ),
    ],
    load: base.load,
  })
}
