import { barModel } from '../../figures/bar-model.ts'
import { ratio, simplestRatio } from '../../values/ratio.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Ratio } from '../../values/values.ts'

const groups = [
  ['girls', 'boys', 'children in a club'],
  ['cats', 'dogs', 'animals in a shelter'],
  ['apple trees', 'pear trees', 'trees in an orchard'],
  ['red tiles', 'white tiles', 'tiles on a wall'],
  ['adults', 'children', 'people on a bus'],
  ['novels', 'comics', 'books on a shelf'],
  ['buses', 'cars', 'vehicles at a crossing'],
] as const

/**
 * a : b of two groups with `size` in each unit. Asked is one group to all ('whole'), the two groups from one number and the
 * total ('counts'), or the ratio after `more` of the second have come ('later').
 */
export interface Params {
  readonly a: number
  readonly b: number
  readonly size: number
  readonly ask: 'whole' | 'counts' | 'later'
  readonly more: number
  readonly group: number
}

const total = (p: Params): number => (p.a + p.b) * p.size
const [one, two] = [(p: Params): number => p.a * p.size, (p: Params): number => p.b * p.size]
const names = (p: Params) => groups[p.group] as (typeof groups)[number]

function answerOf(p: Params): Ratio {
  if (p.ask === 'whole') return ratio(p.a, p.a + p.b)
  return simplestRatio(p.ask === 'counts' ? ratio(p.a, p.b) : ratio(one(p), two(p) + p.more))
}

function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  const size = chance.int(2, 9)
  return {
    a: chance.int(1, 9),
    b: chance.int(2, 11),
    size,
    ask: stage < 0.9 ? 'whole' : stage < 1.8 ? 'counts' : 'later',
    more: chance.int(1, 3) * size,
    group: chance.int(0, groups.length - 1),
  }
}

function reject(p: Params): string | null {
  if (p.a === p.b || gcd(BigInt(p.a), BigInt(p.b)) > 1n) return 'equal or not in lowest terms'
  const [x, y] = answerOf(p).parts
  return x === undefined || y === undefined || x.n === y.n ? 'one to one' : null
}

function distractors(p: Params): Distractor[] {
  const [first, second, all] = names(p)
  const parts = answerOf(p).parts
  const reversed = { ...answerOf(p), parts: parts.toReversed() }
  const list: Distractor[] = [wrongAnswer(reversed, 'ratio_order', `The order matters: ${first} come first.`)]
  if (p.ask === 'whole')
    list.push(
      wrongAnswer(
        ratio(p.a, p.b),
        'part_part_fraction',
        `That compares ${first} with ${second}. All the ${all} are both together.`,
      ),
      wrongAnswer(ratio(p.b, p.a + p.b), 'looks_alike', `That is for the ${second}.`),
    )
  else if (p.ask === 'counts')
    list.push(
      wrongAnswer(
        simplestRatio(ratio(p.a, p.a + p.b)),
        'part_part_fraction',
        `That compares ${first} with all. How many ${second} are there?`,
      ),
      wrongAnswer(ratio(p.b, p.a + p.b), 'looks_alike', `That compares ${second} with all.`),
    )
  else
    list.push(
      wrongAnswer(
        ratio(p.a, p.b + p.more),
        'additive_ratio',
        `The ratio \\(${p.a} : ${p.b}\\) is not how many there are. Find how many there are first.`,
      ),
      wrongAnswer(ratio(p.a, p.b), 'stops_early', `That was before \\(${p.more}\\) more were added.`),
      wrongAnswer(
        simplestRatio(ratio(one(p), total(p) + p.more)),
        'part_part_fraction',
        `That compares ${first} with all.`,
      ),
    )
  const [x, y] = parts.map((r) => Number(r.n)) as [number, number]
  list.push(wrongAnswer(ratio(x, y + 1), 'slip_off_by_one', 'Very close. Check the second number.'))
  return list
}

function solution(p: Params): Step[] {
  const [first, second] = names(p)
  if (p.ask === 'whole')
    return [
      nextStep(
        `There ${p.a === 1 ? 'is' : 'are'} ${countNoun(p.a, 'part')} of ${first} and ${countNoun(p.b, 'part')} of ${second}.`,
        `${p.a} + ${p.b} = ${p.a + p.b} \\text{ parts in all}`,
      ),
      nextStep(`So ${first} are \\(${p.a}\\) of \\(${p.a + p.b}\\) parts.`, `${p.a} : ${p.a + p.b}`, answerOf(p)),
    ]
  if (p.ask === 'counts')
    return [
      nextStep(`Find how many ${second} there are.`, `${total(p)} - ${one(p)} = ${two(p)}`),
      nextStep('Write the ratio in the order of the words.', `${one(p)} : ${two(p)}`, ratio(one(p), two(p))),
      {
        say: p.size === 1 ? 'It is in simplest form.' : `Divide both by \\(${p.size}\\).`,
        latex: `${one(p)} : ${two(p)} = ${p.a} : ${p.b}`,
        value: answerOf(p),
        relation: 'same',
      },
    ]
  return [
    nextStep(
      `One part is \\(${total(p)} \\div ${p.a + p.b} = ${p.size}\\).`,
      `${p.a} \\times ${p.size} = ${one(p)} \\qquad ${p.b} \\times ${p.size} = ${two(p)}`,
    ),
    nextStep(`Then \\(${p.more}\\) more ${second} are added.`, `${two(p)} + ${p.more} = ${two(p) + p.more}`),
    nextStep(
      'Write the new ratio in simplest form.',
      `${one(p)} : ${two(p) + p.more} = ${answerOf(p)
        .parts.map((r) => r.n)
        .join(' : ')}`,
      answerOf(p),
    ),
  ]
}

/** Solve part-part-whole problems (6.RP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'ratios_intro/4',
  version: 2,
  params,
  reject,
  note: (p) => [p.a, p.b, p.ask, p.ask === 'whole' ? p.group : p.size, p.ask === 'later' ? p.more : 0].join(),
  prompt: (p) => {
    const [first, second, all] = names(p)
    if (p.ask === 'whole')
      return {
        text: `For ${all}, the ratio of ${first} to ${second} is \\(${p.a} : ${p.b}\\). What is the ratio of ${first} to all ${all.split(' ')[0]}?`,
      }
    if (p.ask === 'counts')
      return {
        text: `There are \\(${total(p)}\\) ${all}: \\(${one(p)}\\) ${first}, and the rest ${second}. What is the ratio of ${first} to ${second} in simplest form?`,
      }
    return {
      text: `There are \\(${total(p)}\\) ${all}. The ratio of ${first} to ${second} is \\(${p.a} : ${p.b}\\). Then \\(${p.more}\\) more ${second} are added. What is the ratio now?`,
    }
  },
  answer: answerOf,
  forms: ['ratio', 'choice'],
  formsLeftOut: { numeric: 'a ratio has two numbers' },
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => {
    const [first, second] = names(p)
    return [
      { text: `The whole is made of ${first} and ${second}.` },
      {
        text:
          p.ask === 'whole'
            ? 'How many equal parts are there in all?'
            : p.ask === 'counts'
              ? `First find how many ${second} there are.`
              : `How large is one of the \\(${p.a + p.b}\\) equal parts?`,
      },
      {
        text:
          p.ask === 'whole'
            ? `There are \\(${p.a} + ${p.b}\\) parts. Compare \\(${p.a}\\) with that.`
            : p.ask === 'counts'
              ? `Compare \\(${one(p)}\\) with \\(${two(p)}\\) and divide both by the same number.`
              : `Now there are \\(${one(p)}\\) ${first} and \\(${two(p) + p.more}\\) ${second}.`,
      },
    ]
  },
  solution,
  figure: (p) => {
    const [first, second] = names(p)
    const parts = (n: number) => Array.from({ length: n }, () => ({ size: 1, text: '' }))
    return p.ask === 'counts'
      ? barModel({
          bars: [
            {
              parts: [
                { size: p.a, text: String(one(p)) },
                { size: p.b, text: null },
              ],
              total: String(total(p)),
            },
          ],
        })
      : barModel({
          bars: [
            { name: first, parts: parts(p.a) },
            { name: second, parts: parts(p.b) },
          ],
          ...(p.ask === 'later' ? { together: String(total(p)) } : {}),
        })
  },
  load: (p) => ({ whole: 0, counts: 10, later: 20 })[p.ask] + (p.a + p.b) / 4,
}
