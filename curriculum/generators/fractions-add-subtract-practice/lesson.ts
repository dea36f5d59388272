import { fractionBar } from '../../figures/fraction-bar.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Adding and subtracting fractions: parts of one size can be counted together. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_add_subtract_practice',
  what: {
    heading: 'Count parts of one size',
    say: 'A fraction counts parts. Three eighths and two eighths are five eighths, just as three apples and two apples are five apples. The parts must have the same size.',
    latex: '\\frac{3}{8} + \\frac{2}{8} = \\frac{5}{8}',
  },
  picture: {
    heading: 'Make the parts match',
    say: 'A half and a third have parts of different sizes. Cut both into sixths. Now a half is three sixths and a third is two sixths, so together they are five sixths.',
    latex: '\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}',
    figure: fractionBar({
      bars: [
        { parts: 6, shaded: 3 },
        { parts: 6, shaded: 2 },
      ],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'add_tops_and_bottoms',
    heading: 'Do not add the bottoms',
    say: 'Someone writes one half plus one third is two fifths. But two fifths is less than one half, so adding made it smaller. That cannot be. The bottom names the size of the parts, and sizes are not added.',
    latex: '\\frac{1}{2} + \\frac{1}{3} \\ne \\frac{2}{5}',
  },
  check: {
    heading: 'Check with a half and a whole',
    say: 'Guess first. Five sixths is nearly one whole. One half and one third is a bit less than one half and one half, which is one whole. So five sixths makes sense.',
    latex: '\\frac{1}{2} + \\frac{1}{3} < \\frac{1}{2} + \\frac{1}{2} = 1',
  },
}
