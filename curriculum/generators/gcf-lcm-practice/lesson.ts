import { venn } from '../../figures/venn.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Common factors and multiples: what divides both, and where both meet. */
export const lesson: LessonPlan = {
  topicCode: 'gcf_lcm_practice',
  what: {
    heading: 'Two things numbers can share',
    say: 'Twelve and eighteen are both divided by six. Six is their greatest common factor. Both divide thirty-six. Thirty-six is their least common multiple.',
    latex: '12 = 6 \\times 2,\\quad 18 = 6 \\times 3',
  },
  picture: {
    heading: 'Primes in two circles',
    say: 'Put the primes of twelve in one circle and those of eighteen in the other. The shared primes stand in the middle: two times three is six.',
    figure: venn({ names: ['Primes of 12', 'Primes of 18'], first: ['2'], both: ['2', '3'], second: ['3'] }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'factor_multiple_swap',
    heading: 'Factor or multiple?',
    say: 'For six and eight, twenty-four is not a factor. A factor divides the numbers, so it is small: here it is two. A multiple is large: twenty-four.',
    latex: '\\text{factor } 2 \\qquad \\text{multiple } 24',
  },
  extra: {
    heading: 'All primes once give the multiple',
    say: 'Multiply every prime in the circles, the shared ones once. Two, two, three and three make thirty-six.',
    latex: '2 \\times 2 \\times 3 \\times 3 = 36',
  },
  check: {
    heading: 'Factor times multiple',
    say: 'The greatest common factor times the least common multiple is the product of the numbers. Six times thirty-six is twelve times eighteen.',
    latex: '6 \\times 36 = 12 \\times 18',
  },
}
