import { fractionBar } from '../../figures/fraction-bar.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item, SetOf } from '../../values/values.ts'

/** top/bottom, two ways to break it apart, a sum that is off by one part, and one with half the bottom. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly two: readonly number[]
  readonly three: readonly number[]
  readonly off: readonly number[]
  readonly halved: readonly number[]
}

const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const sumTex = (tops: readonly number[], bottom: number): string => tops.map((n) => tex(n, bottom)).join(' + ')
const asItem = (tops: readonly number[], bottom: number): Item =>
  item(`${tops.join('+')}/${bottom}`, `\\(${sumTex(tops, bottom)}\\)`)

const rightOnes = (p: Params): Item[] => [asItem(p.two, p.bottom), asItem(p.three, p.bottom)]
const offOne = (p: Params): Item => asItem(p.off, p.bottom)
const halvedOne = (p: Params): Item => asItem(p.halved, p.bottom / 2)
const answerOf = (p: Params): SetOf => setOf(rightOnes(p))

function split(chance: Chance, total: number): number[] {
  const first = chance.int(1, total - 1)
  return [first, total - first]
}

function params(chance: Chance, difficulty: number): Params {
  const bottom = chance.pick(difficulty < 0.4 ? [6, 8, 10] : [8, 10, 12])
  const top = Math.min(bottom - 1, chance.int(3 + Math.round(4 * difficulty), 5 + Math.round(5 * difficulty)))
  const [a = 1, rest = 2] = split(chance, top)
  const third = rest > 1 ? [a, ...split(chance, rest)] : [1, 1, top - 2]
  return {
    top,
    bottom,
    two: split(chance, top),
    three: third,
    off: split(chance, chance.happens(0.5) ? top + 1 : top - 1),
    halved: split(chance, top),
  }
}

function distractors(p: Params): Distractor[] {
  const [two, three] = rightOnes(p) as [Item, Item]
  return [
    wrongAnswer(
      setOf([two, three, halvedOne(p)]),
      'add_tops_and_bottoms',
      `\\(${sumTex(p.halved, p.bottom / 2)}\\) has parts of another size. Denominators are not added.`,
    ),
    wrongAnswer(
      setOf([two]),
      'first_step_only',
      `You missed \\(${sumTex(p.three, p.bottom)}\\). A fraction can be broken into three parts, too.`,
    ),
    wrongAnswer(
      setOf([two, halvedOne(p)]),
      'add_tops_and_bottoms',
      `\\(${sumTex(p.halved, p.bottom / 2)}\\) has parts of another size. The denominator must stay ${p.bottom}.`,
    ),
    wrongAnswer(
      setOf([two, three, offOne(p)]),
      'slip_off_by_one',
      `Add the numerators of \\(${sumTex(p.off, p.bottom)}\\) again.`,
    ),
  ]
}

/** Write a fraction as a sum in different ways (4.NF.B.3b). */
export const level: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/2',
  version: 1,
  params,
  note: (p) => [p.top, p.bottom, p.two, p.three, p.off, p.halved].join(';'),
  prompt: (p, words) => ({
    text: words.pick([
      `Which sums are equal to \\(${tex(p.top, p.bottom)}\\)? Choose all of them.`,
      `Choose every sum that is equal to \\(${tex(p.top, p.bottom)}\\).`,
      `In which ways can you break \\(${tex(p.top, p.bottom)}\\) apart? Choose all of them.`,
      `Find all the sums with the value \\(${tex(p.top, p.bottom)}\\).`,
    ]),
  }),
  answer: answerOf,
  forms: ['multi_choice', 'choice'],
  distractors,
  items: (p) => [...rightOnes(p), offOne(p), halvedOne(p)],
  hints: (p) => [
    { text: `Each part must be some of the \\(${p.bottom}\\) equal parts of the whole.` },
    { text: `The denominator stays \\(${p.bottom}\\). Which numerators have the sum \\(${p.top}\\)?` },
  ],
  solution: (p) =>
    p.top % 2 === 0
      ? [
          nextStep(
            `Each sum needs the denominator \\(${p.bottom}\\). Leave out \\(${sumTex(p.halved, p.bottom / 2)}\\).`,
            `${tex(p.top, p.bottom / 2)} \\ne ${tex(p.top, p.bottom)}`,
          ),
          nextStep(
            'Add the numerators of each of the other sums.',
            [p.two, p.three, p.off]
              .map((list) => `${list.join(' + ')} = ${list.reduce((a, b) => a + b, 0)}`)
              .join(', \\quad '),
          ),
          nextStep(
            `Two sums have the numerator \\(${p.top}\\).`,
            `${sumTex(p.two, p.bottom)} = ${sumTex(p.three, p.bottom)} = ${tex(p.top, p.bottom)}`,
            answerOf(p),
          ),
        ]
      : [
          nextStep(
            `The denominator must stay \\(${p.bottom}\\), so \\(${sumTex(p.halved, p.bottom / 2)}\\) does not fit.`,
            `${sumTex(p.halved, p.bottom / 2)} = ${tex(p.top, p.bottom / 2)}`,
          ),
          nextStep(
            `The numerators must add up to \\(${p.top}\\), so \\(${sumTex(p.off, p.bottom)}\\) does not fit.`,
            `${p.off.join(' + ')} \\ne ${p.top}`,
          ),
          nextStep(
            'These two fit.',
            `${sumTex(p.two, p.bottom)} = ${sumTex(p.three, p.bottom)} = ${tex(p.top, p.bottom)}`,
            answerOf(p),
          ),
        ],
  figure: (p) => fractionBar({ bars: [{ parts: p.bottom, shaded: p.top }] }),
  load: (p) => 2 * p.top + p.bottom,
}
