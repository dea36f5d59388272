import { over, text } from '../decimals-place-value-basics/written.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** Two decimals as units and places: a / 10^pa and b / 10^pb, added or subtracted. */
export interface Columns {
  readonly a: number
  readonly pa: number
  readonly b: number
  readonly pb: number
  readonly sign: '+' | '-'
}

const places = (p: Columns): number => Math.max(p.pa, p.pb)
const first = (p: Columns): number => p.a * 10 ** (places(p) - p.pa)
const second = (p: Columns): number => p.b * 10 ** (places(p) - p.pb)
const total = (p: Columns): number => (p.sign === '+' ? first(p) + second(p) : first(p) - second(p))
const answerOf = (p: Columns): Decimal => over(total(p), places(p))
const shown = (p: Columns): string => `${text(p.a, p.pa)} ${p.sign} ${text(p.b, p.pb)}`

/** Digit by digit from the right, each column on its own. */
function byColumn(p: Columns, rule: (x: number, y: number) => number): number {
  let [x, y, unit, sum] = [first(p), second(p), 1, 0]
  while (x > 0 || y > 0) {
    sum += rule(x % 10, y % 10) * unit
    ;[x, y, unit] = [Math.floor(x / 10), Math.floor(y / 10), unit * 10]
  }
  return sum
}

/** How many columns carry or borrow. */
function crossings(p: Columns): number {
  let [x, y, carry, count] = [first(p), second(p), 0, 0]
  while (x > 0 || y > 0) {
    const column = p.sign === '+' ? (x % 10) + (y % 10) + carry : (x % 10) - (y % 10) - carry
    carry = column > 9 || column < 0 ? 1 : 0
    count += carry
    ;[x, y] = [Math.floor(x / 10), Math.floor(y / 10)]
  }
  return count
}

const work = (p: Columns): number => crossings(p) + (p.pa === p.pb ? 0 : 5) + String(p.a).length + String(p.b).length

/** The two sides of the point worked out on their own: 3.9 + 1.4 = 4.13. */
function apart(p: Columns): Decimal | null {
  const [w, after] = text(p.a, p.pa).split('.')
  const [v, behind] = text(p.b, p.pb).split('.')
  const [x, y] = [Number(after ?? 0), Number(behind ?? 0)]
  const right = p.sign === '+' ? x + y : Math.abs(x - y)
  const left = p.sign === '+' ? Number(w) + Number(v) : Number(w) - Number(v)
  if (left < 0 || right === 0) return null
  const length = String(right).length
  return over(left * 10 ** length + right, length)
}

function distractors(p: Columns): Distractor[] {
  const adding = p.sign === '+'
  const list: Distractor[] = []
  const shifted = adding ? p.a + p.b : p.a - p.b
  if (p.pa !== p.pb && shifted > 0)
    list.push(
      wrongAnswer(
        over(shifted, places(p)),
        'place_shift_missing',
        'The last digits were lined up. Line up the points, so that tenths stand under tenths.',
      ),
    )
  if (adding)
    list.push(
      wrongAnswer(
        over(
          byColumn(p, (x, y) => (x + y) % 10),
          places(p),
        ),
        'no_carry',
        'Ten of a place make one of the next. Carry it over.',
      ),
    )
  else
    list.push(
      wrongAnswer(
        over(
          byColumn(p, (x, y) => Math.abs(x - y)),
          places(p),
        ),
        'smaller_from_larger',
        'In one place the upper digit is smaller. Break up one of the next place instead of turning the digits around.',
      ),
    )
  const sides = apart(p)
  if (sides !== null)
    list.push(
      wrongAnswer(
        sides,
        'point_as_separator',
        `The two sides of the point were ${adding ? 'added' : 'subtracted'} on their own. Work from right to left across the point.`,
      ),
    )
  list.push(
    wrongAnswer(
      over(adding ? Math.abs(first(p) - second(p)) : first(p) + second(p), places(p)),
      'wrong_operation',
      `Look at the sign: this one asks you to ${adding ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(over(total(p) + 1, places(p)), 'slip_off_by_one', 'Check the last place once more.'),
  )
  return list.filter((w) => w.value.kind !== 'decimal' || w.value.value.n > 0n)
}

function solution(p: Columns): Step[] {
  const [x, y] = [text(first(p), places(p)), text(second(p), places(p))]
  return [
    nextStep(
      p.pa === p.pb
        ? 'Line up the points. All places match.'
        : `Line up the points. Fill the empty ${Math.abs(p.pa - p.pb) === 1 ? 'place with a zero' : 'places with zeros'}.`,
      `${x} ${p.sign} ${y}`,
    ),
    nextStep(
      p.sign === '+'
        ? 'Add place by place from the right. Ten of a place make one of the next.'
        : 'Subtract place by place from the right. Where it is too small, break up one of the next place.',
      `${x} ${p.sign} ${y} = ${text(total(p), places(p))}`,
      answerOf(p),
    ),
  ]
}

function params(chance: Chance, difficulty: number, sign: '+' | '-'): Columns {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  const even = stage < 0.9
  const pa = even ? chance.int(1, 2) : chance.int(0, 2)
  const pb = even ? pa : chance.pick([0, 1, 2].filter((n) => n !== pa))
  const size = (n: number): number => chance.int(2 * 10 ** n, (stage < 1.7 ? 10 : 60) * 10 ** n - 1)
  return { a: size(pa), pa, b: size(pb), pb, sign }
}

function reject(p: Columns): string | null {
  if ((p.pa > 0 && p.a % 10 === 0) || (p.pb > 0 && p.b % 10 === 0)) return 'a zero at the end'
  if (total(p) <= 0 || total(p) % 10 === 0) return 'nothing is left or a zero at the end'
  return crossings(p) === 0 ? 'nothing to carry' : null
}

/** A level that adds or subtracts decimals in columns. */
export function columnsLevel(key: TopicLevelKey, sign: '+' | '-'): TopicLevel<Columns> {
  return {
    key,
    version: 1,
    params: (chance, difficulty) => params(chance, difficulty, sign),
    reject,
    note: shown,
    prompt: (p, words) => ({
      text: sign === '+' ? words.pick(['Add.', 'Find the sum.']) : words.pick(['Subtract.', 'Find the difference.']),
      latex: shown(p),
    }),
    answer: answerOf,
    forms: ['decimal', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'Line up the points, so that tenths stand under tenths.' },
      {
        text:
          p.pa === p.pb
            ? 'Start at the right, just as with whole numbers.'
            : 'Write zeros in the empty places behind the point.',
      },
      {
        text: `Work out \\(${text(first(p), places(p))} ${p.sign} ${text(second(p), places(p))}\\) from right to left.`,
      },
    ],
    solution,
    load: work,
  }
}
