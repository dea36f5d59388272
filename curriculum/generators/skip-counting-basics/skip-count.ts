import { numberLine } from '../../figures/number-line.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Three numbers of a count are shown, from `start` in equal steps; the fourth is asked for. */
export interface SkipCount {
  readonly start: number
  readonly step: number
}

const stepNames: Readonly<Record<number, string>> = {
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  10: 'tens',
  100: 'hundreds',
}
/** The number after so many jumps. */
export const term = (p: SkipCount, i: number): number => p.start + i * p.step
const shown = (p: SkipCount): number[] => [term(p, 0), term(p, 1), term(p, 2)]
/** 'fives' for a step of 5. */
export const nameOf = (p: SkipCount): string => stepNames[p.step] ?? ''

function distractors(p: SkipCount): Distractor[] {
  const [last, next] = [term(p, 2), term(p, 3)]
  const list: Distractor[] = [
    {
      value: whole(next + p.step),
      misconception: 'count_off_by_one',
      why: 'That is two jumps on. Make one jump.',
    },
    {
      value: whole(last),
      misconception: 'given_number',
      why: 'That one is there already. Make one more jump.',
    },
    { value: whole(next - 1), misconception: 'count_off_by_one', why: `Count by ${nameOf(p)} once more.` },
    { value: whole(next + 1), misconception: 'count_off_by_one', why: `Count by ${nameOf(p)} once more.` },
  ]
  if (p.step > 2)
    list.splice(p.start % 2, 0, {
      value: whole(last + 1),
      misconception: 'wrong_operation',
      why: `That counts by ones. This count goes by ${nameOf(p)}.`,
    })
  return list
}

const picture = (p: SkipCount, found: boolean): Figure =>
  numberLine({
    from: term(p, 0),
    to: term(p, 4),
    step: p.step,
    labelEvery: 1,
    jumps: [0, 1, ...(found ? [2] : [])].map((i) => ({ from: term(p, i), to: term(p, i + 1), label: `+${p.step}` })),
    ...(found ? {} : { missing: [term(p, 3)] }),
  })

function hints(p: SkipCount): Hint[] {
  return [
    { text: `How far is each jump? It goes by ${nameOf(p)}.` },
    { text: `Start at \\(${term(p, 2)}\\) and make one more jump of \\(${p.step}\\).` },
    { text: `What is \\(${term(p, 2)} + ${p.step}\\)?` },
  ]
}

function solution(p: SkipCount): Step[] {
  return [
    {
      say: `From \\(${term(p, 0)}\\) to \\(${term(p, 1)}\\) is \\(${p.step}\\). The count goes by ${nameOf(p)}.`,
      latex: `${term(p, 0)} + ${p.step} = ${term(p, 1)}`,
      relation: 'next',
    },
    {
      say: `Jump once more from \\(${term(p, 2)}\\).`,
      latex: `${term(p, 2)} + ${p.step} = ${term(p, 3)}`,
      figure: picture(p, true),
      value: whole(term(p, 3)),
      relation: 'next',
    },
  ]
}

/** A level of counting on in equal steps: the counts offered, and how hard each is. */
export function skipCountLevel(
  key: TopicLevelKey,
  counts: readonly SkipCount[],
  load: (p: SkipCount) => number,
): TopicLevel<SkipCount> {
  const sorted = counts.toSorted((a, b) => load(a) - load(b))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => `${p.start} by ${p.step}`,
    space: counts.length,
    prompt: (p, words) => ({
      text: words.pick(['Which number comes next?', `Count by ${nameOf(p)}. Which number is next?`]),
      latex: `${shown(p).join(',\\; ')},\\; \\square`,
    }),
    answer: (p) => whole(term(p, 3)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: (p) => picture(p, false),
    load,
  }
}
