import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'

/** A mark for each jump, numbers at the ends alone, and room for two jumps too many. */
const trackOf = (p: Fact): Track => ({
  from: 0,
  to: (p.a + 2) * p.b,
  under: 1,
  mark: p.b,
  every: 0,
  snap: p.b,
  written: 'decimal',
})

/** A product as equal jumps from 0: as many jumps as the first factor says (3.OA.A.1, 3.OA.C.7). */
export const jumpGroups = (pool: FactPool): LevelTask =>
  task<Fact>({
    id: 'jump_groups',
    kind: 'build',
    version: 1,
    form: 'line_jumps',
    params: (chance, difficulty) => pool.params(chance, difficulty),
    note: (p) => pool.note(p),
    space: pool.all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${p.a} \\times ${p.b}\\) with jumps of \\(${p.b}\\).`,
        `Start at 0. Jump \\(${p.b}\\) again and again to show \\(${p.a} \\times ${p.b}\\).`,
        `How far do \\(${p.a}\\) jumps of \\(${p.b}\\) go? Draw them.`,
      ]),
    }),
    answer: (p) => whole(total(p)),
    widget: (p) => ({
      surface: {
        widget: 'line_jumps',
        track: trackOf(p),
        begin: 0,
        lengths: [p.b],
        only: [p.b],
        showsPlaces: false,
        start: '',
      },
    }),
    distractors: (p) => [
      wrongAnswer(
        whole(total(p) + p.b),
        'near_fact',
        `That is ${countNoun(p.a + 1, 'jump')}. Count the jumps, and do not count 0.`,
      ),
      wrongAnswer(whole(total(p) - p.b), 'near_fact', `That is ${countNoun(p.a - 1, 'jump')}. One jump is missing.`),
    ],
    hints: (p) => [
      { text: `The first number tells how many jumps: \\(${p.a}\\).` },
      { text: `Each jump is \\(${p.b}\\) long. Count by \\(${p.b}\\) as you go.` },
    ],
    solution: (p) => [
      nextStep(
        `Jump ${p.a} times: ${range(1, p.a)
          .map((i) => i * p.b)
          .join(', ')}.`,
      ),
      nextStep(
        `The last jump lands at \\(${total(p)}\\).`,
        `${p.a} \\times ${p.b} = ${total(p)}`,
        whole(total(p)),
        numberLine({
          from: 0,
          to: (p.a + 1) * p.b,
          step: p.b,
          labelEvery: p.a > 5 ? 2 : 1,
          jumps: range(1, p.a).map((i) => ({ from: (i - 1) * p.b, to: i * p.b })),
        }),
      ),
    ],
    load: (p) => pool.load(p),
  })
