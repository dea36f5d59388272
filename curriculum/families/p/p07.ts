import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** 1/(a·(a+d)) + 1/((a+d)(a+2d)) + … with so many terms. */
export interface Params {
  readonly start: number
  readonly step: number
  readonly terms: number
}

const end = ({ start, step, terms }: Params): number => start + step * terms
const sum = (p: Params) => rational(p.terms, p.start * end(p))

function params(chance: Chance, difficulty: number): Params {
  return {
    start: chance.int(1, 1 + Math.round(2 * difficulty)),
    step: chance.int(1, 1 + Math.round(2.4 * difficulty)),
    terms: chance.int(8 + Math.round(10 * difficulty), 25 + Math.round(60 * difficulty)),
  }
}

const written = ({ start, step }: Params, i: number): string =>
  `\\frac{1}{${start + i * step} \\cdot ${start + (i + 1) * step}}`

/** Each term is a difference of neighbors, so that the middle cancels. */
export const family: ContestFamily<Params> = {
  code: 'P07',
  name: 'Telescopes',
  version: 1,
  idea: 'telescoping',
  reach: [9.2, 11.6],
  areas: ['PN', 'FR', 'AL'],
  targetSeconds: 130,
  params,
  reject: (p) => (p.start > 1 && p.start === p.step ? 'a common factor' : null),
  note: ({ start, step, terms }) => `${start} ${step} ${terms}`,
  prompt: (p, words) => ({
    text: words.pick([
      `This sum has ${p.terms} terms. Which fraction is it?`,
      `What do these ${p.terms} fractions add up to?`,
    ]),
    latex: `${written(p, 0)} + ${written(p, 1)} + ${written(p, 2)} + \\dots + ${written(p, p.terms - 1)}`,
  }),
  answer: (p) => sum(p),
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    mistake(
      'last_case_missed',
      rational(p.terms - 1, p.start * (end(p) - p.step)),
      'One term is missing. Which fraction is left over at the end?',
    ),
    mistake(
      'half_way',
      p.step === 1 ? rational(1, end(p)) : rational(p.terms * p.step, p.start * end(p)),
      p.step === 1
        ? 'That is the part left over at the end. What is left at the beginning?'
        : 'The difference of two neighbors is larger than the term. By which factor?',
    ),
    mistake(
      'surface_operation',
      rational(p.terms, p.start * (p.start + p.step)),
      'The terms are not all as large as the first.',
    ),
    mistake('quick_answer', rational(1, p.start * p.step), 'The sum would get that large only if it never ended.'),
  ],
  hints: ({ start, step }) =>
    twoHints(
      `Compare the first term with \\(\\frac{1}{${start}} - \\frac{1}{${start + step}}\\).`,
      `Write the first terms as such differences${step === 1 ? '' : `, each divided by ${step}`}. What cancels?`,
    ),
  solution: (p) =>
    stepsTo(
      sum(p),
      `Let the middle cancel: each term is a difference of two neighbors${p.step === 1 ? '' : `, divided by ${p.step}`}, because \\(\\frac{1}{${p.start}} - \\frac{1}{${p.start + p.step}} = \\frac{${p.step}}{${p.start * (p.start + p.step)}}\\).`,
      `All parts but the first and the last cancel: \\(\\frac{1}{${p.start}} - \\frac{1}{${end(p)}}\\).`,
      `${p.step === 1 ? 'That is' : `Divided by ${p.step}, that is`} \\(\\frac{${sum(p).n}}{${sum(p).d}}\\).`,
    ),
  load: ({ step, terms }) => 10 * step + terms / 2,
}
