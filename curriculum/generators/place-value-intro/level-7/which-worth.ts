import { wholeText } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawPlaced, placedLoad, placedNote, worthAt, worthSaid, type Placed } from './worth-in-place.ts'

/** In which number is a digit worth so much? The same digit stands in four places (4.NBT.A.1). */
export const whichWorth: LevelTask = task<Placed>({
  id: 'which_worth',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: drawPlaced,
  note: placedNote,
  prompt: (p, words) => ({
    text: words.pick([
      `In which number is the \\(${p.digit}\\) worth \\(${wholeText(worthAt(p, 0))}\\)?`,
      `Find the number whose \\(${p.digit}\\) is worth \\(${wholeText(worthAt(p, 0))}\\).`,
      `Where does the digit \\(${p.digit}\\) have the value \\(${wholeText(worthAt(p, 0))}\\)?`,
    ]),
  }),
  answer: (p) => whole(p.numbers[0] ?? 0),
  distractors: (p) => p.numbers.slice(1).map((n, i) => wrongAnswer(whole(n), 'looks_alike', worthSaid(p, i + 1))),
  hints: (p) => [
    { text: `Find the \\(${p.digit}\\) in each number. In which place does it stand?` },
    {
      text: `\\(${wholeText(worthAt(p, 0))}\\) is \\(${p.digit}\\) times \\(${wholeText(worthAt(p, 0) / p.digit)}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Look for the place in which a \\(${p.digit}\\) is worth \\(${wholeText(worthAt(p, 0))}\\).`,
      `${wholeText(worthAt(p, 0))} = ${p.digit} \\times ${wholeText(worthAt(p, 0) / p.digit)}`,
    ),
    nextStep(worthSaid(p, 0), undefined, whole(p.numbers[0] ?? 0)),
  ],
  load: placedLoad,
})
