import { barChart } from '../../../figures/bar-chart.ts'
import { item } from '../../../values/items.ts'
import { surveys } from '../../data-graphing-practice/surveys.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Survey } from '../../data-graphing-practice/surveys.ts'

/** Up to four bars; which one fits a description. */
export interface Params {
  readonly survey: number
  readonly values: readonly number[]
  readonly ask: 'most' | 'least' | 'exactly' | 'more_than'
  /** The bar that is asked for. */
  readonly i: number
  /** The bar compared with, for 'more_than'. */
  readonly j: number
}

const surveyOf = (p: Params): Survey => surveys[p.survey] as Survey
const nameOf = (p: Params, i: number): string => surveyOf(p).names[i] as string

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.3 ? 3 : 4
  const reach = 6 + Math.round(4 * difficulty)
  const values = chance.sample(
    Array.from({ length: reach }, (_, i) => i + 1),
    count,
  )
  const ask = chance.pick(
    difficulty < 0.4 ? (['most', 'least', 'exactly'] as const) : (['least', 'exactly', 'more_than'] as const),
  )
  const [i, j] = chance.sample([...values.keys()], 2) as [number, number]
  const place =
    ask === 'most' ? values.indexOf(Math.max(...values)) : ask === 'least' ? values.indexOf(Math.min(...values)) : i
  return { survey: chance.int(0, surveys.length - 1), values, ask, i: place, j: ask === 'more_than' ? j : place }
}

const difference = (p: Params): number => (p.values[p.i] as number) - (p.values[p.j] as number)

function reject(p: Params): string | null {
  return p.ask === 'more_than' && difference(p) < 1 ? 'not more' : null
}

function question(p: Params): string {
  const { counted } = surveyOf(p)
  const names = [...p.values.keys()].map((k) => nameOf(p, k))
  const choices = `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`
  if (p.ask === 'exactly') return `${asking(p)} has exactly \\(${p.values[p.i]}\\) ${counted}: ${choices}?`
  if (p.ask === 'more_than')
    return `${asking(p) === 'Who' ? 'Who' : 'Which'} has \\(${difference(p)}\\) more ${counted} than ${nameOf(p, p.j)}: ${choices}?`
  return `${asking(p)} has the ${p.ask === 'most' ? 'most' : 'fewest'} ${counted}: ${choices}?`
}

/** People are asked for with 'who'. */
const asking = (p: Params): string => (['books', 'shells'].includes(surveyOf(p).counted) ? 'Who' : 'Which group')

const named = (p: Params, i: number): Item => item(nameOf(p, i), nameOf(p, i))

function distractors(p: Params): Distractor[] {
  return [...p.values.keys()]
    .filter((k) => k !== p.i)
    .map((k) => ({
      value: named(p, k),
      misconception:
        k === p.j || Math.abs((p.values[k] as number) - (p.values[p.i] as number)) === 1
          ? 'scale_ignored'
          : 'looks_alike',
      why: `Follow the top of the bar for ${nameOf(p, k)} to the scale. It shows \\(${p.values[k]}\\).`,
    }))
}

function picture(p: Params): Figure {
  return barChart(
    {
      categories: [...p.values.keys()].map((k) => nameOf(p, k)),
      series: [{ values: p.values }],
      scale: { top: Math.max(...p.values) + 1, step: Math.max(...p.values) > 6 ? 2 : 1, name: surveyOf(p).counted },
    },
    { title: surveyOf(p).title },
  )
}

const describe = (p: Params): string =>
  p.ask === 'more_than'
    ? `\\text{${nameOf(p, p.j)}: } ${p.values[p.j]} + ${difference(p)} = ${p.values[p.i]}`
    : p.values.map((v, k) => `\\text{${nameOf(p, k)}: } ${v}`).join(' \\quad ')

/** Read graphs with up to four groups (2.MD.D.10): as it was asked before the level had tasks. */
export const fourBars: TopicLevel<Params> = {
  key: 'data_sorting_basics/4',
  version: 2,
  params,
  reject,
  note: (p) => [p.values.join(), p.ask, p.i, p.j].join(' '),
  prompt: (p) => ({ text: question(p) }),
  answer: (p) => named(p, p.i),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a name, not a number' },
  distractors,
  hints: (p) => [
    { text: 'Look at the numbers on the side. They tell how tall each bar is.' },
    {
      text:
        p.ask === 'more_than'
          ? `Read the bar for ${nameOf(p, p.j)}. Then count on \\(${difference(p)}\\).`
          : 'Compare the tops of the bars with the numbers.',
    },
  ],
  solution: (p) => [
    {
      say: p.ask === 'more_than' ? `Read the bar for ${nameOf(p, p.j)} and add.` : 'Read each bar.',
      latex: describe(p),
      relation: 'next',
    },
    {
      say: `The bar for ${nameOf(p, p.i)} shows \\(${p.values[p.i]}\\).`,
      latex: `\\text{${nameOf(p, p.i)}: } ${p.values[p.i]}`,
      value: named(p, p.i),
      relation: 'next',
    },
  ],
  figure: picture,
  load: (p) => p.values.length * 2 + Math.max(...p.values) / 3 + (p.ask === 'more_than' ? 3 : 0),
}
