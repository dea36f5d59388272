import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { dividendOf, type Division } from './long-division.ts'
import type { TopicLevel } from '../../topic-level.ts'

const digitsOf = (p: Division): number => String(p.quotient).length
const option = (digits: number): ReturnType<typeof item> =>
  item(String(digits), `${digits} ${digits === 1 ? 'digit' : 'digits'}`)
const timesDivisor = (p: Division, n: number): string =>
  `\\(${wholeText(n)} \\times ${p.divisor} = ${wholeText(n * p.divisor)}\\)`

/** How many digits does the quotient have? Told by the divisor times 10, 100 and 1,000, before anything is divided. */
export const quotientSize = (base: TopicLevel<Division>): LevelTask =>
  task<Division>({
    id: 'quotient_size',
    kind: 'estimate',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => base.reject?.(p) ?? null,
    note: (p) => base.note(p),
    prompt: (p, words) => {
      const shown = `\\(${wholeText(dividendOf(p))} \\div ${p.divisor}\\)`
      return {
        text: words.pick([
          `How many digits does the quotient of ${shown} have?`,
          `Do not divide yet. How many digits will the quotient of ${shown} have?`,
          `Estimate ${shown}. How many digits does the quotient have?`,
        ]),
      }
    },
    answer: (p) => option(digitsOf(p)),
    distractors: (p) =>
      range(1, 4)
        .filter((digits) => digits !== digitsOf(p))
        .map((digits) =>
          wrongAnswer(
            option(digits),
            'looks_alike',
            digits < digitsOf(p)
              ? `The quotient is at least \\(${wholeText(10 ** digits)}\\), because ${timesDivisor(p, 10 ** digits)} is not more than \\(${wholeText(dividendOf(p))}\\).`
              : `The quotient is less than \\(${wholeText(10 ** (digits - 1))}\\), because ${timesDivisor(p, 10 ** (digits - 1))} is more than \\(${wholeText(dividendOf(p))}\\).`,
          ),
        ),
    hints: (p) => [
      { text: `Find 10 times \\(${p.divisor}\\), 100 times \\(${p.divisor}\\), and so on.` },
      { text: `Which of them is still not more than \\(${wholeText(dividendOf(p))}\\)?` },
    ],
    solution: (p) => [
      nextStep(
        `\\(${wholeText(dividendOf(p))}\\) is between these two.`,
        `${wholeText(10 ** (digitsOf(p) - 1) * p.divisor)} \\le ${wholeText(dividendOf(p))} < ${wholeText(10 ** digitsOf(p) * p.divisor)}`,
      ),
      nextStep(
        `So the quotient is at least \\(${wholeText(10 ** (digitsOf(p) - 1))}\\), but less than \\(${wholeText(10 ** digitsOf(p))}\\).`,
        undefined,
        option(digitsOf(p)),
      ),
    ],
    load: (p) => base.load(p),
  })
