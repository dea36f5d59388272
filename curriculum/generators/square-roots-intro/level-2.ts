import { solid } from '../../figures/solid.ts'
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

/** A cube with the volume below the root; its edge is what is sought. */
function picture(p: Params): Figure {
  const volume = wholeText(Math.abs(cube(p))).replaceAll('{,}', ',')
  return solid(
    { solids: [{ kind: 'cube', labels: { length: '?' } }] },
    {
      title: 'A cube',
      alt: `A cube with a volume of ${volume} cubic ${volume === '1' ? 'unit' : 'units'}. The length of its edge is not given.`,
    },
  )
}

function distractors(p: Params): Distractor[] {
  const { root } = p
  return [
    {
      value: rational(cube(p), 3),
      misconception: 'root_as_half',
      why: `You divided \\(${wholeText(cube(p))}\\) by 3. Look for the number that gives it when it is used three times as a factor.`,
    },
    {
      value: rational(cube(p), 2),
      misconception: 'root_as_half',
      why: `You divided \\(${wholeText(cube(p))}\\) by 2. Look for the number that gives it when it is used three times as a factor.`,
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
      why: `\\(${wholeText(root * root)}\\) is only two of the three factors multiplied. Find the factor itself.`,
    },
    {
      value: whole(root + 1),
      misconception: 'slip_off_by_one',
      why: `Check: \\(${root + 1}\\) used three times as a factor gives \\(${wholeText((root + 1) ** 3)}\\).`,
    },
  ]
}

function solution(p: Params): Step[] {
  const { root } = p
  const value = whole(root)
  const size = Math.abs(root)
  const part = size > 10 && size % 10 === 0 ? 10 : size > 4 && size < 10 && size % 2 === 0 ? 2 : 1
  const steps: Step[] =
    part > 1
      ? [
          {
            say: `Split \\(${wholeText(size ** 3)}\\) into cubes that you know.`,
            latex: `${wholeText(size ** 3)} = ${wholeText(part ** 3)} \\times ${wholeText((size / part) ** 3)}`,
            relation: 'next',
          },
          {
            say: 'Take the cube root of each, and multiply.',
            latex: `${part} \\times ${size / part} = ${size}`,
            relation: 'next',
          },
        ]
      : [
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
    {
      say: `So the cube root is \\(${root}\\).`,
      latex: `${sqrt(wholeText(cube(p)), 3)} = ${root}`,
      value,
      relation: 'next',
    },
  ]
}

/** Find cube roots of perfect cubes (8.EE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'square_roots_intro/2',
  version: 3,
  params,
  note: (p) => String(p.root),
  space: roots.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Find the cube root.',
      'What is the cube root?',
      'Which number is this cube root?',
      'Which number must you cube to get the number under this root?',
    ]),
    latex: sqrt(wholeText(cube(p)), 3),
  }),
  answer: (p) => whole(p.root),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A cube root asks: which number, used three times as a factor, gives this?' },
    {
      text: `A cube has a volume of \\(${wholeText(Math.abs(cube(p)))}\\). How long is its edge?`,
    },
    p.root < 0
      ? { text: 'The number below the root is negative. Which sign does the root have?' }
      : { text: `Try a few: \\(4^{3} = 64\\), \\(5^{3} = 125\\), \\(10^{3} = 1000\\).` },
  ],
  solution,
  figure: picture,
  load: (p) => roots.indexOf(p.root),
}
