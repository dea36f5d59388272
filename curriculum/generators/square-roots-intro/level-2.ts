import { cubeStack } from '../../figures/cube-stack.ts'
import { sqrt, wholeText } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** The cube root of root^3; the root may be negative. */
export interface Params {
  readonly root: number
}

/** Every root that is asked for, easiest first. */
const roots: readonly number[] = [
  ...[1, 2, 3, 4, 5, 10, 6, 7, 8, 9, 20, 11, 12, 30, 15, 40, 50, 100],
  ...[-1, -2, -3, -4, -5, -10, -6, -7, -8, -9, -20, -11, -12, -30],
]
const cube = ({ root }: Params): number => root ** 3

function params(chance: Chance, difficulty: number): Params {
  const count = Math.floor(roots.length * 0.5)
  const start = Math.round(difficulty * (roots.length - count))
  return { root: chance.pick(roots.slice(start, start + count)) }
}

/** A known cube to compare with, never the one that is asked for. */
const side = ({ root }: Params): number => (Math.abs(root) === 3 ? 2 : 3)
function picture(p: Params): Figure {
  const row = Array.from({ length: side(p) }, () => side(p))
  return cubeStack({ heights: row.map(() => row) })
}

function distractors(p: Params): Distractor[] {
  const { root } = p
  return [
    {
      value: rational(cube(p), 3),
      misconception: 'root_as_half',
      why: 'A cube root is not a third. Look for a number that is multiplied three times.',
    },
    {
      value: rational(cube(p), 2),
      misconception: 'root_as_half',
      why: 'A root is not a half. Look for a number that is multiplied three times.',
    },
    {
      value: whole(-root),
      misconception: 'slip_sign',
      why:
        root < 0 ? 'Three negative factors give a negative number.' : 'Three positive factors give a positive number.',
    },
    {
      value: whole(root * root),
      misconception: 'stops_early',
      why: `That is the square of the root. Divide once more.`,
    },
    {
      value: whole(root + 1),
      misconception: 'slip_off_by_one',
      why: 'Very close. Multiply your number three times to check.',
    },
  ]
}

function solution(p: Params): Step[] {
  const { root } = p
  const value = whole(root)
  const size = Math.abs(root)
  const steps: Step[] = [
    {
      say: 'Look for the number that gives this when it is used three times as a factor.',
      latex: `? \\times ? \\times ? = ${wholeText(size ** 3)}`,
      relation: 'next',
    },
    {
      say: `\\(${size}\\) times \\(${size}\\) is \\(${size * size}\\), and times \\(${size}\\) again is \\(${wholeText(size ** 3)}\\).`,
      latex: `${size}^{3} = ${wholeText(size ** 3)}`,
      relation: 'next',
    },
  ]
  if (root < 0)
    steps.push({
      say: 'Three negative factors give a negative number. So the root is negative.',
      latex: `(${root})^{3} = ${wholeText(cube(p))}`,
      relation: 'next',
    })
  return [
    ...steps,
    { say: 'So this is the cube root.', latex: `${sqrt(wholeText(cube(p)), 3)} = ${root}`, value, relation: 'next' },
  ]
}

/** Find cube roots of perfect cubes (8.EE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'square_roots_intro/2',
  version: 1,
  params,
  note: (p) => String(p.root),
  space: roots.length,
  prompt: (p, words) => ({
    text: words.pick(['Find the cube root.', 'What is the cube root?', 'Work it out.']),
    latex: sqrt(wholeText(cube(p)), 3),
  }),
  answer: (p) => whole(p.root),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A cube root asks: which number, used three times as a factor, gives this?' },
    {
      text: `The picture shows a cube with edge \\(${side(p)}\\). It has \\(${side(p) ** 3}\\) small cubes. Do you need a larger or a smaller one?`,
    },
    p.root < 0
      ? { text: 'The number below the root is negative. Which sign does the root have?' }
      : { text: `Try a few: \\(4^{3} = 64\\), \\(5^{3} = 125\\), \\(10^{3} = 1000\\).` },
  ],
  solution,
  figure: picture,
  load: (p) => roots.indexOf(p.root),
}
