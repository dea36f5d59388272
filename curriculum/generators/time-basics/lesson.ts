import { clock } from '../../figures/clock.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Reading a clock: the short hand for hours, the long hand for minutes. */
export const lesson: LessonPlan = {
  topicCode: 'time_basics',
  what: {
    heading: 'Two hands, two jobs',
    say: 'A clock has two hands. The short hand tells the hour. The long hand tells the minutes. Here the short hand points at four and the long hand at twelve: four o clock.',
    figure: clock([{ minutes: 240, digital: true }]),
  },
  picture: {
    heading: 'Count by fives',
    say: 'From one number to the next the long hand takes five minutes. At one it is five minutes past, at two it is ten, at three it is fifteen.',
    figure: clock([{ minutes: 135, digital: true }]),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'clock_hands_swap',
    heading: 'Do not swap the hands',
    say: 'Someone reads this clock as a quarter past six. But the short hand is between three and four, so the hour is three. The long hand at six means thirty minutes. It is three thirty.',
    figure: clock([{ minutes: 210, digital: true }]),
  },
  check: {
    heading: 'Do the hands fit together?',
    say: 'When many minutes have passed, the short hand is close to the next hour. When few have passed, it is close to its own hour. Look if that fits.',
    figure: clock([
      { minutes: 425, digital: true },
      { minutes: 475, digital: true },
    ]),
  },
}
