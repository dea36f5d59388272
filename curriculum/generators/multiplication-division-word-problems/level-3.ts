import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * One amount `small`, the other `times` as much (or `small` and `more` more). Asked: the large amount, the small one, or how many
 * times as much.
 */
export interface Params {
  readonly kind: 'times' | 'times_small' | 'how_often' | 'more' | 'more_small'
  readonly small: number
  readonly times: number
  readonly more: number
}

const kinds = ['times', 'more', 'times_small', 'how_often', 'more_small'] as const
const adds = (p: Params): boolean => p.kind.startsWith('more')
const large = (p: Params): number => (adds(p) ? p.small + p.more : p.small * p.times)
function answer(p: Params): number {
  if (p.kind === 'how_often') return p.times
  return p.kind.endsWith('small') ? p.small : large(p)
}

/** Times as many first, then the other directions and 'more than' between them. */
function params(chance: Chance, difficulty: number): Params {
  const at = Math.max(0, Math.min(4, Math.floor(4.2 * difficulty + 1.8 * chance.unit() - 0.6)))
  const kind = kinds[at] ?? 'times'
  const times = chance.int(2 + Math.round(difficulty), 7 + Math.round(2 * difficulty))
  const small = chance.int(4 + Math.round(4 * difficulty), 45 + Math.round(5 * difficulty))
  return { kind, small, times, more: kind.startsWith('more') ? times : 0 }
}

function story(p: Params, words: Chance): string {
  const [one, two] = pickNames(words, 2)
  const [s, l, t] = [`\\(${p.small}\\)`, `\\(${large(p)}\\)`, `\\(${p.times}\\)`]
  const things = words.pick(['stickers', 'shells', 'cards', 'beads', 'marbles', 'stamps'])
  switch (p.kind) {
    case 'times':
      return words.pick([
        `${one} has ${s} ${things}. ${two} has ${t} times as many. How many ${things} does ${two} have?`,
        `A plant is ${s} cm tall. A bush is ${t} times as tall. How many centimeters tall is the bush?`,
      ])
    case 'more':
      return words.pick([
        `${one} has ${s} ${things}. ${two} has ${t} more than that. How many ${things} does ${two} have?`,
        `A plant is ${s} cm tall. A bush is ${t} cm taller. How many centimeters tall is the bush?`,
      ])
    case 'times_small':
      return words.pick([
        `${two} has ${l} ${things}. That is ${t} times as many as ${one} has. How many ${things} does ${one} have?`,
        `A bush is ${l} cm tall, ${t} times as tall as a plant. How many centimeters tall is the plant?`,
      ])
    case 'how_often':
      return words.pick([
        `${one} has ${s} ${things} and ${two} has ${l}. How many times as many does ${two} have?`,
        `A plant is ${s} cm tall and a bush ${l} cm. How many times as tall is the bush?`,
      ])
    case 'more_small':
      return words.pick([
        `${two} has ${l} ${things}. That is ${t} more than ${one} has. How many ${things} does ${one} have?`,
        `A bush is ${l} cm tall, ${t} cm taller than a plant. How many centimeters tall is the plant?`,
      ])
  }
}

function distractors(p: Params): Distractor[] {
  const [s, t, l] = [p.small, p.times, large(p)]
  const by = (value: number, misconception: string, why: string): Distractor =>
    wrongAnswer(whole(value), misconception, why)
  switch (p.kind) {
    case 'times':
      return [
        by(
          s + t,
          'keyword_operation',
          `That is \\(${t}\\) more. "Times as many" means \\(${t}\\) amounts of \\(${s}\\).`,
        ),
        by(s * (t + 1), 'looks_alike', `That is \\(${t + 1}\\) times. Count the parts of the long bar.`),
        by(s * (t - 1), 'looks_alike', `That is \\(${t - 1}\\) times. Count the parts of the long bar.`),
        by(s, 'given_number', 'That is the small amount. The large one is asked for.'),
      ]
    case 'more':
      return [
        by(s * t, 'keyword_operation', `That is \\(${t}\\) times as much. Only \\(${t}\\) more is meant.`),
        by(Math.abs(s - t), 'wrong_operation', 'More means larger. Add.'),
        by(s + t + 1, 'slip_off_by_one', 'One too many. Add once more.'),
        by(s, 'given_number', 'That is the small amount. The large one is asked for.'),
      ]
    case 'times_small':
      return [
        by(
          l * t,
          'keyword_operation',
          'The word "times" does not always multiply. The small amount is asked for, so divide.',
        ),
        by(l - t, 'wrong_operation', `That is \\(${t}\\) fewer. The large amount is \\(${t}\\) equal parts.`),
        by(s + 1, 'slip_off_by_one', `\\(${t} \\times ${s + 1}\\) is more than \\(${l}\\).`),
        by(l, 'given_number', 'That is the large amount. The small one is asked for.'),
      ]
    case 'how_often':
      return [
        by(l - s, 'keyword_operation', 'That is how many more. How many times does the small amount fit?'),
        by(t + 1, 'slip_off_by_one', `\\(${t + 1} \\times ${s}\\) is more than \\(${l}\\).`),
        by(t - 1, 'first_step_only', `That is how many parts come on top. Count the first part too.`),
        by(s, 'given_number', 'That is the small amount. How many times does it fit into the large one?'),
      ]
    case 'more_small':
      return [
        by(
          l + t,
          'keyword_operation',
          '"More" and "taller" do not always add. The small amount is asked for, so subtract.',
        ),
        ...(l % t === 0
          ? [by(l / t, 'wrong_operation', `Only \\(${t}\\) more is meant, not \\(${t}\\) times as much.`)]
          : [by(t, 'given_number', 'That is the difference. The small amount is asked for.')]),
        by(s + 1, 'slip_off_by_one', 'One too many. Subtract once more.'),
        by(l, 'given_number', 'That is the large amount. The small one is asked for.'),
      ]
  }
}

function picture(p: Params, found: boolean): Figure {
  const small = !found && p.kind.endsWith('small') ? null : String(p.small)
  const total = !found && (p.kind === 'times' || p.kind === 'more') ? null : String(large(p))
  if (adds(p))
    return barModel({
      bars: [
        { parts: [{ size: p.small, text: small }] },
        {
          parts: [
            { size: p.small, text: '' },
            { size: Math.max(p.more, p.small / 6), text: String(p.more), second: true },
          ],
          total,
        },
      ],
    })
  if (p.kind === 'how_often' && !found)
    return barModel({ bars: [{ parts: [{ size: 1, text: small }] }, { parts: [{ size: 4, text: total }] }] })
  return barModel({
    bars: [
      { parts: [{ size: 1, text: small }] },
      { parts: range(1, p.times).map(() => ({ size: 1, text: '' })), total },
    ],
  })
}

function line(p: Params): string {
  switch (p.kind) {
    case 'times':
      return `${p.times} \\times ${p.small}`
    case 'more':
      return `${p.small} + ${p.more}`
    case 'times_small':
      return `${large(p)} \\div ${p.times}`
    case 'how_often':
      return `${large(p)} \\div ${p.small}`
    case 'more_small':
      return `${large(p)} - ${p.more}`
  }
}

/** Tell 'times as many' from 'more than' and solve (4.OA.A.1, 4.OA.A.2). */
export const level: TopicLevel<Params> = {
  key: 'multiplication_division_word_problems/3',
  version: 2,
  params,
  reject: (p) => (p.small === p.times || p.small + p.times === p.small * p.times ? 'the same number twice' : null),
  note: (p) => `${p.kind} ${p.small} ${p.times}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: adds(p) ? '"More than" tells a difference.' : '"Times as many" means equal parts of the same size.' },
    {
      text:
        p.kind === 'how_often'
          ? 'Draw both bars. How many times does the short one fit into the long one?'
          : `Draw both bars. Is the ${p.kind.endsWith('small') ? 'short' : 'long'} one asked for?`,
    },
    { text: `Work out \\(${line(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      adds(p)
        ? `The long bar is \\(${p.more}\\) longer than the short one.`
        : p.kind === 'how_often'
          ? `The short bar is \\(${p.small}\\), the long one \\(${large(p)}\\).`
          : `The long bar is \\(${p.times}\\) of the short ones.`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep(
      p.kind === 'times'
        ? 'Multiply.'
        : p.kind === 'more'
          ? 'Add the difference.'
          : p.kind === 'more_small'
            ? 'Take the difference away.'
            : p.kind === 'how_often'
              ? 'Divide to see how many times it fits.'
              : 'Divide to find one part.',
      `${line(p)} = ${answer(p)}`,
      whole(answer(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => 4 * kinds.indexOf(p.kind) + p.small / 40,
}
