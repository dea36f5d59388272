import { numberLine } from '../../figures/number-line.ts'
import { buildFigure } from '../../tasks/build-figure.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { nameOf, term, type SkipCount } from './skip-count.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

const stops = (p: SkipCount): number[] => [0, 1, 2, 3].map((i) => term(p, i))
/** Jumps of other lengths are on offer too. */
const offered = ({ step }: SkipCount): number[] =>
  step === 100 ? [10, 100] : [...new Set([1, step, 10])].toSorted((a, b) => a - b)

/** Count on by three equal jumps along a line, from one number to where the count comes. */
export function jumpCount(base: TopicLevel<SkipCount>): LevelTask {
  return buildFigure(base, {
    id: 'jump_count',
    version: 1,
    form: 'line_jumps',
    ...(base.space === undefined ? {} : { space: base.space }),
    surface: (p) => ({
      widget: 'line_jumps',
      track: {
        from: p.start,
        to: term(p, 5),
        under: 1,
        mark: p.step,
        every: 0,
        snap: p.step === 100 ? 10 : 1,
        written: 'decimal',
      },
      begin: p.start,
      lengths: offered(p),
      only: [p.step],
      showsPlaces: false,
      start: '',
    }),
    prompt: (p, words) => ({
      text: words.pick([
        `Count by ${nameOf(p)} from \\(${p.start}\\) to \\(${term(p, 3)}\\). Draw the jumps.`,
        `Start at \\(${p.start}\\). Make 3 jumps of \\(${p.step}\\).`,
        `Count by ${nameOf(p)}. Make 3 jumps from \\(${p.start}\\).`,
      ]),
    }),
    distractors: (p) => [
      wrongAnswer(
        whole(term(p, 2)),
        'count_off_by_one',
        `That is 2 jumps. Do not count \\(${p.start}\\) as the first jump.`,
      ),
      wrongAnswer(whole(term(p, 4)), 'count_off_by_one', 'That is one jump too many. Make 3 jumps.'),
    ],
    hints: (p) => [
      { text: `Count by ${nameOf(p)}. How long is one jump?` },
      { text: `From \\(${p.start}\\), one jump of \\(${p.step}\\) lands at \\(${term(p, 1)}\\).` },
    ],
    solution: (p) => [
      nextStep(
        `Each jump is \\(${p.step}\\). The first one lands at \\(${term(p, 1)}\\).`,
        `${p.start} + ${p.step} = ${term(p, 1)}`,
      ),
      nextStep(
        `Count on: ${stops(p).join(', ')}.`,
        undefined,
        whole(term(p, 3)),
        numberLine({
          from: p.start,
          to: term(p, 4),
          step: p.step,
          labelEvery: 1,
          jumps: [0, 1, 2].map((i) => ({ from: term(p, i), to: term(p, i + 1), label: `+${p.step}` })),
        }),
      ),
    ],
  })
}
