import { pictograph } from '../../figures/pictograph.ts'
import { whole } from '../../values/rational.ts'
import { distractors, hints, namesOf, pickTask, question, resultOf, solution, surveyOf } from './comparing.ts'
import { surveys } from './surveys.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Reading } from './comparing.ts'

/** Rows of symbols; a half symbol stands for half of the key. */
export type Params = Reading

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(difficulty < 0.5 ? [2, 5, 10, 4] : [4, 6, 8, 10, 20])
  const count = difficulty < 0.4 ? 3 : 4
  const low = 1 + Math.round(2 * difficulty)
  const values = Array.from({ length: count }, () => {
    const symbols = chance.int(low, low + 4)
    return symbols * unit + (unit % 2 === 0 && chance.happens(0.2 + 0.5 * difficulty) ? unit / 2 : 0)
  })
  return { survey: chance.int(0, surveys.length - 1), values, unit, task: pickTask(chance, values, difficulty) }
}

function reject(p: Params): string | null {
  return new Set(p.values).size < p.values.length ? 'two rows are equal' : null
}

/** Read a key where one symbol means several (3.MD.B.3). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/1',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.unit, p.values, p.task]),
  prompt: (p) => ({ text: question(p) }),
  answer: (p) => whole(resultOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => distractors(p, 'symbol'),
  hints: (p) => hints(p, 'symbol'),
  solution: (p) => solution(p, 'symbol'),
  figure: (p) =>
    pictograph({
      title: surveyOf(p).title,
      rows: p.values.map((count, i) => ({ name: namesOf(p)[i] as string, count })),
      key: p.unit,
      shape: 'circle',
    }),
  load: (p) => p.values.reduce((sum, v) => sum + v / p.unit, 0) + p.unit / 4 + (p.task.ask === 'all' ? 2 : 0),
}
