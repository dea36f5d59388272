import { numberLine } from '../../figures/number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** count x bottom parts of size 1/bottom: the whole number `count`. `over` is how far the line goes on. */
export interface Params {
  readonly bottom: number
  readonly count: number
  readonly over: number
}

const top = (p: Params): number => p.bottom * p.count
const work = (p: Params): number => top(p)

const all: readonly Params[] = [2, 3, 4, 5, 6, 8, 10, 12]
  .flatMap((bottom) => range(1, 9).flatMap((count) => [1, 2, 3].map((over) => ({ bottom, count, over }))))
  .filter((p) => p.bottom * (p.count + p.over) <= 36 && top(p) > 1 && p.count !== p.bottom)
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (p: Params): string => `\\frac{${top(p)}}{${p.bottom}}`

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(whole(p.count + 1), 'count_marks_number_line', 'One too far. The start, 0, is not counted.'),
    ...(p.bottom === 1
      ? []
      : [
          wrongAnswer(whole(top(p)), 'stops_early', `That counts the parts. \\(${p.bottom}\\) of them make one whole.`),
          wrongAnswer(
            whole(top(p) - p.bottom),
            'wrong_operation',
            `Do not subtract. How many times do \\(${p.bottom}\\) parts fit into \\(${top(p)}\\)?`,
          ),
        ]),
    wrongAnswer(
      rational(p.bottom, top(p)),
      'reversed_order',
      `\\(${p.bottom}\\) parts make one whole, and here are \\(${top(p)}\\). That is more than a part of one.`,
    ),
    ...(p.count > 1 ? [wrongAnswer(whole(p.count - 1), 'count_marks_number_line', 'Count the wholes once more.')] : []),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

const line = (p: Params): Figure =>
  numberLine({
    from: whole(0),
    to: whole(p.count + p.over),
    step: rational(1, p.bottom),
    labelEvery: 0,
    points: [{ at: whole(p.count), label: '?' }],
  })

/** Write whole numbers as fractions and find them on a line (3.NF.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'fractions_intro/8',
  version: 1,
  params,
  note: (p) => `${top(p)}/${p.bottom} to ${p.count + p.over}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which whole number is \\(${tex(p)}\\)?`,
      `Write \\(${tex(p)}\\) as a whole number.`,
      `The point is at \\(${tex(p)}\\). Which whole number is that?`,
    ]),
  }),
  answer: (p) => whole(p.count),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `One step on the line is one of \\(${p.bottom}\\) equal parts of a whole.` },
    { text: `\\(${p.bottom}\\) parts make one whole. How many wholes do \\(${top(p)}\\) parts make?` },
  ],
  solution: (p) => [
    nextStep(`\\(${p.bottom}\\) parts make one whole.`, `\\frac{${p.bottom}}{${p.bottom}} = 1`),
    nextStep(
      p.count === 1
        ? `Here are all \\(${p.bottom}\\) parts, so that is one whole.`
        : `\\(${top(p)}\\) parts are \\(${p.count}\\) times as many.`,
      `${tex(p)} = ${p.count}`,
      whole(p.count),
    ),
  ],
  figure: line,
  load: work,
}
