import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { crossedPicture } from './picture-subtraction.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Subtraction } from './trades.ts'
import type { Item } from '../../values/values.ts'

const left = (p: Subtraction): number => p.top - p.bottom
const said = (first: number, sign: '+' | '-', second: number): Item =>
  item(`${first}${sign}${second}`, `\\(${first} ${sign} ${second}\\)`)

/** Which calculation do blocks show of which some are crossed out? All blocks are the number at the start. */
export function readTaken(base: TopicLevel<Subtraction>): LevelTask {
  return task<Subtraction>({
    id: 'read_taken',
    kind: 'read',
    version: 1,
    form: 'choice',
    params: base.params,
    reject: (p) => {
      if (left(p) === p.bottom || left(p) < p.bottom / 2) return 'what is left and what is taken look alike'
      return base.reject?.(p) ?? null
    },
    note: base.note,
    prompt: (_, words) => ({
      text: words.pick([
        'Which problem does the picture show?',
        'Some blocks are crossed out. Which problem is it?',
        'What is taken away from what? Choose.',
      ]),
    }),
    answer: (p) => said(p.top, '-', p.bottom),
    figure: crossedPicture,
    distractors: (p) => [
      wrongAnswer(
        said(p.top, '-', left(p)),
        'looks_alike',
        `${left(p)} is what is left. The crossed-out blocks are ${p.bottom}.`,
      ),
      wrongAnswer(
        said(p.top, '+', p.bottom),
        'wrong_operation',
        `The crossed-out blocks go away. So ${p.bottom} is taken away.`,
      ),
      wrongAnswer(
        said(Math.max(left(p), p.bottom), '-', Math.min(left(p), p.bottom)),
        'stops_early',
        `Count all the blocks for the start, crossed out or not: ${p.top}.`,
      ),
    ],
    hints: () => [
      { text: 'Count all the blocks, crossed out or not. That is the start.' },
      { text: 'Now count only the crossed-out blocks. They are taken away.' },
    ],
    solution: (p) => [
      nextStep(`All blocks together are \\(${p.top}\\). The crossed-out blocks are \\(${p.bottom}\\).`),
      nextStep(
        `So \\(${p.bottom}\\) is taken away from \\(${p.top}\\).`,
        `${p.top} - ${p.bottom}`,
        said(p.top, '-', p.bottom),
      ),
    ],
    load: base.load,
  })
}
