import { angle } from '../../figures/angle.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

type Kind = 'complementary' | 'supplementary' | 'vertical' | 'beside' | 'three' | 'corner'

/** `a` is the marked angle; `b` a second one beside it on the line ('three') or in the right angle ('corner'), else 0. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
}

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(2 * difficulty - 0.5)) {
    const kind = chance.happens(0.75) ? 'three' : 'corner'
    const [least, most] = kind === 'three' ? [25, 110] : [18, 55]
    return { kind, a: chance.int(least, most), b: chance.int(least, most) }
  }
  const kind = chance.happens(0.1) ? 'complementary' : chance.pick(['supplementary', 'vertical', 'beside'] as const)
  return { kind, a: kind === 'complementary' ? chance.int(15, 75) : chance.int(20, 160), b: 0 }
}

const total = (p: Params): number => (p.kind === 'complementary' || p.kind === 'corner' ? 90 : 180)
const answerOf = (p: Params): number => (p.kind === 'vertical' ? p.a : total(p) - p.a - p.b)

function reject(p: Params): string | null {
  const x = answerOf(p)
  if (p.a === 90 || p.a === 45 || p.a === p.b) return 'the angles are alike'
  if ((p.kind === 'three' && x < 25) || (p.kind === 'corner' && x < 15)) return 'too narrow to draw'
  return p.kind !== 'vertical' && (x === p.a || x === p.b) ? 'the answer stands in the question' : null
}

function distractors(p: Params): Distractor[] {
  const x = answerOf(p)
  if (p.kind === 'vertical')
    return [
      {
        value: whole(180 - p.a),
        misconception: 'protractor_wrong_scale',
        why: 'That is the angle beside it. Vertical angles are across from each other, and they are equal.',
      },
      {
        value: whole(Math.abs(90 - p.a)),
        misconception: 'wrong_operation',
        why: 'The angles do not make a right angle. They are across from each other.',
      },
      {
        value: whole(2 * p.a),
        misconception: 'looks_alike',
        why: 'Nothing is doubled here: the two angles across from each other are equal.',
      },
      {
        value: whole(360 - p.a),
        misconception: 'looks_alike',
        why: 'That is the rest of the full turn. Look across the crossing.',
      },
    ]
  const list: Distractor[] = []
  const other = 270 - total(p) - p.a - p.b
  if (p.b === 0)
    list.push({
      value: whole(p.a),
      misconception: 'all_angles_equal',
      why: 'Angles side by side need not be equal. Together they fill the whole.',
    })
  if (other > 0)
    list.push({
      value: whole(other),
      misconception: 'wrong_operation',
      why: `Together these angles make ${total(p)} degrees, not ${270 - total(p)}.`,
    })
  if (p.b > 0)
    list.push(
      {
        value: whole(total(p) - p.a),
        misconception: 'stops_early',
        why: 'One of the given angles was left out. Take away both.',
      },
      {
        value: whole(total(p) - p.b),
        misconception: 'stops_early',
        why: 'One of the given angles was left out. Take away both.',
      },
      {
        value: whole(p.a + p.b),
        misconception: 'stops_early',
        why: `That is the sum of the given angles. Take it away from ${total(p)}.`,
      },
    )
  list.push({
    value: whole(180 - x),
    misconception: 'protractor_wrong_scale',
    why: 'That angle and \\(x\\) make 180 degrees. Look at \\(x\\) itself: is it acute or obtuse?',
  })
  if (p.b === 0)
    list.push({
      value: whole(360 - p.a),
      misconception: 'looks_alike',
      why: 'A full turn is 360 degrees. These angles make less.',
    })
  return list
}

const rules: Readonly<Record<Kind, string>> = {
  complementary: 'Together they make a right angle, 90 degrees.',
  supplementary: 'Together they make a straight angle, 180 degrees.',
  vertical: 'Vertical angles, across from each other where two lines cross, are equal.',
  beside: 'Two angles side by side on a straight line make 180 degrees.',
  three: 'All the angles on one side of a straight line make 180 degrees.',
  corner: 'All these angles together fill a right angle, 90 degrees.',
}

function solution(p: Params): Step[] {
  const x = answerOf(p)
  const value = whole(x)
  const first: Step = { say: rules[p.kind], figure: picture(p), relation: 'next' }
  if (p.kind === 'vertical')
    return [
      first,
      { say: 'So \\(x\\) is as large as the marked angle.', latex: `x = ${x}^\\circ`, value, relation: 'next' },
    ]
  const given = p.b > 0 ? `${p.a} - ${p.b}` : String(p.a)
  return [
    first,
    {
      say: p.b > 0 ? 'Take away both angles that you know.' : 'Take away the angle that you know.',
      latex: `x = ${total(p)} - ${given} = ${x}`,
      value,
      relation: 'next',
    },
    {
      say: 'Check: the angles together fill the whole.',
      latex: `${p.a} + ${p.b > 0 ? `${p.b} + ` : ''}${x} = ${total(p)}`,
      value,
      relation: 'same',
    },
  ]
}

function picture(p: Params): Figure {
  const [a, x] = [
    { degrees: p.a, label: `${p.a}°` },
    { degrees: answerOf(p), label: 'x' },
  ]
  if (p.kind === 'vertical') return angle({ kind: 'crossing', degrees: p.a, labels: [`${p.a}°`, null, 'x', null] })
  if (p.kind === 'beside') return angle({ kind: 'crossing', degrees: p.a, labels: [`${p.a}°`, 'x', null, null] })
  const parts = p.b > 0 ? [a, { degrees: p.b, label: `${p.b}°` }, x] : [a, x]
  return angle({ kind: total(p) === 90 ? 'right' : 'line', parts })
}

/** Use complementary, supplementary and vertical angles (7.G.B.5). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  prompt: (p, words) => {
    const a = `\\(${p.a}^\\circ\\)`
    const texts: Readonly<Record<Kind, readonly string[]>> = {
      complementary: [
        `Two angles are complementary. One is ${a}. How large is the other, \\(x\\)?`,
        `The two angles make a right angle. One of them is ${a}. Find \\(x\\).`,
      ],
      supplementary: [
        `Two angles are supplementary. One is ${a}. How large is the other, \\(x\\)?`,
        `The two angles make a straight line. One of them is ${a}. Find \\(x\\).`,
      ],
      vertical: [
        `Two lines cross. One angle is ${a}. Find \\(x\\), the angle across from it.`,
        `\\(x\\) and the angle of ${a} are vertical angles. Find \\(x\\).`,
      ],
      beside: [
        `Two lines cross. One angle is ${a}. Find \\(x\\), the angle beside it.`,
        `How large is \\(x\\), next to the angle of ${a}?`,
      ],
      three: [
        `Three angles lie on a straight line. Two are ${a} and \\(${p.b}^\\circ\\). Find \\(x\\).`,
        `Find \\(x\\). The line at the bottom is straight.`,
      ],
      corner: [
        `Three angles fill a right angle. Two are ${a} and \\(${p.b}^\\circ\\). Find \\(x\\).`,
        'Find \\(x\\). The three angles make a right angle.',
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
        p.kind === 'vertical' || p.kind === 'beside'
          ? 'Are the two angles across from each other, or side by side?'
          : 'What do the angles make together?',
    },
    {
      text:
        p.kind === 'vertical'
          ? 'Angles across from each other are equal.'
          : `Together they are \\(${total(p)}^\\circ\\).`,
    },
    {
      text:
        p.kind === 'vertical'
          ? `\\(x\\) is as large as the angle marked \\(${p.a}^\\circ\\).`
          : `Work out \\(${total(p)} - ${p.a}${p.b > 0 ? ` - ${p.b}` : ''}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => (p.b > 0 ? 2 : p.kind === 'vertical' ? 0 : 1),
}
