import { buildFigure } from '../../tasks/build-figure.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep } from '../wrong-answer.ts'
import { baseOf, counting, endOf, lineWithPoint, stepsOf, valueOf, type MarkedLine } from './marked-line.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** Put a number on its mark: the line of the base, empty. */
export function placeNumber(base: TopicLevel<MarkedLine>): LevelTask {
  return buildFigure(base, {
    id: 'place_number',
    version: 1,
    form: 'line_points',
    ...(base.space === undefined ? {} : { space: base.space }),
    surface: (p) => ({
      widget: 'line_points',
      track: {
        from: p.from,
        to: endOf(p),
        under: 1,
        mark: p.gap,
        every: p.every,
        snap: p.gap,
        written: 'decimal',
      },
      points: [String(valueOf(p))],
      start: '',
    }),
    prompt: (p, words) => ({
      text: words.pick([
        `Put \\(${valueOf(p)}\\) on the number line.`,
        `Where does \\(${valueOf(p)}\\) belong? Put it on its mark.`,
        `Find the mark for \\(${valueOf(p)}\\). Put the number there.`,
      ]),
    }),
    hints: (p) => [
      {
        text:
          p.every === 0 ? 'Look at both ends. How many spaces are there?' : 'Which number on the line comes before it?',
      },
      { text: `Each space on the line is \\(${p.gap}\\).` },
      { text: `Start at \\(${baseOf(p)}\\). Count on ${countNoun(stepsOf(p), 'space')}.` },
    ],
    solution: (p) => [
      nextStep(
        p.every === 0
          ? `There are \\(${p.count}\\) spaces from \\(${p.from}\\) to \\(${endOf(p)}\\). Each space is \\(${p.gap}\\).`
          : `The number on the line before it is \\(${baseOf(p)}\\). Each space is \\(${p.gap}\\).`,
      ),
      nextStep(`Count on, one space at a time: ${counting(p)}.`, undefined, whole(valueOf(p)), lineWithPoint(p, true)),
    ],
  })
}
