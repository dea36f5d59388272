import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Change } from './more-or-less.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

const said = (end: number, by: number, start: number): Item =>
  item(
    `${end} ${by} ${start}`,
    `\\(${end}\\) is \\(${Math.abs(by)}\\) ${by > 0 ? 'more' : 'less'} than \\(${start}\\).`,
  )
const right = (p: Change): Item => said(p.n + p.change, p.change, p.n)

/** Which sentence about two numbers is true? Only the digit of one place may differ, and by one (1.NBT.C.5, 2.NBT.B.8). */
export function trueChange(base: TopicLevel<Change>): LevelTask {
  return task<Change>({
    id: 'true_change',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    note: base.note,
    ...(base.space === undefined ? {} : { space: base.space }),
    prompt: (_, words) => ({
      text: words.pick(['Which sentence is true?', 'Find the true sentence.', 'Only one is true. Which one?']),
    }),
    answer: right,
    distractors: (p) => {
      const [end, size, word] = [p.n + p.change, Math.abs(p.change), p.change > 0 ? 'more' : 'less']
      const smaller = size / 10
      return [
        wrongAnswer(
          said(p.n, p.change, end),
          'reversed_order',
          `${p.n} is ${p.change > 0 ? 'less' : 'more'} than ${end}, not ${word}.`,
        ),
        wrongAnswer(
          said(end, Math.sign(p.change) * smaller, p.n),
          'face_value',
          `${smaller} ${word} than ${p.n} is ${p.n + Math.sign(p.change) * smaller}, not ${end}.`,
        ),
        wrongAnswer(
          said(p.n + Math.sign(p.change) * smaller, p.change, p.n),
          'looks_alike',
          `${size} ${word} than ${p.n} is ${end}. This number is only ${smaller} ${word}.`,
        ),
      ]
    },
    hints: (p) => [
      { text: 'Read each sentence. Which digit changes?' },
      {
        text: `${Math.abs(p.change)} ${p.change > 0 ? 'more' : 'less'} changes the ${Math.abs(p.change) === 10 ? 'tens' : 'hundreds'}.`,
      },
    ],
    solution: (p) => [
      nextStep(
        `Work it out: ${Math.abs(p.change)} ${p.change > 0 ? 'more' : 'less'} than \\(${p.n}\\).`,
        `${p.n} ${p.change > 0 ? '+' : '-'} ${Math.abs(p.change)} = ${p.n + p.change}`,
      ),
      nextStep(`So this is true: ${right(p).text}`, undefined, right(p)),
    ],
    load: base.load,
  })
}
