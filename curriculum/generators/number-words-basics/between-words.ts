import { inWords } from './numerals.ts'
import { makeExample } from '../../tasks/make-example.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { whole } from '../../values/rational.ts'
import { wholeText } from '../../notation/number-latex.ts'

/** Two thousands, or a thousand and some hundreds after it, told in words. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

const words = (n: number): string => inWords({ n })

/** A number that lies between two numbers in words: any is right. */
export const betweenWords = makeExample<Bounds>(
  {
    params: (chance, difficulty) => {
      const low = 1000 * chance.int(10 + Math.round(60 * difficulty), 99 + Math.round(800 * difficulty))
      return { low, high: low + (difficulty < 0.3 ? 1000 : chance.pick([1000, 500, 100])) }
    },
    note: ({ low, high }) => `${low} ${high}`,
    load: ({ low, high }) => Math.log10(low) * 10 - Math.log10(high - low),
  },
  {
    id: 'between_words',
    version: 1,
    band: [0, 1],
    having: ({ low, high }) => [{ is: 'between', low, high }],
    example: ({ low }) => whole(low + 1),
    wrongs: ({ low, high }) => [
      wrongAnswer(whole(low), 'given_number', 'It must be greater than the first number.'),
      wrongAnswer(whole(high), 'given_number', 'It must be less than the second number.'),
      wrongAnswer(whole(low / 10 + 1), 'slip_place', 'A digit is missing. Three digits follow the thousands.'),
      wrongAnswer(whole(10 * low + 1), 'slip_place', 'That has one digit too many.'),
    ],
    asks: ({ low, high }) => [
      `Type any number between ${words(low)} and ${words(high)}.`,
      `Find a number between ${words(low)} and ${words(high)}.`,
      `Write one number between ${words(low)} and ${words(high)}.`,
    ],
    hints: ({ low, high }) => [
      { text: 'Write both numbers in digits first.' },
      { text: 'Three digits follow the thousands.' },
      { text: `They are \\(${wholeText(low)}\\) and \\(${wholeText(high)}\\). Anything between them is right.` },
    ],
    solution: ({ low, high }) => [
      nextStep('Write both numbers in digits.', `${wholeText(low)}, \\quad ${wholeText(high)}`),
      nextStep(
        `Take one that lies between them: \\(${wholeText(low + 1)}\\), for example.`,
        `${wholeText(low)} < ${wholeText(low + 1)} < ${wholeText(high)}`,
        whole(low + 1),
      ),
    ],
  },
)
