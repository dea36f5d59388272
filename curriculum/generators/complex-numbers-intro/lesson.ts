import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** The number i: a root of minus one, and a quarter turn. */
export const lesson: LessonPlan = {
  topicCode: 'complex_numbers_intro',
  what: {
    heading: 'A number whose square is minus one',
    say: 'No real number times itself is negative. So mathematicians gave the root of minus one a name: i. With it, every root of a negative number can be written down.',
    latex: 'i^2 = -1 \\qquad \\sqrt{-9} = 3i',
  },
  picture: {
    heading: 'Multiplying by i is a quarter turn',
    say: 'Picture the real numbers along a line and i straight above zero. Multiplying by i turns a number by a quarter turn. Four quarter turns bring it back to where it began.',
    latex: '1 \\to i \\to -1 \\to -i \\to 1',
  },
  example: { level: 1 },
  mistake: {
    misconception: 'i_squared_plus',
    heading: 'The square of i is not one',
    say: 'Someone multiplies i by i and writes plus one. Two quarter turns make a half turn, so one becomes minus one. Each time two i meet, the sign changes.',
    latex: '(2 + 3i)(2 - 3i) = 4 - 9i^2 = 4 + 9',
  },
  check: {
    heading: 'Check by squaring',
    say: 'Square your answer. If the root of minus nine is three i, then three i times three i must give minus nine. It does, because nine times i squared is minus nine.',
    latex: '(3i)^2 = 9i^2 = -9',
  },
}
