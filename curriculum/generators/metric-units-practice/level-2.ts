import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { unitPairs } from './metric-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { UnitPair } from './metric-pairs.ts'

/** `large` larger units and `small` smaller ones, all in smaller units. */
export interface Params {
  readonly pair: number
  readonly large: number
  readonly small: number
}

const pairOf = (p: Params): UnitPair => unitPairs[p.pair] as UnitPair
const total = (p: Params): number => p.large * pairOf(p).factor + p.small
const work = (p: Params): number =>
  Math.log10(total(p)) + (p.small > 0 ? 3 : 0) + (p.small > 0 && p.small * 10 < pairOf(p).factor ? 1 : 0)

const all: readonly Params[] = range(0, unitPairs.length - 1)
  .flatMap((pair) => range(2, 15).map((large) => ({ pair, large, small: 0 })))
  .flatMap((p) => {
    const { factor } = pairOf(p)
    const smalls = p.large > 9 ? [] : factor === 10 ? [3, 5, 8] : factor === 100 ? [4, 15, 50] : [5, 40, 350]
    return [p, ...smalls.map((small) => ({ ...p, small }))]
  })
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.45))

function distractors(p: Params): Distractor[] {
  const { factor, large, small, smalls } = pairOf(p)
  const list: Distractor[] = []
  if (p.small > 0)
    list.push(
      wrongAnswer(
        whole(Number(`${p.large}${p.small}`)),
        'looks_alike',
        `The numbers cannot be written side by side. \\(${p.large}\\) ${large}s are \\(${p.large * factor}\\) ${smalls}.`,
      ),
      wrongAnswer(whole(p.large * factor), 'stops_early', `Do not forget the \\(${p.small}\\) ${smalls}.`),
    )
  else if (p.large % factor === 0 || p.large % 10 === 0)
    list.push(
      wrongAnswer(
        whole(p.large / 10),
        'convert_wrong_direction',
        `A ${small} is smaller, so you need more of them. Multiply.`,
      ),
    )
  const other = factor === 1000 ? 100 : factor === 100 ? 1000 : 100
  list.push(
    wrongAnswer(
      whole(p.large * other + p.small),
      'slip_place',
      `One ${large} is \\(${factor}\\) ${smalls}, not \\(${other}\\).`,
    ),
    wrongAnswer(
      whole(p.large * (factor === 10 ? 1000 : 10) + p.small),
      'slip_place',
      `One ${large} is \\(${factor}\\) ${smalls}, not \\(${factor === 10 ? 1000 : 10}\\).`,
    ),
    wrongAnswer(whole(p.large + p.small), 'given_number', `One ${large} is \\(${factor}\\) ${smalls}. Multiply first.`),
    wrongAnswer(
      whole((p.large + 1) * factor + p.small),
      'near',
      `Multiply \\(${p.large}\\) by \\(${factor}\\) once more.`,
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const { factor, large, smalls } = pairOf(p)
  const first = nextStep(`One ${large} is \\(${factor}\\) ${smalls}.`)
  const product = nextStep(
    `\\(${p.large}\\) ${large}s are \\(${p.large}\\) times as many.`,
    `${p.large} \\times ${factor} = ${p.large * factor}`,
    whole(p.large * factor),
  )
  if (p.small === 0) return [first, product]
  return [
    first,
    product,
    nextStep(`Add the \\(${p.small}\\) ${smalls}.`, `${p.large * factor} + ${p.small} = ${total(p)}`, whole(total(p))),
  ]
}

/** Change a larger unit to a smaller one (4.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/2',
  version: 1,
  params,
  note: (p) => `${p.large} ${pairOf(p).largeSign} ${p.small} ${pairOf(p).smallSign}`,
  space: all.length,
  prompt: (p, words) => {
    const { larges, smalls, largeSign, smallSign } = pairOf(p)
    const amount =
      p.small === 0 ? `\\(${p.large}\\) ${larges}` : `\\(${p.large}\\) ${larges} and \\(${p.small}\\) ${smalls}`
    const short =
      p.small === 0 ? `\\(${p.large}\\) ${largeSign}` : `\\(${p.large}\\) ${largeSign} \\(${p.small}\\) ${smallSign}`
    return { text: words.pick([`How many ${smalls} are ${amount}?`, `Change ${short} to ${smalls}.`]) }
  },
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: pairOf(p).smallSign }),
  distractors,
  hints: (p) => {
    const { factor, large, small, smalls } = pairOf(p)
    return [
      { text: `A ${small} is smaller than a ${large}. Do you need more or fewer of them?` },
      { text: `One ${large} is \\(${factor}\\) ${smalls}.` },
      { text: `Multiply \\(${p.large}\\) by \\(${factor}\\)${p.small > 0 ? `, then add \\(${p.small}\\)` : ''}.` },
    ]
  },
  solution,
  load: work,
}
