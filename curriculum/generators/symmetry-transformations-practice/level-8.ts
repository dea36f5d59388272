import { transformationGrid } from '../../figures/transformation-grid.ts'
import { item } from '../../values/items.ts'
import { motions, moved } from './motions.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Motion } from './motions.ts'

type Corner = readonly [number, number]

/** A triangle ABC and the motion that maps it onto its image. */
export interface Params {
  readonly corners: readonly [Corner, Corner, Corner]
  readonly motion: Motion
}

const size = 8

function params(chance: Chance, difficulty: number): Params {
  const easy: readonly Motion[] = ['over x', 'over y', 'half turn']
  const hard: readonly Motion[] = ['quarter left', 'quarter right', 'over y = x', 'half turn']
  const corner = (): Corner => [chance.int(1, 7), chance.int(1, 7)]
  return {
    corners: [corner(), corner(), corner()],
    motion: chance.pick(chance.happens(1.8 * difficulty - 0.4) ? hard : easy),
  }
}

const image = (p: Params, motion = p.motion): Corner[] => p.corners.map((c) => moved(motion, c))
const place = (corners: readonly Corner[]): string =>
  corners
    .map((c) => c.join())
    .toSorted()
    .join(' ')

function reject(p: Params): string | null {
  const [a, b, c] = p.corners
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
  if (area < 5 || area > 20) return 'too thin or too large'
  const all = (Object.keys(motions) as Motion[]).map((m) => place(image(p, m)))
  return new Set(all).size < all.length ? 'two motions give one image' : null
}

const named = (motion: Motion): Item => item(motion, motions[motion].text)

const why: Record<Motion, string> = {
  'over x': 'A reflection over the x-axis turns the figure upside down. It does not change sides.',
  'over y': 'A reflection over the y-axis changes left and right. It does not turn the figure upside down.',
  'over y = x': 'A reflection over this line changes the two coordinates with each other.',
  'half turn': 'A half turn changes both signs and does not flip the figure.',
  'quarter left': 'A quarter turn to the left is counterclockwise. The top of the figure goes to the left side.',
  'quarter right': 'A quarter turn to the right is clockwise. The top of the figure goes to the right side.',
}

/** Motions that are taken for one another, with the misconception behind it. */
const mixedUp: Record<Motion, readonly (readonly [Motion, string])[]> = {
  'over x': [
    ['over y', 'reflect_wrong_axis'],
    ['half turn', 'looks_alike'],
    ['over y = x', 'diagonal_symmetry'],
  ],
  'over y': [
    ['over x', 'reflect_wrong_axis'],
    ['half turn', 'looks_alike'],
    ['over y = x', 'diagonal_symmetry'],
  ],
  'over y = x': [
    ['quarter left', 'rotate_wrong_way'],
    ['over x', 'reflect_wrong_axis'],
    ['quarter right', 'rotate_wrong_way'],
  ],
  'half turn': [
    ['over x', 'reflect_wrong_axis'],
    ['over y', 'reflect_wrong_axis'],
    ['quarter left', 'looks_alike'],
  ],
  'quarter left': [
    ['quarter right', 'rotate_wrong_way'],
    ['over y = x', 'diagonal_symmetry'],
    ['half turn', 'looks_alike'],
  ],
  'quarter right': [
    ['quarter left', 'rotate_wrong_way'],
    ['over y = x', 'diagonal_symmetry'],
    ['half turn', 'looks_alike'],
  ],
}

function distractors(p: Params): Distractor[] {
  return mixedUp[p.motion].map(([motion, misconception]) => ({ value: named(motion), misconception, why: why[motion] }))
}

function picture(p: Params): Figure {
  const axis = { min: -size, max: size, step: 1 }
  return transformationGrid({
    x: axis,
    y: axis,
    figure: p.corners,
    names: ['A', 'B', 'C'],
    image: image(p),
    imageNames: ["A'", "B'", "C'"],
  })
}

const pair = ([x, y]: Corner): string => `(${x}, ${y})`

/** Describe rigid motions exactly (HSG-CO.A.5). */
export const level: TopicLevel<Params> = {
  key: 'symmetry_transformations_practice/8',
  version: 2,
  params,
  reject,
  note: (p) => `${p.motion} ${p.corners.join(' ')}`,
  prompt: (_, words) => ({
    text: words.pick([
      "Which motion maps triangle \\(ABC\\) onto triangle \\(A'B'C'\\)?",
      "Triangle \\(A'B'C'\\) is the image of triangle \\(ABC\\). Which motion was used?",
      "What moves triangle \\(ABC\\) exactly onto triangle \\(A'B'C'\\)?",
      "Compare the corners of the two triangles. Which motion takes \\(ABC\\) to \\(A'B'C'\\)?",
    ]),
  }),
  answer: (p) => named(p.motion),
  forms: ['choice'],
  formsLeftOut: { coordinate: 'the answer is a motion, not a point' },
  distractors,
  hints: () => [
    {
      text: 'Go around each triangle from A to B to C. Do you go the same way around? Then it was rotated. Otherwise it was reflected.',
    },
    { text: 'Follow one corner. How do its coordinates change?' },
  ],
  solution: (p) =>
    (p.corners[0][0] + p.corners[1][0]) % 2 === 0
      ? [
          {
            say: p.motion.startsWith('over')
              ? "From A to B to C you go around one way, and from A' to B' to C' the other way. So the triangle was reflected."
              : "From A to B to C and from A' to B' to C' you go around the same way. So the triangle was rotated.",
            relation: 'next',
          },
          {
            say: 'Follow one corner to find out how.',
            latex: `A${pair(p.corners[0])} \\to A'${pair(image(p)[0] as Corner)} \\qquad ${motions[p.motion].rule}`,
            value: named(p.motion),
            relation: 'next',
          },
        ]
      : [
          {
            say: 'Compare one corner with its image.',
            latex: `A${pair(p.corners[0])} \\to A'${pair(image(p)[0] as Corner)}`,
            relation: 'next',
          },
          {
            say: 'Every corner follows this rule.',
            latex: motions[p.motion].rule,
            value: named(p.motion),
            relation: 'next',
          },
        ],
  figure: picture,
  load: (p) =>
    ({ 'over x': 1, 'over y': 1, 'half turn': 2, 'over y = x': 4, 'quarter left': 4, 'quarter right': 4 })[p.motion],
}
