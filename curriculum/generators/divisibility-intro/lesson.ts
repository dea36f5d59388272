import { counters } from '../../figures/counters.ts'
import { array } from '../../figures/array.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Divisibility: tests that spare a long division. */
export const lesson: LessonPlan = {
  topicCode: 'divisibility_intro',
  what: {
    heading: 'No remainder',
    say: 'Three divides twelve evenly: twelve dots make rows of three and none is left. A test tells us whether that works without dividing.',
    latex: '12 = 4 \\times 3',
    figure: array({ rows: 4, columns: 3 }),
  },
  picture: {
    heading: 'The digit sum',
    say: 'A ten is nine and one more. A hundred is ninety-nine and one more. Nines are no trouble for three or nine, so only the ones that remain matter. They add up to the digit sum.',
    latex: '471:\\quad 4 + 7 + 1 = 12',
  },
  example: { level: 3 },
  mistake: {
    misconception: 'factor_multiple_swap',
    heading: 'Three does not bring nine along',
    say: 'The digit sum of four hundred seventy-one is twelve. Three divides it, so someone says nine does too. But nine does not divide twelve. Every multiple of nine is a multiple of three, not the other way around.',
    latex: '471 = 52 \\times 9 + 3',
  },
  check: {
    heading: 'Divide once',
    say: 'When in doubt, divide. Four hundred seventy-one divided by three is one hundred fifty-seven, with nothing left. The test was right.',
    latex: '3 \\times 157 = 471',
  },
  levels: [
    {
      of: [1],
      what: {
        heading: 'Pairs',
        say: 'Put things in pairs. If every one has a partner, the number is even. If one is left alone, the number is odd.',
        figure: counters({
          groups: [
            { count: 6, name: 'even' },
            { count: 7, name: 'odd' },
          ],
          columns: 2,
        }),
      },
      picture: {
        heading: 'Count by twos',
        say: 'Two, four, six, eight, and ten are even. One, three, five, seven, and nine are odd. Even and odd numbers take turns.',
        latex: '2,\\; 4,\\; 6,\\; 8,\\; 10',
      },
      mistake: {
        misconception: 'looks_alike',
        heading: 'Large does not mean even',
        say: 'Someone says eleven is even, because it is large. Make pairs. There are five pairs, and one is left alone. Eleven is odd.',
        figure: counters({ groups: [{ count: 11 }], columns: 2 }),
      },
      check: {
        heading: 'Check with two equal parts',
        say: 'An even number is two equal parts. Eight is four and four, so eight is even. You cannot do that with seven.',
        latex: '8 = 4 + 4',
      },
    },
    {
      of: [2],
      what: {
        heading: 'No remainder',
        say: 'Five divides twenty evenly: four groups of five are twenty, and none are left. The last digit tells us this for two, five, and ten.',
        latex: '20 = 4 \\times 5',
      },
      picture: {
        heading: 'Look at the last digit',
        say: 'Every ten is a multiple of two, five, and ten. So only the ones matter. An even last digit is the test for two. A zero or a five is the test for five. A zero is the test for ten.',
        latex: '375 = 37 \\times 10 + 5',
      },
      mistake: {
        misconception: 'factor_multiple_swap',
        heading: 'Five does not bring ten along',
        say: 'Three hundred seventy-five ends in five, so five divides it evenly. Someone says that ten does, too. But the last digit is not zero, so ten does not.',
        latex: '375 = 37 \\times 10 + 5',
      },
      check: {
        heading: 'Divide once',
        say: 'When you are not sure, divide. Three hundred seventy-five divided by five is seventy-five, and none are left. The test was right.',
        latex: '5 \\times 75 = 375',
      },
    },
    {
      of: [4],
      what: {
        heading: 'Four and eight',
        say: 'Every hundred is a multiple of four, because four times twenty-five is one hundred. So for four, only the last two digits matter. Every thousand is a multiple of eight, so for eight, only the last three digits matter.',
        latex: '100 = 4 \\times 25 \\qquad 1000 = 8 \\times 125',
      },
      picture: {
        heading: 'Split off the hundreds',
        say: 'Take three hundred sixteen. Three hundred is a multiple of four. Sixteen is one, too. So four divides three hundred sixteen evenly.',
        latex: '316 = 300 + 16',
      },
      mistake: {
        misconception: 'factor_multiple_swap',
        heading: 'Four does not bring eight along',
        say: 'Four divides three hundred sixteen evenly. Someone says that eight does, too. But three hundred sixteen is thirty-nine times eight and four more. Not every multiple of four is a multiple of eight.',
        latex: '316 = 39 \\times 8 + 4',
      },
      check: {
        heading: 'Divide by four, then by two',
        say: 'To check eight, divide by four first. Three hundred sixteen divided by four is seventy-nine. That is odd, so eight does not divide the number.',
        latex: '316 \\div 4 = 79',
      },
    },
  ],
}
