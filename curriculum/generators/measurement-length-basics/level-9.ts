import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A length that grows or shrinks, drawn from 0 on a line. */
export interface Params {
  readonly start: number
  readonly change: number
  readonly story: 'rope' | 'ribbon' | 'plant' | 'path' | 'fence'
}

const units = { rope: 'feet', ribbon: 'centimeters', plant: 'centimeters', path: 'meters', fence: 'meters' } as const
const answer = (p: Params): number => p.start + p.change
const unit = (p: Params): string => units[p.story]

/** Tens and fives at first, then any lengths within 100. */
function params(chance: Chance, difficulty: number): Params {
  const step = difficulty < 0.3 ? chance.pick([1, 5]) : 1
  const back = chance.happens(0.2 + 0.5 * difficulty)
  const story = back
    ? chance.pick(['rope', 'ribbon', 'path', 'fence'] as const)
    : chance.pick(['rope', 'ribbon', 'plant', 'path', 'fence'] as const)
  const start = step * chance.int(Math.ceil((14 + 26 * difficulty) / step), Math.floor((42 + 44 * difficulty) / step))
  const size =
    step *
    chance.int(
      Math.ceil(8 / step),
      Math.max(Math.ceil(8 / step), Math.floor(Math.min(back ? start - 5 : 99 - start, 20 + 25 * difficulty) / step)),
    )
  return { start, change: back ? -size : size, story }
}

function distractors(p: Params): Distractor[] {
  const size = Math.abs(p.change)
  return [
    wrongAnswer(
      whole(p.start - p.change),
      'wrong_operation',
      p.change > 0 ? 'It gets longer. Jump to the right.' : 'It gets shorter. Jump to the left.',
    ),
    wrongAnswer(
      whole(answer(p) - Math.sign(p.change)),
      'count_marks_number_line',
      `The mark at \\(${p.start}\\) was counted as the first step. Start with the next one.`,
    ),
    wrongAnswer(whole(size), 'given_number', 'That is only the part that is added or cut off.'),
    wrongAnswer(whole(answer(p) + 10), 'near', 'Check the tens once more.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

const picture = (p: Params, found: boolean): Figure =>
  numberLine({
    from: 0,
    to: 100,
    step: 5,
    labelEvery: 4,
    jumps: [
      { from: 0, to: p.start, label: String(p.start) },
      ...(found ? [{ from: p.start, to: answer(p), label: `${p.change > 0 ? '+' : '−'}${Math.abs(p.change)}` }] : []),
    ],
  })

function told(p: Params, words: Chance): string {
  const [s, c] = [`\\(${p.start}\\)`, `\\(${Math.abs(p.change)}\\)`]
  const u = unit(p)
  const [name] = pickNames(words, 1)
  const ask = `How many ${u} long is it now?`
  switch (p.story) {
    case 'plant':
      return `A plant is ${s} ${u} tall and grows ${c} ${u}. How tall is it now?`
    case 'path':
      return p.change > 0
        ? `A path of ${s} ${u} gets ${c} ${u} longer. ${ask}`
        : `${name} walks ${s} ${u} and ${c} ${u} back. How far from the start is that?`
    case 'fence':
      return `A fence is ${s} ${u} long. ${name} ${p.change > 0 ? 'adds' : 'takes away'} ${c} ${u}. ${ask}`
    default:
      return p.change > 0
        ? `A ${p.story} is ${s} ${u} long. ${name} ties on ${c} ${u}. ${ask}`
        : `A ${p.story} is ${s} ${u} long. ${name} cuts off ${c} ${u}. ${ask}`
  }
}

const line = (p: Params): string => `${p.start} ${p.change > 0 ? '+' : '-'} ${Math.abs(p.change)}`

/** Add and subtract lengths on a number line (2.MD.B.5, 2.MD.B.6). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/9',
  version: 1,
  params,
  reject: (p) =>
    answer(p) === Math.abs(p.change) || answer(p) < 4 || answer(p) > 100
      ? 'the same number twice, or off the line'
      : null,
  note: (p) => `${p.story} ${p.start} ${p.change}`,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: unit(p) === 'feet' ? 'ft' : unit(p) === 'meters' ? 'm' : 'cm' }),
  distractors,
  hints: (p) => [
    { text: `The jump on the line goes from 0 to \\(${p.start}\\).` },
    { text: p.change > 0 ? 'It gets longer, so jump on to the right.' : 'It gets shorter, so jump back to the left.' },
    { text: `Work out \\(${line(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(`Start with a jump of \\(${p.start}\\) from 0.`, undefined, undefined, picture(p, false)),
    nextStep(
      `Jump \\(${Math.abs(p.change)}\\) ${p.change > 0 ? 'on' : 'back'}.`,
      `${line(p)} = ${answer(p)}`,
      whole(answer(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => p.start / 10 + Math.abs(p.change) / 8 + (p.change < 0 ? 2 : 0),
}
