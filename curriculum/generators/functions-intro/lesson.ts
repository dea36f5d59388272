import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Functions: one output for each input. */
export const lesson: LessonPlan = {
  topicCode: 'functions_intro',
  what: {
    heading: 'A rule with one answer each',
    say: 'A function gives exactly one output for each input. Put the same number in, and you always get the same number out.',
    latex: 'f(x) = 2x + 1',
  },
  picture: {
    heading: 'A machine for numbers',
    say: 'Think of a machine. A number goes in, the rule is applied, and a number comes out. The name f of four means what comes out when four goes in.',
    latex: 'f(4) = 2 \\cdot 4 + 1 = 9',
  },
  example: { level: 6 },
  mistake: {
    misconception: 'function_notation_product',
    heading: 'The parentheses do not multiply',
    say: 'Someone reads f of four as f times four. But f is a rule, not a number. The parentheses only say what goes in.',
    latex: 'f(4) \\ne f \\cdot 4',
  },
  check: {
    heading: 'Check in a table',
    say: 'Write a few inputs and outputs in a table. Each input must appear with one output only. Your answer should fit between its neighbors.',
    latex: 'f(3) = 7 \\quad f(4) = 9 \\quad f(5) = 11',
  },
}
