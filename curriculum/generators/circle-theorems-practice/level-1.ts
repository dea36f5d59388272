import { circle } from '../../figures/circle.ts'
import { toldBy } from '../telling.ts'
import { linear, tellDegrees } from './degrees-asked.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'same' | 'rest' | 'half' | 'three' | 'letter'

/** Arcs or central angles in degrees. letter: the arcs are k x + n and b, on a half circle. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly k: number
  readonly n: number
  readonly turn: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const turn = 15 * chance.int(0, 23)
  if (stage < 0.4) {
    const kind = chance.pick(['same', 'rest', 'half', 'same', 'rest'] as const)
    return {
      kind,
      a: kind === 'half' ? chance.int(35, 145) : kind === 'same' ? chance.int(26, 178) : chance.int(12, 178),
      b: 0,
      k: 0,
      n: 0,
      turn,
    }
  }
  if (stage < 0.7) return { kind: 'three', a: chance.int(50, 150), b: chance.int(50, 150), k: 0, n: 0, turn }
  const [k, x] = [chance.int(2, 5), chance.int(8, 32)]
  const n = chance.int(-12, 20)
  return { kind: 'letter', a: x, b: 180 - (k * x + n), k, n, turn }
}

function reject({ kind, a, b, k, n }: Params): string | null {
  if (kind === 'half') return a === 90 || a === 60 ? 'numbers alike' : null
  if (kind === 'three')
    return a === b || a + b > 310 || 360 - a - b === a || 360 - a - b === b || 360 - a - b > 175
      ? 'alike or too large'
      : null
  if (kind === 'letter') return b < 30 || b > 150 || n === 0 || k * a + n < 30 || b === a ? 'hard to draw' : null
  return a === 90 ? 'numbers alike' : null
}

function tell(p: Params): Telling {
  const { kind, a, b, k, n } = p
  if (kind === 'same')
    return tellDegrees(
      {
        ask: [
          `The central angle \\(AOB\\) is \\(${a}^\\circ\\). How many degrees has the arc \\(AB\\)?`,
          `\\(O\\) is the center. Angle \\(AOB\\) measures \\(${a}^\\circ\\). Find the measure \\(x\\) of the minor arc \\(AB\\).`,
        ],
        answer: a,
        wrong: [
          [
            180 - a,
            'all_angles_equal',
            'Arc and central angle do not fill a straight line. They have the same measure.',
          ],
          [360 - a, 'looks_alike', 'That is the other arc from \\(A\\) to \\(B\\), the longer way around.'],
          [2 * a, 'looks_alike', 'The arc is not twice the central angle. That is so for an inscribed angle.'],
          a % 2 === 0
            ? [a / 2, 'looks_alike', 'Halving is for an inscribed angle. Here the vertex is the center.']
            : [a + 10, 'near', 'Read the central angle once more.'],
        ],
        nudge: 'Where is the vertex of the angle?',
        rule: 'An arc has as many degrees as its central angle.',
        steps: [['So the arc has the same measure.', `x = ${a}^\\circ`]],
      },
      `The arc has the measure of angle \\(AOB\\).`,
    )
  if (kind === 'rest')
    return tellDegrees(
      {
        ask: [
          `The minor arc \\(AB\\) has \\(${a}^\\circ\\). How many degrees has the major arc \\(x\\), the longer way around?`,
        ],
        answer: 360 - a,
        wrong: [
          [180 - a, 'all_angles_equal', 'The two arcs make a whole circle, not a half circle.'],
          [a, 'all_angles_equal', 'The two arcs are not equal. Together they make the whole circle.'],
          [2 * a, 'looks_alike', 'Nothing is doubled here. The arcs make the whole circle.'],
          [360 - 2 * a, 'looks_alike', 'The minor arc was taken away twice.'],
        ],
        nudge: 'How many degrees has a whole circle?',
        rule: 'All arcs of a circle together make 360 degrees.',
        steps: [['Take the minor arc away.', `x = 360 - ${a} = ${360 - a}`]],
      },
      `Work out \\(360 - ${a}\\).`,
    )
  if (kind === 'half')
    return tellDegrees(
      {
        ask: [
          `\\(AC\\) is a diameter. The central angle \\(AOB\\) is \\(${a}^\\circ\\). Find the arc \\(x\\) from \\(B\\) to \\(C\\).`,
        ],
        answer: 180 - a,
        wrong: [
          [a, 'all_angles_equal', 'The two arcs are not equal. Together they make a half circle.'],
          [360 - a, 'looks_alike', 'Together with \\(AB\\) the arc makes a half circle, not a whole one.'],
          [90 - a > 0 ? 90 - a : a - 90, 'wrong_operation', 'A half circle has 180 degrees, not 90.'],
          [180 - 2 * a > 0 ? 180 - 2 * a : 2 * a, 'looks_alike', 'Use the central angle as it is. Nothing is doubled.'],
        ],
        nudge: 'The diameter cuts the circle into two halves.',
        rule: 'A half circle has 180 degrees, and an arc has the measure of its central angle.',
        steps: [['Take the arc \\(AB\\) away from the half circle.', `x = 180 - ${a} = ${180 - a}`]],
      },
      `Work out \\(180 - ${a}\\).`,
    )
  if (kind === 'three')
    return tellDegrees(
      {
        ask: [
          `Three points cut a circle into arcs of \\(${a}^\\circ\\), \\(${b}^\\circ\\) and \\(x\\). Find \\(x\\).`,
          `Two central angles are \\(${a}^\\circ\\) and \\(${b}^\\circ\\). Find the third one, \\(x\\).`,
        ],
        answer: 360 - a - b,
        wrong: [
          [Math.abs(180 - a - b), 'all_angles_equal', 'The three angles make a full turn, not a half turn.'],
          [a + b, 'stops_early', 'That is the sum of the two. Take it away from 360.'],
          [360 - a, 'stops_early', 'One of the arcs was left out. Take away both.'],
          [a, 'all_angles_equal', 'The three arcs need not be equal.'],
        ],
        nudge: 'Go once around the center. How far do you turn?',
        rule: 'All central angles around the center make 360 degrees.',
        steps: [['Take both known angles away.', `x = 360 - ${a} - ${b} = ${360 - a - b}`]],
      },
      `Work out \\(360 - ${a} - ${b}\\).`,
    )
  const size = k * a + n
  return tellDegrees(
    {
      ask: [
        `\\(AC\\) is a diameter. The arcs \\(AB\\) and \\(BC\\) have \\((${linear(k, n)})^\\circ\\) and \\(${b}^\\circ\\). How large is the arc \\(AB\\)?`,
      ],
      answer: size,
      wrong: [
        [a, 'stops_early', `That is \\(x\\). Put it into \\(${linear(k, n)}\\).`],
        [b, 'all_angles_equal', 'The two arcs are not equal. Together they make a half circle.'],
        [360 - b, 'looks_alike', 'The diameter cuts off a half circle, 180 degrees.'],
        [k * a, 'stops_early', `That is \\(${k}x\\). The number beside it is still missing.`],
      ],
      nudge: 'The diameter cuts the circle into two halves.',
      rule: 'The arcs on one side of a diameter make 180 degrees.',
      steps: [
        ['Write an equation.', `${linear(k, n)} + ${b} = 180`],
        ['Solve for \\(x\\).', `${k}x = ${180 - b - n} \\qquad x = ${a}`],
        ['Put \\(x\\) into the arc.', `${k} \\times ${a} ${n < 0 ? '-' : '+'} ${Math.abs(n)} = ${size}`],
      ],
    },
    `Solve \\(${linear(k, n)} + ${b} = 180\\), then put \\(x\\) into the arc.`,
  )
}

function picture(p: Params): Figure {
  const { kind, a, b, k, n, turn: t } = p
  const size = kind === 'letter' ? k * a + n : a
  if (kind === 'three')
    return circle(
      {
        points: [
          { at: t, name: 'A' },
          { at: t + a, name: 'B' },
          { at: t + a + b, name: 'C' },
        ],
        center: 'O',
        radii: [{ to: 0 }, { to: 1 }, { to: 2 }],
        centralAngles: [
          { from: 0, to: 1, label: `${a}°` },
          { from: 1, to: 2, label: `${b}°` },
          { from: 2, to: 0, label: 'x' },
        ],
      },
      { alt: `Circle with center O and points A, B and C. Central angles: AOB = ${a}°, BOC = ${b}°, COA = x.` },
    )
  if (kind === 'same' || kind === 'rest')
    return circle(
      {
        points: [
          { at: t, name: 'A' },
          { at: t + a, name: 'B' },
        ],
        center: 'O',
        radii: [{ to: 0 }, { to: 1 }],
        ...(kind === 'same'
          ? { centralAngles: [{ from: 0, to: 1, label: `${a}°` }], arcs: [{ from: 0, to: 1, label: 'x' }] }
          : {
              arcs: [
                { from: 0, to: 1, label: `${a}°` },
                { from: 1, to: 0, label: 'x' },
              ],
            }),
      },
      {
        alt:
          kind === 'same'
            ? `Circle with center O and the central angle AOB = ${a}°. The minor arc AB is x.`
            : `Circle with center O. The minor arc AB has ${a}°, the major arc is x.`,
      },
    )
  return circle(
    {
      points: [
        { at: t, name: 'A' },
        { at: t + size, name: 'B' },
        { at: t + 180, name: 'C' },
      ],
      center: 'O',
      diameters: [{ through: 0 }],
      radii: [{ to: 1 }],
      ...(kind === 'half'
        ? { centralAngles: [{ from: 0, to: 1, label: `${a}°` }], arcs: [{ from: 1, to: 2, label: 'x' }] }
        : {
            arcs: [
              { from: 0, to: 1, label: linear(k, n) },
              { from: 1, to: 2, label: `${b}°` },
            ],
          }),
    },
    {
      alt:
        kind === 'half'
          ? `Circle with center O and the diameter AC. The central angle AOB is ${a}°, the arc BC is x.`
          : `Circle with center O and the diameter AC. The arc AB is ${linear(k, n)}, the arc BC ${b}°.`,
    },
  )
}

/** Link arcs with central angles (HSG-C.A.2, HSG-C.A.1). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.k} ${p.n}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => ({ same: 0, rest: 0, half: 0.5, three: 2, letter: 4 })[p.kind],
}
