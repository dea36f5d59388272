import { retold } from '../../figures/drawing.ts'
import { numberLine } from '../../figures/number-line.ts'
import { pickNames } from '../../words/names.ts'
import { addRationals, rational, whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** count x 1/bottom, bare or in a story. */
export interface Params {
  readonly count: number
  readonly bottom: number
  readonly story: boolean
}

const all: readonly Params[] = range(2, 12)
  .flatMap((bottom) => range(2, 12).map((count) => ({ count, bottom })))
  .filter((p) => p.count % p.bottom !== 0 && p.count < 3 * p.bottom)
  .flatMap((p) => [false, true].map((story) => ({ ...p, story })))
  .toSorted((a, b) => work(a) - work(b))

function work(p: Params): number {
  return p.count + p.bottom / 2 + (p.count > p.bottom ? 4 : 0) + (p.story ? 2 : 0)
}

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number | bigint, d: number | bigint): string => `\\frac{${n}}{${d}}`

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      addRationals(whole(p.count), rational(1, p.bottom)),
      'wrong_operation',
      `That adds \\(${p.count}\\) wholes. Take \\(${tex(1, p.bottom)}\\) only, \\(${p.count}\\) times.`,
    ),
    wrongAnswer(
      rational(1, p.count * p.bottom),
      'looks_alike',
      'There are more parts, not smaller parts. Multiply the numerator.',
    ),
    wrongAnswer(rational(p.count + 1, p.bottom), 'slip_off_by_one', 'One part too many. Count the jumps again.'),
    wrongAnswer(rational(p.count - 1, p.bottom), 'slip_off_by_one', 'One part too few. Count the jumps again.'),
  ]
}

const wholes = (p: Params): number => Math.ceil(p.count / p.bottom)

function picture(p: Params, jumps: number): Figure {
  const drawn = numberLine({
    from: 0,
    to: wholes(p),
    step: rational(1, p.bottom),
    labelEvery: p.bottom,
    hue: 'grape',
    jumps: range(1, jumps).map((i) => ({ from: rational(i - 1, p.bottom), to: rational(i, p.bottom) })),
  })
  const alt = `Number line from 0 to ${wholes(p)}, each whole in ${p.bottom} equal parts. From 0 there ${jumps === 1 ? 'is one jump of one part' : `are ${jumps} jumps of one part each`}.`
  return retold(drawn, { title: drawn.title, alt, facts: drawn.facts })
}

function solution(p: Params): Step[] {
  const value = rational(p.count, p.bottom)
  const steps = [
    nextStep(
      `Take \\(${p.count}\\) jumps of \\(${tex(1, p.bottom)}\\).`,
      range(1, p.count)
        .map(() => tex(1, p.bottom))
        .join(' + '),
      undefined,
      picture(p, p.count),
    ),
    nextStep(
      `That is \\(${p.count}\\) parts of the size \\(${tex(1, p.bottom)}\\). The denominator stays the same.`,
      `${p.count} \\times ${tex(1, p.bottom)} = ${tex(p.count, p.bottom)}`,
      value,
    ),
  ]
  if (value.d !== BigInt(p.bottom))
    steps.push({
      say: 'In simplest form that is the same amount.',
      latex: `${tex(p.count, p.bottom)} = ${tex(value.n, value.d)}`,
      value,
      relation: 'same',
    })
  return steps
}

/** See a fraction as copies of a unit fraction (4.NF.B.4a). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/1',
  version: 1,
  params,
  note: (p) => `${p.count} x 1/${p.bottom} ${p.story}`,
  space: all.length,
  prompt: (p, words) => {
    const unit = `\\(${tex(1, p.bottom)}\\)`
    if (!p.story) return { text: 'Multiply. Write one fraction.', latex: `${p.count} \\times ${tex(1, p.bottom)}` }
    const [name] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} drinks ${unit} liter of water each day. How many liters is that in \\(${p.count}\\) days?`,
        `Each lap is ${unit} mile. ${name} runs \\(${p.count}\\) laps. How many miles is that?`,
        `One ribbon is ${unit} meter long. How long are \\(${p.count}\\) ribbons together, in meters?`,
        `A recipe needs ${unit} cup of oats. ${name} makes it \\(${p.count}\\) times. How many cups?`,
      ]),
    }
  },
  answer: (p) => rational(p.count, p.bottom),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: `\\(${p.count} \\times ${tex(1, p.bottom)}\\) means \\(${p.count}\\) parts of the size \\(${tex(1, p.bottom)}\\).`,
    },
    { text: `Make \\(${p.count}\\) jumps on the number line. Each jump ends at the next mark.` },
    { text: `The denominator stays \\(${p.bottom}\\). How many parts have you counted?` },
  ],
  solution,
  figure: (p) => picture(p, 1),
  load: work,
}
