import { barModel } from '../../figures/bar-model.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nounsForGrade } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * Two amounts compared. Asked: the difference (`more`, `fewer`); an amount that is more or fewer (`plus`, `minus`); or an amount
 * where the word points the other way (`more_than`: the smaller is asked for, `fewer_than`: the larger).
 */
export interface Params {
  readonly large: number
  readonly small: number
  readonly asked: 'more' | 'fewer' | 'plus' | 'minus' | 'more_than' | 'fewer_than'
}

const kinds = ['plus', 'minus', 'more', 'fewer', 'more_than', 'fewer_than'] as const
const difference = (p: Pick<Params, 'large' | 'small'>): number => p.large - p.small
const load = (p: Params): number => 2 * kinds.indexOf(p.asked) + p.large / 3

const tasks: readonly Params[] = Array.from({ length: 16 }, (_, i) => i + 5)
  .flatMap((large) => Array.from({ length: large - 3 }, (_, i) => ({ large, small: i + 2 })))
  .filter((p) => difference(p) >= 2 && difference(p) !== p.small)
  .flatMap((p) => kinds.map((asked): Params => ({ ...p, asked })))
  .toSorted((x, y) => load(x) - load(y))

const unknown = (p: Params): 'difference' | 'large' | 'small' =>
  p.asked === 'more' || p.asked === 'fewer'
    ? 'difference'
    : p.asked === 'plus' || p.asked === 'fewer_than'
      ? 'large'
      : 'small'

const answer = (p: Params): number => (unknown(p) === 'difference' ? difference(p) : p[unknown(p) as 'large' | 'small'])

/** The two numbers that the story tells. */
const given = (p: Params): [number, number] => {
  const what = unknown(p)
  if (what === 'difference') return [p.large, p.small]
  return [what === 'large' ? p.small : p.large, difference(p)]
}

function story(p: Params, words: Chance): string {
  const [one, two] = pickNames(words, 2)
  const things = words.pick(nounsForGrade(1).filter((n) => n.grade === 1 && !['bus', 'tree'].includes(n.one))).many
  const [n, s, d] = [`\\(${p.large}\\)`, `\\(${p.small}\\)`, `\\(${difference(p)}\\)`]
  switch (p.asked) {
    case 'more':
      return `${one} has ${n} ${things}. ${two} has ${s}. ${one} has how many more?`
    case 'fewer':
      return `${one} has ${n} ${things}. ${two} has ${s}. ${two} has how many fewer?`
    case 'plus':
      return `${two} has ${s} ${things}. ${one} has ${d} more. ${one} has how many?`
    case 'minus':
      return `${one} has ${n} ${things}. ${two} has ${d} fewer. ${two} has how many?`
    case 'more_than':
      return `${one} has ${n} ${things}, ${d} more than ${two}. ${two} has how many?`
    case 'fewer_than':
      return `${two} has ${s} ${things}, ${d} fewer than ${one}. ${one} has how many?`
  }
}

function distractors(p: Params): Distractor[] {
  const [first, second] = given(p)
  const adds = unknown(p) === 'large'
  const other = adds ? first - second : first + second
  const misled = p.asked !== 'plus' && p.asked !== 'minus'
  const list: Distractor[] = [
    {
      value: whole(other),
      misconception: misled ? 'keyword_operation' : 'wrong_operation',
      why: adds
        ? 'The larger amount is asked for. Put the two together.'
        : unknown(p) === 'difference'
          ? 'That is both together. How much longer is the long bar?'
          : 'The smaller amount is asked for. Take away.',
    },
    { value: whole(second), misconception: 'given_number', why: 'That number is told already. Find the missing one.' },
    { value: whole(answer(p) + 1), misconception: 'slip_off_by_one', why: 'One too many. Count once more.' },
    { value: whole(first), misconception: 'given_number', why: 'That number is told already. Find the missing one.' },
  ]
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n > 0n)
}

function picture(p: Params, solved: boolean): Figure {
  const what = solved ? null : unknown(p)
  return barModel({
    bars: [
      { parts: [{ size: p.large, text: what === 'large' ? null : String(p.large) }] },
      { parts: [{ size: p.small, text: what === 'small' ? null : String(p.small), second: true }] },
    ],
    difference: what === 'difference' ? null : String(difference(p)),
  })
}

const line = (p: Params): string => {
  const [first, second] = given(p)
  return `${first} ${unknown(p) === 'large' ? '+' : '-'} ${second}`
}

function hints(p: Params): Hint[] {
  const what = unknown(p)
  return [
    { text: 'Draw two bars. Who has more?' },
    {
      text:
        what === 'difference'
          ? 'How much longer is the long bar?'
          : what === 'large'
            ? 'The long bar is asked for. It is the short bar and the rest.'
            : 'The short bar is asked for. It is the long bar without the rest.',
    },
    { text: `Work out \\(${line(p)}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const what = unknown(p)
  return [
    {
      say:
        what === 'difference'
          ? `The long bar is \\(${p.large}\\), the short one \\(${p.small}\\). The rest is asked for.`
          : `The ${what === 'large' ? 'short' : 'long'} bar is \\(${given(p)[0]}\\), and the bars differ by \\(${difference(p)}\\).`,
      figure: picture(p, false),
      relation: 'next',
    },
    {
      say:
        what === 'large'
          ? 'Add the difference.'
          : what === 'small'
            ? 'Take the difference away.'
            : 'Take the short bar away from the long one.',
      latex: `${line(p)} = ${answer(p)}`,
      figure: picture(p, true),
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

/** Solve comparison stories within twenty (1.OA.A.1). */
export const level: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/4',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.large},${p.small} ${p.asked}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load,
}
