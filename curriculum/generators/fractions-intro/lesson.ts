import { fractionBar } from '../../figures/fraction-bar.ts'
import { fractionCircle } from '../../figures/fraction-circle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Fractions: equal parts of one whole, counted. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_intro',
  what: {
    heading: 'Equal parts of a whole',
    say: 'Cut a whole into parts of the same size. A fraction tells how many of these parts you have. One of four equal parts is one fourth.',
    latex: '\\frac{1}{4}',
    figure: fractionCircle({ shapes: [{ parts: 4, shaded: 1 }] }),
  },
  picture: {
    heading: 'Top and bottom',
    say: 'This bar has five equal parts and three are shaded. The bottom number counts all the parts: five. The top number counts the shaded ones: three. Three fifths are shaded.',
    latex: '\\frac{3}{5}',
    figure: fractionBar({ bars: [{ parts: 5, shaded: 3 }] }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'part_part_fraction',
    heading: 'Count all the parts below',
    say: 'Three parts are shaded and two are not. Someone writes three over two. But the bottom number must count all five parts, shaded or not. It is three fifths.',
    latex: '\\frac{3}{5}',
    figure: fractionBar({ bars: [{ parts: 5, shaded: 3 }] }),
  },
  check: {
    heading: 'Shaded and empty make one',
    say: 'Three fifths are shaded and two fifths are empty. Together they are five fifths, and that is one whole. If your two parts make one whole, you counted well.',
    latex: '\\frac{3}{5} + \\frac{2}{5} = 1',
  },
}
