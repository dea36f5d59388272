import { circle } from '../../figures/circle.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import { tellDegrees } from './degrees-asked.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'fromArc' | 'fromCenter' | 'toArc' | 'half' | 'four' | 'triangle'

/** a: the given arc or angle in degrees; b: a second one (four: none, triangle: an arc). */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly turn: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const turn = 15 * chance.int(0, 23)
  if (stage < 0.4) {
    const kind = chance.pick(['fromArc', 'fromArc', 'fromCenter', 'toArc'] as const)
    return {
      kind,
      a: kind === 'toArc' ? chance.int(12, 86) : chance.int(24, kind === 'fromArc' ? 330 : 176),
      b: 0,
      turn,
    }
  }
  if (stage < 0.7)
    return chance.happens(0.05)
      ? { kind: 'half', a: chance.int(15, 75), b: 0, turn }
      : { kind: 'four', a: chance.int(60, 130), b: chance.int(60, 130), turn }
  return { kind: 'triangle', a: 2 * chance.int(25, 75), b: 2 * chance.int(25, 75), turn }
}

function reject({ kind, a, b }: Params): string | null {
  if (kind === 'half') return a === 45 ? 'numbers alike' : null
  if (kind === 'four') return a === 90 || b === 90 || a === b || a + b === 180 ? 'numbers alike' : null
  if (kind === 'triangle')
    return a === b || a + b > 300 || 360 - a - b === a || 360 - a - b === b ? 'numbers alike' : null
  return a === 60 || a === 90 || a === 120 ? 'numbers alike' : null
}

const theorem = 'An inscribed angle is half of the arc inside it.'

function tell(p: Params): Telling {
  const { kind, a, b } = p
  if (kind === 'fromArc' || kind === 'fromCenter')
    return tellDegrees(
      {
        ask:
          kind === 'fromArc'
            ? [`The arc \\(AB\\) has \\(${a}^\\circ\\). How large is the inscribed angle \\(x\\) at \\(C\\)?`]
            : [
                `The central angle \\(AOB\\) is \\(${a}^\\circ\\). How large is the inscribed angle \\(x\\) at \\(C\\)?`,
              ],
        answer: rational(a, 2),
        wrong: [
          [
            a,
            'all_angles_equal',
            kind === 'fromArc'
              ? 'That would be the angle at the center. At the circle the angle is half as large.'
              : 'The two angles are not equal. The one at the circle is half as large.',
          ],
          [2 * a, 'wrong_operation', 'The arc was doubled. The inscribed angle is half of it.'],
          [Math.abs(180 - a), 'all_angles_equal', 'These angles do not make a straight line.'],
          [360 - a, 'looks_alike', 'That is the other arc.'],
        ],
        nudge: 'Where is the vertex of the angle: at the center or on the circle?',
        rule: kind === 'fromArc' ? theorem : 'An inscribed angle is half of the central angle over the same arc.',
        steps: [['Halve it.', `x = ${a} \\div 2 = ${a / 2}`]],
      },
      `Work out \\(${a} \\div 2\\).`,
    )
  if (kind === 'toArc')
    return tellDegrees(
      {
        ask: [
          `The inscribed angle at \\(C\\) is \\(${a}^\\circ\\). How many degrees has the arc \\(x\\) from \\(A\\) to \\(B\\)?`,
        ],
        answer: 2 * a,
        wrong: [
          [a, 'all_angles_equal', 'The arc equals the central angle, not the inscribed one.'],
          [180 - a, 'all_angles_equal', 'Angle and arc do not make a straight line.'],
          [360 - 2 * a, 'looks_alike', 'That is the other arc, where \\(C\\) lies.'],
          [4 * a, 'looks_alike', 'The angle was doubled twice.'],
        ],
        nudge: 'The arc is larger than the inscribed angle.',
        rule: theorem,
        steps: [['So the arc is twice the angle.', `x = 2 \\times ${a} = ${2 * a}`]],
      },
      `Work out \\(2 \\times ${a}\\).`,
    )
  if (kind === 'half')
    return tellDegrees(
      {
        ask: [
          `\\(AB\\) is a diameter, and \\(C\\) lies on the circle. Angle \\(A\\) is \\(${a}^\\circ\\). Find the angle \\(x\\) at \\(B\\).`,
        ],
        answer: 90 - a,
        wrong: [
          [180 - a, 'stops_early', 'The angle at \\(C\\) is a right angle. Take it away too.'],
          [a, 'all_angles_equal', 'The angles at \\(A\\) and \\(B\\) need not be equal.'],
          [90, 'looks_alike', 'That is the angle at \\(C\\).'],
          [180 - 2 * a, 'looks_alike', 'The triangle is right-angled at \\(C\\), not isosceles.'],
        ],
        nudge: 'What kind of angle is the one at \\(C\\)?',
        rule: 'An angle inscribed in a half circle is a right angle.',
        steps: [['The other two angles make 90 degrees.', `x = 90 - ${a} = ${90 - a}`]],
      },
      `Work out \\(90 - ${a}\\).`,
    )
  if (kind === 'four')
    return tellDegrees(
      {
        ask: [
          `\\(ABCD\\) lies on a circle. Angle \\(A\\) is \\(${a}^\\circ\\) and angle \\(B\\) is \\(${b}^\\circ\\). Find the angle \\(x\\) at \\(C\\).`,
        ],
        answer: 180 - a,
        wrong: [
          [a, 'all_angles_equal', 'Opposite angles here are not equal. Together they make 180 degrees.'],
          [180 - b, 'looks_alike', 'That is the angle at \\(D\\). \\(C\\) lies across from \\(A\\).'],
          [b, 'all_angles_equal', 'Neighboring angles need not be equal.'],
          [360 - a - b, 'stops_early', 'That is what \\(C\\) and \\(D\\) share.'],
        ],
        nudge: 'Which corner lies across from \\(C\\)?',
        rule: 'Opposite angles of a quadrilateral on a circle make 180 degrees.',
        steps: [['\\(C\\) lies across from \\(A\\).', `x = 180 - ${a} = ${180 - a}`]],
      },
      `Work out \\(180 - ${a}\\).`,
    )
  const c = 360 - a - b
  return tellDegrees(
    {
      ask: [
        `\\(A\\), \\(B\\) and \\(C\\) lie on a circle. The arc \\(AB\\) has \\(${a}^\\circ\\) and the arc \\(BC\\) has \\(${b}^\\circ\\). Find the angle \\(x\\) of the triangle at \\(B\\).`,
      ],
      answer: c / 2,
      wrong: [
        [c, 'stops_early', 'That is the arc across from \\(B\\). The inscribed angle is half of it.'],
        [(a + b) / 2, 'all_angles_equal', 'That uses the arcs beside \\(B\\). The angle opens to the third arc.'],
        [a / 2, 'looks_alike', 'That is the angle at \\(C\\).'],
        [b / 2, 'looks_alike', 'That is the angle at \\(A\\).'],
      ],
      nudge: 'Which arc lies inside the angle at \\(B\\)?',
      rule: theorem,
      steps: [
        ['The angle at \\(B\\) opens to the arc \\(AC\\). All arcs make 360 degrees.', `360 - ${a} - ${b} = ${c}`],
        ['Halve that arc.', `x = ${c} \\div 2 = ${c / 2}`],
      ],
    },
    `The third arc is \\(360 - ${a} - ${b}\\). Halve it.`,
  )
}

function picture(p: Params): Figure {
  const { kind, a, b, turn: t } = p
  if (kind === 'four') {
    const own = cyclic(a, b)
    const order = own.map((d, i) => ({ at: t + d, name: 'BCDA'[i] as string }))
    return circle(
      {
        points: order,
        chords: [0, 1, 2, 3].map((i) => ({ from: i, to: (i + 1) % 4 })),
        inscribedAngles: [
          { at: 3, from: 2, to: 0, label: `${a}°` },
          { at: 0, from: 3, to: 1, label: `${b}°` },
          { at: 1, from: 0, to: 2, label: 'x' },
        ],
      },
      { alt: `Quadrilateral ABCD with all corners on a circle. Angle A = ${a}°, angle B = ${b}°, angle C = x.` },
    )
  }
  if (kind === 'triangle')
    return circle(
      {
        points: [
          { at: t, name: 'A' },
          { at: t + a, name: 'B' },
          { at: t + a + b, name: 'C' },
        ],
        chords: [
          { from: 0, to: 1 },
          { from: 1, to: 2 },
          { from: 2, to: 0 },
        ],
        arcs: [
          { from: 0, to: 1, label: `${a}°` },
          { from: 1, to: 2, label: `${b}°` },
        ],
        inscribedAngles: [{ at: 1, from: 0, to: 2, label: 'x' }],
      },
      {
        alt: `Triangle ABC with all corners on a circle. The arc AB has ${a}°, the arc BC ${b}°. The angle at B is x.`,
      },
    )
  if (kind === 'half')
    return circle(
      {
        points: [
          { at: t + 180, name: 'A' },
          { at: t, name: 'B' },
          { at: t + 2 * a, name: 'C' },
        ],
        center: 'O',
        diameters: [{ through: 1 }],
        chords: [
          { from: 0, to: 2 },
          { from: 1, to: 2 },
        ],
        inscribedAngles: [
          { at: 0, from: 1, to: 2, label: `${a}°` },
          { at: 1, from: 0, to: 2, label: 'x' },
        ],
      },
      { alt: `Circle with the diameter AB and a point C on it. Angle A is ${a}°, angle B is x.` },
    )
  const arc = kind === 'toArc' ? 2 * a : a
  const far = t + arc + (360 - arc) * 0.45
  return circle(
    {
      points: [
        { at: t, name: 'A' },
        { at: t + arc, name: 'B' },
        { at: far, name: 'C' },
      ],
      chords: [
        { from: 2, to: 0 },
        { from: 2, to: 1 },
      ],
      inscribedAngles: [{ at: 2, from: 0, to: 1, label: kind === 'toArc' ? `${a}°` : 'x' }],
      ...(kind === 'fromCenter'
        ? { center: 'O', radii: [{ to: 0 }, { to: 1 }], centralAngles: [{ from: 0, to: 1, label: `${a}°` }] }
        : { arcs: [{ from: 0, to: 1, label: kind === 'toArc' ? 'x' : `${a}°` }] }),
    },
    {
      alt:
        kind === 'fromCenter'
          ? `Circle with center O. The central angle AOB is ${a}°, and the inscribed angle at C over the same arc is x.`
          : `Circle with points A, B and C. The arc AB is ${kind === 'toArc' ? 'x' : `${a}°`}, the inscribed angle at C is ${kind === 'toArc' ? `${a}°` : 'x'}.`,
    },
  )
}

/** Directions of B, C, D, A on the circle, so that the angles at A and B are as given: arcs BC + CD = 2 a and CD + DA = 2 b. */
function cyclic(a: number, b: number): number[] {
  const cd = Math.max(20, 2 * a + 2 * b - 360 + 30, Math.min(2 * a, 2 * b) / 2)
  return [0, 2 * a - cd, 2 * a, 2 * a + (2 * b - cd)]
}

/** Use half the arc (HSG-C.A.2). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => ({ fromArc: 0, fromCenter: 0, toArc: 0.5, half: 2, four: 2, triangle: 4 })[p.kind],
}
