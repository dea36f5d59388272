import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Combinations: choices in which order does not matter. */
export const lesson: LessonPlan = {
  topicCode: 'counting_methods_practice',
  what: {
    heading: 'Choosing without order',
    say: 'If you pick two friends to come along, it does not matter whom you name first. Such choices are called combinations. Only who is chosen counts.',
    latex: '\\binom{4}{2} = 6',
  },
  picture: {
    heading: 'All pairs of four',
    say: 'Call four friends A, B, C and D. The pairs are A B, A C, A D, B C, B D and C D. There are six of them. B A is the same pair as A B, so it is not listed again.',
    latex: 'AB \\quad AC \\quad AD \\quad BC \\quad BD \\quad CD',
  },
  example: { level: 3 },
  mistake: {
    misconception: 'order_matters_mixup',
    heading: 'Each choice was counted twice',
    say: 'Someone says: four for the first, three for the second, so twelve pairs. But every pair came up twice, once in each order. Divide by the number of orders.',
    latex: '\\frac{4 \\times 3}{2 \\times 1} = 6',
  },
  check: {
    heading: 'Check with a mirror',
    say: 'Choosing two of five to come along is the same as choosing three of five to stay home. Both counts must be equal. It is a quick way to check.',
    latex: '\\binom{5}{2} = \\binom{5}{3} = 10',
  },
}
