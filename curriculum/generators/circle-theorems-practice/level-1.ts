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
          `The measure of central angle \\(AOB\\) is \\(${a}^\\circ\\). What is the measure \\(x\\) of minor arc \\(AB\\)?`,
          `In circle \\(O\\), \\(m\\angle AOB = ${a}^\\circ\\). Find the measure \\(x\\) of minor arc \\(AB\\).`,
        ],
        answer: a,
        wrong: [
          [
            180 - a,
            'all_angles_equal',
            `You subtracted ${a} from 180. An arc has the same measure as its central angle.`,
          ],
          [360 - a, 'looks_alike', 'That is the measure of the major arc. Find the minor arc \\(AB\\).'],
          [
            2 * a,
            'looks_alike',
            `You doubled ${a}. An arc is twice an inscribed angle, but equal to its central angle.`,
          ],
          a % 2 === 0
            ? [
                a / 2,
                'looks_alike',
                `You halved ${a}. That is the rule for an inscribed angle; here the vertex is the center.`,
              ]
            : [a + 10, 'near', `The central angle measures \\(${a}^\\circ\\), and so does its arc.`],
        ],
        nudge: 'Where is the vertex of the angle?',
        rule: 'The measure of a minor arc equals the measure of its central angle.',
        steps: [['So arc \\(AB\\) has the same measure as angle \\(AOB\\).', `x = ${a}^\\circ`]],
      },
      `Arc \\(AB\\) has the same measure as angle \\(AOB\\).`,
    )
  if (kind === 'rest')
    return tellDegrees(
      {
        ask: [
          `The measure of minor arc \\(AB\\) is \\(${a}^\\circ\\). What is the measure \\(x\\) of the major arc?`,
          `Points \\(A\\) and \\(B\\) divide circle \\(O\\) into two arcs. The minor arc measures \\(${a}^\\circ\\). Find the measure \\(x\\) of the major arc.`,
        ],
        answer: 360 - a,
        wrong: [
          [
            180 - a,
            'all_angles_equal',
            `You subtracted ${a} from 180. The two arcs make a whole circle, \\(360^\\circ\\).`,
          ],
          [a, 'all_angles_equal', `The major arc is longer than the minor arc. Together they make \\(360^\\circ\\).`],
          [2 * a, 'looks_alike', `You doubled ${a}. Subtract the minor arc from \\(360^\\circ\\) instead.`],
          [360 - 2 * a, 'looks_alike', `You subtracted ${a} twice. Subtract the minor arc once.`],
        ],
        nudge: 'How many degrees are in a whole circle?',
        rule: 'The measures of the arcs of a circle have a sum of 360 degrees.',
        steps: [['Subtract the measure of the minor arc from 360 degrees.', `x = 360 - ${a} = ${360 - a}`]],
      },
      `Find \\(360 - ${a}\\).`,
    )
  if (kind === 'half')
    return tellDegrees(
      {
        ask: [
          `\\(AC\\) is a diameter. The measure of central angle \\(AOB\\) is \\(${a}^\\circ\\). Find the measure \\(x\\) of arc \\(BC\\).`,
        ],
        answer: 180 - a,
        wrong: [
          [
            a,
            'all_angles_equal',
            `That is the measure of arc \\(AB\\). Arcs \\(AB\\) and \\(BC\\) make a half circle.`,
          ],
          [
            360 - a,
            'looks_alike',
            `You subtracted ${a} from 360. Arcs \\(AB\\) and \\(BC\\) make a half circle, \\(180^\\circ\\).`,
          ],
          [90 - a > 0 ? 90 - a : a - 90, 'wrong_operation', `You used 90. A half circle has \\(180^\\circ\\).`],
          [
            180 - 2 * a > 0 ? 180 - 2 * a : 2 * a,
            'looks_alike',
            `You doubled ${a}. Arc \\(AB\\) measures \\(${a}^\\circ\\), the same as its central angle.`,
          ],
        ],
        nudge: 'The diameter divides the circle into two semicircles.',
        rule: 'A semicircle measures 180 degrees, and an arc has the measure of its central angle.',
        steps: [['Subtract the measure of arc \\(AB\\) from 180 degrees.', `x = 180 - ${a} = ${180 - a}`]],
      },
      `Find \\(180 - ${a}\\).`,
    )
  if (kind === 'three')
    return tellDegrees(
      {
        ask: [
          `Three points divide a circle into arcs that measure \\(${a}^\\circ\\), \\(${b}^\\circ\\), and \\(x\\). Find \\(x\\).`,
          `Two of the three central angles measure \\(${a}^\\circ\\) and \\(${b}^\\circ\\). Find the third one, \\(x\\).`,
        ],
        answer: 360 - a - b,
        wrong: [
          [
            Math.abs(180 - a - b),
            'all_angles_equal',
            `You subtracted from 180. The three angles make a full turn, \\(360^\\circ\\).`,
          ],
          [a + b, 'stops_early', `That is \\(${a} + ${b}\\). Subtract it from 360.`],
          [360 - a, 'stops_early', `You subtracted only ${a}. Subtract ${b} as well.`],
          [a, 'all_angles_equal', `That is one of the given measures. The three arcs are not equal.`],
        ],
        nudge: 'Go once around the center. How far do you turn?',
        rule: 'The central angles around the center have a sum of 360 degrees.',
        steps: [['Subtract both known angles from 360 degrees.', `x = 360 - ${a} - ${b} = ${360 - a - b}`]],
      },
      `Find \\(360 - ${a} - ${b}\\).`,
    )
  const size = k * a + n
  return tellDegrees(
    {
      ask: [
        `\\(AC\\) is a diameter. Arc \\(AB\\) measures \\((${linear(k, n)})^\\circ\\) and arc \\(BC\\) measures \\(${b}^\\circ\\). Find the measure of arc \\(AB\\).`,
      ],
      answer: size,
      wrong: [
        [a, 'stops_early', `That is \\(x\\). Substitute it into \\(${linear(k, n)}\\).`],
        [b, 'all_angles_equal', 'That is the measure of arc \\(BC\\). The two arcs make a semicircle.'],
        [360 - b, 'looks_alike', `You subtracted ${b} from 360. The diameter makes a semicircle, \\(180^\\circ\\).`],
        [k * a, 'stops_early', `That is \\(${k}x\\). The arc measures \\(${linear(k, n)}\\).`],
      ],
      nudge: 'The diameter divides the circle into two semicircles.',
      rule: 'The arcs on one side of a diameter have a sum of 180 degrees.',
      steps: [
        ['Write an equation.', `${linear(k, n)} + ${b} = 180`],
        ['Solve for \\(x\\).', `${k}x = ${180 - b - n} \\qquad x = ${a}`],
        [
          `Substitute \\(${a}\\) for \\(x\\) to find the measure of the arc.`,
          `${k} \\times ${a} ${n < 0 ? '-' : '+'} ${Math.abs(n)} = ${size}`,
        ],
      ],
    },
    `Solve \\(${linear(k, n)} + ${b} = 180\\), then substitute \\(x\\) into \\(${linear(k, n)}\\).`,
    { unit: 'degrees' },
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
            : `Circle with center O. Minor arc AB measures ${a}°, and the major arc is x.`,
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
  version: 3,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.k} ${p.n}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => ({ same: 0, rest: 0, half: 0.5, three: 2, letter: 4 })[p.kind],
}
