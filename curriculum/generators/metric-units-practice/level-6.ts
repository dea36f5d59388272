import { doubleNumberLine } from '../../figures/double-number-line.ts'
import { sentence } from '../../figures/lettering.ts'
import { decimal } from '../../values/decimal.ts'
import { decimalLength, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A fixed relation of two units: `a` of the one are `b` of the other. */
interface Relation {
  readonly one: string
  readonly two: string
  readonly a: number
  readonly b: number
  readonly about: boolean
}

const relation = (a: number, one: string, b: number, two: string, about = false): Relation => ({
  one,
  two,
  a,
  b,
  about,
})
const relations: readonly Relation[] = [
  relation(1, 'feet', 12, 'inches'),
  relation(1, 'yards', 3, 'feet'),
  relation(1, 'pounds', 16, 'ounces'),
  relation(1, 'gallons', 4, 'quarts'),
  relation(2, 'inches', 5, 'centimeters', true),
  relation(5, 'miles', 8, 'kilometers', true),
  relation(5, 'kilograms', 11, 'pounds', true),
  relation(1, 'meters', 100, 'centimeters'),
  relation(1, 'kilograms', 1000, 'grams'),
  relation(10, 'feet', 3, 'meters', true),
  relation(4, 'gallons', 15, 'liters', true),
]

/** A relation, how many times it is taken, and which side is asked for. */
export interface Params {
  readonly index: number
  readonly times: number
  readonly asked: 'one' | 'two'
}

const relationOf = (p: Params): Relation => relations[p.index] as Relation
const ones = (p: Params): number => relationOf(p).a * p.times
const twos = (p: Params): number => relationOf(p).b * p.times
const answer = (p: Params): number => (p.asked === 'two' ? twos(p) : ones(p))
const given = (p: Params): number => (p.asked === 'two' ? ones(p) : twos(p))
const from = (p: Params): [size: number, unit: string] =>
  p.asked === 'two' ? [relationOf(p).a, relationOf(p).one] : [relationOf(p).b, relationOf(p).two]
const to = (p: Params): [size: number, unit: string] =>
  p.asked === 'two' ? [relationOf(p).b, relationOf(p).two] : [relationOf(p).a, relationOf(p).one]

/** Within one system and up at first; then between systems and back. */
function params(chance: Chance, difficulty: number): Params {
  const between = chance.happens(1.4 * difficulty - 0.2)
  const index = chance.pick(relations.flatMap((r, i) => (r.about === between ? [i] : [])))
  return {
    index,
    times: chance.int(2 + Math.round(4 * difficulty), 36 + Math.round(6 * difficulty)),
    asked: chance.happens(0.35 + 0.25 * difficulty) ? 'one' : 'two',
  }
}

const thing = (unit: string, n: number): string => {
  const single: Readonly<Record<string, string>> = {
    feet: 'foot',
    inches: 'inch',
    miles: 'mile',
    pounds: 'pound',
    ounces: 'ounce',
    gallons: 'gallon',
    quarts: 'quart',
    meters: 'meter',
    yards: 'yard',
    kilograms: 'kilogram',
  }
  return n === 1 ? (single[unit] ?? unit) : unit
}

const fact = (p: Params): string => {
  const { a, b, one, two, about } = relationOf(p)
  return `\\(${a}\\) ${thing(one, a)} ${a === 1 ? 'is' : 'are'} ${about ? 'about ' : ''}\\(${b}\\) ${thing(two, b)}`
}

function distractors(p: Params): Distractor[] {
  const [[x, ux], [y, uy]] = [from(p), to(p)]
  const g = given(p)
  const backwards = rational(g * x, y)
  return [
    wrongAnswer(
      decimalLength(backwards) === null || (decimalLength(backwards) ?? 0) > 4
        ? whole(Math.round((g * x) / y))
        : backwards.d === 1n
          ? backwards
          : decimal(backwards, decimalLength(backwards) ?? 0),
      decimalLength(backwards) === null || (decimalLength(backwards) ?? 0) > 4 ? 'near' : 'convert_wrong_direction',
      `That goes the other way, from ${uy} to ${ux}.`,
    ),
    wrongAnswer(
      whole(g + Math.abs(y - x)),
      'wrong_operation',
      `The difference was added. The numbers of ${ux} and ${uy} grow in a fixed ratio.`,
    ),
    wrongAnswer(
      whole(g * y),
      x === 1 ? 'near' : 'stops_early',
      `Find how many times \\(${x}\\) fits into \\(${g}\\) first.`,
    ),
    ...(x === 1
      ? []
      : [wrongAnswer(whole(g / x), 'stops_early', `That is how many times \\(${x}\\) fits. Multiply by \\(${y}\\).`)]),
    wrongAnswer(whole(answer(p) + y), 'looks_alike', 'That is one step too far on the double line.'),
    wrongAnswer(whole(answer(p) - y), 'looks_alike', 'That is one step too few on the double line.'),
  ].filter(({ value }) => value.kind !== 'rational' || value.n > 0n)
}

function picture(p: Params, found: boolean): Figure {
  const r = relationOf(p)
  const hidden = (side: 'one' | 'two', n: number): string | null => (!found && p.asked === side ? null : String(n))
  return doubleNumberLine({
    top: { name: r.one, values: ['0', String(r.a), hidden('one', ones(p))] },
    bottom: { name: r.two, values: ['0', String(r.b), hidden('two', twos(p))] },
    positions: [0, 1, 3],
  })
}

/** Use rates to convert within and between systems (6.RP.A.3d). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/6',
  version: 1,
  params,
  reject: (p) => (answer(p) > 2000 || given(p) === to(p)[0] ? 'too large' : null),
  note: (p) => `${p.index} ${p.times} ${p.asked}`,
  prompt: (p, words) => ({
    text: words
      .pick([
        `${sentence(fact(p))}. How many ${to(p)[1]} are \\(${given(p)}\\) ${from(p)[1]}?`,
        `Use that ${fact(p)}. Convert \\(${given(p)}\\) ${from(p)[1]} to ${to(p)[1]}.`,
      ])
      .replace(/^\\\(/, '\\('),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'On the double line both numbers grow by the same factor.' },
    { text: `How many times does \\(${from(p)[0]}\\) fit into \\(${given(p)}\\)?` },
    { text: `It fits \\(${p.times}\\) times. Take \\(${to(p)[0]}\\) as many times.` },
  ],
  solution: (p) => [
    nextStep(
      `See how many times \\(${from(p)[0]}\\) fits into \\(${given(p)}\\).`,
      `${given(p)} \\div ${from(p)[0]} = ${p.times}`,
      undefined,
      picture(p, false),
    ),
    nextStep(
      `Take the other number as many times.`,
      `${p.times} \\times ${to(p)[0]} = ${answer(p)}`,
      whole(answer(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => (relationOf(p).about ? 4 : 0) + (p.asked === 'one' ? 1 : 0) + p.times / 15,
}
