import { numberLine } from '../../../figures/number-line.ts'
import { rational, whole } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/**
 * count x bottom parts of size 1/bottom are the whole number `count`. `read`: the fraction is given; `write`: the whole number is
 * given, and its fraction is asked for. `over` is how far the line goes on.
 */
export interface Params {
  readonly task: 'read' | 'write'
  readonly bottom: number
  readonly count: number
  readonly over: number
}

const top = (p: Params): number => p.bottom * p.count
const work = (p: Params): number => top(p) + (p.task === 'write' ? 2 : 0)

const all: readonly Params[] = (['read', 'write'] as const)
  .flatMap((task) =>
    [2, 3, 4, 6, 8].flatMap((bottom) =>
      range(1, 9).flatMap((count) => [1, 2, 3].map((over) => ({ task, bottom, count, over }))),
    ),
  )
  .filter((p) => p.bottom * (p.count + p.over) <= 36 && p.count !== p.bottom)
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const given = (p: Params): string => tex(top(p), p.bottom)

function distractors(p: Params): Distractor[] {
  const parts = `\\(${p.bottom}\\) parts make 1 whole`
  return [
    p.task === 'read'
      ? wrongAnswer(whole(top(p)), 'stops_early', `That is the number of parts, and ${parts}.`)
      : wrongAnswer(
          rational(p.count, p.bottom),
          'stops_early',
          `That is only \\(${p.count}\\) of the parts, and ${parts}.`,
        ),
    wrongAnswer(
      whole(p.count + 1),
      'count_marks_number_line',
      p.task === 'read' ? 'You counted 0, too. Start to count at 1.' : `That is 1 whole too many, because ${parts}.`,
    ),
    ...(p.count > 1
      ? [
          wrongAnswer(
            whole(p.count - 1),
            'slip_off_by_one',
            p.task === 'read'
              ? `That is 1 whole too few. Count by \\(${p.bottom}\\).`
              : `That is 1 whole too few, because ${parts}.`,
          ),
        ]
      : []),
    p.task === 'read'
      ? wrongAnswer(
          whole(top(p) - p.bottom),
          'wrong_operation',
          `You subtracted. How many groups of \\(${p.bottom}\\) are in \\(${top(p)}\\)?`,
        )
      : wrongAnswer(
          rational(p.count + p.bottom, p.bottom),
          'wrong_operation',
          `You added \\(${p.count}\\) and \\(${p.bottom}\\). There are \\(${p.count}\\) groups of \\(${p.bottom}\\) parts.`,
        ),
    wrongAnswer(
      rational(p.bottom, top(p)),
      'reversed_order',
      `You switched the numbers. The denominator is \\(${p.bottom}\\).`,
    ),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

const line = (p: Params): Figure =>
  numberLine({
    from: whole(0),
    to: whole(p.count + p.over),
    step: rational(1, p.bottom),
    labelEvery: p.task === 'read' ? 0 : p.bottom,
    points: [{ at: whole(p.count), label: p.task === 'read' ? '?' : String(p.count) }],
  })

function hints(p: Params): Hint[] {
  const first = { text: `How many parts make 1 whole when the denominator is \\(${p.bottom}\\)?` }
  if (p.task === 'read')
    return [first, { text: `\\(${p.bottom}\\) parts make 1 whole. How many wholes do \\(${top(p)}\\) parts make?` }]
  return [first, { text: `\\(${p.bottom}\\) parts make 1 whole. How many parts make \\(${p.count}\\)?` }]
}

function solution(p: Params): Step[] {
  const one = nextStep(`\\(${p.bottom}\\) equal parts make 1 whole.`, `${tex(p.bottom, p.bottom)} = 1`)
  if (p.task === 'write')
    return [
      one,
      nextStep(
        `\\(${p.count}\\) ${p.count === 1 ? 'whole has' : 'wholes have'} \\(${top(p)}\\) parts, because \\(${p.count} \\times ${p.bottom} = ${top(p)}\\).`,
        `${p.count} = ${given(p)}`,
        whole(p.count),
      ),
    ]
  return [
    one,
    nextStep(
      `\\(${top(p)}\\) parts make \\(${p.count}\\) ${p.count === 1 ? 'whole' : 'wholes'}, because \\(${top(p)} \\div ${p.bottom} = ${p.count}\\).`,
      `${given(p)} = ${p.count}`,
      whole(p.count),
    ),
  ]
}

/** Write whole numbers as fractions and find them on a line (3.NF.A.3c). */
export const wholeAsFraction: TopicLevel<Params> = {
  key: 'fractions_intro/8',
  version: 2,
  params,
  note: (p) => `${p.task} ${top(p)}/${p.bottom} to ${p.count + p.over}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick(
      p.task === 'read'
        ? [
            `Which whole number is equal to \\(${given(p)}\\)?`,
            `Write \\(${given(p)}\\) as a whole number.`,
            `The point is at \\(${given(p)}\\). Which whole number is that?`,
          ]
        : [
            `Write \\(${p.count}\\) as a fraction with denominator \\(${p.bottom}\\).`,
            `Which fraction with denominator \\(${p.bottom}\\) is equal to \\(${p.count}\\)?`,
            `The point is at \\(${p.count}\\). Write it as a fraction with denominator \\(${p.bottom}\\).`,
          ],
    ),
  }),
  answer: (p) => whole(p.count),
  forms: ['fraction', 'choice'],
  rules: (p) => (p.task === 'write' ? { given: { part: 'denominator', value: p.bottom } } : {}),
  distractors,
  hints,
  solution,
  figure: line,
  load: work,
}
