import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { transformationGrid } from '../../figures/transformation-grid.ts'
import { point } from '../../values/point.ts'
import { toldBy } from '../telling.ts'
import { mixedUp, movedBy, moveRule, moveWords } from './grid-moves.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { Chance } from '../../chance.ts'
import type { TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Move, Spot } from './grid-moves.ts'

/** A point that is moved, once or several times; `shape` are two more corners of its triangle, or none for a lone point. */
export interface Params {
  readonly at: Spot
  readonly shape: readonly Spot[]
  readonly moves: readonly Move[]
}

export const size = 8

const pass = (p: Params): readonly Spot[] => {
  const list: Spot[] = [p.at]
  for (const move of p.moves) list.push(movedBy(move, list.at(-1) as Spot))
  return list
}
const end = (p: Params): Spot => pass(p).at(-1) as Spot
const text = ([x, y]: Spot): string => `(${x}, ${y})`
const same = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1]

function reject(p: Params): string | null {
  const way = pass(p)
  if (way.some(([x, y]) => Math.abs(x) > size || Math.abs(y) > size)) return 'off the grid'
  if (way.some((s, i) => i > 0 && same(s, way[i - 1] as Spot))) return 'a move that changes nothing'
  const [x, y] = p.at
  if (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) return 'on an axis or a diagonal'
  const q = end(p)
  if (same(q, p.at) || q[0] === q[1]) return 'back at the start, or on a diagonal'
  const corners = [p.at, ...p.shape]
  const images = corners.map((c) => p.moves.reduce<Spot>((s, m) => movedBy(m, s), c))
  if ([...corners, ...images].some(([u, v]) => Math.abs(u) > size || Math.abs(v) > size)) return 'off the grid'
  if (p.shape.length === 2) {
    const [a, b, c] = corners as [Spot, Spot, Spot]
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
    if (area < 4 || area > 24) return 'too thin or too large'
  }
  return null
}

/** Everything that a mixed-up move, or mixed-up order, leads to. */
function wrongs(p: Params): Telling['wrong'] {
  const list: (readonly [Spot, string, string])[] = []
  const go = (moves: readonly ((s: Spot) => Spot)[]): Spot => moves.reduce<Spot>((s, m) => m(s), p.at)
  const plain = p.moves.map(
    (m) =>
      (s: Spot): Spot =>
        movedBy(m, s),
  )
  if (p.moves.length > 1)
    list.push(
      [pass(p)[1] as Spot, 'stops_early', 'That is the point after the first move. Make the second move too.'],
      [go(plain.toReversed()), 'looks_alike', 'You made the moves in the other order. Here the order matters.'],
    )
  for (const [i, move] of p.moves.entries())
    for (const { to, id, why } of mixedUp(move)) list.push([go(plain.map((m, j) => (j === i ? to : m))), id, why])
  const [x, y] = end(p)
  list.push([[y, x], 'reversed_order', 'The two coordinates changed places. The first one is always \\(x\\).'])
  const seen: Spot[] = [end(p)]
  return list.flatMap(([spot, id, why]) => {
    if (seen.some((s) => same(s, spot))) return []
    seen.push(spot)
    const still = 'That is the point itself. Its image is in another place.'
    return [[point(...spot), id, same(spot, p.at) ? still : why] as const]
  })
}

function tell(p: Params): Telling {
  const way = pass(p)
  const at = `\\(${text(p.at)}\\)`
  const [first, second] = p.moves as [Move, Move | undefined]
  const both = second === undefined ? moveWords(first) : `${moveWords(first)}, then ${moveWords(second)}`
  return {
    ask:
      p.shape.length > 0
        ? [
            `A triangle has the corner \\(P\\) at ${at}. The triangle is ${both}. Where is the image of \\(P\\)?`,
            `A triangle has the corner \\(P\\) at ${at}. It is ${both}. Find the image of \\(P\\).`,
          ]
        : [`The point ${at} is ${both}. Where is its image?`, `A point at ${at} is ${both}. Find its image.`],
    answer: point(...end(p)),
    wrong: wrongs(p),
    hints: [
      second === undefined
        ? 'Start at the point and make the move on the grid.'
        : 'Make one move after the other. Write down where the point is in between.',
      moveRule(first).say,
      second === undefined
        ? `Use \\(${moveRule(first).latex}\\).`
        : `After the first move the point is at \\(${text(way[1] as Spot)}\\). ${moveRule(second).say}`,
    ],
    steps: p.moves.flatMap((move, i): Telling['steps'] => [
      [moveRule(move).say, moveRule(move).latex],
      [i === 0 ? 'Move the point.' : 'Move it on.', `${text(way[i] as Spot)} \\to ${text(way[i + 1] as Spot)}`],
    ]),
  }
}

/** What helps to see the last move: the mirror line or the center. */
function extras(moves: readonly Move[]): {
  mirror?: { through: readonly [Spot, Spot] }
  center?: { at: Spot; label: string }
} {
  const [move] = moves
  if (moves.length > 1 || move === undefined || move.kind === 'slide') return {}
  if (move.kind === 'turn')
    return move.center[0] === 0 && move.center[1] === 0 ? {} : { center: { at: move.center, label: 'C' } }
  const through: Readonly<Record<typeof move.line, readonly [Spot, Spot] | null>> = {
    'x-axis': null,
    'y-axis': null,
    'y = x': [
      [-1, -1],
      [1, 1],
    ],
    'y = -x': [
      [-1, 1],
      [1, -1],
    ],
    'x = k': [
      [move.k, -1],
      [move.k, 1],
    ],
    'y = k': [
      [-1, move.k],
      [1, move.k],
    ],
  }
  const line = through[move.line]
  return line === null ? {} : { mirror: { through: line } }
}

function picture(p: Params): Figure {
  const axis = { min: -size, max: size }
  const figure = [p.at, ...p.shape]
  const told =
    p.shape.length > 0 ? `A triangle with corners P ${figure.map(text).join(', ')}` : `Point P at ${text(p.at)}`
  const more = extras(p.moves)
  const line = more.mirror ? ` Dashed mirror line through ${more.mirror.through.map(text).join(' and ')}.` : ''
  const center = more.center ? ` Center C at ${text(more.center.at)}.` : ''
  const alt = `${told} on a grid.${line}${center}`.replaceAll('-', '−')
  if (p.shape.length === 0)
    return coordinateGrid({ x: axis, y: axis, points: [{ at: p.at, label: 'P' }] }, { title: 'Point on a grid', alt })
  return transformationGrid({ x: axis, y: axis, figure, names: ['P', '', ''], ...more }, { alt })
}

/** The level whose points are moved as `draw` says. */
export function movedPointLevel(
  key: TopicLevelKey,
  draw: (chance: Chance, difficulty: number) => Params,
  load: (p: Params) => number,
  forms: readonly [AnswerForm, ...AnswerForm[]],
): TopicLevel<Params> {
  return {
    key,
    version: 2,
    params: draw,
    reject,
    note: (p) => `${text(p.at)} ${p.moves.map(moveWords).join(' ')}`,
    ...toldBy(tell, picture),
    forms,
    widget: (_, form) =>
      form === 'graph_point' ? { grid: { xMin: -size, xMax: size, yMin: -size, yMax: size, step: 1 } } : {},
    /** To plot, the grid of the widget is the picture. */
    figure: (p, form) => (form === 'graph_point' ? null : picture(p)),
    load,
  }
}

/** A corner P and two more corners near it. */
export function drawTriangle(chance: Chance): { readonly at: Spot; readonly shape: readonly Spot[] } {
  const [x, y] = [chance.int(-7, 7), chance.int(-7, 7)]
  const near = (): Spot => [x + chance.int(-4, 4), y + chance.int(-4, 4)]
  return { at: [x, y], shape: [near(), near()] }
}
