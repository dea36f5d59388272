import { polygon } from '../../figures/polygon.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** DE is parallel to BC: AD = s p, DB = s q, AE = t p, EC = t q; DE = u p and BC = u (p + q). */
export interface Params {
  readonly asked: 'EC' | 'AE' | 'DE' | 'BC'
  readonly p: number
  readonly q: number
  readonly s: number
  readonly t: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const most = 4 + Math.round(3 * difficulty)
  return {
    asked: stage < 0.35 ? 'EC' : stage < 0.6 ? 'AE' : chance.pick(['DE', 'BC'] as const),
    p: chance.int(1, most),
    q: chance.int(1, most),
    s: chance.int(1, 9),
    t: chance.int(2, 9),
  }
}

function reject({ p, q, s, t }: Params): string | null {
  if (p === q || s === t || s * Math.max(p, q) > 48 || Math.max(p, q) > 4 * Math.min(p, q))
    return 'halves, or two sides alike'
  if (p < 0.55 * q) return 'the small triangle is too small'
  return s * Math.min(p, q) < 2 ? 'small' : null
}

function tell(it: Params): Telling {
  const { p, q, s, t, asked } = it
  const [AD, DB, AE, EC] = [s * p, s * q, t * p, t * q]
  const [DE, BC] = [t * p, t * (p + q)]
  const rule = 'A line parallel to one side cuts the other two sides in the same ratio.'
  const small = 'The small triangle \\(ADE\\) is similar to the large one, \\(ABC\\).'
  const rules = { unit: 'cm' }
  if (asked === 'EC' || asked === 'AE') {
    const [known, x, top, bottom, name, given] =
      asked === 'EC' ? [AE, EC, DB, AD, 'EC', 'AE'] : [EC, AE, AD, DB, 'AE', 'EC']
    return {
      ask: [
        `\\(DE\\) is parallel to \\(BC\\). \\(AD = ${AD}\\), \\(DB = ${DB}\\) and \\(${given} = ${known}\\), in centimeters. Find \\(${name}\\).`,
      ],
      answer: x,
      wrong: [
        ...(known + (top - bottom) > 0
          ? ([
              [known + (top - bottom), 'additive_ratio', 'The difference was added. The parts are in the same ratio.'],
            ] as const)
          : []),
        [
          rational(known * bottom, top),
          'wrong_operation',
          'The ratio was turned around. Match the parts at the top and at the bottom.',
        ],
        [
          rational(known * top, AD + DB),
          'looks_alike',
          'That compares a part with the whole side. Compare parts with parts.',
        ],
        [known, 'given_number', 'The parts are not equal. They are in the same ratio as on the other side.'],
      ],
      hints: [
        rule,
        `So \\(\\frac{AD}{DB} = \\frac{AE}{EC}\\).`,
        `Solve \\(\\frac{${name}}{${known}} = \\frac{${top}}{${bottom}}\\).`,
      ],
      steps: [
        [rule, '\\frac{AD}{DB} = \\frac{AE}{EC}'],
        ['Put in the lengths.', `\\frac{${name}}{${known}} = \\frac{${top}}{${bottom}}`],
        ['Multiply.', `${name} = ${known} \\times ${top} \\div ${bottom} = ${x}`],
      ],
      rules,
    }
  }
  const [known, x] = asked === 'DE' ? [BC, DE] : [DE, BC]
  return {
    ask: [
      `\\(DE\\) is parallel to \\(BC\\). \\(AD = ${AD}\\), \\(DB = ${DB}\\) and \\(${asked === 'DE' ? 'BC' : 'DE'} = ${known}\\), in centimeters. Find \\(${asked}\\).`,
    ],
    answer: x,
    wrong: [
      [
        asked === 'DE' ? rational(known * AD, DB) : rational(known * DB, AD),
        'looks_alike',
        `Compare \\(AD\\) with the whole side \\(AB\\), which is ${AD + DB} cm long.`,
      ],
      ...(asked === 'BC'
        ? ([[known + DB, 'additive_ratio', 'The difference was added. The sides are in the same ratio.']] as const)
        : known - DB > 0
          ? ([
              [known - DB, 'additive_ratio', 'The difference was subtracted. The sides are in the same ratio.'],
            ] as const)
          : []),
      [rational(known, 2), 'looks_alike', 'Half of it would be right only for a midsegment.'],
      [known, 'given_number', 'Parallel does not mean equally long.'],
    ],
    hints: [
      small,
      `The whole side \\(AB\\) is \\(${AD} + ${DB} = ${AD + DB}\\).`,
      `Solve \\(\\frac{DE}{BC} = \\frac{${AD}}{${AD + DB}}\\).`,
    ],
    steps: [
      [small, '\\frac{DE}{BC} = \\frac{AD}{AB}'],
      ['Find the whole side.', `AB = ${AD} + ${DB} = ${AD + DB}`],
      asked === 'DE'
        ? ['Multiply.', `DE = ${known} \\times ${AD} \\div ${AD + DB} = ${x}`]
        : ['Multiply.', `BC = ${known} \\times ${AD + DB} \\div ${AD} = ${x}`],
    ],
    rules,
  }
}

function picture(it: Params): Figure {
  const { p, q, s, t, asked } = it
  const cut = p / (p + q)
  const [A, B, C] = [
    [4, 7],
    [0, 0],
    [10, 0],
  ] as const
  const D = [A[0] + (B[0] - A[0]) * cut, A[1] * (1 - cut)] as const
  const E = [A[0] + (C[0] - A[0]) * cut, A[1] * (1 - cut)] as const
  const ends = asked === 'DE' || asked === 'BC'
  const cm = (n: number, name: string): string => (asked === name ? '?' : `${n} cm`)
  const [right, low] = ends ? [null, null] : [cm(t * q, 'EC'), cm(t * p, 'AE')]
  const base = ends ? cm(t * (p + q), 'BC') : null
  const middle = ends ? cm(t * p, 'DE') : undefined
  const told = ends ? `DE = ${middle}, BC = ${base}` : `AE = ${low}, EC = ${right}`
  return polygon(
    {
      corners: [B, C, E, A, D],
      names: ['B', 'C', 'E', 'A', 'D'],
      sideLabels: [base, right, low, `${s * p} cm`, `${s * q} cm`],
      inner: [{ from: D, to: E, solid: true, ...(middle === undefined ? {} : { label: middle }) }],
    },
    {
      title: 'Triangle',
      alt: `Triangle ABC with D on AB and E on AC, DE parallel to BC. AD = ${s * p} cm, DB = ${s * q} cm, ${told}.`,
    },
  )
}

/** Use a line parallel to a side (HSG-SRT.B.4). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/5',
  version: 1,
  params,
  reject,
  note: (it) => `${it.asked} ${it.p} ${it.q} ${it.s} ${it.t}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (it) => ({ EC: 0, AE: 1, DE: 2, BC: 2 })[it.asked] * 3 + Math.max(it.p, it.q) / 4,
}
