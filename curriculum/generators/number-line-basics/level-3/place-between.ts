import { buildFigure } from '../../../tasks/build-figure.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { betweenMarks, endOf, lineWithPoint, markBefore, numberOf, wayText } from './numbers.ts'

/** Put a number between two marks, where a quarter or a half of the space ends. */
export const placeBetween = buildFigure(betweenMarks, {
  id: 'place_between',
  version: 1,
  form: 'line_points',
  surface: (p) => ({
    widget: 'line_points',
    track: {
      from: p.from,
      to: endOf(p),
      under: 1,
      mark: p.gap,
      every: p.bare ? 0 : p.count > 6 ? 2 : 1,
      snap: p.gap === 10 ? 5 : p.gap / 4,
      written: 'decimal',
    },
    points: [String(numberOf(p))],
    start: '',
  }),
  prompt: (p, words) => ({
    text: words.pick([
      `Put \\(${numberOf(p)}\\) on the number line.`,
      `Where does \\(${numberOf(p)}\\) belong on the line?`,
      `Mark \\(${numberOf(p)}\\). It is between two marks.`,
    ]),
  }),
  distractors: (p) => [
    wrongAnswer(
      whole(numberOf(p) + p.gap),
      'count_marks_number_line',
      `That is one space too far. The mark at \\(${p.from}\\) is the start.`,
    ),
    wrongAnswer(
      whole(numberOf(p) - p.gap),
      'count_marks_number_line',
      `That is one space too soon. Count the spaces from \\(${p.from}\\).`,
    ),
    wrongAnswer(
      whole(markBefore(p)),
      'stops_early',
      `You put it at \\(${markBefore(p)}\\). \\(${numberOf(p)}\\) is a little farther to the right.`,
    ),
    wrongAnswer(
      whole(markBefore(p) + p.gap),
      'looks_alike',
      `You put it at \\(${markBefore(p) + p.gap}\\). \\(${numberOf(p)}\\) is a little farther to the left.`,
    ),
  ],
  hints: (p) => [
    { text: `How long is one space? There are \\(${p.count}\\) from \\(${p.from}\\) to \\(${endOf(p)}\\).` },
    { text: `The number is between \\(${markBefore(p)}\\) and \\(${markBefore(p) + p.gap}\\).` },
    { text: `Go ${wayText[p.quarters]} from \\(${markBefore(p)}\\) to \\(${markBefore(p) + p.gap}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `There are \\(${p.count}\\) equal spaces, so each space is \\(${p.gap}\\).`,
      `${endOf(p) - p.from} \\div ${p.count} = ${p.gap}`,
    ),
    nextStep(
      `The number is \\(${numberOf(p) - markBefore(p)}\\) more than \\(${markBefore(p)}\\). That is ${wayText[p.quarters]}.`,
      `${markBefore(p)} + ${numberOf(p) - markBefore(p)} = ${numberOf(p)}`,
      whole(numberOf(p)),
      lineWithPoint(p, true),
    ),
  ],
})
