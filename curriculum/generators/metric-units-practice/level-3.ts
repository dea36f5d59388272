import { numberLine } from '../../figures/number-line.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { unitPairs } from './metric-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { UnitPair } from './metric-pairs.ts'

/** So many larger units, of which some smaller ones are used up, or to which some are added. */
export interface Params {
  readonly pair: number
  readonly large: number
  readonly small: number
  readonly adds: boolean
}

/** Pairs that stories of grade 4 use: meters and centimeters, kilometers and meters, kilograms and grams, liters and milliliters. */
const used = [0, 2, 3, 4] as const
const pairOf = (p: Params): UnitPair => unitPairs[p.pair] as UnitPair
const converted = (p: Params): number => p.large * pairOf(p).factor
const answer = (p: Params): number => converted(p) + (p.adds ? p.small : -p.small)

/** Meters and hundreds at first, then thousands and less even amounts, more often taken away. */
function params(chance: Chance, difficulty: number): Params {
  const pair = chance.pick(used)
  const { factor } = unitPairs[pair] as UnitPair
  const step = difficulty < 0.4 ? factor / 20 : factor / 100
  return {
    pair,
    large: chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty)),
    small: step * chance.int(1, Math.round((0.9 + 0.8 * difficulty) * (factor / step))),
    adds: !chance.happens(0.3 + 0.5 * difficulty),
  }
}

function story(p: Params, words: Chance): string {
  const { larges, smalls } = pairOf(p)
  const [name] = pickNames(words, 1)
  const [l, s] = [`\\(${p.large}\\) ${larges}`, `\\(${p.small}\\) ${smalls}`]
  const ask = `How many ${smalls}`
  switch (p.pair) {
    case 0:
      return p.adds
        ? `A rope is ${l} long. ${name} ties on ${s} more. ${ask} long is it now?`
        : words.pick([
            `A board is ${l} long. ${name} saws off ${s}. ${ask} are left?`,
            `${name} has ${l} of ribbon and uses ${s}. ${ask} are left?`,
          ])
    case 2:
      return p.adds
        ? `${name} hikes ${l} and then ${s} more. ${ask} is that?`
        : `A trail is ${l} long. ${name} has done ${s} of it. ${ask} are left?`
    case 3:
      return p.adds
        ? `A bag contains ${l} of rice. ${name} puts in ${s} more. ${ask} is that in all?`
        : `A sack contains ${l} of flour. ${name} takes out ${s}. ${ask} are left?`
    default:
      return p.adds
        ? `A pot contains ${l} of soup. ${name} pours in ${s} of water. ${ask} is that in all?`
        : `A tank contains ${l} of water. ${name} uses ${s}. ${ask} are left?`
  }
}

function distractors(p: Params): Distractor[] {
  const { factor, large, smalls } = pairOf(p)
  const other = factor === 1000 ? 100 : 1000
  const wrongUnit = p.large * other + (p.adds ? p.small : -p.small)
  return [
    wrongAnswer(
      whole(converted(p)),
      'stops_early',
      `That is \\(${p.large}\\) ${large}s in ${smalls}. The story goes on.`,
    ),
    wrongAnswer(
      whole(converted(p) + (p.adds ? -p.small : p.small)),
      'wrong_operation',
      p.adds ? 'Something is added, so there is more.' : 'Something is used, so there is less.',
    ),
    wrongAnswer(
      whole(Math.abs(p.large + (p.adds ? p.small : -p.small))),
      'looks_alike',
      `The units are different. Change the ${large}s to ${smalls} first.`,
    ),
    ...(wrongUnit > 0
      ? [wrongAnswer(whole(wrongUnit), 'looks_alike', `One ${large} is \\(${factor}\\) ${smalls}, not \\(${other}\\).`)]
      : []),
  ]
}

const picture = (p: Params): Figure => {
  const { factor } = pairOf(p)
  return numberLine({
    from: 0,
    to: (p.large + 2) * factor,
    step: factor,
    labelEvery: p.large > 6 ? 3 : factor === 1000 && p.large > 3 ? 2 : 1,
    jumps: [{ from: 0, to: converted(p), label: `${p.large} ${pairOf(p).largeSign}` }],
  })
}

const line = (p: Params): string => `${wholeText(converted(p))} ${p.adds ? '+' : '-'} ${p.small}`

/** Solve problems with units (4.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/3',
  version: 2,
  params,
  reject: (p) => (p.small >= converted(p) || p.small % pairOf(p).factor === 0 ? 'too much, or full units' : null),
  note: (p) => `${p.pair} ${p.large} ${p.adds ? '+' : '-'} ${p.small}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: pairOf(p).smallSign }),
  distractors,
  hints: (p) => [
    { text: `First change everything to ${pairOf(p).smalls}.` },
    { text: `One ${pairOf(p).large} is \\(${pairOf(p).factor}\\) ${pairOf(p).smalls}.` },
    { text: `Work out \\(${line(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Change the ${pairOf(p).larges} to ${pairOf(p).smalls}.`,
      `${p.large} \\times ${pairOf(p).factor} = ${wholeText(converted(p))}`,
      whole(converted(p)),
      picture(p),
    ),
    nextStep(
      p.adds ? 'Add the extra amount.' : 'Subtract the amount that is used.',
      `${line(p)} = ${wholeText(answer(p))}`,
      whole(answer(p)),
    ),
  ],
  figure: picture,
  load: (p) => p.large / 3 + (p.adds ? 0 : 1) + ((20 * p.small) % pairOf(p).factor === 0 ? 0 : 2),
}
