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
        `You lined up the last digits of \\(${text(p.a, p.pa)}\\) and \\(${text(p.b, p.pb)}\\). Line up the decimal points.`,
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
        `You did not regroup in \\(${shown(p)}\\). Ten in one place make 1 in the next place.`,
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
        `In one place of \\(${shown(p)}\\) the first digit is less. Regroup; do not switch the digits.`,
      ),
    )
  const sides = apart(p)
  if (sides !== null)
    list.push(
      wrongAnswer(
        sides,
        'point_as_separator',
        `You ${adding ? 'added' : 'subtracted'} the digits on each side of the point in \\(${shown(p)}\\) separately. Regroup across the point.`,
      ),
    )
  list.push(
    wrongAnswer(
      over(adding ? Math.abs(first(p) - second(p)) : first(p) + second(p), places(p)),
      'wrong_operation',
      `You ${adding ? 'subtracted' : 'added'} \\(${text(p.b, p.pb)}\\). The sign tells you to ${adding ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(over(total(p) + 1, places(p)), 'slip_off_by_one', `Check the last place of \\(${shown(p)}\\).`),
  )
  return list.filter((w) => w.value.kind !== 'decimal' || w.value.value.n > 0n)
}

const placeNames = ['hundredths', 'tenths', 'ones', 'tens', 'hundreds'] as const
const oneOf = (name: string): string => name.replace(/s$/, '')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** One step for each column, from the right: what is added or subtracted, and what is regrouped. */
function columnSteps(p: Columns): Step[] {
  const names = placeNames.slice(2 - places(p))
  const steps: Step[] = []
  let [x, y, regrouped] = [first(p), second(p), 0]
  for (let i = 0; x > 0 || y > 0 || regrouped > 0; i++) {
    const [a, b, place = 'thousands', next = 'thousands'] = [x % 10, y % 10, names[i], names[i + 1]]
    if (p.sign === '+') {
      const sum = a + b + regrouped
      const said = `${a} + ${b}${regrouped > 0 ? ' + 1' : ''} = ${sum}`
      const done = sum > 9 ? `Write ${sum - 10}. Regroup 10 ${place} as 1 ${oneOf(next)}.` : `Write ${sum}.`
      steps.push(nextStep(`${capital(place)}: add the digits. ${done}`, said))
      regrouped = sum > 9 ? 1 : 0
    } else {
      const have = a - regrouped
      const short = have < b
      const taken = regrouped > 0 ? ` One of the ${place} was regrouped.` : ''
      const said = `${short ? have + 10 : have} - ${b} = ${short ? have + 10 - b : have - b}`
      const done = short ? ` Regroup 1 ${oneOf(next)} as 10 ${place}.` : ''
      steps.push(nextStep(`${capital(place)}: subtract the digits.${taken}${done}`, said))
      regrouped = short ? 1 : 0
    }
    ;[x, y] = [Math.floor(x / 10), Math.floor(y / 10)]
  }
  return steps
}

function solution(p: Columns): Step[] {
  const [x, y] = [text(first(p), places(p)), text(second(p), places(p))]
  return [
    nextStep(
      p.pa === p.pb
        ? 'Line up the decimal points. All places match.'
        : `Line up the decimal points. Fill the empty ${Math.abs(p.pa - p.pb) === 1 ? 'place with a zero' : 'places with zeros'}.`,
      `${x} ${p.sign} ${y}`,
    ),
    ...columnSteps(p),
    nextStep(
      'Put the decimal point under the other points.',
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
      text:
        sign === '+'
          ? words.pick(['Add.', 'Find the sum.', 'Line up the decimal points and add.', 'What is the sum?'])
          : words.pick([
              'Subtract.',
              'Find the difference.',
              'Line up the decimal points and subtract.',
              'What is the difference?',
            ]),
      latex: shown(p),
    }),
    answer: answerOf,
    forms: ['decimal', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'Line up the decimal points, with tenths under tenths.' },
      {
        text:
          p.pa === p.pb
            ? 'Start at the right, as with whole numbers.'
            : 'Write zeros in the empty places after the decimal point.',
      },
      {
        text: `Find \\(${text(first(p), places(p))} ${p.sign} ${text(second(p), places(p))}\\) from right to left.`,
      },
    ],
    solution,
    load: work,
  }
}
