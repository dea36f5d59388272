import { polygon } from '../../figures/polygon.ts'
import { cornersFromAngles, triangle } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'outside' | 'parallel' | 'diagonal' | 'bisector' | 'twoIsosceles'

/** Two angles of a figure, `a` and `b` degrees (`b` is 0 where one is enough). See `tell` for what they are. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  if (chance.happens(0.04))
    return stage < 0.5
      ? { kind: 'outside', a: chance.int(100, 155), b: 0 }
      : { kind: 'twoIsosceles', a: chance.int(22, 43), b: 0 }
  const kind = stage < 0.4 ? 'parallel' : stage < 0.7 ? 'diagonal' : 'bisector'
  if (kind === 'bisector') return { kind, a: chance.int(28, 90), b: chance.int(28, 90) }
  return { kind, a: chance.int(30, 80), b: chance.int(30, 95) }
}

function reject({ kind, a, b }: Params): string | null {
  if (kind === 'outside') return a === 120 || a === 135 ? 'angles alike' : null
  if (kind === 'twoIsosceles') return a === 36 || a === 30 ? 'angles alike' : null
  const third = 180 - a - b
  if (third < 28 || third > 120) return 'too narrow to draw'
  if (kind === 'bisector' && (third % 2 === 1 || a === b)) return 'no whole half'
  return a === b || a === third || b === third ? 'angles alike' : null
}

const rules = { unit: 'degrees' }

function tellOne(p: Params): Telling {
  const { a } = p
  if (p.kind === 'outside') {
    const base = 180 - a
    return {
      ask: `Triangle \\(ABC\\) is isosceles with \\(AC = BC\\). The exterior angle at \\(B\\) is \\(${a}^\\circ\\). Find angle \\(C\\).`,
      answer: 180 - 2 * base,
      wrong: [
        [base, 'stops_early', 'That is the angle inside at \\(B\\). One more step leads to \\(C\\).'],
        [a, 'all_angles_equal', 'The exterior angle and the angles inside are not equal.'],
        [180 - base, 'all_angles_equal', 'Only one of the two equal angles was subtracted.'],
        [
          a / 2 === Math.floor(a / 2) ? a / 2 : a - 90,
          'looks_alike',
          'Halving does not help here. Find the angle inside at \\(B\\) first.',
        ],
      ],
      hints: [
        'Find the angle inside at \\(B\\) first. It lies on a straight line with the exterior angle.',
        `Equal sides lie across from equal angles, so \\(A\\) is \\(${base}^\\circ\\) too.`,
        'The three angles make \\(180^\\circ\\).',
      ],
      steps: [
        ['The exterior angle and angle \\(B\\) lie on a straight line.', `\\angle B = 180 - ${a} = ${base}`],
        ['Equal sides lie across from equal angles.', `\\angle A = \\angle B = ${base}`],
        ['The three angles make 180 degrees.', `\\angle C = 180 - 2 \\times ${base} = ${180 - 2 * base}`],
      ],
      rules,
    }
  }
  return {
    ask: `\\(D\\) lies on \\(BC\\), with \\(AD = BD\\) and \\(AD = AC\\). Angle \\(B\\) is \\(${a}^\\circ\\). Find angle \\(CAD\\).`,
    answer: 180 - 4 * a,
    wrong: [
      [2 * a, 'stops_early', 'That is the angle at \\(C\\). One more step leads to angle \\(CAD\\).'],
      [180 - 2 * a, 'stops_early', 'That is angle \\(ADB\\). Go on to the triangle \\(ADC\\).'],
      [a, 'all_angles_equal', 'Angle \\(BAD\\) equals angle \\(B\\), but angle \\(CAD\\) is another one.'],
      [180 - 3 * a, 'looks_alike', 'That is the whole angle at \\(A\\). Take angle \\(BAD\\) away.'],
    ],
    hints: [
      'Triangle \\(ABD\\) is isosceles. Which of its angles are equal?',
      `Angle \\(ADC\\) is an exterior angle of triangle \\(ABD\\): \\(${a}^\\circ + ${a}^\\circ\\).`,
      'Triangle \\(ADC\\) is isosceles too. Its angles make \\(180^\\circ\\).',
    ],
    steps: [
      ['In triangle \\(ABD\\) two sides are equal.', `\\angle BAD = \\angle B = ${a}`],
      ['Angle \\(ADC\\) is an exterior angle of that triangle.', `\\angle ADC = ${a} + ${a} = ${2 * a}`],
      ['In triangle \\(ADC\\) two sides are equal.', `\\angle C = ${2 * a}`],
      ['Its angles make 180 degrees.', `\\angle CAD = 180 - 2 \\times ${2 * a} = ${180 - 4 * a}`],
    ],
    rules,
  }
}

function tellTwo(p: Params): Telling {
  const { a, b } = p
  const third = 180 - a - b
  if (p.kind === 'parallel')
    return {
      ask: `In triangle \\(ABC\\), \\(DE\\) is parallel to \\(BC\\). Angle \\(A\\) is \\(${a}^\\circ\\) and angle \\(ADE\\) is \\(${b}^\\circ\\). Find angle \\(C\\).`,
      answer: third,
      wrong: [
        [b, 'all_angles_equal', 'Angle \\(ADE\\) equals angle \\(B\\), not angle \\(C\\).'],
        [180 - third, 'stops_early', 'That is the sum of the angles at \\(A\\) and \\(B\\), or the angle \\(DEC\\).'],
        [180 - b, 'stops_early', 'That is angle \\(BDE\\). Use angle \\(A\\) as well.'],
        [180 - a, 'wrong_operation', 'Only angle \\(A\\) was subtracted. Angle \\(B\\) is needed too.'],
      ],
      hints: [
        'Parallel lines make equal corresponding angles.',
        `Angle \\(B\\) is as large as angle \\(ADE\\), \\(${b}^\\circ\\).`,
        `Work out \\(180 - ${a} - ${b}\\).`,
      ],
      steps: [
        ['Corresponding angles at parallel lines are equal.', `\\angle B = \\angle ADE = ${b}`],
        ['The angles of triangle \\(ABC\\) make 180 degrees.', `\\angle C = 180 - ${a} - ${b} = ${third}`],
      ],
      rules,
    }
  if (p.kind === 'diagonal')
    return {
      ask: `\\(ABCD\\) is a parallelogram with the diagonal \\(AC\\). Angle \\(DAC\\) is \\(${a}^\\circ\\) and angle \\(B\\) is \\(${b}^\\circ\\). Find angle \\(BAC\\).`,
      answer: third,
      wrong: [
        [a, 'all_angles_equal', 'A diagonal need not halve the angle. That is so in a rhombus.'],
        [180 - b, 'stops_early', 'That is the whole angle at \\(A\\). Take angle \\(DAC\\) away.'],
        [180 - a, 'wrong_operation', 'Only one of the known angles was subtracted.'],
        [b - a > 0 ? b - a : a + b, 'looks_alike', 'Work inside triangle \\(ABC\\): its angles make 180 degrees.'],
      ],
      hints: [
        '\\(AD\\) and \\(BC\\) are parallel, and \\(AC\\) crosses them.',
        `So angle \\(ACB\\) is \\(${a}^\\circ\\) too.`,
        'Then use triangle \\(ABC\\).',
      ],
      steps: [
        ['Alternate angles at the parallel sides \\(AD\\) and \\(BC\\) are equal.', `\\angle ACB = \\angle DAC = ${a}`],
        ['The angles of triangle \\(ABC\\) make 180 degrees.', `\\angle BAC = 180 - ${b} - ${a} = ${third}`],
      ],
      rules,
    }
  const answer = 180 - a - third / 2
  return {
    ask: `In triangle \\(ABC\\), angle \\(B\\) is \\(${a}^\\circ\\) and angle \\(C\\) is \\(${b}^\\circ\\). The bisector of angle \\(A\\) meets \\(BC\\) at \\(D\\). Find angle \\(ADB\\).`,
    answer,
    wrong: [
      [180 - answer, 'all_angles_equal', 'That is angle \\(ADC\\) on the other side of the bisector.'],
      [90, 'all_angles_equal', 'The bisector need not stand at a right angle on \\(BC\\).'],
      [third, 'stops_early', 'That is angle \\(A\\). Halve it and go on.'],
      [third / 2, 'stops_early', 'That is half of angle \\(A\\). Use triangle \\(ABD\\) next.'],
    ],
    hints: [
      'Find angle \\(A\\) first.',
      `The bisector halves it: \\(${third}^\\circ \\div 2\\).`,
      `In triangle \\(ABD\\) two angles are known now: \\(${a}^\\circ\\) and \\(${third / 2}^\\circ\\).`,
    ],
    steps: [
      ['The angles of triangle \\(ABC\\) make 180 degrees.', `\\angle A = 180 - ${a} - ${b} = ${third}`],
      ['The bisector halves angle \\(A\\).', `\\angle BAD = ${third} \\div 2 = ${third / 2}`],
      ['Use triangle \\(ABD\\).', `\\angle ADB = 180 - ${a} - ${third / 2} = ${answer}`],
    ],
    rules,
  }
}

const tell = (p: Params): Telling => (p.b === 0 ? tellOne(p) : tellTwo(p))

function picture(p: Params): Figure {
  const { a, b, kind } = p
  const names = ['B', 'C', 'A'] as const
  if (kind === 'outside')
    return triangle({
      corners: cornersFromAngles(180 - a, 180 - a),
      names: ['A', 'B', 'C'],
      ticks: [0, 1, 1],
      exterior: { side: 0, label: `${a}°` },
    })
  if (kind === 'parallel')
    return triangle(
      {
        corners: cornersFromAngles(b, 180 - a - b),
        names,
        angleLabels: [null, null, `${a}°`],
        parallel: { side: 0, at: 0.5, names: ['D', 'E'] },
      },
      { alt: `Triangle ABC with D on AB and E on AC. DE is parallel to BC. Angle A is ${a}°, and angle ADE is ${b}°.` },
    )
  if (kind === 'bisector') {
    const rad = Math.PI / 180
    const corners = cornersFromAngles(a, b)
    const share = Math.sin(b * rad) / (Math.sin(a * rad) + Math.sin(b * rad))
    return triangle(
      { corners, names, angleLabels: [`${a}°`, `${b}°`, null], cevians: [{ from: 2, to: share, name: 'D' }] },
      {
        alt: `Triangle ABC with angle B = ${a}° and angle C = ${b}°. A dashed line from A halves angle A and meets BC at D.`,
      },
    )
  }
  if (kind === 'twoIsosceles') {
    const corners = cornersFromAngles(a, 2 * a)
    const ab = Math.hypot(corners[2][0], corners[2][1])
    return triangle(
      {
        corners,
        names,
        angleLabels: [`${a}°`, null, null],
        cevians: [{ from: 2, to: ab / (2 * Math.cos((a * Math.PI) / 180)), name: 'D' }],
      },
      {
        alt: `Triangle ABC with angle B = ${a}°. A dashed line goes from A to D on BC. AD, BD and AC are equally long.`,
      },
    )
  }
  const [, , top] = cornersFromAngles(180 - a - b, b)
  return polygon(
    {
      corners: [[0, 0], [1, 0], top, [top[0] - 1, top[1]]],
      names: ['A', 'B', 'C', 'D'],
      parallels: [1, 2, 1, 2],
      angleLabels: [null, `${b}°`, null, null],
      inner: [{ from: [0, 0], to: top, solid: true }],
    },
    { alt: `Parallelogram ABCD with the diagonal AC. Angle B is ${b}°, and angle DAC is ${a}°.` },
  )
}

const rank: Readonly<Record<Kind, number>> = { outside: 1, parallel: 0, diagonal: 2, bisector: 4, twoIsosceles: 5 }

/** Combine several facts to reach an angle (HSG-CO.C.9, HSG-CO.C.10). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/10',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => rank[p.kind],
}
