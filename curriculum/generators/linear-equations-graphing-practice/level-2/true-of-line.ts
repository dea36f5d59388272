import { rationalLatex } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { negateRational, reciprocalOfRational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { walk } from '../draw-line.ts'
import { lineFigure } from '../lines.ts'
import { secondPoint, slopeAndIntercept, slopeOf, type Params } from './numbers.ts'
import type { Item, Rational, RichText } from '../../../values/values.ts'

const claim = (slope: Rational, start: Rational | number): Item => {
  const number = typeof start === 'number' ? String(start) : rationalLatex(start)
  const text: RichText = `The slope is \\(${rationalLatex(slope)}\\), and the \\(y\\)-intercept is \\(${number}\\).`
  return item(text, text)
}

/** What somebody says of slope and intercept of a line that is drawn. */
export const said = (p: Params): Item => claim(slopeOf(p), p.start)

/** Which of four sentences is true of a line that is drawn. */
export const trueOfLine: LevelTask = task<Params>({
  id: 'true_of_line',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: slopeAndIntercept.params,
  reject: (p) => slopeAndIntercept.reject?.(p) ?? null,
  note: slopeAndIntercept.note,
  prompt: (_, words) => ({
    text: words.pick([
      'Look at the line. Which sentence is true?',
      'What is true of this line?',
      'Which sentence describes this line?',
    ]),
  }),
  answer: said,
  figure: (p) => lineFigure([[0, p.start], secondPoint(p)], ['A', 'B']),
  distractors: (p) => [
    wrongAnswer(
      claim(reciprocalOfRational(slopeOf(p)), p.start),
      'slope_run_over_rise',
      `From \\(A\\) to \\(B\\) it goes ${walk(p.run, p.rise)}. Slope is rise over run.`,
    ),
    wrongAnswer(
      claim(negateRational(slopeOf(p)), p.start),
      'slip_sign',
      p.rise < 0
        ? 'The line falls to the right, so its slope is negative.'
        : 'The line rises to the right, so its slope is positive.',
    ),
    wrongAnswer(
      claim(slopeOf(p), secondPoint(p)[1]),
      'looks_alike',
      `\\(${secondPoint(p)[1]}\\) is the height at \\(B\\). The \\(y\\)-intercept is where the line crosses the \\(y\\)-axis.`,
    ),
    wrongAnswer(
      claim(slopeOf(p), -p.start),
      'slip_sign',
      `The line crosses the \\(y\\)-axis ${p.start > 0 ? 'above' : 'below'} the origin.`,
    ),
  ],
  hints: (p) => [
    { text: 'Where does the line cross the \\(y\\)-axis? Leave out what does not fit.' },
    {
      text: `Does the line rise or fall to the right? From \\(A\\), count across and ${p.rise < 0 ? 'down' : 'up'} to \\(B\\).`,
    },
    { text: `The \\(y\\)-intercept is \\(${p.start}\\). From \\(A\\) to \\(B\\) it goes ${walk(p.run, p.rise)}.` },
  ],
  solution: (p) => [
    nextStep('The line crosses the \\(y\\)-axis at \\(A\\).', `b = ${p.start}`),
    nextStep(`From \\(A\\) to \\(B\\) it goes ${walk(p.run, p.rise)}.`, `m = ${rationalLatex(slopeOf(p))}`, said(p)),
  ],
  load: slopeAndIntercept.load,
})
