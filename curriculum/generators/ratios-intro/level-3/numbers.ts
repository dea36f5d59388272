import { doubleNumberLine } from '../../../figures/double-number-line.ts'
import { rational, whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** Rates: what is counted, for which unit, the sizes that make sense, and the sentence. */
const rates = [
  {
    many: 'kilometers',
    one: 'hour',
    units: 'hours',
    least: 4,
    most: 18,
    say: (n: string, a: string, k: string) => `${n} cycles ${a} kilometers in ${k} hours.`,
  },
  {
    many: 'kilometers',
    one: 'hour',
    units: 'hours',
    least: 40,
    most: 95,
    say: (_: string, a: string, k: string) => `A train travels ${a} kilometers in ${k} hours.`,
  },
  {
    many: 'pages',
    one: 'minute',
    units: 'minutes',
    least: 6,
    most: 40,
    say: (_: string, a: string, k: string) => `A printer makes ${a} pages in ${k} minutes.`,
  },
  {
    many: 'liters',
    one: 'minute',
    units: 'minutes',
    least: 5,
    most: 30,
    say: (_: string, a: string, k: string) => `${a} liters of water flow into a pool in ${k} minutes.`,
  },
  {
    many: 'words',
    one: 'minute',
    units: 'minutes',
    least: 20,
    most: 60,
    say: (n: string, a: string, k: string) => `${n} types ${a} words in ${k} minutes.`,
  },
  {
    many: 'dollars',
    one: 'ticket',
    units: 'tickets',
    least: 3,
    most: 24,
    say: (n: string, a: string, k: string) => `${n} pays ${a} dollars for ${k} tickets.`,
  },
  {
    many: 'grams',
    one: 'serving',
    units: 'servings',
    least: 35,
    most: 90,
    say: (n: string, a: string, k: string) => `${n} cooks ${a} grams of rice for ${k} servings.`,
  },
] as const

/** `rate` for one unit, told for `count` units. */
export interface Params {
  readonly kind: number
  readonly rate: number
  readonly count: number
}

/** What is counted, and for which unit. */
export const kindOf = (p: Params): (typeof rates)[number] => rates[p.kind] ?? rates[0]
/** What is counted for all units. */
export const total = (p: Params): number => p.rate * p.count

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.int(0, rates.length - 1)
  const { least, most } = rates[kind] ?? rates[0]
  const room = most - least
  return {
    kind,
    rate: chance.int(least + Math.round(0.35 * room * difficulty), most - Math.round(0.35 * room * (1 - difficulty))),
    count: chance.int(2 + Math.round(6 * difficulty), 5 + Math.round(7 * difficulty)),
  }
}

function distractors(p: Params): Distractor[] {
  const { many, one, units } = kindOf(p)
  return [
    wrongAnswer(
      rational(p.count, total(p)),
      'ratio_order',
      `You divided ${p.count} by ${total(p)}. Divide the ${many} by the ${units}.`,
    ),
    wrongAnswer(
      whole(total(p) - p.count + 1),
      'additive_ratio',
      `Going from \\(${p.count}\\) ${units} to \\(1\\), divide both numbers by \\(${p.count}\\). Do not subtract.`,
    ),
    wrongAnswer(
      whole(total(p) * p.count),
      'wrong_operation',
      `You multiplied ${total(p)} by ${p.count}. For \\(1\\) ${one} there is less than for \\(${p.count}\\) ${units}, so divide.`,
    ),
    wrongAnswer(whole(p.rate + 1), 'slip_off_by_one', `Divide \\(${total(p)}\\) by \\(${p.count}\\) once more.`),
  ]
}

/** Find a rate for one unit (6.RP.A.2). */
export const unitRate: TopicLevel<Params> = {
  key: 'ratios_intro/3',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.rate} x ${p.count}`,
  prompt: (p, words) => {
    const { many, one, say } = kindOf(p)
    const [name = ''] = pickNames(words, 1)
    return {
      text: `${say(name, `\\(${total(p)}\\)`, `\\(${p.count}\\)`)} ${words.pick([`What is the unit rate in ${many} per ${one}?`, `How many ${many} is that per ${one}?`])}`,
    }
  },
  answer: (p) => whole(p.rate),
  forms: ['numeric', 'choice'],
  widget: (p) => ({ after: `${kindOf(p).many} per ${kindOf(p).one}` }),
  distractors,
  hints: (p) => {
    const { many, one, units } = kindOf(p)
    return [
      { text: `You know how many ${many} there are for \\(${p.count}\\) ${units}. How many are there for one ${one}?` },
      { text: `Divide both numbers by \\(${p.count}\\).` },
      { text: `Work out \\(${total(p)} \\div ${p.count}\\) to find the ${many} for one ${one}.` },
    ]
  },
  solution: (p) => {
    const { many, one, units } = kindOf(p)
    return [
      nextStep(
        `Write what you know as a ratio of ${many} to ${units}.`,
        `${total(p)} : ${p.count}`,
        rational(total(p), p.count),
      ),
      {
        say: `Divide both numbers by \\(${p.count}\\) to find the ${many} for one ${one}.`,
        latex: `${total(p)} : ${p.count} = ${p.rate} : 1`,
        value: whole(p.rate),
        relation: 'same',
      },
    ]
  },
  figure: (p) => {
    const { many, units } = kindOf(p)
    return doubleNumberLine({
      top: { name: many, values: ['0', null, String(total(p))] },
      bottom: { name: units, values: ['0', '1', String(p.count)] },
      positions: [0, Math.max(1, p.count / 6), p.count],
    })
  },
  load: (p) => p.count + p.rate / 100,
}
