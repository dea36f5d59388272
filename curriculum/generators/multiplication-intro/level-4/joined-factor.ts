import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawSplit, restOf, splitLoad, splitNote, splits, sumTex, type Split } from './split.ts'

/** Two products with the same first factor: of which one product are they the parts (3.OA.B.5, turned around)? */
export const joinedFactor: LevelTask = task<Split>({
  id: 'joined_factor',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: drawSplit,
  note: splitNote,
  space: splits.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Put the two arrays together. What goes in the box?',
      'Two products are joined into one. Which factor is missing?',
      'What must the box be to make this true?',
    ]),
    latex: `${sumTex(p.rows, p.part, restOf(p))} = ${p.rows} \\times \\square`,
  }),
  answer: (p) => whole(p.columns),
  distractors: (p) => [
    wrongAnswer(
      whole(p.part * restOf(p)),
      'wrong_operation',
      `You multiplied ${p.part} and ${restOf(p)}. The columns are put side by side, so add them.`,
    ),
    wrongAnswer(
      whole(restOf(p)),
      'given_number',
      `That is the second part alone. There are ${p.part} more in each row.`,
    ),
    wrongAnswer(
      whole(2 * p.rows),
      'looks_alike',
      `${2 * p.rows} would count the rows twice. The rows stay ${p.rows}, but each one gets longer.`,
    ),
  ],
  hints: (p) => [
    { text: `Both arrays have ${p.rows} rows. Put them side by side.` },
    { text: `Each row has ${p.part} from the first array, and some more from the second.` },
    { text: `Work out \\(${p.part} + ${restOf(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Each of the ${p.rows} rows now has ${p.part} and ${restOf(p)}.`,
      `${p.part} + ${restOf(p)} = ${p.columns}`,
      whole(p.columns),
    ),
    {
      say: `So the two parts make ${p.rows} rows of ${p.columns}.`,
      latex: `${sumTex(p.rows, p.part, restOf(p))} = ${p.rows} \\times ${p.columns}`,
      value: whole(p.columns),
      relation: 'same',
    },
  ],
  load: splitLoad,
})
