import { num, sym } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { moved, parabolaEquation } from './conic-nodes.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure } from '../../values/values.ts'

/** Vertex (h, k), focus p away from it along the axis. 'equation' is asked for from focus and directrix, or the directrix from it. */
export interface Params {
  readonly kind: 'equation' | 'directrix'
  readonly opens: 'up' | 'sideways'
  readonly h: number
  readonly k: number
  readonly p: number
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const place = (): number =>
    chance.happens(0.35 - difficulty)
      ? 0
      : chance.int(1, 4 + Math.round(2 * difficulty)) * sign(0.15 + 0.4 * difficulty)
  return {
    kind: chance.happens(0.5) ? 'equation' : 'directrix',
    opens: chance.happens(0.1 + 0.8 * difficulty) ? 'sideways' : 'up',
    h: place(),
    k: place(),
    p: chance.int(1, 4) * sign(0.1 + 0.6 * difficulty),
  }
}

const up = (it: Params): boolean => it.opens === 'up'
/** The coordinate along the axis in which the focus and the directrix lie. */
const along = (it: Params): number => (up(it) ? it.k : it.h)
const focus = (it: Params): readonly [number, number] => (up(it) ? [it.h, it.k + it.p] : [it.h + it.p, it.k])
const lineAt = (letter: string, n: number): Equation => equation(sym(letter), num(n))
const letter = (it: Params): string => (up(it) ? 'y' : 'x')
const curve = (it: Params): Equation => parabolaEquation(it.opens, it.h, it.k, 4 * it.p)
const answer = (it: Params): Equation => (it.kind === 'equation' ? curve(it) : lineAt(letter(it), along(it) - it.p))
const latexOf = ({ left, right }: Equation): string => `${nodeToLatex(left)} = ${nodeToLatex(right)}`
const pointText = ([x, y]: readonly [number, number]): string => `(${x}, ${y})`

function reject(it: Params): string | null {
  if (along(it) === it.p || along(it) === -it.p) return 'the focus or the directrix at 0'
  if (it.h !== 0 && Math.abs(it.h) === Math.abs(it.k)) return 'both coordinates alike'
  const far = Math.max(...focus(it).map(Math.abs), Math.abs(along(it) - it.p))
  return far > 8 ? 'off the picture' : null
}

function prompt(it: Params): Prompt {
  if (it.kind === 'directrix')
    return { text: 'Write the equation of the directrix of this parabola.', latex: latexOf(curve(it)) }
  return {
    text: `A parabola has the focus \\(${pointText(focus(it))}\\) and the directrix \\(${letter(it)} = ${along(it) - it.p}\\). Write its equation.`,
  }
}

function distractors(it: Params): Distractor[] {
  const signs = 'The equation shows the vertex with opposite signs: \\(x - h\\) and \\(y - k\\).'
  const isMoved = it.h !== 0 || it.k !== 0
  if (it.kind === 'directrix') {
    const list: Distractor[] = [
      {
        value: lineAt(letter(it), along(it) + it.p),
        misconception: 'looks_alike',
        why: 'The focus lies there. The directrix is on the other side of the vertex.',
      },
      {
        value: lineAt(up(it) ? 'x' : 'y', along(it) - it.p),
        misconception: 'reversed_order',
        why: 'The directrix crosses the axis of the parabola at a right angle.',
      },
      {
        value: lineAt(letter(it), along(it) - 4 * it.p),
        misconception: 'stops_early',
        why: `That uses \\(4p = ${4 * it.p}\\). Divide it by 4 first.`,
      },
      {
        value: lineAt(letter(it), along(it) + 4 * it.p),
        misconception: 'slip_sign',
        why: 'Divide by 4, and go away from the opening.',
      },
    ]
    if (along(it) !== 0)
      list.unshift({ value: lineAt(letter(it), -along(it) - it.p), misconception: 'axis_square_mixup', why: signs })
    return list
  }
  const list: Distractor[] = [
    {
      value: parabolaEquation(it.opens, it.h, it.k, it.p),
      misconception: 'stops_early',
      why: `The distance from vertex to focus is \\(p = ${it.p}\\). The equation needs \\(4p\\).`,
    },
    {
      value: parabolaEquation(up(it) ? 'sideways' : 'up', it.h, it.k, 4 * it.p),
      misconception: 'looks_alike',
      why: `The directrix is ${up(it) ? 'level, so \\(x\\)' : 'upright, so \\(y\\)'} is squared.`,
    },
    {
      value: parabolaEquation(it.opens, it.h, it.k, -4 * it.p),
      misconception: 'slip_sign',
      why: 'The parabola opens toward the focus. Check the sign.',
    },
    {
      value: up(it)
        ? parabolaEquation('up', it.h, it.k + it.p, 4 * it.p)
        : parabolaEquation('sideways', it.h + it.p, it.k, 4 * it.p),
      misconception: 'given_number',
      why: 'That puts the vertex at the focus. It lies halfway between focus and directrix.',
    },
  ]
  if (isMoved)
    list.unshift({
      value: parabolaEquation(it.opens, -it.h, -it.k, 4 * it.p),
      misconception: 'axis_square_mixup',
      why: signs,
    })
  return list
}

function hints(it: Params): Hint[] {
  if (it.kind === 'directrix')
    return [
      { text: 'Read the vertex and the factor \\(4p\\) from the equation.' },
      { text: `The vertex is \\(${pointText([it.h, it.k])}\\).` },
      { text: `Here \\(4p = ${4 * it.p}\\), so \\(p = ${it.p}\\). The directrix is \\(p\\) behind the vertex.` },
    ]
  return [
    { text: 'The vertex lies halfway between the focus and the directrix.' },
    { text: `The vertex is \\(${pointText([it.h, it.k])}\\). How far is it from there to the focus?` },
    { text: `\\(p = ${it.p}\\). Use \\(${up(it) ? '(x - h)^{2} = 4p(y - k)' : '(y - k)^{2} = 4p(x - h)'}\\).` },
  ]
}

function solution(it: Params): Step[] {
  const value = answer(it)
  if (it.kind === 'directrix')
    return [
      {
        say: `The vertex is \\(${pointText([it.h, it.k])}\\), and \\(${nodeToLatex(up(it) ? moved('x', it.h) : moved('y', it.k))}\\) is squared. So the axis is ${up(it) ? 'upright' : 'level'}.`,
        relation: 'next',
      },
      { say: 'The factor on the right is \\(4p\\).', latex: `4p = ${4 * it.p}, \\quad p = ${it.p}`, relation: 'next' },
      {
        say: `The directrix lies \\(p\\) from the vertex, on the side away from the focus.`,
        latex: `${letter(it)} = ${along(it)} ${it.p > 0 ? '-' : '+'} ${Math.abs(it.p)} = ${along(it) - it.p}`,
        value,
        relation: 'next',
      },
    ]
  return [
    {
      say: 'The vertex lies halfway between focus and directrix.',
      latex: `(h, k) = ${pointText([it.h, it.k])}`,
      relation: 'next',
    },
    {
      say: `From the vertex to the focus it is \\(p\\), ${up(it) ? 'up' : 'to the right'} counted positive.`,
      latex: `p = ${it.p}, \\quad 4p = ${4 * it.p}`,
      relation: 'next',
    },
    {
      say: `The directrix is ${up(it) ? 'level, so \\(x\\)' : 'upright, so \\(y\\)'} is squared.`,
      latex: latexOf(curve(it)),
      value,
      relation: 'next',
    },
  ]
}

const axis = { min: -9, max: 9, step: 1, numberStep: 3 } as const

function figure(it: Params): Figure {
  if (it.kind === 'directrix')
    return functionGraph({
      x: axis,
      y: axis,
      conics: [{ conic: { kind: 'parabola', h: it.h, k: it.k, p: it.p, opens: it.opens } }],
    })
  const edge = along(it) - it.p
  return functionGraph({
    x: axis,
    y: axis,
    equal: true,
    height: 300,
    points: [{ at: focus(it), label: 'F' }],
    ...(up(it) ? { horizontals: [{ y: edge }] } : { verticals: [{ x: edge }] }),
  })
}

/** Focus, directrix and equation of a parabola (HSG-GPE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'conic_sections_practice/1',
  version: 1,
  params,
  reject,
  note: (it) => `${it.kind} ${it.opens} ${it.h} ${it.k} ${it.p}`,
  prompt,
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { coordinate: 'a line or a curve is asked for: its equation names it' },
  distractors,
  hints,
  solution,
  figure,
  load: (it) =>
    (it.h === 0 ? 0 : 2) +
    (it.k === 0 ? 0 : 2) +
    (up(it) ? 0 : 2) +
    (it.p < 0 ? 1.5 : 0) +
    (it.h < 0 ? 1 : 0) +
    (it.k < 0 ? 1 : 0),
}
