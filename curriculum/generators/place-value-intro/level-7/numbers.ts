import { placeValueChart } from '../../../figures/place-value-chart.ts'
import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/**
 * `value`: what the digit at `place` is worth; `times`: a digit that stands at `place` and at `lower` too, and how many times as
 * much the left one is worth; `grow`: the number that is 10 ** lower times n.
 */
export interface Params {
  readonly task: 'value' | 'grow' | 'times'
  readonly n: number
  readonly place: number
  readonly lower: number
}

const names = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const tasks = ['value', 'grow', 'times'] as const
const digitAt = (n: number, place: number): number => Math.floor(n / 10 ** place) % 10
const factor = (p: Params): number => 10 ** (p.task === 'grow' ? p.lower : p.place - p.lower)

function answer(p: Params): number {
  if (p.task === 'value') return digitAt(p.n, p.place) * 10 ** p.place
  return p.task === 'grow' ? p.n * factor(p) : factor(p)
}

/** Values of digits first, then numbers ten or a hundred times as large, then equal digits compared. */
function params(chance: Chance, difficulty: number): Params {
  const task = tasks[Math.max(0, Math.min(2, Math.floor(2.6 * difficulty + 1.2 * chance.unit() - 0.5)))] ?? 'value'
  const length = 3 + Math.min(2, Math.floor(2.2 * difficulty + 0.8 * chance.unit()))
  const n = chance.int(10 ** (length - 1) + 1, 10 ** length - 1)
  if (task === 'value') return { task, n, place: chance.int(1, length - 1), lower: 0 }
  if (task === 'grow') return { task, n: n % 10_000, place: 0, lower: chance.happens(difficulty - 0.2) ? 2 : 1 }
  const lower = chance.int(0, length - 2)
  const place = chance.int(lower + 1, length - 1)
  const digit = chance.int(2, 9)
  const set = (m: number, at: number): number => m - digitAt(m, at) * 10 ** at + digit * 10 ** at
  return { task, n: set(set(n, lower), place), place, lower }
}

function reject(p: Params): string | null {
  const digits = [...String(p.n)]
  if (p.task === 'value')
    return digitAt(p.n, p.place) < 2 || digits.filter((d) => d === String(digitAt(p.n, p.place))).length > 1
      ? 'no clear digit'
      : null
  if (p.task === 'grow') return p.n < 20 || p.n % 10 === 0 ? 'too plain' : null
  return digits.filter((d) => d === String(digitAt(p.n, p.place))).length !== 2
    ? 'the digit stands in other places too'
    : null
}

function distractors(p: Params): Distractor[] {
  const a = answer(p)
  if (p.task === 'value')
    return [
      wrongAnswer(
        whole(digitAt(p.n, p.place)),
        'face_value',
        `That is the digit itself. In the ${names[p.place]} it is worth more.`,
      ),
      wrongAnswer(whole(a / 10), 'slip_place', 'That is one place too low. Count the places from the right.'),
      wrongAnswer(whole(10 * a), 'slip_place', 'That is one place too high. Count the places from the right.'),
      wrongAnswer(
        whole(p.n % 10 ** (p.place + 1)),
        'concat_place_value',
        'The digits after it were read along. Only one digit is asked for.',
      ),
    ]
  if (p.task === 'grow')
    return [
      wrongAnswer(
        whole(p.n + factor(p)),
        'face_value',
        'The number was only made larger by that much. Each digit moves to the left.',
      ),
      wrongAnswer(whole(a * 10), 'slip_place', 'The digits moved one place too far.'),
      wrongAnswer(
        whole(factor(p) === 10 ? p.n : a / 10),
        factor(p) === 10 ? 'given_number' : 'slip_place',
        'The digits must move further to the left.',
      ),
    ]
  return [
    wrongAnswer(
      whole(p.place - p.lower),
      'face_value',
      'That is how many places they are apart. Each place counts ten times.',
    ),
    wrongAnswer(whole(a * 10), 'slip_place', 'That is one place too many. Count the steps between the digits.'),
    ...(a > 10
      ? [wrongAnswer(whole(a / 10), 'slip_place', 'That is one place too few. Count the steps between the digits.')]
      : []),
    wrongAnswer(whole(1), 'looks_alike', 'The digits are the same, but their places are not.'),
    wrongAnswer(
      whole(10 * (p.place - p.lower)),
      'wrong_operation',
      'Ten times and ten times again is a hundred times.',
    ),
  ]
}

function picture(p: Params): Figure {
  const highest = String(p.n).length - 1 + (p.task === 'grow' ? p.lower : 0)
  return placeValueChart({
    highest,
    lowest: 0,
    rows: [String(p.n)],
    ...(p.task === 'value'
      ? { highlighted: [p.place] }
      : p.task === 'times'
        ? { highlighted: [p.place, p.lower] }
        : {}),
  })
}

function question(p: Params, words: Chance): string {
  const n = wholeText(p.n)
  const digit = digitAt(p.n, p.place)
  if (p.task === 'value')
    return words.pick([
      `What is the value of the digit \\(${digit}\\) in \\(${n}\\)?`,
      `How much is the \\(${digit}\\) in \\(${n}\\) worth?`,
    ])
  if (p.task === 'grow')
    return words.pick([
      `Which number is \\(${factor(p)}\\) times as large as \\(${n}\\)?`,
      `Every digit of \\(${n}\\) moves ${p.lower === 1 ? 'one place' : 'two places'} to the left. Which number is that?`,
    ])
  return `\\(${n}\\) has the digit \\(${digit}\\) twice. How many times as much is the left one worth?`
}

function solution(p: Params): Step[] {
  const digit = digitAt(p.n, p.place)
  const a = answer(p)
  if (p.task === 'value')
    return [
      nextStep(`The \\(${digit}\\) stands in the ${names[p.place]}.`, undefined, undefined, picture(p)),
      nextStep(
        `So it is worth \\(${digit}\\) times \\(${wholeText(10 ** p.place)}\\).`,
        `${digit} \\times ${wholeText(10 ** p.place)} = ${wholeText(a)}`,
        whole(a),
      ),
    ]
  if (p.task === 'grow')
    return [
      nextStep(`Each step to the left makes a digit worth ten times as much.`, undefined, undefined, picture(p)),
      nextStep(
        `Move every digit ${p.lower === 1 ? 'one place' : 'two places'} and fill the empty ${p.lower === 1 ? 'place with a zero' : 'places with zeros'}.`,
        `${wholeText(p.n)} \\times ${factor(p)} = ${wholeText(a)}`,
        whole(a),
      ),
    ]
  const gap = p.place - p.lower
  return [
    nextStep(
      `The left \\(${digit}\\) stands in the ${names[p.place]}, the right one in the ${names[p.lower]}.`,
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      `It is ${gap === 1 ? 'one place' : `${gap} places`} from one to the other. Each place makes it ten times as much.`,
      `${range(1, gap)
        .map(() => '10')
        .join(' \\times ')}${gap === 1 ? '' : ` = ${wholeText(a)}`}`,
    ),
    nextStep(
      `So the left one is worth \\(${wholeText(a)}\\) times as much.`,
      `${wholeText(digit * 10 ** p.place)} = ${wholeText(a)} \\times ${wholeText(digit * 10 ** p.lower)}`,
      whole(a),
    ),
  ]
}

/** Explain how a digit's value grows ten times to the left (4.NBT.A.1): as it was asked before the level had tasks. */
export const digitValue: TopicLevel<Params> = {
  key: 'place_value_intro/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.task} ${p.n} ${p.place} ${p.lower}`,
  prompt: (p, words) => ({ text: question(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'One place to the left, a digit is worth ten times as much.' },
    p.task === 'value'
      ? { text: `In which place does the \\(${digitAt(p.n, p.place)}\\) stand?` }
      : p.task === 'grow'
        ? { text: `\\(${factor(p)}\\) times as large: how many places do the digits move?` }
        : { text: 'How many steps to the left is it from one digit to the other?' },
    p.task === 'value'
      ? { text: `It stands in the ${names[p.place]}.` }
      : p.task === 'grow'
        ? { text: 'Zeros fill the places at the end.' }
        : {
            text: `${p.place - p.lower === 1 ? 'One step: ten times.' : 'Take ten times for each step, one after another.'}`,
          },
  ],
  solution,
  figure: picture,
  load: (p) => 4 * tasks.indexOf(p.task) + String(p.n).length,
}
