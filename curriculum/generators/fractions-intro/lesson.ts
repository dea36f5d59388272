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
    heading: 'Numerator and denominator',
    say: 'This bar has five equal parts and three are shaded. The denominator counts all the parts: five. The numerator counts the shaded ones: three. Three fifths are shaded.',
    latex: '\\frac{3}{5}',
    figure: fractionBar({ bars: [{ parts: 5, shaded: 3 }] }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'part_part_fraction',
    heading: 'Count all the parts below',
    say: 'Three parts are shaded and two are not. Someone writes three over two. But the denominator must count all five parts, shaded or not. It is three fifths.',
    latex: '\\frac{3}{5}',
    figure: fractionBar({ bars: [{ parts: 5, shaded: 3 }] }),
  },
  check: {
    heading: 'Shaded and empty make one',
    say: 'Three fifths are shaded and two fifths are empty. Together they are five fifths, and that is one whole. If your two parts make one whole, you counted well.',
    latex: '\\frac{3}{5} + \\frac{2}{5} = 1',
  },
  levels: [
    {
      of: [1, 2, 3, 4],
      what: {
        heading: 'Equal parts',
        say: 'Cut a circle into parts of the same size. These are equal parts. Two equal parts are halves. Four equal parts are fourths.',
        figure: fractionCircle({
          shapes: [
            { parts: 2, shaded: 1 },
            { parts: 4, shaded: 1 },
          ],
        }),
      },
      picture: {
        heading: 'More parts, smaller parts',
        say: 'Both bars are the same size. One has two equal parts. The other has four. One fourth is smaller than one half.',
        figure: fractionBar({
          bars: [
            { parts: 2, shaded: 1 },
            { parts: 4, shaded: 1 },
          ],
        }),
      },
      mistake: {
        misconception: 'larger_denominator_larger',
        heading: 'Four is not more here',
        say: 'Someone wants one fourth, because four is more than two. But four friends share the bar. Each part is small.',
        figure: fractionBar({ bars: [{ parts: 4, shaded: 1 }] }),
      },
      check: {
        heading: 'Put one part on another',
        say: 'Think of cutting out the parts. Put one on top of another. Equal parts match exactly.',
        figure: fractionBar({ bars: [{ parts: 4, shaded: 2 }] }),
      },
    },
  ],
}
