import { circle } from '../../figures/circle.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import { linear, tellDegrees } from './degrees-asked.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind =
  | 'equalChords'
  | 'equalAngles'
  | 'letter'
  | 'radiusTangent'
  | 'chordTangent'
  | 'twoTangents'
  | 'kiteBack'
  | 'isosceles'

/** One angle or arc in degrees; see `tell`. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  /** letter: the angle at P is k x + n. */
  readonly k: number
  readonly x: number
  readonly turn: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.35
  const rest = { k: 0, x: 0, turn: 15 * chance.int(0, 23) }
  if (stage < 0.37) {
    const kind = chance.pick([
      'equalChords',
      'equalAngles',
      'equalChords',
      'equalAngles',
      'equalChords',
      'equalAngles',
      'radiusTangent',
    ] as const)
    return { kind, a: kind === 'radiusTangent' ? chance.int(15, 51) : chance.int(16, 178), ...rest }
  }
  if (stage < 0.7)
    return chance.happens(0.3)
      ? { kind: 'isosceles', a: chance.int(15, 75), ...rest }
      : { kind: 'chordTangent', a: chance.int(30, 340), ...rest }
  if (chance.happens(0.25))
    return { kind: chance.pick(['twoTangents', 'kiteBack'] as const), a: chance.int(40, 104), ...rest }
  return { kind: 'letter', a: chance.int(40, 104), k: chance.int(2, 5), x: chance.int(10, 45), turn: 0 }
}

const constant = ({ a, k, x }: Params): number => 180 - a - k * x

function reject(p: Params): string | null {
  const { kind, a } = p
  if (kind === 'letter')
    return constant(p) === 0 || constant(p) < -20 || constant(p) > 30 || p.x === a ? 'numbers too large or alike' : null
  return a === 90 ||
    a === 45 ||
    a === 60 ||
    a === 120 ||
    (kind === 'chordTangent' && ((a % 2 === 1 && a > 170) || a === 180 || a === 240))
    ? 'numbers alike'
    : null
}

function tell(p: Params): Telling {
  const { kind, a } = p
  if (kind === 'letter') return tellLetter(p)
  if (kind === 'equalChords' || kind === 'equalAngles')
    return tellDegrees(
      {
        ask: [
          `The chords \\(AB\\) and \\(CD\\) are equally long. The arc \\(AB\\) has \\(${a}^\\circ\\). Find the arc \\(x\\) from \\(C\\) to \\(D\\).`,
        ],
        answer: a,
        wrong: [
          [180 - a, 'all_angles_equal', 'The arcs do not make a half circle. Equal chords cut off equal arcs.'],
          [360 - a, 'looks_alike', 'That is the rest of the circle.'],
          [2 * a, 'looks_alike', 'That is both arcs together.'],
          [Math.abs(180 - 2 * a), 'wrong_operation', 'Equal chords cut off equal arcs. Nothing is to be worked out.'],
        ],
        nudge: 'Turn the circle until one chord falls on the other. Where does its arc fall?',
        rule: 'Equal chords of one circle cut off equal arcs.',
        steps: [['So both arcs are equal.', `x = ${a}^\\circ`]],
      },
      'The arc \\(CD\\) is as large as the arc \\(AB\\).',
    )
  if (kind === 'radiusTangent')
    return tellDegrees(
      {
        ask: [
          `\\(PT\\) touches the circle at \\(T\\). In the triangle \\(OTP\\) the angle at \\(O\\) is \\(${a}^\\circ\\). Find the angle \\(x\\) at \\(P\\).`,
        ],
        answer: 90 - a,
        wrong: [
          [
            a,
            'all_angles_equal',
            'The angles at \\(O\\) and \\(P\\) need not be equal. Together they make 90 degrees.',
          ],
          [180 - a, 'stops_early', 'The right angle at \\(T\\) was left out.'],
          [180 - 2 * a, 'looks_alike', 'The triangle is right-angled at \\(T\\), not isosceles.'],
          [90, 'looks_alike', 'That is the angle at \\(T\\).'],
        ],
        nudge: 'Which angle does a tangent make with the radius?',
        rule: 'A tangent stands at a right angle on the radius to the point where it touches.',
        steps: [['The other two angles of the triangle make 90 degrees.', `x = 90 - ${a} = ${90 - a}`]],
      },
      `Work out \\(90 - ${a}\\).`,
    )
  if (kind === 'isosceles')
    return tellDegrees(
      {
        ask: [
          `The chord \\(AB\\) and the tangent at \\(A\\) make an angle of \\(${a}^\\circ\\). Find the angle \\(x = OAB\\) between the radius and the chord.`,
        ],
        answer: 90 - a,
        wrong: [
          [a, 'all_angles_equal', 'The two angles are not equal. Together they make a right angle.'],
          [2 * a, 'looks_alike', 'That is the central angle of the chord.'],
          [180 - a, 'wrong_operation', 'Radius and tangent make 90 degrees, not 180.'],
          [180 - 2 * a, 'looks_alike', 'That is the sum of both base angles of the triangle \\(OAB\\).'],
        ],
        nudge: 'Radius and tangent meet at \\(A\\). At which angle?',
        rule: 'The radius stands at a right angle on the tangent.',
        steps: [['The chord splits this right angle.', `x = 90 - ${a} = ${90 - a}`]],
      },
      `Work out \\(90 - ${a}\\).`,
    )
  if (kind === 'chordTangent')
    return tellDegrees(
      {
        ask: [
          `A tangent touches the circle at \\(A\\). The arc \\(AB\\) has \\(${a}^\\circ\\). Find the angle \\(x\\) between the tangent and the chord \\(AB\\).`,
        ],
        answer: rational(a, 2),
        wrong: [
          [
            a,
            'all_angles_equal',
            'That would be the central angle. The angle between tangent and chord is half of the arc.',
          ],
          [Math.abs(180 - a), 'all_angles_equal', 'Arc and angle do not make a straight line.'],
          [rational(Math.abs(180 - a), 2), 'stops_early', 'That is the angle between the chord and the radius.'],
          [rational(360 - a, 2), 'looks_alike', 'That is the angle on the other side of the chord.'],
        ],
        nudge: 'Think of an inscribed angle whose one side has become the tangent.',
        rule: 'The angle between a tangent and a chord is half of the arc inside it.',
        steps: [['Halve the arc.', `x = ${a} \\div 2 = ${a / 2}`]],
      },
      `Work out \\(${a} \\div 2\\).`,
    )
  const back = kind === 'kiteBack'
  return tellDegrees(
    {
      ask: back
        ? [
            `From \\(P\\) two tangents touch a circle at \\(A\\) and \\(B\\). The angle at \\(P\\) is \\(${180 - a}^\\circ\\). Find the central angle \\(x = AOB\\).`,
          ]
        : [
            `From \\(P\\) two tangents touch a circle at \\(A\\) and \\(B\\). The central angle \\(AOB\\) is \\(${a}^\\circ\\). Find the angle \\(x\\) at \\(P\\).`,
          ],
      answer: back ? a : 180 - a,
      wrong: [
        [back ? 180 - a : a, 'all_angles_equal', 'The two angles are not equal. Together they make 180 degrees.'],
        [back ? 180 + a : 360 - a, 'stops_early', 'The right angles at \\(A\\) and \\(B\\) were left out.'],
        [
          back ? Math.abs(a - 90) : Math.abs(90 - a),
          'stops_early',
          'There are two right angles, one at \\(A\\) and one at \\(B\\).',
        ],
        [
          back ? 2 * (180 - a) : a / 2 === Math.floor(a / 2) ? a / 2 : a + 5,
          back || a % 2 === 0 ? 'looks_alike' : 'near',
          'Doubling or halving is for inscribed angles. \\(P\\) lies outside.',
        ],
      ],
      nudge: 'Look at the quadrilateral \\(OAPB\\). Which two angles do you know at once?',
      rule: 'Tangents stand at right angles on the radii, and the four angles make 360 degrees.',
      steps: [
        ['Two right angles make 180 degrees, so the other two make 180 as well.', `360 - 90 - 90 = 180`],
        ['Take the known angle away.', back ? `x = 180 - ${180 - a} = ${a}` : `x = 180 - ${a} = ${180 - a}`],
      ],
    },
    `Work out \\(180 - ${back ? 180 - a : a}\\).`,
  )
}

/** Two tangents from P, with an expression for the angle there. */
function tellLetter(p: Params): Telling {
  const { a, k, x } = p
  const n = constant(p)
  return tellDegrees(
    {
      ask: [
        `From \\(P\\) two tangents touch a circle at \\(A\\) and \\(B\\). The central angle \\(AOB\\) is \\(${a}^\\circ\\), the angle at \\(P\\) is \\((${linear(k, n)})^\\circ\\). Find \\(x\\).`,
      ],
      answer: x,
      wrong: [
        [180 - a, 'stops_early', 'That is the whole angle at \\(P\\). Solve for \\(x\\).'],
        ...(Number.isInteger((a - n) / k) && a > n
          ? ([
              [(a - n) / k, 'all_angles_equal', 'The two angles are not equal. Together they make 180 degrees.'],
            ] as const)
          : []),
        [180 - a - n, 'stops_early', `That is \\(${k}x\\). Divide by ${k}.`],
        [x + 1, 'slip_off_by_one', 'Very close. Put your value into the angle.'],
      ],
      nudge: 'Look at the quadrilateral \\(OAPB\\). Which two angles do you know at once?',
      rule: 'Tangents stand at right angles on the radii, so the other two angles make 180 degrees.',
      steps: [
        ['Write an equation.', `${linear(k, n)} + ${a} = 180`],
        ['Collect the numbers.', `${k}x = ${180 - a - n}`],
        [`Divide by ${k}.`, `x = ${x}`],
      ],
    },
    `Solve \\(${linear(k, n)} + ${a} = 180\\).`,
  )
}

function picture(p: Params): Figure {
  const { kind, a, turn: t } = p
  if (kind === 'equalChords' || kind === 'equalAngles') {
    const center = kind === 'equalAngles'
    const gap = (360 - 2 * a) * 0.4
    return circle(
      {
        points: [
          { at: t, name: 'A' },
          { at: t + a, name: 'B' },
          { at: t + a + gap, name: 'C' },
          { at: t + 2 * a + gap, name: 'D' },
        ],
        chords: [
          { from: 0, to: 1 },
          { from: 2, to: 3 },
        ],
        arcs: [
          { from: 0, to: 1, label: `${a}°` },
          { from: 2, to: 3, label: 'x' },
        ],
      },
      {
        alt: `Circle with the equal chords AB and CD. The ${center ? 'central angle AOB is' : 'arc AB has'} ${a}°, the arc CD is x.`,
      },
    )
  }
  if (kind === 'chordTangent' || kind === 'isosceles') {
    const arc = kind === 'isosceles' ? 2 * a : a
    return circle(
      {
        points: [
          { at: 270, name: 'A' },
          { at: 270 + arc, name: 'B' },
        ],
        center: 'O',
        chords: [{ from: 0, to: 1 }],
        tangents: [{ at: 0, square: kind === 'isosceles' }],
        radii: kind === 'isosceles' ? [{ to: 0 }] : [],
        arcs: kind === 'isosceles' ? [] : [{ from: 0, to: 1, label: `${a}°` }],
      },
      {
        alt:
          kind === 'isosceles'
            ? `Circle with center O, the radius OA, the tangent at A and the chord AB. Tangent and chord make ${a}°.`
            : `Circle with a tangent at A and the chord AB. The arc AB has ${a}°.`,
      },
    )
  }
  const half = kind === 'radiusTangent' ? a : a / 2
  const points =
    kind === 'radiusTangent'
      ? [{ at: half, name: 'T' }]
      : [
          { at: half, name: 'A' },
          { at: -half, name: 'B' },
        ]
  const known =
    kind === 'kiteBack'
      ? `The angle at P is ${180 - a}°, the central angle AOB is x.`
      : kind === 'twoTangents'
        ? `The central angle AOB is ${a}°, the angle at P is x.`
        : `In triangle OTP the angle at O is ${a}°, the angle at P is x.`
  return circle(
    {
      points,
      center: 'O',
      radii: points.map((_, i) => ({ to: i })),
      tangents: points.map((_, i) => ({ at: i, square: true })),
      outer: [{ toward: 0, far: 1 / Math.cos((half * Math.PI) / 180), name: 'P', joined: kind === 'radiusTangent' }],
      ...(kind === 'twoTangents' || kind === 'letter' ? { centralAngles: [{ from: 1, to: 0, label: `${a}°` }] } : {}),
    },
    {
      alt: `Circle with center O and ${points.length === 1 ? 'a tangent from P that touches it at T' : 'two tangents from P that touch it at A and B'}. ${known}`,
    },
  )
}

/** Use right angles at tangents and equal chords (HSG-C.A.2). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.k} ${p.x}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) =>
    ({
      equalChords: 0,
      equalAngles: 0,
      letter: 5,
      radiusTangent: 1,
      isosceles: 2,
      chordTangent: 2,
      twoTangents: 4,
      kiteBack: 4,
    })[p.kind],
}
