import { hundredChart } from '../../figures/hundred-chart.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Four numbers in a count, from `start` by `step` (negative: back); the one at `blank` (0 to 3) is missing. */
export interface Count {
  readonly start: number
  readonly step: number
  readonly blank: number
}

const term = (p: Count, i: number): number => p.start + i * p.step
const missing = (p: Count): number => term(p, p.blank)
const by = (p: Count): number => Math.abs(p.step)
const all = (p: Count): number[] => [0, 1, 2, 3].map((i) => term(p, i))

function distractors(p: Count): Distractor[] {
  const n = missing(p)
  const neighbor = p.blank > 0 ? term(p, p.blank - 1) : term(p, 1)
  const back = p.step < 0
  return [
    wrongAnswer(whole(n + p.step), 'count_off_by_one', `That is one step too far. Stop before ${n + p.step}.`),
    wrongAnswer(whole(neighbor), 'given_number', `${neighbor} is there already. Find the number in the blank.`),
    wrongAnswer(
      whole(n - 2 * p.step),
      'near',
      `Say the numbers again. Start at ${p.blank === 0 ? term(p, 1) : term(p, 0)}.`,
    ),
    ...(by(p) === 10
      ? [
          wrongAnswer(
            whole(term(p, Math.max(0, p.blank - 1)) + 1),
            'wrong_operation',
            `You counted 1 more. Count 10 more.`,
          ),
        ]
      : [
          wrongAnswer(
            whole(back ? n + 2 : n + 10),
            back ? 'reversed_order' : 'looks_alike',
            back
              ? `Count back from ${term(p, 0)}. The numbers get smaller.`
              : `That is 10 more than the missing number. Count by ones.`,
          ),
        ]),
  ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

/** The part of the chart around the count, or the whole chart where it goes by tens. */
function picture(p: Count, found: boolean): Figure {
  const shown = all(p).filter((n) => found || n !== missing(p))
  const low = Math.min(...all(p))
  const high = Math.max(...all(p))
  const chart = by(p) === 10 ? { from: 1, to: 100 } : { to: 120 }
  const row = (n: number): number => Math.floor((n - 1) / 10)
  const cells = by(p) === 10 ? undefined : range(10 * row(low) + 1, 10 * row(high) + 10).filter((n) => n <= 120)
  return hundredChart({
    ...chart,
    ...(cells === undefined ? {} : { cells }),
    highlighted: found ? [...shown] : shown,
    ...(found ? {} : { missing: [missing(p)] }),
  })
}

const way = (p: Count): string => `Count ${p.step < 0 ? 'back' : 'on'} by ${by(p) === 10 ? 'tens' : 'ones'}.`

function hints(p: Count): Hint[] {
  return [
    {
      text: `${way(p)} Start at \\(${p.blank === 0 ? term(p, 1) : term(p, 0)}\\)${p.blank === 0 ? ' and go the other way' : ''}.`,
    },
    {
      text:
        by(p) === 10
          ? 'Each step is one row down on the chart. The tens grow by one.'
          : p.step < 0
            ? 'Each step back is one cell to the left.'
            : 'Each step is one cell to the right. After the end of a row comes the next row.',
    },
    {
      text: `What comes ${p.blank === 0 ? (p.step < 0 ? 'just after' : 'just before') : p.step < 0 ? 'just before' : by(p) === 10 ? '10 after' : 'just after'} \\(${p.blank === 0 ? term(p, 1) : term(p, p.blank - 1)}\\)?`,
    },
  ]
}

function solution(p: Count): Step[] {
  return [
    nextStep(
      `${way(p)} Say ${p.blank > 1 ? 'the numbers: ' : ''}${all(p)
        .filter((_, i) => i < Math.max(1, p.blank))
        .join(', ')}.`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep(
      p.blank === 0 ? `Before \\(${term(p, 1)}\\) comes \\(${missing(p)}\\).` : `Then comes \\(${missing(p)}\\).`,
      all(p).join(',\\; '),
      whole(missing(p)),
      picture(p, true),
    ),
  ]
}

/** A level of counting on or back on the number chart. */
export function countingOnLevel(
  key: TopicLevelKey,
  counts: readonly Count[],
  load: (p: Count) => number,
): TopicLevel<Count> {
  const sorted = counts.toSorted((a, b) => load(a) - load(b))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => `${p.start} by ${p.step}, ${p.blank}`,
    space: counts.length,
    prompt: (p, words) => ({
      text: words.pick([
        `${way(p)} What number is missing?`,
        'What number is missing?',
        'What number goes in the blank?',
        `${way(p)} Find the missing number.`,
      ]),
      latex: all(p)
        .map((n, i) => (i === p.blank ? '\\square' : String(n)))
        .join(',\\; '),
    }),
    answer: (p) => whole(missing(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: (p) => picture(p, false),
    load,
  }
}

/** Counts one by one to the missing number: the oracle of all counting levels. */
export function countOneByOne(p: Count): number {
  let at = p.start
  for (let i = 0; i < p.blank * Math.abs(p.step); i++) at += p.step < 0 ? -1 : 1
  return at
}

/** The wrong rules of counting on: a step too many; ones for tens; the wrong direction. */
export const wrongCounts = {
  count_off_by_one: (p: Count): Rational[] => [whole(countOneByOne({ ...p, blank: p.blank + 1 }))],
  wrong_operation: (p: Count): Rational => whole(countOneByOne({ ...p, blank: Math.max(0, p.blank - 1) }) + 1),
  reversed_order: (p: Count): Rational => whole(countOneByOne(p) + 2),
}
