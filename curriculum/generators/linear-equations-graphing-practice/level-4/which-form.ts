import { rationalLatex } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { negateRational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawPoint, faultOf, loadOf, pointForm, slopeOf, type PointAndSlope } from './point-form.ts'
import type { Item, Rational } from '../../../values/values.ts'

/** An equation in point-slope form to choose. */
export function formItem(x: number, y: number, slope: Rational): Item {
  const text = `\\(${pointForm(x, y, slope)}\\)`
  return item(text, text)
}

const point = (p: PointAndSlope): string => `\\((${p.x}, ${p.y})\\)`

/** Which equation in point-slope form belongs to a point and a slope. */
export const whichForm: LevelTask = task<PointAndSlope>({
  id: 'which_form',
  kind: 'choose',
  version: 2,
  form: 'choice',
  params: drawPoint,
  reject: faultOf,
  note: (p) => `${p.x} ${p.y} ${p.rise} ${p.run}`,
  prompt: (p, words) => {
    const slope = `\\(${rationalLatex(slopeOf(p))}\\)`
    return {
      text: words.pick([
        `A line goes through ${point(p)} with slope ${slope}. Which equation is right?`,
        `Which equation shows that the line goes through ${point(p)} with slope ${slope}?`,
        `Choose the equation of the line through ${point(p)} with slope ${slope}.`,
      ]),
    }
  },
  answer: (p) => formItem(p.x, p.y, slopeOf(p)),
  distractors: (p) => [
    wrongAnswer(
      formItem(-p.x, -p.y, slopeOf(p)),
      'slip_sign',
      `Put ${point(p)} in: the two sides are not equal. The numbers of the point are subtracted.`,
    ),
    wrongAnswer(
      formItem(p.y, p.x, slopeOf(p)),
      'intercept_swap',
      `\\(${p.x}\\) is the \\(x\\) of the point, so it belongs with \\(x\\).`,
    ),
    wrongAnswer(
      formItem(p.x, p.y, negateRational(slopeOf(p))),
      'reversal_error',
      `The slope is \\(${rationalLatex(slopeOf(p))}\\). It keeps its sign.`,
    ),
  ],
  hints: (p) => [
    { text: 'The point makes both sides 0. Put it into each equation.' },
    { text: `Which number is taken away from \\(y\\), and which from \\(x\\)? The point is ${point(p)}.` },
    { text: `\\(${`y ${p.y < 0 ? '+' : '-'} ${Math.abs(p.y)}`}\\) must be on the left side.` },
  ],
  solution: (p) => [
    nextStep('Point-slope form subtracts the numbers of the point.', 'y - y_1 = m(x - x_1)'),
    nextStep('Put the point and the slope in.', pointForm(p.x, p.y, slopeOf(p)), formItem(p.x, p.y, slopeOf(p))),
  ],
  load: loadOf,
})
