import { buildFigure } from '../../tasks/build-figure.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range } from '../wrong-answer.ts'
import { plainParts } from './as-taken.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Difference } from './differences.ts'

/** More than so many steps are not counted back one by one. */
const farthest = 9

/** A difference is shown by jumps back along a line (1.OA.C.5). `to` ends the line; `space`: the differences with two parts and few enough steps. */
export function hopBack(base: TopicLevel<Difference>, of: { readonly to: 10 | 20; readonly space: number }): LevelTask {
  const left = (p: Difference): number => p.top - p.bottom
  return buildFigure<Difference>(
    { ...base, reject: (p) => (p.bottom > farthest ? 'too many steps back' : plainParts(p)) },
    {
      id: 'hop_back',
      version: 2,
      form: 'line_jumps',
      space: of.space,
      surface: (p) => ({
        widget: 'line_jumps',
        track: { from: 0, to: of.to, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' },
        begin: p.top,
        lengths: of.to === 10 ? [-1, -2] : [-1, -2, -5],
        only: null,
        showsPlaces: false,
        start: '',
      }),
      prompt: (p, words) => ({
        text: words.pick([
          `Show \\(${p.top} - ${p.bottom}\\). Jump back from \\(${p.top}\\).`,
          `Start at \\(${p.top}\\). Go back \\(${p.bottom}\\).`,
          `The dot is at \\(${p.top}\\). Jump to where \\(${p.top} - ${p.bottom}\\) is.`,
        ]),
      }),
      hints: (p) => [
        { text: `You stand on \\(${p.top}\\). That is not a jump yet.` },
        { text: `Go back ${countNoun(p.bottom, 'step')}.${p.bottom > 1 ? ' Count them.' : ''}` },
      ],
      solution: (p) => [
        nextStep(`Start at \\(${p.top}\\). Go back ${countNoun(p.bottom, 'step')}.`),
        nextStep(
          `You pass ${range(left(p), p.top - 1)
            .toReversed()
            .join(', ')}.`,
          `${p.top} - ${p.bottom} = ${left(p)}`,
          whole(left(p)),
        ),
      ],
    },
  )
}
