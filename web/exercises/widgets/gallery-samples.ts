import type { AnswerWidget, WidgetItem } from '@polyhex/contract/exercises/questions'
import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import type { PartOutcome } from './widget-props.ts'

export interface Sample {
  /** A mode of a widget that has several. */
  name?: string
  question: string
  widget: AnswerWidget
  answered: string
  /** Left half done. */
  half?: string
  right: string
  /** Of a question in parts: how they go when it is answered rightly, and wrongly. */
  parts?: { right: readonly PartOutcome[]; wrong: readonly PartOutcome[] }
}

const item = (id: string, text: string, speech = text): WidgetItem => ({ id, text, speech })
const grid = { xMin: -6, xMax: 6, yMin: -6, yMax: 6, step: 1 }
const fractions = [
  item('a', '\\(\\frac{3}{7}\\)', 'three sevenths'),
  item('b', '\\(\\frac{11}{12}\\)', 'eleven twelfths'),
  item('c', '\\(\\frac{3}{12}\\)', 'three twelfths'),
  item('d', '\\(\\frac{8}{12}\\)', 'eight twelfths'),
]

const went = (right: boolean, rightResponse: string, answer: string, said: string | null = null): PartOutcome => ({
  right,
  rightResponse,
  answer,
  said,
})

/** A story to be set up and worked out. */
const storySample: Sample = {
  question: 'The library has 342 books. 187 are lent out. How many books are left?',
  widget: {
    widget: 'parts',
    parts: [
      {
        heading: 'Which calculation fits the story?',
        speech: 'Which calculation fits the story?',
        widget: {
          widget: 'choice',
          options: [
            item('a', '\\(342 + 187\\)', '342 plus 187'),
            item('b', '\\(342 - 187\\)', '342 minus 187'),
            item('c', '\\(187 - 342\\)', '187 minus 342'),
          ],
          fixedOrder: false,
        },
      },
      {
        heading: 'How many books are left?',
        speech: 'How many books are left?',
        widget: { widget: 'numeric', whole: false, after: 'books' },
      },
    ],
  },
  half: writeParts(['b', '']),
  answered: writeParts(['a', '529']),
  right: writeParts(['b', '155']),
  parts: {
    right: [went(true, 'b', '\\(342 - 187\\)'), went(true, '', '155')],
    wrong: [
      went(false, 'b', '\\(342 - 187\\)', 'Some books go away, so there are fewer.'),
      went(true, '', '155', 'Right from what you had in part a.'),
    ],
  },
}

/** One question for every widget, for the gallery and the widgets' own tests. */
export const gallerySamples: readonly Sample[] = [
  {
    question: 'How much is \\(\\frac{2}{3}+\\frac{1}{4}\\)?',
    widget: { widget: 'choice', options: fractions, fixedOrder: false },
    answered: 'a',
    right: 'b',
  },
  {
    question: 'Which of these are even?',
    widget: { widget: 'multi_choice', options: ['6', '9', '14', '21'].map((n) => item(`n${n}`, n)), fixedOrder: true },
    answered: 'n6,n9',
    right: 'n6,n14',
  },
  {
    question: 'A square is a rectangle.',
    widget: { widget: 'yes_no', yes: 'True', no: 'False' },
    answered: 'yes',
    right: 'yes',
  },
  {
    question: 'Which sign makes this true?',
    widget: { widget: 'comparison', left: '\\(\\frac{3}{4}\\)', right: '\\(\\frac{5}{8}\\)' },
    answered: '<',
    right: '>',
  },
  {
    question: 'The room is 4.5 m by 3 m. What is its area?',
    widget: { widget: 'numeric', whole: false, after: 'm²' },
    answered: '13.5',
    right: '13.5',
  },
  { question: 'What part is shaded?', widget: { widget: 'fraction', whole: false }, answered: '3/4', right: '3/4' },
  {
    question: 'Write \\(\\frac{11}{4}\\) as a mixed number.',
    widget: { widget: 'mixed_number', whole: false, after: 'cups' },
    answered: '2 3/4',
    right: '2 3/4',
  },
  {
    question: 'How much change do you get?',
    widget: { widget: 'money', symbol: '$', unit: 'dollars', whole: false },
    answered: '3.45',
    right: '3.54',
  },
  {
    question: 'Expand \\(2(x^2-3)\\).',
    widget: {
      widget: 'expression',
      keys: ['x', '^', 'sqrt'],
      guide: 'Write your answer like \\(3x+2\\).',
    },
    answered: '2x^2-6',
    right: '2x^2-6',
  },
  {
    question: 'Put the point on \\(1\\frac{1}{4}\\).',
    widget: { widget: 'number_line', from: 0, to: 2, step: 0.25, labels: [] },
    answered: '1.25',
    right: '1.25',
  },
  { question: 'Plot \\((3,-2)\\).', widget: { widget: 'graph_point', grid }, answered: '(3,-2)', right: '(3,-2)' },
  {
    question: 'Draw \\(y=2x+1\\).',
    widget: { widget: 'graph_line', grid },
    answered: '(0,1);(2,5)',
    right: '(0,1);(2,5)',
  },
  {
    question: 'Put these in order.',
    widget: { widget: 'ordering', items: fractions, firstLabel: 'Least', lastLabel: 'Greatest' },
    answered: 'c,a,d,b',
    right: 'c,a,d,b',
  },
  {
    question: 'Match each product with its value.',
    widget: {
      widget: 'matching',
      left: [
        item('p', '\\(6\\times 7\\)', 'six times seven'),
        item('q', '\\(8\\times 4\\)', 'eight times four'),
      ].concat(item('r', '\\(9\\times 5\\)', 'nine times five')),
      right: [item('x', '45'), item('y', '42'), item('z', '32')],
    },
    answered: 'p=y,q=z,r=x',
    right: 'p=y,q=z,r=x',
  },
  {
    question: 'Sort by number of sides.',
    widget: {
      widget: 'groups',
      groups: [item('three', '3 sides'), item('four', '4 sides')],
      items: [item('t', 'triangle'), item('s', 'square'), item('k', 'kite')],
    },
    answered: 't=three,s=four,k=three',
    right: 't=three,s=four,k=four',
  },
  {
    question: 'Add the matrices.',
    widget: { widget: 'table', rows: 2, columns: 2, rowLabels: [], columnLabels: [], brackets: true },
    answered: '1,2;3,4',
    right: '1,2;3,4',
  },
  {
    question: 'Complete the table.',
    widget: {
      widget: 'table',
      rows: 2,
      columns: 3,
      rowLabels: ['Bags', 'Apples'],
      columnLabels: ['Mon', 'Tue', 'Wed'],
      brackets: false,
    },
    answered: '1,2,3;6,12,18',
    right: '1,2,3;6,12,18',
  },
  {
    question: 'What time is it a quarter before four?',
    widget: { widget: 'time', face: 12, large: 'Hours', small: 'Minutes' },
    answered: '3:45',
    right: '3:45',
  },
  {
    question: 'Set the clock to a quarter to four.',
    widget: { widget: 'clock', face: 12 },
    answered: '3:45',
    right: '3:45',
  },
  storySample,
]
