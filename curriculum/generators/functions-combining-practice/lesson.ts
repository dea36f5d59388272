import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Functions inside functions, and functions that undo each other. */
export const lesson: LessonPlan = {
  topicCode: 'functions_combining_practice',
  what: {
    heading: 'One function after another',
    say: 'Put a number into one function and its output into the next. Together they make a new function. The one that stands inside works first.',
    latex: 'f(g(x))',
  },
  picture: {
    heading: 'Follow one number',
    say: 'Let g add one and let f double. Put three in. First g makes four, then f makes eight. So f of g of three is eight.',
    latex: '3 \\to 4 \\to 8',
  },
  example: { level: 2 },
  mistake: {
    misconception: 'function_notation_product',
    heading: 'Inside, not times',
    say: 'Someone multiplies the two functions. But parentheses after a name say what goes in. Substitute the inside rule for x.',
    latex: 'f(x + 1) = 2(x + 1) \\ne 2x \\cdot (x + 1)',
  },
  check: {
    heading: 'Check with a small number',
    say: 'Choose a small number and go through both machines one after the other. Your new rule must give the same result for it.',
    latex: 'x = 1: \\quad f(g(1)) = f(2) = 4',
  },
}
