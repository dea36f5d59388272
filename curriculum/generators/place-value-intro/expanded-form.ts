import { listWords, sentence } from '../../figures/lettering.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A number and the place of the part that is asked for (0 for ones); -1 asks for the number itself. */
export interface Expanded {
  readonly n: number
  readonly place: number
  /** The parts are named from the smallest up. */
  readonly turned: boolean
}

/** The places of a number, from the right. */
export const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const digitAt = (n: number, place: number): number => Math.floor(n / 10 ** place) % 10
const places = (p: Expanded): number[] => {
  const all = range(0, String(p.n).length - 1).filter((place) => digitAt(p.n, place) > 0)
  return p.turned ? all : all.toReversed()
}
const worth = (p: Expanded, place: number): number => digitAt(p.n, place) * 10 ** place
const answer = (p: Expanded): number => (p.place < 0 ? p.n : worth(p, p.place))
const sum = (p: Expanded, hidden: boolean): string =>
  places(p)
    .map((place) => (hidden && place === p.place ? '\\square' : wholeText(worth(p, place))))
    .join(' + ')

/** What each digit is worth, from the left; 0 for an empty place. */
export function partsOf(n: number): number[] {
  return range(0, String(n).length - 1)
    .map((place) => digitAt(n, place) * 10 ** place)
    .toReversed()
}

/** '300 + 40 + 7'; a place without anything has no part. */
export function expandedText(n: number): string {
  return partsOf(n)
    .filter((part) => part > 0)
    .map((part) => wholeText(part))
    .join(' + ')
}

/** True for a place that holds a digit and may be asked for. */
export function mayAsk(n: number, place: number): boolean {
  return digitAt(n, place) > 0
}

/** How many places hold a zero. */
export function emptyPlaces(n: number): number {
  return [...String(n)].filter((digit) => digit === '0').length
}

function numberDistractors(p: Expanded): Distractor[] {
  const list: Distractor[] = []
  const [ten, one] = [digitAt(p.n, 1), digitAt(p.n, 0)]
  if (ten !== one)
    list.push(
      wrongAnswer(
        whole(p.n - 10 * ten - one + 10 * one + ten),
        'teen_reversal',
        'The tens and the ones changed places.',
      ),
    )
  list.push(
    wrongAnswer(
      whole(
        BigInt(
          places({ ...p, turned: false })
            .map((place) => worth(p, place))
            .join(''),
        ),
      ),
      'concat_place_value',
      'The parts were written side by side. Each part fills one place.',
    ),
    wrongAnswer(
      whole(places(p).reduce((total, place) => total + digitAt(p.n, place), 0)),
      'face_value',
      'Only the digits were added. Each digit is worth its place.',
    ),
  )
  const dropped = Number(String(p.n).replaceAll('0', ''))
  if (dropped !== p.n) list.unshift(wrongAnswer(whole(dropped), 'looks_alike', 'An empty place needs a zero.'))
  return list
}

function partDistractors(p: Expanded): Distractor[] {
  const digit = digitAt(p.n, p.place)
  return [
    wrongAnswer(whole(digit), 'face_value', `That is the digit. In the ${placeNames[p.place]} it is worth more.`),
    wrongAnswer(whole(10 * answer(p)), 'slip_place', 'That is a zero too many. Count the places from the right.'),
    ...(p.place > 1
      ? [wrongAnswer(whole(answer(p) / 10), 'slip_place', 'That is a zero too few. Count the places from the right.')]
      : []),
    wrongAnswer(
      whole(p.n % 10 ** (p.place + 1)),
      'stops_early',
      'That is the rest of the number. Only one place is missing.',
    ),
    wrongAnswer(whole(p.n), 'given_number', 'That is the whole number. Which part is missing?'),
  ]
}

function hints(p: Expanded): Hint[] {
  if (p.place < 0)
    return [
      { text: 'Which part is the largest? It comes first.' },
      {
        text: `${sentence(placeNames[String(p.n).length - 1] ?? '')} come first. Write one digit for each place after that.`,
      },
      {
        text:
          emptyPlaces(p.n) > 0
            ? 'A place without a part gets a zero.'
            : 'Write the digits from the largest place to the ones.',
      },
    ]
  return [
    { text: `Compare the number with its parts. Which digit has no part yet?` },
    { text: `It is the digit in the ${placeNames[p.place]}.` },
    { text: `The digit is ${digitAt(p.n, p.place)}. How much is it worth in the ${placeNames[p.place]}?` },
  ]
}

function solution(p: Expanded): Step[] {
  const end = nextStep(
    p.place < 0 ? `So the number is \\(${wholeText(p.n)}\\).` : `So the missing part is \\(${wholeText(answer(p))}\\).`,
    `${wholeText(p.n)} = ${sum(p, false)}`,
    whole(answer(p)),
  )
  if (p.place >= 0)
    return [
      nextStep(`The digit in the ${placeNames[p.place]} is \\(${digitAt(p.n, p.place)}\\). It has no part yet.`),
      nextStep(
        `In that place it is worth \\(${digitAt(p.n, p.place)} \\times ${wholeText(10 ** p.place)}\\).`,
        `${digitAt(p.n, p.place)} \\times ${wholeText(10 ** p.place)} = ${wholeText(answer(p))}`,
      ),
      end,
    ]
  const said = places({ ...p, turned: false }).map(
    (place) =>
      `${digitAt(p.n, place)} ${digitAt(p.n, place) === 1 ? (placeNames[place] ?? '').slice(0, -1) : placeNames[place]}`,
  )
  return [
    nextStep(`There ${said[0]?.startsWith('1 ') ? 'is' : 'are'} ${listWords(said)}.`),
    nextStep(
      emptyPlaces(p.n) > 0 ? 'Write the digits in order. A zero holds each empty place.' : 'Write the digits in order.',
    ),
    end,
  ]
}

/** A level of expanded form. */
export function expandedFormLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Expanded>, 'params' | 'load' | 'reject'>,
): TopicLevel<Expanded> {
  return {
    key,
    version: 1,
    ...settings,
    note: (p) => `${p.n} ${p.place} ${p.place < 0 ? p.turned : ''}`,
    prompt: (p, words) =>
      p.place < 0
        ? {
            text: words.pick([
              'Which number is this sum?',
              'Put the parts together. Which number is it?',
              'Write the sum as one number.',
            ]),
            latex: `${sum(p, false)} = \\square`,
          }
        : {
            text: words.pick(['Which part is missing?', 'Complete the expanded form.', 'What goes in the box?']),
            latex: `${wholeText(p.n)} = ${sum(p, true)}`,
          },
    answer: (p) => whole(answer(p)),
    forms: ['numeric', 'choice'],
    distractors: (p) => (p.place < 0 ? numberDistractors(p) : partDistractors(p)),
    hints,
    solution,
  }
}

/** Puts the parts on a pile, or takes the other parts away from the number: the route of the oracles. */
export function byPiles(p: Expanded): number {
  const digits = String(p.n).split('').map(Number)
  const parts = digits.map((digit, i) => Number(`${digit}${'0'.repeat(digits.length - 1 - i)}`))
  const hidden = digits.length - 1 - p.place
  if (p.place < 0) return parts.reduce((pile, part) => pile + part, 0)
  return parts.reduce((left, part, i) => (i === hidden ? left : left - part), p.n)
}

/** The wrong rules, from the written digits. */
export const wrongExpanded = {
  teen_reversal: (p: Expanded): Rational => whole(Number(String(p.n).replace(/(.)(.)$/, '$2$1'))),
  concat_place_value: (p: Expanded): Rational => {
    const digits = String(p.n).split('')
    return whole(
      BigInt(digits.flatMap((digit, i) => (digit === '0' ? [] : [digit + '0'.repeat(digits.length - 1 - i)])).join('')),
    )
  },
  face_value: (p: Expanded): Rational =>
    p.place < 0
      ? whole(
          String(p.n)
            .split('')
            .reduce((sum, digit) => sum + Number(digit), 0),
        )
      : whole(Number(String(p.n).at(-1 - p.place))),
}
