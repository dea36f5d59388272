import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** What the story measures: so many equal portions are taken from a large amount, or make one. */
const stories = [
  {
    large: 'meter',
    small: 'centimeter',
    sign: 'cm',
    factor: 100,
    sizes: [15, 20, 25, 30, 35, 40, 45, 60],
    portion: 'piece',
    left: 'of ribbon',
  },
  {
    large: 'liter',
    small: 'milliliter',
    sign: 'mL',
    factor: 1000,
    sizes: [120, 150, 180, 200, 220, 250, 300, 350],
    portion: 'glass',
    left: 'of juice',
  },
  {
    large: 'kilogram',
    small: 'gram',
    sign: 'g',
    factor: 1000,
    sizes: [75, 125, 150, 180, 240, 250, 320, 450],
    portion: 'bag',
    left: 'of rice',
  },
  {
    large: 'kilometer',
    small: 'meter',
    sign: 'm',
    factor: 1000,
    sizes: [200, 250, 300, 400, 450, 600],
    portion: 'part',
    left: 'of the way',
  },
] as const

/** `large` larger units, of which `count` portions of `size` smaller units are used up; or how much is used with more added. */
export interface Params {
  readonly story: number
  readonly large: number
  readonly count: number
  readonly size: number
  readonly asked: 'left' | 'each'
}

const storyOf = (p: Params): (typeof stories)[number] => stories[p.story] ?? stories[0]
const all = (p: Params): number => p.large * storyOf(p).factor
const used = (p: Params): number => p.count * p.size
const answer = (p: Params): number => (p.asked === 'left' ? all(p) - used(p) : all(p) / p.count)

/** More portions of less even sizes, later also sharing. */
function params(chance: Chance, difficulty: number): Params {
  const story = chance.int(0, stories.length - 1)
  const asked = chance.happens(0.3) ? 'each' : 'left'
  const count = chance.int(2 + Math.round(3 * difficulty), 4 + Math.round(6 * difficulty))
  return {
    story,
    large: chance.int(1 + Math.round(difficulty), 4 + Math.round(8 * difficulty)),
    count,
    size: asked === 'each' ? 0 : chance.pick((stories[story] ?? stories[0]).sizes),
    asked,
  }
}

function reject(p: Params): string | null {
  if (p.asked === 'each')
    return all(p) % p.count !== 0 || p.large % p.count === 0 ? 'not an even share in smaller units' : null
  if (used(p) >= all(p)) return 'more is used than there is'
  return used(p) < all(p) / 8 ? 'hardly anything is used' : null
}

function distractors(p: Params): Distractor[] {
  const { factor, large, small } = storyOf(p)
  const wrongFactor = factor === 1000 ? 100 : 1000
  const list: Distractor[] = []
  if (p.asked === 'left') {
    const wrongLeft = p.large * wrongFactor - used(p)
    list.push(
      ...(wrongLeft > 0
        ? [
            wrongAnswer(
              whole(wrongLeft),
              'convert_wrong_direction',
              `One ${large} is \\(${factor}\\) ${small}s, not \\(${wrongFactor}\\).`,
            ),
          ]
        : []),
      wrongAnswer(whole(used(p)), 'stops_early', 'That is how much is used. How much is left?'),
      wrongAnswer(
        whole(all(p) - p.size),
        'looks_alike',
        `Only one ${storyOf(p).portion} was taken away. There are \\(${p.count}\\).`,
      ),
      wrongAnswer(whole(answer(p) - p.size), 'slip_off_by_one', `One ${storyOf(p).portion} too many was taken away.`),
    )
  } else
    list.push(
      wrongAnswer(
        whole(p.large * p.count),
        'wrong_operation',
        'Sharing means dividing. Change the unit first, then divide.',
      ),
      wrongAnswer(whole(all(p)), 'stops_early', `That is all of it in ${small}s. Now share it.`),
      ...((p.large * wrongFactor) % p.count === 0
        ? [
            wrongAnswer(
              whole((p.large * wrongFactor) / p.count),
              'convert_wrong_direction',
              `One ${large} is \\(${factor}\\) ${small}s, not \\(${wrongFactor}\\).`,
            ),
          ]
        : []),
      wrongAnswer(whole(all(p) - p.count), 'wrong_operation', 'Sharing means dividing, not subtracting.'),
    )
  return list
}

function storyText(p: Params, name: string): string {
  const larges = `\\(${p.large}\\) ${storyOf(p).large}${p.large === 1 ? '' : 's'}`
  const [n, size] = [`\\(${p.count}\\)`, `\\(${p.size}\\)`]
  if (p.asked === 'each')
    return (
      [
        `${name} cuts ${larges} of ribbon into ${n} equal pieces. How many centimeters long is each piece?`,
        `${name} pours ${larges} of juice equally into ${n} bottles. How many milliliters are in each?`,
        `${name} fills ${larges} of rice equally into ${n} bags. How many grams are in each bag?`,
        `A relay of ${larges} is shared equally by ${n} runners. How many meters does each run?`,
      ][p.story] ?? ''
    )
  return (
    [
      `${name} has ${larges} of ribbon and cuts off ${n} pieces of ${size} centimeters each. How many centimeters are left?`,
      `${name} has ${larges} of juice and fills ${n} glasses with ${size} milliliters each. How many milliliters are left?`,
      `${name} has ${larges} of rice and fills ${n} bags with ${size} grams each. How many grams are left?`,
      `A trail is ${larges} long. ${name} has done ${n} parts of ${size} meters each. How many meters are left?`,
    ][p.story] ?? ''
  )
}

/** Combine conversions with other operations (5.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.story} ${p.large} - ${p.count} x ${p.size} ${p.asked}`,
  prompt: (p, words) => ({ text: storyText(p, pickNames(words, 1)[0] ?? '') }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: storyOf(p).sign }),
  distractors,
  hints: (p) => {
    const { factor, large, small } = storyOf(p)
    return [
      { text: `First change everything to ${small}s.` },
      { text: `One ${large} is \\(${factor}\\) ${small}s, so there are \\(${all(p)}\\) ${small}s.` },
      {
        text:
          p.asked === 'left'
            ? `\\(${p.count} \\times ${p.size} = ${used(p)}\\) are used. Subtract.`
            : `Divide \\(${all(p)}\\) by \\(${p.count}\\).`,
      },
    ]
  },
  solution: (p) => {
    const { factor, large, small } = storyOf(p)
    const first = nextStep(
      `Change to ${small}s. One ${large} is \\(${factor}\\) ${small}s.`,
      `${p.large} \\times ${factor} = ${all(p)}`,
    )
    if (p.asked === 'each')
      return [
        first,
        nextStep(
          `Share them equally: divide by \\(${p.count}\\).`,
          `${all(p)} \\div ${p.count} = ${answer(p)}`,
          whole(answer(p)),
        ),
      ]
    return [
      first,
      nextStep('Find how much is used.', `${p.count} \\times ${p.size} = ${used(p)}`),
      nextStep('Subtract what is used.', `${all(p)} - ${used(p)} = ${answer(p)}`, whole(answer(p))),
    ]
  },
  load: (p) => p.count + p.large / 4,
}
