import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Item, SetOf } from '../../values/values.ts'

/** A number with one digit open, compared with a whole one: 4□ > 47. */
export interface Opened {
  /** The number with its open digit as it makes both equal or nearly so; only its other digits are shown. */
  readonly n: number
  /** The open place from the right, 0 for the ones. */
  readonly place: number
  readonly bound: number
  readonly sign: '<' | '>'
  /** The first of the digits on offer. */
  readonly first: number
}

const offered = 5
const on = ({ first }: Opened): number[] => range(first, first + offered - 1)
const withDigit = ({ n, place }: Opened, digit: number): number =>
  n + (digit - (Math.floor(n / 10 ** place) % 10)) * 10 ** place
const isTrue = (p: Opened, digit: number): boolean =>
  p.sign === '>' ? withDigit(p, digit) > p.bound : withDigit(p, digit) < p.bound
const digitItem = (digit: number): Item => item(`digit ${digit}`, `\\(${digit}\\)`)
const fitting = (p: Opened): number[] => on(p).filter((digit) => isTrue(p, digit))
const chosen = (digits: readonly number[]): SetOf => setOf(digits.map(digitItem))
const word = (p: Opened): string => (p.sign === '>' ? 'greater' : 'less')

/** 4□ as it is written, with commas from five digits on. */
function openText({ n, place }: Opened): string {
  const text = wholeText(n)
  let seen = -1
  for (let i = text.length - 1; i >= 0; i--) {
    if (/\d/.test(text[i] ?? '')) seen++
    if (seen === place) return `${text.slice(0, i)}\\square${text.slice(i + 1)}`
  }
  return text
}

/** Numbers of so many digits that are the same up to the open place; harder with the open place further left. */
function draw(chance: Chance, difficulty: number, length: number): Opened {
  const place = Math.min(length - 1, Math.max(0, Math.floor(2.2 * difficulty + 0.6 * chance.unit() - 0.2)))
  const bound = chance.int(10 ** (length - 1), 10 ** length - 1)
  const below = 10 ** place
  const n = bound - (bound % below) + chance.int(0, below - 1)
  const digit = Math.floor(bound / below) % 10
  const least = place === length - 1 ? 1 : 0
  const first = Math.min(10 - offered, Math.max(least, digit - chance.int(1, offered - 2)))
  return { n, place, bound, sign: chance.pick(['<', '>'] as const), first }
}

/** Which digits make a comparison true? All that fit are chosen; the one that makes both equal is not among them. */
export function whichDigits(of: { readonly length: number }): LevelTask {
  return task<Opened>({
    id: 'which_digits',
    kind: 'reverse',
    version: 1,
    form: 'multi_choice',
    params: (chance, difficulty) => draw(chance, difficulty, of.length),
    reject: (p) => {
      const count = fitting(p).length
      return count === 0 || count === offered ? 'all digits fit, or none' : null
    },
    note: (p) => `${openText(p)} ${p.sign} ${p.bound} ${p.first}`,
    prompt: (p, words) => ({
      text: words.pick([
        'Which digits make this true? Choose all of them.',
        'What can the box be? Choose every digit that fits.',
        'Choose all the digits that can go in the box.',
      ]),
      latex: `${openText(p)} ${p.sign} ${wholeText(p.bound)}`,
    }),
    answer: (p) => chosen(fitting(p)),
    items: (p) => on(p).map(digitItem),
    fixedOrder: true,
    distractors: (p) => {
      const equal = on(p).filter((digit) => withDigit(p, digit) === p.bound)
      const others = on(p).filter((digit) => !isTrue(p, digit))
      return [
        wrongAnswer(chosen(others), 'reversed_order', `Read the sign again. These do not make it ${word(p)}.`),
        ...(equal.length > 0
          ? [
              wrongAnswer(
                chosen([...fitting(p), ...equal]),
                'looks_alike',
                `With \\(${equal[0]}\\) both numbers are the same. It must be ${word(p)}.`,
              ),
            ]
          : []),
      ]
    },
    hints: (p) => [
      { text: `Read it aloud. The first number must be ${word(p)} than \\(${wholeText(p.bound)}\\).` },
      { text: `Try the digits one at a time. Is the number ${word(p)}?` },
      {
        text: `With \\(${fitting(p)[0]}\\) it is \\(${wholeText(withDigit(p, fitting(p)[0] ?? 0))}\\). That fits. Do any others fit?`,
      },
    ],
    solution: (p) => [
      nextStep(`The first number must be ${word(p)} than \\(${wholeText(p.bound)}\\). Put each digit in the box.`),
      nextStep(
        fitting(p).length === 1 ? 'Only one digit fits.' : `These ${fitting(p).length} digits fit.`,
        fitting(p)
          .map((digit) => wholeText(withDigit(p, digit)))
          .join(', \\; '),
        chosen(fitting(p)),
      ),
    ],
    load: ({ place }) => place,
  })
}
