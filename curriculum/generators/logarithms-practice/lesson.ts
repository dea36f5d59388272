import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Logarithms: the exponent that is asked for. */
export const lesson: LessonPlan = {
  topicCode: 'logarithms_practice',
  what: {
    heading: 'A logarithm is an exponent',
    say: 'Two to which power is eight? The answer is three, because two times two times two is eight. That exponent has a name: the logarithm of eight with base two.',
    latex: '2^{3} = 8 \\qquad \\log_{2} 8 = 3',
  },
  picture: {
    heading: 'Both ways through a table',
    say: 'Read this row from left to right and you raise two to a power. Read it back and you take the logarithm. Each step to the right adds one to the exponent and doubles the power.',
    latex: '2^{1} = 2, \\quad 2^{2} = 4, \\quad 2^{3} = 8, \\quad 2^{4} = 16',
  },
  example: { level: 4 },
  mistake: {
    misconception: 'log_linear',
    heading: 'A log of a sum is no sum of logs',
    say: 'Someone writes the log of four plus four as log of four plus log of four. With base two, that gives two plus two, which is four. But four plus four is eight, and its logarithm is three.',
    latex: '\\log_{2}(4 + 4) = 3 \\ne 2 + 2',
  },
  extra: {
    heading: 'Get the power alone first',
    say: 'Before you compare exponents, the power must stand alone. Undo what was added, then undo what was multiplied. Then write both sides with the same base.',
    latex: '5 \\times 2^{x} = 40, \\quad 2^{x} = 8, \\quad x = 3',
  },
  check: {
    heading: 'Put the exponent back',
    say: 'Put your solution into the exponent and work out the power. If both sides are equal, the solution is right. Two to the third power is eight, and five times eight is forty.',
    latex: '5 \\times 2^{3} = 40',
  },
}
