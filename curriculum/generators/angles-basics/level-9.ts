import { polygon } from '../../figures/polygon.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { Spot } from '../../figures/plane-geometry.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** The exterior angles of a polygon in order, 360 in all; `regular` ones ask for one angle, the others for a missing one at `asked`. */
export interface Params {
  readonly kind: 'interior' | 'exterior' | 'missing' | 'missingOutside'
  readonly turns: readonly number[]
  readonly asked: number
}

const regular = [3, 4, 5, 6, 8, 9, 10, 12] as const
const names: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
}

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(0.04)) {
    const n = chance.pick(regular.slice(difficulty < 0.5 ? 2 : 3))
    return {
      kind: chance.pick(['interior', 'exterior'] as const),
      turns: Array.from({ length: n }, () => 360 / n),
      asked: 0,
    }
  }
  const n = Math.min(6, 4 + Math.floor(2.6 * difficulty + 0.4 * chance.unit()))
  const turns: number[] = []
  for (let i = 0; i < n - 1; i++) turns.push(Math.round(360 / n) + chance.int(-28, 28))
  turns.push(360 - turns.reduce((a, b) => a + b, 0))
  return {
    kind: chance.happens(0.25 + 0.2 * difficulty) ? 'missingOutside' : 'missing',
    turns,
    asked: chance.int(0, n - 1),
  }
}

function reject(p: Params): string | null {
  if (p.kind === 'interior' || p.kind === 'exterior') return null
  if (p.turns.some((d) => d < 28 || d > 125 || d === 90)) return 'hard to draw'
  return new Set(p.turns).size < p.turns.length ? 'equal angles' : null
}

const sumOf = (p: Params): number => (p.turns.length - 2) * 180

function tellRegular(p: Params): Telling {
  const n = p.turns.length
  const out = 360 / n
  const inside = 180 - out
  const interior = p.kind === 'interior'
  return {
    ask: interior
      ? [
          `How large is each interior angle of a regular ${names[n]}?`,
          `All angles of this ${names[n]} are equal. How large is each of them?`,
        ]
      : [`How large is each exterior angle of a regular ${names[n]}?`],
    answer: interior ? inside : out,
    wrong: [
      [
        interior ? out : inside,
        'all_angles_equal',
        interior
          ? 'That is the exterior angle. It makes 180 degrees with the interior one.'
          : 'That is the interior angle. It makes 180 degrees with the exterior one.',
      ],
      [
        Number.isInteger(sumOf(p) / (n - 1)) ? sumOf(p) / (n - 1) : 180,
        'looks_alike',
        `There are ${n} angles. Share among all of them.`,
      ],
      [sumOf(p), 'stops_early', 'That is the sum of all interior angles. Share it equally.'],
      [interior ? inside + 10 : out + 6, 'near', 'Divide once more.'],
    ],
    hints: interior
      ? [
          'The polygon can be cut into triangles from one corner.',
          `It has ${n - 2} triangles, so the angles make \\(${n - 2} \\times 180^\\circ\\).`,
          `Share \\(${sumOf(p)}^\\circ\\) among ${n} angles.`,
        ]
      : [
          'Walk once around the polygon. How far do you turn in all?',
          'The exterior angles of every polygon make 360 degrees.',
          `Share \\(360^\\circ\\) among ${n} angles.`,
        ],
    steps: interior
      ? [
          ['Cut the polygon into triangles from one corner.', `${n} - 2 = ${n - 2}`],
          ['Each triangle has 180 degrees.', `${n - 2} \\times 180 = ${sumOf(p)}`],
          [`Share among ${n} equal angles.`, `${sumOf(p)} \\div ${n} = ${inside}`],
        ]
      : [
          ['Once around, the exterior angles make a full turn.', '360^\\circ'],
          [`Share among ${n} equal angles.`, `360 \\div ${n} = ${out}`],
        ],
    rules: { unit: 'degrees' },
  }
}

function tellMissing(p: Params): Telling {
  const n = p.turns.length
  const outside = p.kind === 'missingOutside'
  const all = p.turns.map((t) => (outside ? t : 180 - t))
  const x = all[p.asked] as number
  const known = all.filter((_, i) => i !== p.asked)
  const sum = outside ? 360 : sumOf(p)
  const had = known.reduce((a, b) => a + b, 0)
  const wrongSum = outside ? sumOf(p) : 360
  return {
    ask: outside
      ? [
          `The exterior angles of a ${names[n]} are ${known.map((d) => `\\(${d}^\\circ\\)`).join(', ')} and \\(x\\). Find \\(x\\).`,
        ]
      : [`Find the missing interior angle \\(x\\) of this ${names[n]}.`, `How large is \\(x\\) in this ${names[n]}?`],
    answer: x,
    wrong: [
      [
        180 - x,
        'all_angles_equal',
        outside ? 'That is the interior angle at that corner.' : 'That is the exterior angle at that corner.',
      ],
      ...(wrongSum - had > 0 && wrongSum !== sum
        ? ([
            [
              wrongSum - had,
              'wrong_operation',
              outside
                ? 'Exterior angles always make 360 degrees.'
                : `The interior angles of a ${names[n]} do not make 360 degrees.`,
            ],
          ] as const)
        : []),
      [known[0] as number, 'all_angles_equal', 'The angles need not be equal. Find the sum first.'],
      [had, 'stops_early', `That is the sum of the known angles. Subtract it from ${sum}.`],
    ],
    hints: outside
      ? [
          'Walk once around the polygon. How far do you turn in all?',
          'The exterior angles of every polygon make 360 degrees.',
          `Subtract the known ones: \\(360 - ${had}\\).`,
        ]
      : [
          'Cut the polygon into triangles from one corner.',
          `That makes ${n - 2} triangles, so the sum is \\(${n - 2} \\times 180^\\circ\\).`,
          `Subtract the known angles: \\(${sum} - ${had}\\).`,
        ],
    steps: [
      outside
        ? ['Once around, the exterior angles make a full turn.', '360^\\circ']
        : ['Cut it into triangles: each has 180 degrees.', `${n - 2} \\times 180 = ${sum}`],
      ['Add the known angles.', `${known.join(' + ')} = ${had}`],
      ['Subtract.', `x = ${sum} - ${had} = ${x}`],
    ],
    rules: { unit: 'degrees', variable: 'x' },
  }
}

const tell = (p: Params): Telling => (p.kind === 'interior' || p.kind === 'exterior' ? tellRegular(p) : tellMissing(p))

/** The polygon around a circle whose sides turn by these angles. */
function cornersOf(turns: readonly number[]): Spot[] {
  let direction = -90
  return turns.map((turn) => {
    const half = (turn * Math.PI) / 360
    const middle = ((direction + turn / 2) * Math.PI) / 180
    direction += turn
    return [Math.cos(middle) / Math.cos(half), Math.sin(middle) / Math.cos(half)]
  })
}

function picture(p: Params): Figure {
  const corners = cornersOf(p.turns)
  const n = corners.length
  if (p.kind === 'interior' || p.kind === 'exterior')
    return polygon(
      { corners, ticks: corners.map(() => 1) },
      { alt: `A regular ${names[n]}: all ${n} sides and all angles are equal.` },
    )
  if (p.kind === 'missingOutside')
    return polygon({ corners }, { alt: `A ${names[n]} with ${n} different angles, without numbers.` })
  return polygon(
    { corners, angleLabels: p.turns.map((t, i) => (i === p.asked ? 'x' : `${180 - t}°`)) },
    {
      alt: `A ${names[n]} with interior angles, in order, ${p.turns.map((t, i) => (i === p.asked ? 'x' : `${180 - t}°`)).join(', ')}.`,
    },
  )
}

/** Find interior and exterior angles (8.G.A.5, HSG-CO.C.11). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/9',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.turns.join()} ${p.asked}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => Math.min(6, p.turns.length) + (p.kind === 'missingOutside' ? 0.3 : 0),
}
