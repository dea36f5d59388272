import { barChart } from '../../figures/bar-chart.ts'
import { whole } from '../../values/rational.ts'
import { distractors, hints, namesOf, pickTask, question, resultOf, solution, surveyOf } from './comparing.ts'
import { surveys } from './surveys.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Reading } from './comparing.ts'

/** Bars against a scale in steps of `unit`; some end halfway between two marks. */
export type Params = Reading

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(difficulty < 0.5 ? [2, 4, 10] : [4, 6, 10, 20])
  const count = difficulty < 0.4 ? 3 : 4
  const low = 1 + Math.round(2 * difficulty)
  const values = Array.from({ length: count }, () => {
    const steps = chance.int(low, low + 4)
    return steps * unit + (chance.happens(0.25 + 0.5 * difficulty) ? unit / 2 : 0)
  })
  return { survey: chance.int(0, surveys.length - 1), values, unit, task: pickTask(chance, values, difficulty) }
}

function reject(p: Params): string | null {
  const ends = p.values.flatMap((v) => [Math.floor(v / p.unit) * p.unit, Math.ceil(v / p.unit) * p.unit])
  if (ends.includes(resultOf(p)) || resultOf(p) === p.unit) return 'the answer stands in the graph'
  return new Set(p.values).size < p.values.length ? 'two bars are equal' : null
}

/** Where each bar ends, as it is read: 'at 20' or 'halfway from 20 to 30'. */
function alt(p: Params): string {
  const ends = p.values.map((value, i) => {
    const below = Math.floor(value / p.unit) * p.unit
    const end = below === value ? `at ${value}` : `halfway from ${below} to ${below + p.unit}`
    return `${namesOf(p)[i]} ends ${end}`
  })
  return `Bar graph: ${surveyOf(p).title}. The scale goes up by ${p.unit}. ${ends.join('; ')}.`
}

function picture(p: Params): Figure {
  const top = (Math.floor(Math.max(...p.values) / p.unit) + 1) * p.unit
  return barChart(
    { categories: namesOf(p), series: [{ values: p.values }], scale: { top, step: p.unit, name: surveyOf(p).counted } },
    { title: surveyOf(p).title, alt: alt(p) },
  )
}

/** Read bars between marks and compare (3.MD.B.3). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.unit, p.values, p.task]),
  prompt: (p) => ({ text: question(p) }),
  answer: (p) => whole(resultOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => distractors(p, 'step'),
  hints: (p) => hints(p, 'step'),
  solution: (p) => solution(p, 'step'),
  figure: picture,
  load: (p) => p.values.reduce((sum, v) => sum + v / p.unit, 0) + p.unit / 4 + (p.task.ask === 'all' ? 2 : 0),
}
