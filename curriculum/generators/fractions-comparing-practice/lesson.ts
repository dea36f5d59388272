import { fractionBar } from '../../figures/fraction-bar.ts'
import { numberLine } from '../../figures/number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Comparing fractions: size of the parts, number of the parts, and one half as a guide. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_comparing_practice',
  what: {
    heading: 'Which one is more?',
    say: 'To compare two fractions, look at two things: how large the parts are, and how many you have. The denominator tells the size of the parts. The numerator counts them.',
    latex: '\\frac{2}{5} \\; \\square \\; \\frac{2}{3}',
  },
  picture: {
    heading: 'Same count, larger parts',
    say: 'Both bars have two parts shaded. Thirds are larger than fifths, because the whole is cut into fewer parts. So two thirds is more than two fifths.',
    latex: '\\frac{2}{5} < \\frac{2}{3}',
    figure: fractionBar({
      bars: [
        { parts: 5, shaded: 2 },
        { parts: 3, shaded: 2 },
      ],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'larger_denominator_larger',
    heading: 'A larger denominator, smaller parts',
    say: 'Someone thinks one eighth is more than one fourth, because eight is more than four. But cut a pizza for eight and each slice is small. Cut it for four and each slice is larger. One eighth is less.',
    latex: '\\frac{1}{8} < \\frac{1}{4}',
    figure: fractionBar({
      bars: [
        { parts: 8, shaded: 1 },
        { parts: 4, shaded: 1 },
      ],
    }),
  },
  check: {
    heading: 'Check with one half',
    say: 'Three eighths is less than one half, since half of eight is four. Three fifths is more than one half. So three eighths is less than three fifths, and you did not even need equal denominators.',
    latex: '\\frac{3}{8} < \\frac{1}{2} < \\frac{3}{5}',
    figure: numberLine({ from: whole(0), to: whole(1), step: rational(1, 2) }),
  },
}
