import { vector } from '../../values/vector.ts'
import { toldBy } from '../telling.ts'
import { arrows, numberLeftOut, pairText, vectorText } from './vector-text.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Pair } from './vector-text.ts'

/** a u + b v. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly u: Pair
  readonly v: Pair
}

function params(chance: Chance, difficulty: number): Params {
  const most = 5 + Math.round(3 * difficulty)
  const sign = (): number => (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const one = (): number => chance.int(1, most) * sign()
  const scaled = chance.happens(1.6 * difficulty - 0.3)
  const b = scaled ? chance.int(2, 4) : 1
  return {
    a: scaled ? chance.int(1, 4) : 1,
    b: chance.happens(0.25 + 0.4 * difficulty) ? -b : b,
    u: [one(), one()],
    v: [one(), one()],
  }
}

const result = ({ a, b, u, v }: Params): Pair => [a * u[0] + b * v[0], a * u[1] + b * v[1]]

function reject(p: Params): string | null {
  const [x, y] = result(p)
  if (x === y || (x === 0 && y === 0)) return 'components alike'
  return p.u[0] * p.v[1] === p.u[1] * p.v[0] || p.v[0] === p.v[1] ? 'one line' : null
}

const scaledText = (k: number, letter: string): string => (Math.abs(k) === 1 ? letter : `${Math.abs(k)}${letter}`)

function tell(p: Params): Telling {
  const { a, b, u, v } = p
  const asked = `${scaledText(a, 'u')} ${b < 0 ? '-' : '+'} ${scaledText(b, 'v')}`
  const [x, y] = result(p)
  const [au, bv]: [Pair, Pair] = [
    [a * u[0], a * u[1]],
    [Math.abs(b) * v[0], Math.abs(b) * v[1]],
  ]
  return {
    ask: [
      `\\(u = ${vectorText(u)}\\) and \\(v = ${vectorText(v)}\\). Find \\(${asked}\\).`,
      `Work out \\(${asked}\\) for \\(u = ${vectorText(u)}\\) and \\(v = ${vectorText(v)}\\).`,
    ],
    answer: vector(x, y),
    wrong: [
      [
        vector(a * u[0] - b * v[0], a * u[1] - b * v[1]),
        'wrong_operation',
        b < 0 ? 'The vectors were added. Subtract the second one.' : 'The vectors were subtracted. Add them.',
      ],
      ...(a > 1 || Math.abs(b) > 1
        ? ([
            [
              vector(u[0] + Math.sign(b) * v[0], u[1] + Math.sign(b) * v[1]),
              'stops_early',
              'The numbers in front were left out. Multiply both components by them.',
            ],
          ] as const)
        : []),
      [vector(x, -y), 'slip_sign', 'Look at the sign of the second component.'],
      [vector(y, x), 'reversed_order', 'The components changed places.'],
      [vector(a * u[0] + b * v[1], a * u[1] + b * v[0]), 'looks_alike', 'Add first to first and second to second.'],
    ],
    hints: [
      'Work on the first components and the second components apart.',
      a > 1 || Math.abs(b) > 1
        ? 'First multiply each vector by its number.'
        : b < 0
          ? 'Subtract component by component.'
          : 'Add component by component.',
      `The vectors are \\(${vectorText(au)}\\) and \\(${vectorText(bv)}\\). ${b < 0 ? 'Subtract the second.' : 'Add them.'}`,
    ],
    steps: [
      ...(a > 1 || Math.abs(b) > 1
        ? ([['Multiply each vector by its number.', `${vectorText(au)} \\qquad ${vectorText(bv)}`]] as const)
        : ([
            [
              'Write the two vectors below each other, component by component.',
              `${vectorText(u)} \\qquad ${vectorText(v)}`,
            ],
          ] as const)),
      [
        b < 0 ? 'Subtract the components.' : 'Add the components.',
        `(${au[0]} ${b < 0 ? '-' : '+'} ${bv[0] < 0 ? `(${bv[0]})` : bv[0]}, \\ ${au[1]} ${b < 0 ? '-' : '+'} ${bv[1] < 0 ? `(${bv[1]})` : bv[1]})`,
      ],
      ['Work out both.', vectorText([x, y])],
    ],
  }
}

const picture = ({ u, v }: Params): Figure =>
  arrows(
    [
      { from: [0, 0], to: u, label: 'u' },
      { from: [0, 0], to: v, label: 'v', color: 2 },
    ],
    `Two arrows from the origin: u to ${pairText(u)} and v to ${pairText(v)}.`,
  )

/** Add, subtract and multiply by a number (HSN-VM.B.4a, HSN-VM.B.5a). */
export const level: TopicLevel<Params> = {
  key: 'vectors_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.u.join()} ${p.v.join()}`,
  ...toldBy(tell, picture),
  forms: ['vector', 'choice'],
  formsLeftOut: numberLeftOut,
  figure: picture,
  load: (p) => p.a + Math.abs(p.b) + [p.b, ...p.u, ...p.v].filter((n) => n < 0).length / 2,
}
