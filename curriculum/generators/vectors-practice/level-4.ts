import { rational } from '../../values/rational.ts'
import { vector } from '../../values/vector.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import { arrows, numberLeftOut, pairText, vectorText } from './vector-text.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Pair } from './vector-text.ts'

/** boat: own velocity u and current v, sum asked. wind: ground velocity u and wind v, own velocity asked. forces: a third force that holds the balance. far: the way after t hours of the boat. */
export interface Params {
  readonly kind: 'boat' | 'wind' | 'forces' | 'far'
  readonly u: Pair
  readonly v: Pair
  readonly t: number
}

const triples = pythagoreanTriples(15)

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const sign = (): number => (chance.happens(0.4) ? -1 : 1)
  const [a, b] = chance.pick(triples)
  const one = (most: number): number => chance.int(1, most) * sign()
  const u: Pair = chance.happens(0.3) ? [a * sign(), b * sign()] : [one(14), one(14)]
  return {
    kind: stage < 0.33 ? 'boat' : stage < 0.55 ? 'wind' : stage < 0.78 ? 'forces' : 'far',
    u,
    v: [one(6), one(6)],
    t: chance.int(2, 6),
  }
}

function answer({ kind, u, v, t }: Params): Pair {
  const sum: Pair = [u[0] + v[0], u[1] + v[1]]
  if (kind === 'wind') return [u[0] - v[0], u[1] - v[1]]
  if (kind === 'forces') return [-sum[0], -sum[1]]
  return kind === 'far' ? [t * sum[0], t * sum[1]] : sum
}

function reject(p: Params): string | null {
  const [x, y] = answer(p)
  return x === y || x === -y || x === 0 || y === 0 || p.u[0] === p.v[0] ? 'components alike' : null
}

function tell(p: Params): Telling {
  const { kind, u, v, t } = p
  const [x, y] = answer(p)
  const [U, V] = [vectorText(u), vectorText(v)]
  const sum: Pair = [u[0] + v[0], u[1] + v[1]]
  const asks: Readonly<Record<Params['kind'], readonly string[]>> = {
    boat: [
      `A boat steers with the velocity \\(${U}\\) km/h through the water. The current flows with \\(${V}\\) km/h. Find its velocity over the ground.`,
    ],
    wind: [
      `A drone moves over the ground with the velocity \\(${U}\\) km/h. The wind has the velocity \\(${V}\\) km/h. Find the velocity of the drone relative to the air.`,
    ],
    forces: [`Two forces of \\(${U}\\) N and \\(${V}\\) N pull on a ring. Which third force keeps it at rest?`],
    far: [
      `A boat steers with the velocity \\(${U}\\) km/h, and the current flows with \\(${V}\\) km/h. How far does it get in ${t} hours? Give the vector in kilometers.`,
    ],
  }
  const size = (w: Pair): number => Math.hypot(...w)
  const stretch = (size(u) + size(v)) / Math.max(size(sum), 1e-9)
  const k = Math.round(stretch * 10)
  return {
    ask: asks[kind],
    answer: vector(x, y),
    wrong: [
      kind === 'wind'
        ? [
            vector(...sum),
            'wrong_operation',
            'The wind was added. The drone itself makes what is left when the wind is taken away.',
          ]
        : kind === 'forces'
          ? [vector(...sum), 'stops_early', 'That is the sum of the two forces. The third one must cancel it.']
          : kind === 'far'
            ? [vector(...sum), 'stops_early', `That is the way of one hour. Multiply it by ${t}.`]
            : [
                vector(u[0] - v[0], u[1] - v[1]),
                'wrong_operation',
                'The current was subtracted. It carries the boat along, so add it.',
              ],
      [
        vector(rational(x * k, 10), rational(y * k, 10)),
        'vector_add_lengths',
        'The two sizes were added. Arrows that point different ways partly cancel: add the components.',
      ],
      [vector(x, -y), 'slip_sign', 'Look at the sign of the second component.'],
      kind === 'far'
        ? [
            vector(t * u[0] + v[0], t * u[1] + v[1]),
            'stops_early',
            'The current acts in every hour too. Multiply the sum.',
          ]
        : [vector(y, x), 'reversed_order', 'The components changed places.'],
    ],
    hints: [
      kind === 'forces'
        ? 'At rest all forces together are zero.'
        : kind === 'wind'
          ? 'Own velocity and wind together give the velocity over the ground.'
          : 'Both motions happen at once. Lay the arrows end to end.',
      kind === 'wind' ? 'So subtract the wind.' : 'Add the two vectors component by component.',
      kind === 'wind'
        ? `Work out \\(${U} - ${V}\\).`
        : kind === 'forces'
          ? `The sum is \\(${vectorText(sum)}\\). Turn it around.`
          : kind === 'far'
            ? `The sum is \\(${vectorText(sum)}\\). Multiply it by ${t}.`
            : `Work out \\(${U} + ${V}\\).`,
    ],
    steps: [
      kind === 'wind'
        ? ['Own velocity plus wind gives the velocity over the ground.', `w + ${V} = ${U}`]
        : ['Add the two vectors.', `${U} + ${V} = ${vectorText(sum)}`],
      kind === 'wind'
        ? ['Subtract the wind.', `w = ${U} - ${V} = ${vectorText([x, y])}`]
        : kind === 'forces'
          ? ['The third force is the opposite of the sum.', vectorText([x, y])]
          : kind === 'far'
            ? [`Multiply by ${t} hours.`, `${t} ${vectorText(sum)} = ${vectorText([x, y])}`]
            : ['This is the velocity over the ground.', vectorText([x, y])],
    ],
  }
}

const picture = ({ kind, u, v }: Params): Figure =>
  arrows(
    [
      { from: [0, 0], to: u, label: kind === 'forces' ? 'F' : 'u' },
      { from: [0, 0], to: v, label: kind === 'forces' ? 'G' : 'v', color: 2 },
    ],
    `Two arrows from the origin, one to ${pairText(u)} and one to ${pairText(v)}.`,
  )

/** Combine speeds and directions (HSN-VM.A.3, HSN-VM.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'vectors_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.u.join()} ${p.v.join()} ${p.kind === 'far' ? p.t : ''}`,
  ...toldBy(tell, picture),
  forms: ['vector', 'choice'],
  formsLeftOut: numberLeftOut,
  figure: picture,
  load: (p) => ({ boat: 0, wind: 1, forces: 2, far: 3 })[p.kind],
}
