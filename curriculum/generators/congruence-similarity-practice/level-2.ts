import { cornersFromAngles, triangle, turnedCorners } from '../../figures/triangle.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

export type Rule = 'SSS' | 'SAS' | 'ASA' | 'AAS' | 'HL' | 'none'

/**
 * Two congruent triangles with angles a and b at the first two corners; the marks begin at corner `at`. `none` marks
 * three angles (`loose` 0) or two sides and an angle that is not between them (1).
 */
export interface Params {
  readonly rule: Rule
  readonly a: number
  readonly b: number
  readonly at: 0 | 1 | 2
  readonly turn: number
  readonly loose: 0 | 1
}

function params(chance: Chance, difficulty: number): Params {
  const easy: readonly Rule[] = ['SSS', 'SSS', 'SAS', 'ASA']
  const hard: readonly Rule[] = ['ASA', 'AAS', 'AAS', 'HL', 'none', 'none']
  const rule = chance.pick(chance.happens(1.8 * difficulty - 0.4) ? hard : easy)
  const a = chance.int(40, 80)
  return {
    rule,
    a: rule === 'HL' ? 90 : a,
    b: chance.int(35, 75),
    at: rule === 'HL' ? 0 : chance.pick([0, 1, 2] as const),
    turn: chance.pick([15, 25, 160, 180, 200, 340]),
    loose: chance.happens(0.5) ? 1 : 0,
  }
}

function reject({ rule, a, b }: Params): string | null {
  const c = 180 - a - b
  if (c < 30 || new Set([a, b, c]).size < 3) return 'narrow or isosceles'
  return rule !== 'HL' && [a, b, c].some((d) => Math.abs(d - 90) < 6) ? 'nearly a right angle' : null
}

/** What is marked: sides (i goes from corner i to i + 1), angles, and right angles, by corner. */
function marksOf({ rule, at, loose }: Params): { sides: number[]; angles: number[]; rights: number[] } {
  const [i, j, k] = [at, (at + 1) % 3, (at + 2) % 3] as [number, number, number]
  switch (rule) {
    case 'SSS':
      return { sides: [0, 1, 2], angles: [], rights: [] }
    case 'SAS':
      return { sides: [k, i], angles: [i], rights: [] }
    case 'ASA':
      return { sides: [i], angles: [i, j], rights: [] }
    case 'AAS':
      return { sides: [j], angles: [i, j], rights: [] }
    case 'HL':
      return { sides: [1, 0], angles: [], rights: [0] }
    case 'none':
      return loose === 0 ? { sides: [], angles: [0, 1, 2], rights: [] } : { sides: [i, j], angles: [i], rights: [] }
  }
}

const texts: Readonly<Record<Rule, string>> = {
  SSS: 'SSS',
  SAS: 'SAS',
  ASA: 'ASA',
  AAS: 'AAS',
  HL: 'HL',
  none: 'None: not enough is marked',
}
const named = (rule: Rule): ReturnType<typeof item> => item(rule, texts[rule])

const reasons: Readonly<Record<Rule, string>> = {
  SSS: 'All three sides are marked.',
  SAS: 'Two sides and the angle between them are marked.',
  ASA: 'Two angles and the side between them are marked.',
  AAS: 'Two angles and a side that is not between them are marked.',
  HL: 'In right triangles the hypotenuse and one leg are marked.',
  none: 'The marks do not fix the triangle.',
}

const needs: Readonly<Record<Rule, string>> = {
  SSS: 'SSS needs marks on all three sides.',
  SAS: 'SAS needs two sides and the angle between them.',
  ASA: 'ASA needs two angles and the side between them.',
  AAS: 'AAS needs two angles and a side that is not between them.',
  HL: 'HL needs right triangles with the hypotenuse and a leg marked.',
  none: 'These marks are enough. Count the sides and angles and see where they lie.',
}

const tempting: Readonly<Record<Rule, readonly Rule[]>> = {
  SSS: ['SAS', 'none', 'AAS', 'ASA'],
  SAS: ['SSS', 'ASA', 'none', 'AAS'],
  ASA: ['AAS', 'SAS', 'none', 'SSS'],
  AAS: ['ASA', 'SAS', 'none', 'SSS'],
  HL: ['SAS', 'SSS', 'none', 'ASA'],
  none: ['SAS', 'AAS', 'SSS', 'ASA'],
}

function distractors(p: Params): Distractor[] {
  return tempting[p.rule].map((rule) => ({ value: named(rule), misconception: 'looks_alike', why: needs[rule] }))
}

const letters = [
  ['A', 'B', 'C'],
  ['D', 'E', 'F'],
] as const

function picture(p: Params): Figure {
  const { sides, angles, rights } = marksOf(p)
  const ticks = [0, 1, 2].map((i) => sides.indexOf(i) + 1)
  const arcs = [0, 1, 2].map((i) => angles.indexOf(i) + 1)
  const corners = cornersFromAngles(p.a, p.b)
  const marks = { ticks, arcs, rightAngles: rights }
  const name = (which: 0 | 1, i: number): string => letters[which][i % 3] as string
  const said = [
    ...sides.map((i) => `${name(0, i)}${name(0, i + 1)} and ${name(1, i)}${name(1, i + 1)}`),
    ...angles.map((i) => `angles ${name(0, i)} and ${name(1, i)}`),
  ]
  const right = rights.length > 0 ? ' Angles A and D are right angles.' : ''
  return triangle(
    [
      { corners, names: [...letters[0]], ...marks },
      { corners: turnedCorners(corners, p.turn), names: [...letters[1]], ...marks },
    ],
    { alt: `Triangles ABC and DEF. Marked as equal: ${said.join('; ')}.${right}` },
  )
}

function solution(p: Params): Step[] {
  const value = named(p.rule)
  const { sides, angles } = marksOf(p)
  const count = (n: number, word: string): string => (n === 0 ? `no ${word}s` : n === 1 ? `1 ${word}` : `${n} ${word}s`)
  return [
    {
      say: `Count the marks: ${count(sides.length, 'side')} and ${count(angles.length, 'angle')}${p.rule === 'HL' ? ', and a right angle in each' : ''}.`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `See where they lie. ${reasons[p.rule]}${p.rule === 'none' ? (p.loose === 0 ? ' Equal angles give the same shape, but not the same size.' : ' The angle is not between the two sides, so two different triangles are possible.') : ''}`,
      relation: 'next',
    },
    {
      say:
        p.rule === 'none'
          ? 'So no rule proves that the triangles are congruent.'
          : `So ${p.rule} proves that the triangles are congruent.`,
      value,
      relation: 'next',
    },
  ]
}

/** Choose SSS, SAS, ASA, AAS or HL (HSG-CO.B.7, B.8). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.rule} ${p.a} ${p.b} ${p.at} ${p.rule === 'none' ? p.loose : ''}`,
  prompt: (_, words) => ({
    text: words.pick([
      'Congruent parts are marked. Which theorem proves that the triangles are congruent?',
      'Look at the marks. Which theorem shows that the two triangles are congruent?',
      'Which theorem or postulate proves that these triangles are congruent?',
      'The marked parts are congruent. What can you use to prove the triangles congruent?',
    ]),
  }),
  answer: (p) => named(p.rule),
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Count the marked sides and the marked angles.' },
    { text: 'Does the marked angle lie between the marked sides? Or the marked side between the marked angles?' },
    {
      text: 'Three equal angles fix the shape only. Two sides and an angle not between them leave two triangles, unless it is a right angle.',
    },
  ],
  solution,
  figure: picture,
  load: (p) => ({ SSS: 0, SAS: 1, ASA: 1.5, AAS: 3, HL: 3, none: 4 })[p.rule],
}
