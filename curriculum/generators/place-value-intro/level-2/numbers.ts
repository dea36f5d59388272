import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A two-digit number; asked for its tens, its ones, or the number itself from both. */
export interface Params {
  readonly tens: number
  readonly ones: number
  readonly asked: 'tens' | 'ones' | 'number'
}

/** The number that the digits make. */
export const numberOf = (p: Params): number => 10 * p.tens + p.ones
const load = (p: Params): number => p.tens + (p.asked === 'number' ? 3 : 0) + (p.ones > p.tens ? 1 : 0)

const tasks: readonly Params[] = Array.from({ length: 9 }, (_, i) => i + 1)
  .flatMap((tens) => Array.from({ length: 9 }, (_, i) => ({ tens, ones: i + 1 })))
  .filter((n) => n.tens !== n.ones)
  .flatMap((n): Params[] => (['tens', 'ones', 'number'] as const).map((asked) => ({ ...n, asked })))
  .toSorted((x, y) => load(x) - load(y))

const answer = (p: Params): number => (p.asked === 'number' ? numberOf(p) : p[p.asked])

function distractors(p: Params): Distractor[] {
  if (p.asked === 'number') {
    return [
      {
        value: whole(10 * p.ones + p.tens),
        misconception: 'teen_reversal',
        why: 'The tens and the ones changed places. Tens are written first.',
      },
      {
        value: whole(p.tens * 100 + p.ones),
        misconception: 'concat_place_value',
        why: `\\(${10 * p.tens}\\) and \\(${p.ones}\\) were written side by side. The ones stand in place of the zero.`,
      },
      {
        value: whole(p.tens + p.ones),
        misconception: 'face_value',
        why: 'A long block is worth ten, not one.',
      },
    ]
  }
  const other = p.asked === 'tens' ? p.ones : p.tens
  const list: Distractor[] = [
    {
      value: whole(other),
      misconception: 'teen_reversal',
      why:
        p.asked === 'tens'
          ? 'Those are the ones. Look at the long blocks.'
          : 'Those are the tens. Look at the small blocks.',
    },
    {
      value: whole(p.tens + p.ones),
      misconception: 'face_value',
      why: `You counted all blocks. Count only the ${p.asked}.`,
    },
    {
      value: whole(numberOf(p)),
      misconception: 'given_number',
      why: `That is the whole number. Only the ${p.asked} are asked for.`,
    },
  ]
  return list
}

const picture = (p: Params): Figure =>
  baseTenBlocks({
    numbers: [{ tens: p.tens, ones: p.ones }],
    headings: true,
    say: p.asked === 'number' ? 'number' : 'each',
  })

function hints(p: Params): Hint[] {
  if (p.asked === 'number')
    return [
      { text: 'A long block is ten. A small block is one.' },
      { text: `Count the long blocks by tens to \\(${10 * p.tens}\\). Then count the small ones on.` },
    ]
  return [
    { text: 'A long block is one ten. A small block is one.' },
    { text: p.asked === 'tens' ? 'Count only the long blocks.' : 'Count only the small blocks.' },
    {
      text: `In a number of two digits the ${p.asked === 'tens' ? 'first digit tells the tens' : 'second digit tells the ones'}.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const [tens, ones] = [countNoun(p.tens, 'ten'), countNoun(p.ones, 'one')]
  return [
    { say: `The picture shows ${tens} and ${ones}.`, figure: picture(p), relation: 'next' },
    {
      say: `${tens} make \\(${10 * p.tens}\\). With ${ones} it is \\(${numberOf(p)}\\).`.replace(
        '1 ten make',
        '1 ten makes',
      ),
      latex: `${numberOf(p)} = ${10 * p.tens} + ${p.ones}`,
      relation: 'next',
    },
    {
      say:
        p.asked === 'number'
          ? `The number is \\(${numberOf(p)}\\).`
          : `So \\(${numberOf(p)}\\) has ${p.asked === 'tens' ? tens : ones}.`,
      latex: String(answer(p)),
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

/** Tell how many tens and ones make a two-digit number (1.NBT.B.2): as it was asked before the level had tasks. */
export const tensAndOnes: TopicLevel<Params> = {
  key: 'place_value_intro/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${numberOf(p)} ${p.asked}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text:
      p.asked === 'number'
        ? words.pick(['Which number do the blocks show?', 'Count the tens and ones. Which number is it?'])
        : words.pick([
            `How many ${p.asked} are in \\(${numberOf(p)}\\)?`,
            `\\(${numberOf(p)}\\) has how many ${p.asked}?`,
          ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load,
}
