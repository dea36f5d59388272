import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import { surveys } from './surveys.ts'
import type { Survey } from './surveys.ts'

/** What is asked of a graph of one row of values. */
export type Task = { readonly ask: 'more' | 'total'; readonly i: number; readonly j: number } | { readonly ask: 'all' }

/** Values by name, and what one symbol or one step of the scale stands for. */
export interface Reading {
  readonly survey: number
  readonly values: readonly number[]
  readonly task: Task
  readonly unit: number
}

export const surveyOf = (p: { readonly survey: number }): Survey => surveys[p.survey] as Survey
export const namesOf = (p: Reading): string[] => surveyOf(p).names.slice(0, p.values.length)

/** Two different places and a question, harder ones more often as difficulty rises. */
export function pickTask(chance: Chance, values: readonly number[], difficulty: number): Task {
  if (chance.happens(0.3 * difficulty)) return { ask: 'all' }
  const [first, second] = chance.sample([...values.keys()], 2) as [number, number]
  const [high, low] = (values[first] as number) >= (values[second] as number) ? [first, second] : [second, first]
  return { ask: chance.happens(0.5) ? 'more' : 'total', i: high, j: low }
}

/** The values that the task names, in its order. */
export function named(p: Reading): number[] {
  const { task } = p
  return task.ask === 'all' ? [...p.values] : [p.values[task.i] as number, p.values[task.j] as number]
}

export function resultOf(p: Reading): number {
  const all = named(p)
  return p.task.ask === 'more' ? (all[0] as number) - (all[1] as number) : all.reduce((sum, one) => sum + one, 0)
}

const nameAt = (p: Reading, i: number): string => namesOf(p)[i] as string

export function question(p: Reading): string {
  const { counted, more, both } = surveyOf(p)
  const { task } = p
  if (task.ask === 'all') return `How many ${counted} are there in all?`
  const [a, b] = [nameAt(p, task.i), nameAt(p, task.j)]
  return task.ask === 'more' ? more(a, b) : both(a, b)
}

/** The wrong result of counting symbols or steps instead of what they stand for. */
export const unscaled = (p: Reading): Rational => whole(Math.round(resultOf(p) / p.unit))

/** The other of adding and taking away, or one value where all were asked for. */
export function otherOperation(p: Reading): Rational {
  const [a, b] = named(p) as [number, number]
  return whole(p.task.ask === 'more' ? a + b : p.task.ask === 'total' ? a - b : Math.max(...p.values))
}

export function distractors(p: Reading, thing: 'symbol' | 'step'): Distractor[] {
  const result = resultOf(p)
  const list: Distractor[] = [
    {
      value: unscaled(p),
      misconception: 'scale_ignored',
      why: `You counted the ${thing}s. Each ${thing} stands for \\(${p.unit}\\).`,
    },
    {
      value: otherOperation(p),
      misconception: p.task.ask === 'all' ? 'stops_early' : 'wrong_operation',
      why:
        p.task.ask === 'all'
          ? `You read one value, ${Math.max(...p.values)}. Add all ${p.values.length} values.`
          : p.task.ask === 'more'
            ? `You added ${named(p).join(' and ')}. “How many more” asks for the difference.`
            : `You subtracted ${named(p)[1]}. “Altogether” asks for the sum.`,
    },
    {
      value: whole(named(p)[0] as number),
      misconception: 'stops_early',
      why: `That is only the first value, ${named(p)[0]}. Use the other value${p.task.ask === 'all' ? 's' : ''}, too.`,
    },
    {
      value: whole(named(p)[1] as number),
      misconception: 'stops_early',
      why: `That is only one value, ${named(p)[1]}. Use the other value${p.task.ask === 'all' ? 's' : ''}, too.`,
    },
    {
      value: whole(result + p.unit),
      misconception: 'near',
      why: `You counted one ${thing} too many. Each ${thing} stands for ${p.unit}.`,
    },
    ...(result > p.unit
      ? [
          {
            value: whole(result - p.unit),
            misconception: 'near',
            why: `You left out one ${thing}. Each ${thing} stands for ${p.unit}.`,
          },
        ]
      : []),
  ]
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n > 0n)
}

export function hints(p: Reading, thing: 'symbol' | 'step'): Hint[] {
  const { task } = p
  const rows = task.ask === 'all' ? 'every group' : `${nameAt(p, task.i)} and ${nameAt(p, task.j)}`
  return [
    { text: `What does one ${thing} stand for? It stands for \\(${p.unit}\\).` },
    { text: `Read the values for ${rows}.` },
    { text: task.ask === 'more' ? 'Subtract the smaller value from the larger value.' : 'Add the values.' },
  ]
}

export function solution(p: Reading, thing: 'symbol' | 'step'): Step[] {
  const all = named(p)
  const sign = p.task.ask === 'more' ? ' - ' : ' + '
  const { task } = p
  const read = all.map((value, k) => {
    const name = task.ask === 'all' ? nameAt(p, k) : nameAt(p, k === 0 ? task.i : task.j)
    return `\\text{${name}: } ${value}`
  })
  return [
    { say: `Each ${thing} stands for \\(${p.unit}\\).`, latex: `1 \\text{ ${thing}} = ${p.unit}`, relation: 'next' },
    { say: 'Read the values you need from the graph.', latex: read.join(' \\quad '), relation: 'next' },
    {
      say: p.task.ask === 'more' ? 'Subtract to find how many more.' : 'Add the values to find the total.',
      latex: `${all.join(sign)} = ${resultOf(p)}`,
      value: whole(resultOf(p)),
      relation: 'next',
    },
  ]
}
