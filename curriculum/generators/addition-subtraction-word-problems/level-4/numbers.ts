import { barModel } from '../../../figures/bar-model.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

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

/** What two people have, or how long two things are, to be compared. */
const things = [
  'apples',
  'plums',
  'shells',
  'stones',
  'blocks',
  'flowers',
  'pencils',
  'leaves',
  'boxes',
  'books',
] as const

function story(p: Params, words: Chance): string {
  const [one, two] = pickNames(words, 2)
  const of = words.pick(things)
  const [n, s, d] = [`\\(${p.large}\\)`, `\\(${p.small}\\)`, `\\(${difference(p)}\\)`]
  switch (p.asked) {
    case 'more':
      return words.pick([
        `${one} has ${n} ${of}. ${two} has ${s} ${of}. How many more ${of} does ${one} have than ${two}?`,
        `${one} picks ${n} ${of} and ${two} picks ${s}. How many more ${of} does ${one} pick?`,
        `There are ${n} cats and ${s} dogs. How many more cats are there than dogs?`,
      ])
    case 'fewer':
      return words.pick([
        `${one} has ${n} ${of}. ${two} has ${s} ${of}. How many fewer ${of} does ${two} have than ${one}?`,
        `${one} finds ${n} ${of} and ${two} finds ${s}. How many fewer ${of} does ${two} find?`,
        `There are ${n} red cups and ${s} blue cups. How many fewer blue cups are there?`,
      ])
    case 'plus':
      return words.pick([
        `${two} has ${s} ${of}. ${one} has ${d} more ${of} than ${two}. How many ${of} does ${one} have?`,
        `${two} finds ${s} ${of}. ${one} finds ${d} more than ${two}. How many ${of} does ${one} find?`,
        `There are ${s} dogs. There are ${d} more cats than dogs. How many cats are there?`,
      ])
    case 'minus':
      return words.pick([
        `${one} has ${n} ${of}. ${two} has ${d} fewer ${of} than ${one}. How many ${of} does ${two} have?`,
        `${one} picks ${n} ${of}. ${two} picks ${d} fewer than ${one}. How many ${of} does ${two} pick?`,
        `There are ${n} red cups. There are ${d} fewer blue cups. How many blue cups are there?`,
      ])
    case 'more_than':
      return words.pick([
        `${one} has ${n} ${of}. ${one} has ${d} more ${of} than ${two}. How many ${of} does ${two} have?`,
        `There are ${n} cats. There are ${d} more cats than dogs. How many dogs are there?`,
      ])
    case 'fewer_than':
      return words.pick([
        `${two} has ${s} ${of}. ${two} has ${d} fewer ${of} than ${one}. How many ${of} does ${one} have?`,
        `There are ${s} dogs. There are ${d} fewer dogs than cats. How many cats are there?`,
      ])
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
        ? `You subtracted ${second}. You need the larger amount, so add ${second} to ${first}.`
        : unknown(p) === 'difference'
          ? `You added ${first} and ${second}. Subtract to find the difference.`
          : `You added ${second}. You need the smaller amount, so subtract ${second} from ${first}.`,
    },
    {
      value: whole(second),
      misconception: 'given_number',
      why: `The story tells you ${second}. Find the number it does not tell.`,
    },
    {
      value: whole(answer(p) + 1),
      misconception: 'slip_off_by_one',
      why: `That is 1 too many. Find \\(${line(p)}\\) again.`,
    },
    {
      value: whole(first),
      misconception: 'given_number',
      why: `The story tells you ${first}. Find the number it does not tell.`,
    },
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
    { text: 'Which amount is larger? Draw two bars.' },
    {
      text:
        what === 'difference'
          ? 'The difference is asked for. Subtract the short bar from the long bar.'
          : what === 'large'
            ? 'The larger amount is asked for. Add the difference to the smaller amount.'
            : 'The smaller amount is asked for. Subtract the difference from the larger amount.',
    },
    { text: `Find \\(${line(p)}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const what = unknown(p)
  return [
    {
      say:
        what === 'difference'
          ? `The amounts are \\(${p.large}\\) and \\(${p.small}\\). Find how many more or fewer.`
          : `The ${what === 'large' ? 'smaller' : 'larger'} amount is \\(${given(p)[0]}\\). The difference is \\(${difference(p)}\\).`,
      figure: picture(p, false),
      relation: 'next',
    },
    {
      say:
        what === 'large'
          ? 'Add the difference to find the larger amount.'
          : what === 'small'
            ? 'Subtract the difference to find the smaller amount.'
            : 'Subtract the smaller amount from the larger amount.',
      latex: `${line(p)} = ${answer(p)}`,
      figure: picture(p, true),
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

/** Solve comparison stories within twenty (1.OA.A.1). */
export const compareStories: TopicLevel<Params> = {
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
