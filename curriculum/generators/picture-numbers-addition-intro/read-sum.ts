import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { pilesOf, pilesWords, turnedAround, worthOf } from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { addendsPicture, type Addition } from './picture-addition.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

const sumItem = (a: number, sign: '+' | '-', b: number): Item => item(`${a}${sign}${b}`, `\\(${a} ${sign} ${b}\\)`)
const around = (n: number): number => worthOf(turnedAround(pilesOf(n)))

/** Which calculation do two rows of blocks show? Each row is read as a number. */
export function readSum(base: TopicLevel<Addition>): LevelTask {
  return task<Addition>({
    id: 'read_sum',
    kind: 'read',
    version: 1,
    form: 'choice',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: base.note,
    prompt: (_, words) => ({
      text: words.pick([
        'Which sum do the two rows show?',
        'Read both rows. Which problem adds them?',
        'Both rows are put together. Which problem is it?',
      ]),
    }),
    answer: (p) => sumItem(p.a, '+', p.b),
    figure: addendsPicture,
    distractors: (p) => [
      wrongAnswer(
        sumItem(around(p.a), '+', p.b),
        'looks_alike',
        `The first row has ${pilesWords(pilesOf(p.a))}. That is ${p.a}.`,
      ),
      wrongAnswer(
        sumItem(Math.max(p.a, p.b), '-', Math.min(p.a, p.b)),
        'wrong_operation',
        'Nothing is taken away. Both rows are put together.',
      ),
      wrongAnswer(
        sumItem(p.a, '+', p.b + 10),
        'slip_place',
        `The second row has ${pilesWords(pilesOf(p.b))}. That is ${p.b}.`,
      ),
      wrongAnswer(
        sumItem(p.a, '+', around(p.b)),
        'looks_alike',
        `The second row has ${pilesWords(pilesOf(p.b))}. That is ${p.b}.`,
      ),
    ],
    hints: () => [
      { text: 'Each row is a number. Read the large blocks first.' },
      { text: 'How many tens are in each row? How many ones?' },
    ],
    solution: (p) => [
      nextStep(
        `The first row has ${pilesWords(pilesOf(p.a))}: \\(${p.a}\\). The second has ${pilesWords(pilesOf(p.b))}: \\(${p.b}\\).`,
      ),
      nextStep('They are put together.', `${p.a} + ${p.b}`, sumItem(p.a, '+', p.b)),
    ],
    load: base.load,
  })
}
