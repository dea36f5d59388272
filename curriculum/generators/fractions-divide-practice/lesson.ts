import { fractionBar } from '../../figures/fraction-bar.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Dividing: sharing gives a fraction; dividing by a fraction asks how many times it fits. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_divide_practice',
  what: {
    heading: 'Sharing gives a fraction',
    say: 'Three pies are shared by four friends. Cut each pie into fourths, and each friend gets one part of each pie. That is three fourths. So three divided by four is three fourths.',
    latex: '3 \\div 4 = \\frac{3}{4}',
    figure: fractionBar({ bars: [{ parts: 4, shaded: 3 }] }),
  },
  picture: {
    heading: 'How many times does it fit?',
    say: 'How many times does one sixth fit into two thirds? Two thirds is four sixths, so one sixth fits four times.',
    latex: '\\frac{2}{3} \\div \\frac{1}{6} = 4',
    figure: fractionBar({
      bars: [
        { parts: 3, shaded: 2 },
        { parts: 6, shaded: 1 },
      ],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'invert_wrong_fraction',
    heading: 'Turn over the second one',
    say: 'Someone turns over the first fraction and gets one fourth. But one sixth is smaller than two thirds, so it must fit more than once. Turn over the fraction that you divide by.',
    latex: '\\frac{2}{3} \\div \\frac{1}{6} = \\frac{2}{3} \\times 6 = 4',
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your answer by the fraction you divided by. You should be back where you began.',
    latex: '4 \\times \\frac{1}{6} = \\frac{4}{6} = \\frac{2}{3}',
  },
  levels: [
    {
      of: [1],
      what: {
        heading: 'Sharing gives a fraction',
        say: 'Three pies are shared by four friends. Cut each pie into fourths, and each friend gets one part of each pie. That is three fourths. So three divided by four is three fourths.',
        latex: '3 \\div 4 = \\frac{3}{4}',
        figure: fractionBar({ bars: [{ parts: 4, shaded: 3 }] }),
      },
      picture: {
        heading: 'More than one whole each',
        say: 'Seven pies are shared by four friends. Each friend gets seven fourths. That is one whole pie and three fourths of another.',
        latex: '7 \\div 4 = \\frac{7}{4} = 1\\frac{3}{4}',
        figure: fractionBar({ bars: [{ parts: 4, shaded: 7 }] }),
      },
      mistake: {
        misconception: 'div_commutes',
        heading: 'What is shared comes first',
        say: 'Someone writes four thirds for three pies and four friends. But three pies are not enough for one whole pie each. What is shared is the numerator: three fourths.',
        latex: '3 \\div 4 = \\frac{3}{4} \\ne \\frac{4}{3}',
      },
      check: {
        heading: 'Multiply back',
        say: 'Multiply your answer by the number of friends. Four times three fourths is three, and there were three pies.',
        latex: '4 \\times \\frac{3}{4} = \\frac{12}{4} = 3',
      },
    },
  ],
}
