import { cornersFromAngles, triangle } from '../../figures/triangle.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** The angles at A and B of a triangle. `third` asks C, `exterior` the angle outside at B from A and C, `inner` A from that angle and C. */
export interface Params {
  readonly kind: 'third' | 'exterior' | 'inner'
  readonly a: number
  readonly b: number
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.7 * difficulty - 0.35) ? (chance.happens(difficulty) ? 'inner' : 'exterior') : 'third'
  return { kind, a: chance.int(28, 100), b: chance.int(30, 112) }
}

const c = (p: Params): number => 180 - p.a - p.b
const outside = (p: Params): number => 180 - p.b
const answerOf = (p: Params): number => ({ third: c(p), exterior: outside(p), inner: p.a })[p.kind]

function reject(p: Params): string | null {
  if (c(p) < 26) return 'too narrow'
  return new Set([p.a, p.b, c(p), outside(p), 90]).size < 5 ? 'two angles are alike' : null
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'third')
    return [
      {
        value: whole(p.a + p.b),
        misconception: 'stops_early',
        why: 'That is the sum of the two given angles. Take it away from 180.',
      },
      {
        value: whole(360 - p.a - p.b),
        misconception: 'wrong_operation',
        why: 'The angles of a triangle make 180 degrees, not 360.',
      },
      {
        value: whole(180 - p.a),
        misconception: 'stops_early',
        why: 'Only one of the angles was taken away. Take away both.',
      },
      {
        value: whole(p.a),
        misconception: 'all_angles_equal',
        why: 'The angles of a triangle need not be equal. Add the two that you know.',
      },
    ]
  if (p.kind === 'exterior')
    return [
      {
        value: whole(p.b),
        misconception: 'protractor_wrong_scale',
        why: 'That is the angle inside the triangle. \\(x\\) is outside, next to it.',
      },
      {
        value: whole(180 - p.a),
        misconception: 'stops_early',
        why: 'Only one of the given angles was used. The exterior angle is the sum of both.',
      },
      {
        value: whole(360 - p.a - c(p)),
        misconception: 'wrong_operation',
        why: 'The exterior angle is the sum of the two angles that do not touch it.',
      },
      {
        value: whole(c(p)),
        misconception: 'all_angles_equal',
        why: 'The exterior angle is larger than each of the two angles that do not touch it.',
      },
    ]
  return [
    {
      value: whole(p.b),
      misconception: 'stops_early',
      why: 'That is the angle inside, next to the exterior angle. One more step gives \\(x\\).',
    },
    {
      value: whole(outside(p) + c(p)),
      misconception: 'wrong_operation',
      why: 'The exterior angle is the sum. Subtract to find one of its parts.',
    },
    {
      value: whole(180 - c(p)),
      misconception: 'protractor_wrong_scale',
      why: 'The exterior angle was not used. It is the sum of \\(x\\) and the given angle.',
    },
    {
      value: whole(c(p)),
      misconception: 'all_angles_equal',
      why: 'The two angles need not be equal. Only their sum is known.',
    },
  ]
}

function solution(p: Params): Step[] {
  const value = whole(answerOf(p))
  if (p.kind === 'third')
    return [
      { say: 'The three angles of a triangle make 180 degrees.', figure: picture(p), relation: 'next' },
      { say: 'Add the two angles that you know.', latex: `${p.a} + ${p.b} = ${p.a + p.b}`, relation: 'next' },
      { say: 'Take the sum away from 180.', latex: `x = 180 - ${p.a + p.b} = ${c(p)}`, value, relation: 'next' },
    ]
  if (p.kind === 'exterior')
    return [
      {
        say: 'The angle inside, next to \\(x\\), is what is left of 180 degrees.',
        latex: `180 - ${p.a} - ${c(p)} = ${p.b}`,
        figure: picture(p),
        relation: 'next',
      },
      {
        say: 'It makes a straight line with \\(x\\).',
        latex: `x = 180 - ${p.b} = ${outside(p)}`,
        value,
        relation: 'next',
      },
      {
        say: 'Shorter: an exterior angle is the sum of the two angles that do not touch it.',
        latex: `x = ${p.a} + ${c(p)} = ${outside(p)}`,
        value,
        relation: 'same',
      },
    ]
  return [
    {
      say: 'An exterior angle is the sum of the two angles that do not touch it.',
      latex: `x + ${c(p)} = ${outside(p)}`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: 'Subtract the angle that you know.',
      latex: `x = ${outside(p)} - ${c(p)} = ${p.a}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const d = (n: number): string => `${n}°`
  const corners = cornersFromAngles(p.a, p.b)
  if (p.kind === 'third') return triangle({ corners, angleLabels: [d(p.a), d(p.b), 'x'] })
  return triangle({
    corners,
    angleLabels: p.kind === 'exterior' ? [d(p.a), null, d(c(p))] : ['x', null, d(c(p))],
    exterior: { side: 0, label: p.kind === 'exterior' ? 'x' : d(outside(p)) },
  })
}

/** Use the angle sum and exterior angles (8.G.A.5). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/8',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  prompt: (p, words) => {
    const [a, b, z, out] = [p.a, p.b, c(p), outside(p)].map((n) => `\\(${n}^\\circ\\)`)
    const texts = {
      third: [
        `Two angles of a triangle are ${a} and ${b}. Find the third angle, \\(x\\).`,
        'How large is \\(x\\)?',
        `A triangle has angles of ${a} and ${b}. How large is the angle \\(x\\)?`,
      ],
      exterior: [
        `Find the exterior angle \\(x\\).`,
        `Two angles of a triangle are ${a} and ${z}. How large is the exterior angle \\(x\\) at the third corner?`,
      ],
      inner: [
        `The exterior angle is ${out}. One of the angles that do not touch it is ${z}. Find the other one, \\(x\\).`,
        'Use the exterior angle to find \\(x\\).',
      ],
    }
    return { text: words.pick(texts[p.kind]) }
  },
  answer: (p) => whole(answerOf(p)),
  forms: ['angle', 'numeric', 'choice'],
  rules: () => ({ unit: 'degrees', variable: 'x' }),
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'third'
          ? 'What do the three angles of a triangle make together?'
          : 'An exterior angle and the angle inside next to it make a straight line.',
    },
    {
      text:
        p.kind === 'third'
          ? 'Together they make 180 degrees.'
          : 'The exterior angle is the sum of the two angles that do not touch it.',
    },
    {
      text:
        p.kind === 'third'
          ? `Work out \\(180 - ${p.a} - ${p.b}\\).`
          : p.kind === 'exterior'
            ? `Add \\(${p.a} + ${c(p)}\\).`
            : `Work out \\(${outside(p)} - ${c(p)}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => ({ third: 0, exterior: 1, inner: 2 })[p.kind],
}
