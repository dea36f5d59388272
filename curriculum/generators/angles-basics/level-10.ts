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
  if (kind === 'parallel' && (a < 42 || b < 36 || third < 36)) return 'too narrow for the marks of two angles'
  if (kind === 'bisector' && (third % 2 === 1 || a === b)) return 'no whole half'
  return a === b || a === third || b === third ? 'angles alike' : null
}

const rules = { unit: 'degrees' }

function tellOne(p: Params): Telling {
  const { a } = p
  if (p.kind === 'outside') {
    const base = 180 - a
    return {
      ask: `Triangle \\(ABC\\) is isosceles with \\(AC = BC\\). The exterior angle at \\(B\\) measures \\(${a}^\\circ\\). Find the measure of angle \\(C\\).`,
      answer: 180 - 2 * base,
      wrong: [
        [base, 'stops_early', `That is interior angle \\(B\\), 180 − ${a}. Use it to find angle \\(C\\).`],
        [a, 'all_angles_equal', `That is the exterior angle, ${a}. Find the interior angles first.`],
        [180 - base, 'all_angles_equal', `You subtracted ${base} once. Two angles of the triangle measure ${base}.`],
        [
          a / 2 === Math.floor(a / 2) ? a / 2 : a - 90,
          'looks_alike',
          `You halved or cut ${a}. Find interior angle \\(B\\) first.`,
        ],
      ],
      hints: [
        'Find interior angle \\(B\\) first. It and the exterior angle form a line.',
        `Base angles of an isosceles triangle are congruent, so angle \\(A\\) measures \\(${base}^\\circ\\).`,
        'The sum of the three angles is \\(180^\\circ\\).',
      ],
      steps: [
        ['The exterior angle and angle \\(B\\) form a linear pair.', `\\angle B = 180 - ${a} = ${base}`],
        ['The base angles of an isosceles triangle are congruent.', `\\angle A = \\angle B = ${base}`],
        ['The sum of the three angles is 180 degrees.', `\\angle C = 180 - 2 \\times ${base} = ${180 - 2 * base}`],
      ],
      rules,
    }
  }
  return {
    ask: `\\(D\\) lies on \\(BC\\), with \\(AD = BD\\) and \\(AD = AC\\). Angle \\(B\\) measures \\(${a}^\\circ\\). Find the measure of angle \\(CAD\\).`,
    answer: 180 - 4 * a,
    wrong: [
      [2 * a, 'stops_early', 'That is the angle at \\(C\\). Use it to find angle \\(CAD\\).'],
      [180 - 2 * a, 'stops_early', 'That is angle \\(ADB\\). Use triangle \\(ADC\\) next.'],
      [a, 'all_angles_equal', `Angle \\(BAD\\) measures ${a}. Find angle \\(CAD\\), on the other side of \\(AD\\).`],
      [180 - 3 * a, 'looks_alike', `That is angle \\(BAC\\). Subtract angle \\(BAD\\), which is ${a}.`],
    ],
    hints: [
      'Triangle \\(ABD\\) is isosceles. Which of its angles are equal?',
      `Angle \\(ADC\\) is an exterior angle of triangle \\(ABD\\): \\(${a}^\\circ + ${a}^\\circ\\).`,
      'Triangle \\(ADC\\) is isosceles too. The sum of its angles is \\(180^\\circ\\).',
    ],
    steps: [
      ['Two sides of triangle \\(ABD\\) are equal.', `\\angle BAD = \\angle B = ${a}`],
      ['Angle \\(ADC\\) is an exterior angle of that triangle.', `\\angle ADC = ${a} + ${a} = ${2 * a}`],
      ['Two sides of triangle \\(ADC\\) are equal.', `\\angle C = ${2 * a}`],
      ['The sum of its angles is 180 degrees.', `\\angle CAD = 180 - 2 \\times ${2 * a} = ${180 - 4 * a}`],
    ],
    rules,
  }
}

function tellTwo(p: Params): Telling {
  const { a, b } = p
  const third = 180 - a - b
  if (p.kind === 'parallel')
    return {
      ask: `In triangle \\(ABC\\), \\(DE\\) is parallel to \\(BC\\). The measure of angle \\(A\\) is \\(${a}^\\circ\\) and the measure of angle \\(ADE\\) is \\(${b}^\\circ\\). Find the measure of angle \\(C\\).`,
      answer: third,
      wrong: [
        [b, 'all_angles_equal', `Angle \\(ADE\\) corresponds to angle \\(B\\), so angle \\(B\\) measures ${b}.`],
        [180 - third, 'stops_early', 'That is the sum of the angles at \\(A\\) and \\(B\\), or the angle \\(DEC\\).'],
        [180 - b, 'stops_early', 'That is angle \\(BDE\\). Use angle \\(A\\) as well.'],
        [180 - a, 'wrong_operation', `You subtracted ${a} alone. Subtract angle \\(B\\), ${b}, as well.`],
      ],
      hints: [
        'Corresponding angles formed by parallel lines are congruent.',
        `Angle \\(B\\) corresponds to angle \\(ADE\\), so it measures \\(${b}^\\circ\\).`,
        `Find \\(180 - ${a} - ${b}\\).`,
      ],
      steps: [
        ['Corresponding angles formed by parallel lines are congruent.', `\\angle B = \\angle ADE = ${b}`],
        ['The sum of the angles of triangle \\(ABC\\) is 180 degrees.', `\\angle C = 180 - ${a} - ${b} = ${third}`],
      ],
      rules,
    }
  if (p.kind === 'diagonal')
    return {
      ask: `\\(ABCD\\) is a parallelogram with diagonal \\(AC\\). Angle \\(DAC\\) measures \\(${a}^\\circ\\) and angle \\(B\\) measures \\(${b}^\\circ\\). Find the measure of angle \\(BAC\\).`,
      answer: third,
      wrong: [
        [a, 'all_angles_equal', `That is angle \\(DAC\\). The diagonal of a parallelogram need not bisect the angle.`],
        [180 - b, 'stops_early', `That is angle \\(DAB\\), 180 − ${b}. Subtract angle \\(DAC\\), ${a}.`],
        [180 - a, 'wrong_operation', `You subtracted ${a} alone. Use triangle \\(ABC\\) with both ${a} and ${b}.`],
        [b - a > 0 ? b - a : a + b, 'looks_alike', `Use triangle \\(ABC\\): its angles have a sum of 180 degrees.`],
      ],
      hints: [
        '\\(AD\\) and \\(BC\\) are parallel, and \\(AC\\) is a transversal.',
        `So angle \\(ACB\\) measures \\(${a}^\\circ\\) too.`,
        `Then find the third angle of triangle \\(ABC\\).`,
      ],
      steps: [
        [
          'Alternate interior angles of the parallel sides \\(AD\\) and \\(BC\\) are congruent.',
          `\\angle ACB = \\angle DAC = ${a}`,
        ],
        ['The sum of the angles of triangle \\(ABC\\) is 180 degrees.', `\\angle BAC = 180 - ${b} - ${a} = ${third}`],
      ],
      rules,
    }
  const answer = 180 - a - third / 2
  return {
    ask: `In triangle \\(ABC\\), angle \\(B\\) measures \\(${a}^\\circ\\) and angle \\(C\\) measures \\(${b}^\\circ\\). The bisector of angle \\(A\\) meets \\(BC\\) at \\(D\\). Find the measure of angle \\(ADB\\).`,
    answer,
    wrong: [
      [180 - answer, 'all_angles_equal', 'That is angle \\(ADC\\) on the other side of the bisector.'],
      [90, 'all_angles_equal', 'The bisector of angle \\(A\\) is not perpendicular to \\(BC\\) here.'],
      [third, 'stops_early', `That is angle \\(A\\), ${third}. The bisector divides it by 2.`],
      [third / 2, 'stops_early', 'That is half of angle \\(A\\). Use triangle \\(ABD\\) next.'],
    ],
    hints: [
      'Find angle \\(A\\) first.',
      `The bisector divides angle \\(A\\) in half: \\(${third}^\\circ \\div 2\\).`,
      `Two angles of triangle \\(ABD\\) are known now: \\(${a}^\\circ\\) and \\(${third / 2}^\\circ\\).`,
    ],
    steps: [
      ['The sum of the angles of triangle \\(ABC\\) is 180 degrees.', `\\angle A = 180 - ${a} - ${b} = ${third}`],
      ['The bisector divides angle \\(A\\) in half.', `\\angle BAD = ${third} \\div 2 = ${third / 2}`],
      ['Use the sum of the angles of triangle \\(ABD\\).', `\\angle ADB = 180 - ${a} - ${third / 2} = ${answer}`],
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
        parallel: { side: 0, at: 0.74, names: ['D', 'E'], angle: `${b}°` },
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
      inner: [{ from: [0, 0], to: top, solid: true, angle: { toward: [top[0] - 1, top[1]], label: `${a}°` } }],
    },
    { alt: `Parallelogram ABCD with the diagonal AC. Angle B is ${b}°, and angle DAC is ${a}°.` },
  )
}

const rank: Readonly<Record<Kind, number>> = { outside: 1, parallel: 0, diagonal: 2, bisector: 4, twoIsosceles: 5 }

/** Combine several facts to reach an angle (HSG-CO.C.9, HSG-CO.C.10). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/10',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => rank[p.kind],
}
