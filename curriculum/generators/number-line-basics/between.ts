import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A number between two others. */
export interface Between {
  readonly low: number
  readonly n: number
  readonly high: number
}

/** Which of four numbers stands between two marks. */
export function whichBetween(
  of: Pick<TopicLevel<Between>, 'params' | 'load'> & { readonly space?: number },
): LevelTask {
  return task<Between>({
    id: 'which_between',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: of.params,
    load: of.load,
    ...(of.space === undefined ? {} : { space: of.space }),
    note: ({ low, n, high }) => `${n} between ${low} and ${high}`,
    prompt: ({ low, high }, words) => ({
      text: words.pick([
        `Which number is between \\(${low}\\) and \\(${high}\\)?`,
        `You go from \\(${low}\\) to \\(${high}\\) on a line. Which number do you pass?`,
        `One number is between \\(${low}\\) and \\(${high}\\). Which one is it?`,
      ]),
    }),
    answer: ({ n }) => whole(n),
    distractors: ({ low, n, high }) =>
      [
        wrongAnswer(
          whole(high + (n - low)),
          'looks_alike',
          `\\(${high + (n - low)}\\) is greater than \\(${high}\\). It is farther to the right.`,
        ),
        wrongAnswer(
          whole(low - (high - n)),
          'reversed_order',
          `\\(${low - (high - n)}\\) is less than \\(${low}\\). It is farther to the left.`,
        ),
        wrongAnswer(whole(high), 'given_number', `\\(${high}\\) is one of the two numbers. It is not between them.`),
        wrongAnswer(whole(low), 'given_number', `\\(${low}\\) is one of the two numbers. It is not between them.`),
      ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n),
    hints: ({ low, high }) => [
      { text: 'Numbers get greater to the right on a number line.' },
      { text: `The number is greater than \\(${low}\\). It is less than \\(${high}\\).` },
    ],
    solution: ({ low, n, high }) => [
      nextStep(`\\(${n}\\) is greater than \\(${low}\\), so it is to the right of it.`, `${low} < ${n}`),
      nextStep(
        `\\(${n}\\) is less than \\(${high}\\), so it is to the left of it.`,
        `${low} < ${n} < ${high}`,
        whole(n),
        numberLine({ from: low, to: high, step: high - low, points: [{ at: n, label: String(n) }] }),
      ),
    ],
  })
}
