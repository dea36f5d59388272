import { numberLine } from '../../figures/number-line.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { item, order } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item, Order } from '../../values/values.ts'

/** A root, pi times a number, or a decimal in hundredths. */
export interface Place {
  readonly kind: 'root' | 'pi' | 'decimal'
  readonly a: number
}

/** Numbers to put in order, in the order shown. */
export interface Params {
  readonly places: readonly Place[]
}

const size = (x: Place): number =>
  x.kind === 'root' ? Math.sqrt(x.a) : x.kind === 'pi' ? (Math.PI * x.a) / 2 : x.a / 100
const written = (x: Place): string => {
  if (x.kind === 'root') return `\\sqrt{${x.a}}`
  if (x.kind === 'decimal') return rationalLatex(rational(x.a, 100), 'decimal')
  return x.a === 2 ? '\\pi' : x.a === 1 ? '\\frac{\\pi}{2}' : x.a % 2 === 0 ? `${x.a / 2}\\pi` : `\\frac{${x.a}\\pi}{2}`
}
const asItem = (x: Place): Item => item(`${x.kind} ${x.a}`, `\\(${written(x)}\\)`)
const sorted = (p: Params, key: (x: Place) => number = size): Place[] => p.places.toSorted((x, y) => key(x) - key(y))
const ordered = (places: readonly Place[]): Order => order(places.map(asItem))
/** The whole numbers on both sides. */
const between = (x: Place): [number, number] => [Math.floor(size(x)), Math.floor(size(x)) + 1]

/** One root among decimals at first, then several roots close together and multiples of pi. */
function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(difficulty) ? 4 : 3
  const middle = chance.int(2, 7 + Math.round(2 * difficulty))
  const spread = 1.6 - difficulty
  const near = (): number => middle + 0.5 + spread * (chance.unit() * 2 - 1)
  const places = range(1, count).map((i): Place => {
    if (i === 1 || chance.happens(0.25 + 0.4 * difficulty))
      return { kind: 'root', a: Math.max(2, Math.round(near() ** 2)) }
    if (chance.happens(0.25) && middle < 8) return { kind: 'pi', a: Math.max(1, Math.round((2 * near()) / Math.PI)) }
    return { kind: 'decimal', a: difficulty < 0.5 ? 10 * Math.round(10 * near()) : 5 * Math.round(20 * near()) }
  })
  return { places: chance.shuffle(places) }
}

const gap = (p: Params): number =>
  Math.min(
    ...sorted(p)
      .slice(1)
      .map((x, i) => size(x) - size(sorted(p)[i] as Place)),
  )

function reject(p: Params): string | null {
  if (p.places.some((x) => x.kind === 'root' && Number.isInteger(Math.sqrt(x.a)))) return 'an exact root'
  if (p.places.some((x) => x.kind === 'decimal' && x.a % 100 === 0)) return 'a whole number'
  return gap(p) < 0.06 ? 'too close' : null
}

function distractors(p: Params): Distractor[] {
  const right = sorted(p)
  const swap = (i: number): Place[] =>
    right.map((x, j) => (j === i ? (right[i + 1] as Place) : j === i + 1 ? (right[i] as Place) : x))
  const halved = sorted(p, (x) => (x.kind === 'root' ? x.a / 2 : size(x)))
  return [
    wrongAnswer(
      ordered(halved),
      'looks_alike',
      'A root is not half of the number. Which number times itself gives it?',
    ),
    wrongAnswer(ordered(right.toReversed()), 'reversed_order', 'That begins with the greatest. Begin with the least.'),
    ...range(0, right.length - 2).map((i) =>
      wrongAnswer(
        ordered(swap(i)),
        'looks_alike',
        `Compare \\(${written(right[i] as Place)}\\) and \\(${written(right[i + 1] as Place)}\\) once more: square both, or use decimals.`,
      ),
    ),
    wrongAnswer(
      ordered([...right.slice(1), ...right.slice(0, 1)]),
      'looks_alike',
      `\\(${written(right[0] as Place)}\\) is the least. Between which whole numbers does it lie?`,
    ),
  ]
}

const ends = (p: Params): [number, number] => [
  Math.floor(size(sorted(p)[0] as Place)),
  Math.floor(size(sorted(p).at(-1) as Place)) + 1,
]

/** Only the decimals have their places; the irrational numbers are to be found. */
function picture(p: Params, found: boolean): Figure {
  const [from, to] = ends(p)
  const points = p.places
    .filter((x) => found || x.kind === 'decimal')
    .map((x) => ({ at: rational(Math.round(100 * size(x)), 100) }))
  return numberLine({
    from,
    to,
    step: rational(1, 10),
    labelEvery: 10,
    points: points.map((point) => ({ at: Number(point.at.n) / Number(point.at.d) })),
  })
}

const reason = (x: Place): string => {
  const [low, high] = between(x)
  if (x.kind === 'root')
    return `\\(${low}^{2} = ${low * low}\\) and \\(${high}^{2} = ${high * high}\\), so \\(${written(x)}\\) lies between \\(${low}\\) and \\(${high}\\), near \\(${size(x).toFixed(2)}\\).`
  return `\\(\\pi\\) is about \\(3.14\\), so \\(${written(x)}\\) is about \\(${size(x).toFixed(2)}\\).`
}

/** Locate roots and pi between rational neighbors (8.NS.A.2). */
export const level: TopicLevel<Params> = {
  key: 'real_numbers_intro/2',
  version: 1,
  params,
  reject,
  note: (p) =>
    sorted(p)
      .map((x) => `${x.kind}${x.a}`)
      .join(' '),
  prompt: (p, words) => ({
    text: words.pick([
      'Put the numbers in order, the least first.',
      'Where do they lie on the line? Order them from least to greatest.',
      'Order the numbers from left to right on the line.',
    ]),
    latex: p.places.map(written).join(',\\quad '),
  }),
  answer: (p) => ordered(sorted(p)),
  forms: ['choice', 'ordering'],
  items: (p) => p.places.map(asItem),
  widget: () => ({ before: 'Least', after: 'Greatest' }),
  distractors,
  hints: (p) => [
    { text: 'Find the whole numbers on both sides of each root: compare squares.' },
    { text: 'Pi is a little more than 3.14.' },
    { text: reason(p.places.find((x) => x.kind === 'root') as Place) },
  ],
  solution: (p) => [
    ...p.places.filter((x) => x.kind !== 'decimal').map((x) => nextStep(reason(x))),
    nextStep(
      'Now all of them can be compared.',
      sorted(p).map(written).join(' < '),
      ordered(sorted(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => 3 * p.places.length + p.places.filter((x) => x.kind !== 'decimal').length - gap(p),
}
