import { yesNo } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { drawRelation } from './relations.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Relation } from './relations.ts'
import type { Telling } from '../telling.ts'

/** A relation on a grid, and whether it is a function: no input may have two outputs. */
export interface Params {
  readonly relation: Relation
  readonly isFunction: boolean
}

type Spot = readonly [number, number]

/** Inputs from left to right with outputs; where it is no function, one input is met again higher or lower. */
function spots(chance: Chance, isFunction: boolean, count: number): Spot[] {
  const xs = chance.sample([-5, -4, -3, -2, 1, 2, 3, 4, 5], count).toSorted((a, b) => a - b)
  // Points right below the axis would lie on its numbers.
  const outputs = [-5, -4, -3, -2, 1, 2, 3, 4, 5]
  const level = chance.pick(outputs)
  const points = xs.map((x): Spot => [x, chance.happens(0.35) ? level : chance.pick(outputs)])
  if (isFunction) return points
  const [x, y] = points[chance.int(0, count - 1)] as Spot
  const other = y > 0 ? y - chance.int(2, 5) : y + chance.int(2, 5)
  return [...points, [x, other] as const].toSorted((a, b) => a[0] - b[0])
}

function params(chance: Chance, difficulty: number): Params {
  const isFunction = chance.happens(0.5)
  const kind = difficulty < 0.4 ? 'points' : chance.pick(['path', 'path', 'parabola', 'circle'] as const)
  if (kind === 'points')
    return { relation: { kind, points: spots(chance, isFunction, 4 + Math.round(4 * difficulty)) }, isFunction }
  if (kind === 'path') return { relation: { kind, points: spots(chance, isFunction, 4) }, isFunction }
  const [h, k] = [chance.int(-2, 2), chance.int(-2, 2)]
  if (kind === 'parabola' || isFunction) {
    const p = chance.pick([-1, -0.5, -0.25, 0.25, 0.5, 1])
    return { relation: { kind: 'parabola', h, k, opens: isFunction ? 'up' : 'sideways', p }, isFunction }
  }
  return { relation: { kind, h, k, radius: chance.int(2, 4) }, isFunction }
}

function reject(p: Params): string | null {
  const { relation } = p
  if (relation.kind === 'points' || relation.kind === 'path') {
    if (relation.points.some(([, y]) => Math.abs(y) > 6 || y === -1)) return 'off the grid, or on its numbers'
    const ys = relation.points.map(([, y]) => y)
    if (
      relation.kind === 'path' &&
      relation.points.some(
        ([x], i) => x === relation.points[i + 1]?.[0] && relation.points.filter(([x2]) => x2 === x).length > 2,
      )
    )
      return 'three in a row'
    return p.isFunction && new Set(ys).size === ys.length ? 'no output comes twice' : null
  }
  return null
}

/** An input with two outputs, as far as the picture shows one. */
function twice(relation: Relation): readonly [number, number, number] | null {
  if (relation.kind === 'parabola') {
    if (relation.opens === 'up') return null
    const size = Math.sign(relation.p) * 4 * Math.abs(relation.p)
    return [relation.h + size, relation.k - 4 * Math.abs(relation.p), relation.k + 4 * Math.abs(relation.p)]
  }
  if (relation.kind === 'circle') return [relation.h, relation.k - relation.radius, relation.k + relation.radius]
  for (const [i, [x, y]] of relation.points.entries()) {
    const other = relation.points.slice(i + 1).find(([x2]) => x2 === x)
    if (other) return [x, y, other[1]]
  }
  return null
}

function tell(p: Params): Telling {
  const found = twice(p.relation)
  const places =
    found === null ? '' : `At \\(x = ${found[0]}\\) there are two outputs, \\(${found[1]}\\) and \\(${found[2]}\\).`
  return {
    ask: [
      'Is \\(y\\) a function of \\(x\\)?',
      'Does this relation show a function?',
      'Does each input have exactly one output?',
      'Is this relation a function?',
    ],
    answer: yesNo(p.isFunction),
    wrong: [
      p.isFunction
        ? [
            yesNo(false),
            'one_to_one_function',
            'An output may come more than once. Only an input must not have two outputs.',
          ]
        : [yesNo(true), 'graph_as_picture', places],
    ],
    hints: [
      'In a function, each input has exactly one output.',
      'Move a vertical line from left to right. Does it ever meet the graph twice?',
      p.isFunction ? 'Two inputs with the same output are fine.' : `Look at \\(x = ${found?.[0] ?? 0}\\).`,
    ],
    steps: [
      ['Use the vertical line test: each vertical line stands for one input.'],
      [
        p.isFunction
          ? 'None of them meets the graph twice, so each input has one output. It is a function.'
          : `${places} So it is not a function.`,
      ],
    ],
  }
}

const shapeOf = (r: Relation): string =>
  r.kind === 'points' || r.kind === 'path' ? r.points.join(' ') : JSON.stringify(r)

/** Decide if a graph shows a function (8.F.A.1). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.relation.kind} ${shapeOf(p.relation)}`,
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is yes or no' },
  fixedOrder: true,
  figure: (p) => drawRelation(p.relation),
  load: (p) => ({ points: 1, path: 3, parabola: 4, circle: 4 })[p.relation.kind],
}
