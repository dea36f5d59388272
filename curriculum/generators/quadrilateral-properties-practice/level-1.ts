import { polygon } from '../../figures/polygon.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

type Kind = 'angle' | 'opposite' | 'diagonal' | 'sides' | 'halves' | 'angles'

/**
 * A parallelogram ABCD with diagonals that meet at O. `value` is the given angle or length; where a letter is used, the
 * given part is m x + r and equals `value` (opposite sides, halves of a diagonal) or `value` makes 180 with it (angles).
 */
export interface Params {
  readonly kind: Kind
  readonly value: number
  readonly m: number
  readonly x: number
}

function params(chance: Chance, difficulty: number): Params {
  if (!chance.happens(2 * difficulty - 0.5)) {
    const kind = chance.pick(['angle', 'opposite', 'diagonal'] as const)
    return { kind, value: kind === 'diagonal' ? chance.int(3, 240) : chance.int(30, 150), m: 0, x: 0 }
  }
  const kind = chance.pick(['sides', 'halves', 'angles'] as const)
  const x = chance.int(4, 25)
  return { kind, m: chance.int(2, 5), x, value: kind === 'angles' ? chance.int(40, 140) : chance.int(15, 90) }
}

/** What is added to m x so that it fits. */
const rest = (p: Params): number => (p.kind === 'angles' ? 180 - p.value : p.value) - p.m * p.x
const answerOf = (p: Params): number =>
  ({ angle: 180 - p.value, opposite: p.value, diagonal: 2 * p.value, sides: p.x, halves: p.x, angles: p.x })[p.kind]

function reject(p: Params): string | null {
  if (p.m === 0) return Math.abs(p.value - 90) < 3 ? 'a rectangle' : null
  const r = rest(p)
  if (r === 0 || Math.abs(r) > 40 || r === p.x) return 'an unfriendly number'
  return p.kind === 'angles' && Math.abs(p.value - 90) < 5 ? 'a rectangle' : null
}

const part = (p: Params): string => `${p.m}x ${rest(p) < 0 ? `- ${-rest(p)}` : `+ ${rest(p)}`}`
const plainPart = (p: Params): string => part(p).replace('-', '−')

function distractors(p: Params): Distractor[] {
  const { value: v } = p
  if (p.kind === 'angle')
    return [
      {
        value: whole(v),
        misconception: 'looks_alike',
        why: 'Angles across from each other are equal. \\(A\\) and \\(B\\) are side by side.',
      },
      {
        value: whole(Math.abs(90 - v)),
        misconception: 'wrong_operation',
        why: 'Two angles side by side make 180 degrees, not 90.',
      },
      {
        value: whole(360 - v),
        misconception: 'wrong_operation',
        why: 'All four angles make 360 degrees. Two side by side make half of it.',
      },
      {
        value: whole(360 - 2 * v),
        misconception: 'stops_early',
        why: 'That is both angles like \\(B\\) together. Halve it.',
      },
    ]
  if (p.kind === 'opposite')
    return [
      {
        value: whole(180 - v),
        misconception: 'looks_alike',
        why: 'That is the angle beside it. Angles across from each other are equal.',
      },
      {
        value: whole(Math.abs(90 - v)),
        misconception: 'wrong_operation',
        why: 'Angles across from each other are equal: nothing is subtracted.',
      },
      {
        value: whole(360 - v),
        misconception: 'wrong_operation',
        why: 'All four angles make 360 degrees. That is too much for one angle.',
      },
    ]
  if (p.kind === 'diagonal')
    return [
      {
        value: whole(v),
        misconception: 'stops_early',
        why: 'That is half of the diagonal. The other half is just as long.',
      },
      {
        value: whole(4 * v),
        misconception: 'wrong_operation',
        why: 'The point \\(O\\) cuts a diagonal into two halves, not four.',
      },
      { value: whole(2 * v + 1), misconception: 'slip_off_by_one', why: `Very close. Add \\(${v} + ${v}\\) again.` },
      { value: whole(v * v), misconception: 'looks_alike', why: 'Doubling is not squaring: add the two halves.' },
    ]
  const list: Distractor[] = []
  const goal = p.m * p.x
  const other = p.kind === 'angles' ? (v - rest(p)) / p.m : (180 - v - rest(p)) / p.m
  if (Number.isInteger(other) && other > 0)
    list.push({
      value: whole(other),
      misconception: 'looks_alike',
      why:
        p.kind === 'angles'
          ? 'Angles side by side are not equal: they make 180 degrees.'
          : 'These two parts are equal. They do not make 180.',
    })
  list.push(
    {
      value: whole(goal),
      misconception: 'stops_early',
      why: `That is \\(${p.m}x\\). Divide by ${p.m} to get \\(x\\).`,
    },
    {
      value: whole(p.kind === 'angles' ? 180 - v : v),
      misconception: 'stops_early',
      why: `That is what \\(${part(p)}\\) must be. Now solve for \\(x\\).`,
    },
    {
      value: whole(p.x + 1),
      misconception: 'slip_off_by_one',
      why: 'Very close. Put your value in the equation, and check both sides.',
    },
    {
      value: whole(p.x - 1),
      misconception: 'slip_off_by_one',
      why: 'Very close. Put your value in the equation, and check both sides.',
    },
  )
  return list
}

const rules: Readonly<Record<Kind, string>> = {
  angle: 'Two angles side by side in a parallelogram make 180 degrees.',
  opposite: 'Angles across from each other in a parallelogram are equal.',
  diagonal: 'The diagonals of a parallelogram cut each other in half.',
  sides: 'Opposite sides of a parallelogram are equally long.',
  halves: 'The diagonals of a parallelogram cut each other in half.',
  angles: 'Two angles side by side in a parallelogram make 180 degrees.',
}

function solution(p: Params): Step[] {
  const value = whole(answerOf(p))
  const first: Step = { say: rules[p.kind], figure: picture(p), relation: 'next' }
  if (p.kind === 'angle')
    return [
      first,
      {
        say: 'Take the given angle away from 180.',
        latex: `180 - ${p.value} = ${180 - p.value}`,
        value,
        relation: 'next',
      },
    ]
  if (p.kind === 'opposite')
    return [
      first,
      {
        say: 'Angle \\(C\\) is across from angle \\(A\\).',
        latex: `C = A = ${p.value}^\\circ`,
        value,
        relation: 'next',
      },
    ]
  if (p.kind === 'diagonal')
    return [
      first,
      {
        say: 'So the whole diagonal is twice the part.',
        latex: `AC = 2 \\times ${p.value} = ${2 * p.value}`,
        value,
        relation: 'next',
      },
    ]
  const goal = p.kind === 'angles' ? 180 - p.value : p.value
  return [
    first,
    {
      say: 'Write it as an equation.',
      latex: p.kind === 'angles' ? `${part(p)} + ${p.value} = 180` : `${part(p)} = ${p.value}`,
      relation: 'next',
    },
    {
      say: 'Get the term with \\(x\\) alone.',
      latex: `${p.m}x = ${goal} ${rest(p) < 0 ? `+ ${-rest(p)}` : `- ${rest(p)}`} = ${p.m * p.x}`,
      relation: 'next',
    },
    { say: `Divide by ${p.m}.`, latex: `x = ${p.x}`, value, relation: 'next' },
  ]
}

/** A slanted parallelogram; the obtuse angle stands at A when the angle there is over 90 degrees. */
function picture(p: Params): Figure {
  const wide = (p.kind === 'angle' || p.kind === 'opposite') && p.value > 90
  const lean = wide || (p.kind === 'angles' && p.value < 90) ? -1.2 : 1.2
  const corners = [
    [0, 0],
    [5, 0],
    [5 + lean, 3],
    [lean, 3],
  ] as const
  const middle = [(5 + lean) / 2, 1.5] as const
  const diagonal = p.kind === 'diagonal' || p.kind === 'halves'
  const angleA = p.kind === 'angle' || p.kind === 'opposite' ? `${p.value}°` : p.kind === 'angles' ? plainPart(p) : null
  const given = p.kind === 'halves' ? `AO = ${plainPart(p)} and OC = ${p.value}` : `AO = ${p.value}`
  const said: Readonly<Record<Kind, string>> = {
    angle: `Angle A is ${p.value}°, angle B is asked.`,
    opposite: `Angle A is ${p.value}°, angle C across from it is asked.`,
    diagonal: `The diagonals meet at O, and ${given}.`,
    sides: `Side AB is ${plainPart(p)}, side CD is ${p.value}.`,
    halves: `The diagonals meet at O, and ${given}.`,
    angles: `Angle A is ${plainPart(p)}, angle B is ${p.value}°.`,
  }
  return polygon(
    {
      corners: [...corners],
      names: ['A', 'B', 'C', 'D'],
      parallels: [1, 2, 1, 2],
      ...(angleA === null
        ? {}
        : {
            angleLabels: [
              angleA,
              p.kind === 'angle' ? '?' : p.kind === 'angles' ? `${p.value}°` : null,
              p.kind === 'opposite' ? '?' : null,
              null,
            ],
          }),
      ...(p.kind === 'sides' ? { sideLabels: [plainPart(p), null, String(p.value), null] } : {}),
      ...(diagonal
        ? {
            inner: [
              { from: corners[0], to: middle, label: p.kind === 'halves' ? plainPart(p) : String(p.value) },
              { from: middle, to: corners[2], ...(p.kind === 'halves' ? { label: String(p.value) } : {}) },
              { from: corners[1], to: corners[3] },
            ],
          }
        : {}),
    },
    { title: 'Parallelogram', alt: `Parallelogram ABCD. ${said[p.kind]}` },
  )
}

/** Use sides, angles and diagonals of a parallelogram (HSG-CO.C.11). */
export const level: TopicLevel<Params> = {
  key: 'quadrilateral_properties_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.value} ${p.m} ${p.x}`,
  prompt: (p, words) => {
    const shape = words.pick([
      '\\(ABCD\\) is a parallelogram.',
      'The quadrilateral \\(ABCD\\) is a parallelogram.',
      'The figure shows parallelogram \\(ABCD\\).',
    ])
    const texts: Readonly<Record<Kind, string>> = {
      angle: `Angle \\(A\\) is \\(${p.value}^\\circ\\). How many degrees is angle \\(B\\)?`,
      opposite: `Angle \\(A\\) is \\(${p.value}^\\circ\\). How many degrees is angle \\(C\\)?`,
      diagonal: `Its diagonals meet at \\(O\\), and \\(AO = ${p.value}\\). How long is \\(AC\\)?`,
      sides: `\\(AB = ${part(p)}\\) and \\(CD = ${p.value}\\). Find \\(x\\).`,
      halves: `Its diagonals meet at \\(O\\). \\(AO = ${part(p)}\\) and \\(OC = ${p.value}\\). Find \\(x\\).`,
      angles: `Angle \\(A\\) is \\((${part(p)})^\\circ\\) and angle \\(B\\) is \\(${p.value}^\\circ\\). Find \\(x\\).`,
    }
    return { text: `${shape} ${texts[p.kind]}` }
  },
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'diagonal' || p.kind === 'halves'
          ? 'What do the diagonals of a parallelogram do to each other?'
          : p.kind === 'sides'
            ? 'Which sides of a parallelogram are equally long?'
            : 'Are the two angles side by side or across from each other?',
    },
    { text: rules[p.kind] },
    {
      text: {
        angle: `Work out \\(180 - ${p.value}\\).`,
        opposite: 'Angle \\(C\\) is across from angle \\(A\\).',
        diagonal: `\\(OC\\) is as long as \\(AO\\), so add \\(${p.value} + ${p.value}\\).`,
        sides: `Solve \\(${part(p)} = ${p.value}\\).`,
        halves: `Solve \\(${part(p)} = ${p.value}\\).`,
        angles: `Solve \\(${part(p)} + ${p.value} = 180\\).`,
      }[p.kind],
    },
  ],
  solution,
  figure: picture,
  load: (p) => (p.m > 0 ? 10 + p.m + (p.kind === 'angles' ? 3 : 0) + (rest(p) < 0 ? 1 : 0) : 0),
}
