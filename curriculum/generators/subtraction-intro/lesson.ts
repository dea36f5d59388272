import { counters } from '../../figures/counters.ts'
import { numberBond } from '../../figures/number-bond.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Taking away: some go, and what stays is counted. */
export const lesson: LessonPlan = {
  topicCode: 'subtraction_intro',
  what: {
    heading: 'Some go away',
    say: 'Here are five stars. Two of them go away. Count the ones that stay: one, two, three. Five take away two is three.',
    figure: counters({ groups: [{ count: 5, shape: 'star', crossedOut: 2 }], say: 'number' }),
  },
  picture: {
    heading: 'A whole and two parts',
    say: 'Five is the whole. Two is one part. Three is the other part. If you know two of these numbers, you can find the third.',
    figure: numberBond({ whole: 5, parts: [2, 3] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'operation_swap',
    heading: 'Fewer, not more',
    say: 'The short line means take away. Six take away four is not ten. When things go away, there are fewer than before.',
    latex: '6 - 4 = 2',
    figure: counters({ groups: [{ count: 6, shape: 'circle', crossedOut: 4 }], say: 'number' }),
  },
  check: {
    heading: 'Put them back',
    say: 'Put the ones that went away back again. Two and four make six, so six take away four is two.',
    latex: '2 + 4 = 6',
  },
}
