import { angle } from '../../figures/angle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Angles: how far something turns. */
export const lesson: LessonPlan = {
  topicCode: 'angles_basics',
  what: {
    heading: 'An angle is a turn',
    say: 'Two rays start at one point. The angle tells how far you turn from one ray to the other. A square corner is a right angle. It has ninety degrees.',
    figure: angle({ kind: 'single', degrees: 90, turn: 0, label: '90°' }),
  },
  picture: {
    heading: 'Sharp, square, wide, straight',
    say: 'An acute angle is smaller than a square corner. An obtuse angle is wider. A straight angle makes one line and has one hundred eighty degrees.',
    figure: angle({
      kind: 'line',
      parts: [
        { degrees: 50, label: '50°' },
        { degrees: 130, label: '130°' },
      ],
    }),
  },
  example: { level: 5 },
  mistake: {
    misconception: 'angle_by_ray_length',
    heading: 'Long sides do not count',
    say: 'Someone says an angle is large because its sides are long. But you can draw the sides as long as you like. Only the turn from one side to the other counts.',
    figure: angle({ kind: 'single', degrees: 40, turn: 10, label: '40°' }),
  },
  check: {
    heading: 'Look first, then measure',
    say: 'Before you work it out, look. Is it sharper or wider than a square corner? Then your answer must be under ninety or over ninety. And angles on a line must add up to one hundred eighty.',
    latex: '50^\\circ + 130^\\circ = 180^\\circ',
  },
}
