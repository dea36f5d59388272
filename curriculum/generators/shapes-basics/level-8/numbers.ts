import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import { shapeName } from '../../../figures/named-shapes.ts'
import type { Chance } from '../../../chance.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

type Name =
  | 'square'
  | 'rectangle'
  | 'rhombus'
  | 'parallelogram'
  | 'kite'
  | 'quadrilateral'
  | 'triangle'
  | 'pentagon'
  | 'right triangle'
  | 'isosceles triangle'
  | 'equilateral triangle'
  | 'scalene triangle'
type Answer = 'always' | 'sometimes' | 'never'

/** 'A ... is (always, sometimes, never) a ...', or a property in words; `drawing` stands beside it. */
export interface Params {
  readonly subject: Name
  readonly claim: string
  readonly answer: Answer
  readonly why: string
  readonly rank: number
}

const is = (subject: Name, other: Name, answer: Answer, why: string, rank: number): Params => ({
  subject,
  claim: `is ${/^[aeiou]/.test(other) ? 'an' : 'a'} ${other}`,
  answer,
  why,
  rank,
})
const has = (subject: Name, claim: string, answer: Answer, why: string, rank: number): Params => ({
  subject,
  claim,
  answer,
  why,
  rank,
})

/** Every statement of the level, with the reason for its answer; rank 0 is easiest. */
export const statements: readonly Params[] = [
  is('square', 'quadrilateral', 'always', 'Every square has four sides.', 0),
  is('rectangle', 'quadrilateral', 'always', 'Every rectangle has four sides.', 0),
  is('triangle', 'quadrilateral', 'never', 'A triangle has three sides, a quadrilateral has four.', 0),
  is('pentagon', 'quadrilateral', 'never', 'A pentagon has five sides, a quadrilateral has four.', 0),
  is('quadrilateral', 'square', 'sometimes', 'Some quadrilaterals are squares, others are not.', 0),
  is('quadrilateral', 'rectangle', 'sometimes', 'Only those with four right angles are rectangles.', 0),
  has('square', 'has four equal sides', 'always', 'Equal sides belong to every square.', 0),
  has('rectangle', 'has four right angles', 'always', 'Four right angles make a rectangle.', 0),
  has('triangle', 'has four corners', 'never', 'Every triangle has three corners.', 0),
  is('square', 'rectangle', 'always', 'A square has four right angles, and that makes it a rectangle.', 1),
  is('rectangle', 'square', 'sometimes', 'Only rectangles with four equal sides are squares.', 1),
  is('rhombus', 'quadrilateral', 'always', 'Every rhombus has four sides.', 1),
  is('parallelogram', 'quadrilateral', 'always', 'Every parallelogram has four sides.', 1),
  is('quadrilateral', 'rhombus', 'sometimes', 'Only those with four equal sides are rhombuses.', 1),
  is('quadrilateral', 'triangle', 'never', 'A quadrilateral has four sides, a triangle has three.', 1),
  has('rectangle', 'has four equal sides', 'sometimes', 'Only the squares among them do.', 1),
  has('rhombus', 'has four equal sides', 'always', 'Four equal sides make a rhombus.', 1),
  has('parallelogram', 'has exactly five sides', 'never', 'A parallelogram has four sides.', 1),
  has('triangle', 'has a right angle', 'sometimes', 'Some triangles have one, others do not.', 1),
  is('square', 'rhombus', 'always', 'A square has four equal sides, and that makes it a rhombus.', 2),
  is('rhombus', 'square', 'sometimes', 'Only rhombuses with right angles are squares.', 2),
  is('rectangle', 'parallelogram', 'always', 'Opposite sides of a rectangle are parallel.', 2),
  is('parallelogram', 'rectangle', 'sometimes', 'Only those with right angles are rectangles.', 2),
  is('square', 'parallelogram', 'always', 'Opposite sides of a square are parallel.', 2),
  is(
    'equilateral triangle',
    'isosceles triangle',
    'always',
    'It has at least two equal sides, since all three are equal.',
    2,
  ),
  is('isosceles triangle', 'equilateral triangle', 'sometimes', 'Only when the third side is equal too.', 2),
  is('scalene triangle', 'isosceles triangle', 'never', 'A scalene triangle has no equal sides.', 2),
  is('equilateral triangle', 'right triangle', 'never', 'Its three angles are equal, 60 degrees each.', 2),
  has('rhombus', 'has four right angles', 'sometimes', 'Only the squares among them do.', 2),
  has('parallelogram', 'has four equal sides', 'sometimes', 'Only the rhombuses among them do.', 2),
  has('parallelogram', 'has two pairs of parallel sides', 'always', 'That is what makes it a parallelogram.', 2),
  has('right triangle', 'has two right angles', 'never', 'Two right angles would leave nothing for the third.', 2),
  is('rhombus', 'parallelogram', 'always', 'Opposite sides of a rhombus are parallel.', 3),
  is('parallelogram', 'rhombus', 'sometimes', 'Only those with four equal sides are rhombuses.', 3),
  is('parallelogram', 'square', 'sometimes', 'Only with four equal sides and right angles.', 3),
  is('rhombus', 'rectangle', 'sometimes', 'Only the squares among them are rectangles.', 3),
  is('rectangle', 'rhombus', 'sometimes', 'Only the squares among them are rhombuses.', 3),
  is('rhombus', 'kite', 'always', 'It has two pairs of equal neighboring sides, as a kite does.', 3),
  is('kite', 'rhombus', 'sometimes', 'Only when all four sides are equal.', 3),
  is('square', 'kite', 'always', 'It has two pairs of equal neighboring sides, as a kite does.', 3),
  is('right triangle', 'isosceles triangle', 'sometimes', 'Only when its two legs are equal.', 3),
  is('isosceles triangle', 'right triangle', 'sometimes', 'Only when one of its angles is a right angle.', 3),
  is('right triangle', 'equilateral triangle', 'never', 'An equilateral triangle has three angles of 60 degrees.', 3),
  is(
    'scalene triangle',
    'right triangle',
    'sometimes',
    'Some have a right angle, such as one with sides 3, 4 and 5.',
    3,
  ),
  has('parallelogram', 'has exactly three right angles', 'never', 'With three right angles the fourth is one too.', 3),
  has('kite', 'has four equal sides', 'sometimes', 'Only the rhombuses among them do.', 3),
  has('square', 'has only one pair of parallel sides', 'never', 'A square has two pairs of parallel sides.', 3),
  has('scalene triangle', 'has two equal angles', 'never', 'Its sides all differ, so its angles all differ.', 3),
]

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(0.6 * difficulty * statements.length)
  const near = statements.slice(start, start + Math.ceil(0.4 * statements.length))
  const answer = chance.pick(
    (['always', 'sometimes', 'never'] as const).filter((a) => near.some((s) => s.answer === a)),
  )
  return chance.pick(near.filter((s) => s.answer === answer))
}

const named = (answer: Answer): ReturnType<typeof item> => item(answer, answer)

function distractors(p: Params): Distractor[] {
  const sentences: Readonly<Record<Answer, Partial<Record<Answer, readonly [string, string]>>>> = {
    always: {
      sometimes: ['inclusive_class', 'Try to draw one for which it is not true. You cannot.'],
      never: ['inclusive_class', 'One name does not shut out another. Check the properties.'],
    },
    sometimes: {
      always: ['prototype_shape', 'Can you draw one for which it is not true?'],
      never: ['inclusive_class', 'Can you draw one for which it is true? Think of special ones.'],
    },
    never: {
      always: ['looks_alike', 'Draw one and check. It is not true.'],
      sometimes: ['prototype_shape', 'Try to draw one for which it is true. You cannot.'],
    },
  }
  return (['always', 'sometimes', 'never'] as const)
    .filter((a) => a !== p.answer)
    .map((a) => {
      const [misconception, why] = sentences[p.answer][a] as readonly [string, string]
      return { value: named(a), misconception, why }
    })
}

const drawings: Readonly<Record<Name, NamedShape>> = {
  square: 'square',
  rectangle: 'rectangle',
  rhombus: 'rhombus',
  parallelogram: 'parallelogram',
  kite: 'kite',
  quadrilateral: 'quadrilateral',
  triangle: 'scalene_triangle',
  pentagon: 'pentagon',
  'right triangle': 'right_triangle',
  'isosceles triangle': 'isosceles_triangle',
  'equilateral triangle': 'equilateral_triangle',
  'scalene triangle': 'scalene_triangle',
}
const picture = (p: Params): Figure =>
  shape(
    { items: [{ shape: drawings[p.subject], label: 'one example' }] },
    { alt: `One example of the shape: ${shapeName(drawings[p.subject])}.` },
  )
const article = (name: string): string => (/^[aeiou]/.test(name) ? 'An' : 'A')
const sentence = (p: Params): string => {
  const [verb, ...rest] = p.claim.split(' ')
  return verb === 'is'
    ? `${article(p.subject)} ${p.subject} is \\(\\square\\) ${rest.join(' ')}.`
    : `${article(p.subject)} ${p.subject} \\(\\square\\) ${p.claim}.`
}

/** Decide which names always, sometimes or never fit (5.G.B.3, 5.G.B.4). */
export const howOften: TopicLevel<Params> = {
  key: 'shapes_basics/8',
  version: 1,
  params,
  note: (p) => `${p.subject} ${p.claim}`,
  space: statements.length,
  prompt: (p, words) => ({
    text: `${words.pick(['Which word makes the sentence true?', 'Choose the word that fits.', 'Always, sometimes or never?'])} ${sentence(p)}`,
  }),
  answer: (p) => named(p.answer),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'Try to draw one for which it is true, and one for which it is not.' },
    { text: `What must be true of every ${p.subject}? Compare with what the sentence says.` },
  ],
  solution: (p) => [
    { say: `Think of every kind of ${p.subject}, not only of one picture.`, figure: picture(p), relation: 'next' },
    { say: `${p.why} So the word is ${p.answer}.`, value: named(p.answer), relation: 'next' },
  ],
  figure: picture,
  load: (p) => p.rank,
}
