import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import { swaps } from './swaps.ts'

const movers = ['A robot', 'An ant', 'A toy car', 'A crab', 'A drone', 'A beetle'] as const

/** From a start point some steps across (left when negative), then up (down when negative). */
export interface Params {
  readonly from: readonly [number, number]
  readonly across: number
  readonly up: number
  readonly size: number
}

function params(chance: Chance, difficulty: number): Params {
  const size = 8 + 2 * Math.round(2 * difficulty)
  const back = (): 1 | -1 => (chance.happens(0.1 + 0.6 * difficulty) ? -1 : 1)
  const reach = 4 + Math.round(2 * difficulty)
  return {
    from: [chance.int(0, size - 1), chance.int(0, size - 1)],
    across: back() * chance.int(1 + Math.round(difficulty), reach),
    up: back() * chance.int(1 + Math.round(difficulty), reach),
    size,
  }
}

const end = (p: Params): [number, number] => [p.from[0] + p.across, p.from[1] + p.up]

function reject(p: Params): string | null {
  const [x, y] = end(p)
  if (x < 0 || y < 0 || x > p.size || y > p.size) return 'off the grid'
  return x === y ? 'the same number twice' : null
}

const unitsOf = (n: number): string => `\\(${Math.abs(n)}\\) ${Math.abs(n) === 1 ? 'unit' : 'units'}`
const steps = (n: number, plus: string, minus: string): string => `${unitsOf(n)} ${n > 0 ? plus : minus}`

function picture(p: Params): Figure {
  const axis = { min: 0, max: p.size, step: 1 }
  return coordinateGrid({ x: axis, y: axis, points: [{ at: [...p.from], label: 'S' }] })
}

function solution(p: Params): Step[] {
  const [x, y] = end(p)
  const sign = (n: number): string => (n > 0 ? '+' : '-')
  return [
    {
      say: `Moving ${p.across > 0 ? 'right' : 'left'} changes the first number.`,
      latex: `${p.from[0]} ${sign(p.across)} ${Math.abs(p.across)} = ${x}`,
      relation: 'next',
    },
    {
      say: `Moving ${p.up > 0 ? 'up' : 'down'} changes the second number.`,
      latex: `${p.from[1]} ${sign(p.up)} ${Math.abs(p.up)} = ${y}`,
      relation: 'next',
    },
    { say: 'Write the two numbers as an ordered pair.', latex: `(${x}, ${y})`, value: point(x, y), relation: 'next' },
  ]
}

/** Follow moves across and up (5.G.A.2). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_basics/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.from.join()},${p.across},${p.up}`,
  prompt: (p, words) => {
    const mover = words.pick(movers)
    const moves = `It moves ${unitsOf(p.across)} ${p.across > 0 ? 'right' : 'left'}, then ${unitsOf(p.up)} ${p.up > 0 ? 'up' : 'down'}.`
    const ask = words.pick([
      'Where is it now?',
      'What are its coordinates now?',
      'At what point is it now?',
      'Find the ordered pair for its new location.',
    ])
    return {
      text: `${mover} starts at \\(S(${p.from[0]}, ${p.from[1]})\\). ${moves} ${ask}`,
      speech: `${mover} starts at point S, ${p.from[0]}, ${p.from[1]}. ${moves} ${ask}`.replaceAll(/\\[()]/g, ''),
    }
  },
  answer: (p) => point(...end(p)),
  forms: ['coordinate', 'graph_point', 'choice'],
  widget: (p) => ({ grid: { xMin: 0, xMax: p.size, yMin: 0, yMax: p.size, step: 1 } }),
  distractors: (p) => {
    const [x, y] = end(p)
    return [
      ...swaps(x, y).slice(0, 1),
      {
        value: point(p.from[0] + p.up, p.from[1] + p.across),
        misconception: 'intercept_swap',
        why: `You switched the moves. Moving ${p.across > 0 ? 'right' : 'left'} changes the first number, ${p.from[0]}.`,
      },
      ...swaps(x, y).slice(1),
    ]
  },
  hints: (p) => [
    { text: 'Put your finger on the start point.' },
    { text: `Move it ${steps(p.across, 'right', 'left')}. Only the first number changes.` },
    { text: `Then move it ${steps(p.up, 'up', 'down')}. Only the second number changes.` },
  ],
  solution,
  figure: (p, form) => (form === 'graph_point' ? null : picture(p)),
  load: (p) => Math.abs(p.across) + Math.abs(p.up) + (p.across < 0 ? 3 : 0) + (p.up < 0 ? 3 : 0),
}
