import { fractionBar } from '../../figures/fraction-bar.ts'
import type { LessonPart, LessonPlan } from '../../teaching/lesson-plan.ts'

const countParts: LessonPart = {
  heading: 'Count parts of one size',
  say: 'A fraction counts parts. Three eighths and two eighths are five eighths, just as three apples and two apples are five apples. The parts must have the same size.',
  latex: '\\frac{3}{8} + \\frac{2}{8} = \\frac{5}{8}',
}

/** Adding and subtracting fractions: parts of one size can be counted together. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_add_subtract_practice',
  what: countParts,
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
    heading: 'Do not add the denominators',
    say: 'Someone writes one half plus one third is two fifths. But two fifths is less than one half, so adding made it smaller. That cannot be. The denominator names the size of the parts, and sizes are not added.',
    latex: '\\frac{1}{2} + \\frac{1}{3} \\ne \\frac{2}{5}',
  },
  check: {
    heading: 'Check with a half and a whole',
    say: 'Estimate first. One third is a little less than one half. One half and one half are one whole, so the answer is a little less than one whole. Five sixths makes sense.',
    latex: '\\frac{1}{2} + \\frac{1}{3} < \\frac{1}{2} + \\frac{1}{2} = 1',
  },
  levels: [
    {
      of: [1, 2],
      what: countParts,
      picture: {
        heading: 'The parts keep their size',
        say: 'This bar has eight equal parts. Three eighths are shaded, and then two more eighths. Count the shaded parts: five eighths. The bar still has eight parts, so the denominator stays eight.',
        latex: '\\frac{3}{8} + \\frac{2}{8} = \\frac{3 + 2}{8} = \\frac{5}{8}',
        figure: fractionBar({ bars: [{ parts: 8, shaded: 5, second: 2 }] }),
      },
      mistake: {
        misconception: 'add_tops_and_bottoms',
        heading: 'Do not add the denominators',
        say: 'Someone writes three eighths plus two eighths is five sixteenths. But there are no sixteenths in the bar. The denominator names the size of the parts, and the size stays the same.',
        latex: '\\frac{3}{8} + \\frac{2}{8} \\ne \\frac{5}{16}',
      },
      check: {
        heading: 'Check with one whole',
        say: 'Eight eighths make one whole. Five eighths is more than half of them and less than all of them. So the answer is between one half and one whole.',
        latex: '\\frac{4}{8} < \\frac{5}{8} < \\frac{8}{8} = 1',
      },
    },
    {
      of: [3],
      what: {
        heading: 'Wholes with wholes, parts with parts',
        say: 'A mixed number has a whole-number part and a fraction part. Add the wholes. Then add the fractions. Two and one fifth plus one and three fifths is three and four fifths.',
        latex: '2\\frac{1}{5} + 1\\frac{3}{5} = 3\\frac{4}{5}',
      },
      picture: {
        heading: 'Regroup a whole',
        say: 'Four fifths and three fifths are seven fifths. Five of them make one whole, and two fifths are left. So seven fifths is one and two fifths.',
        latex: '\\frac{4}{5} + \\frac{3}{5} = \\frac{7}{5} = 1\\frac{2}{5}',
        figure: fractionBar({ bars: [{ parts: 5, shaded: 7, second: 3 }] }),
      },
      mistake: {
        misconception: 'mixed_borrow_ten',
        heading: 'One whole is five fifths',
        say: 'To subtract three fifths from three and one fifth, break one whole apart. One whole is five fifths, not ten fifths. Now there are two wholes and six fifths.',
        latex: '3\\frac{1}{5} = 2\\frac{6}{5}',
      },
      check: {
        heading: 'Check with the wholes',
        say: 'Estimate with the wholes. Two and one fifth is a little more than two. One and three fifths is between one and two. So the sum is between three and five.',
        latex: '3 < 2\\frac{1}{5} + 1\\frac{3}{5} < 5',
      },
    },
  ],
}
