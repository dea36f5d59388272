import { gridArea } from '../../figures/grid-area.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly rows: number
  readonly columns: number
}

/** How many squares there are of each size, from the small ones on; of one row, strips by their length. */
function bySize({ rows, columns }: Params): number[] {
  if (rows === 1) return Array.from({ length: columns }, (_, i) => columns - i)
  return Array.from({ length: Math.min(rows, columns) }, (_, i) => (rows - i) * (columns - i))
}

const answer = (p: Params): number => bySize(p).reduce((sum, n) => sum + n, 0)

function params(chance: Chance, difficulty: number): Params {
  const rows = difficulty < 0.35 ? chance.int(1, 2) : difficulty < 0.7 ? chance.int(2, 3) : chance.int(3, 4)
  const columns = rows === 1 ? chance.int(3, 6) : chance.int(rows, rows + 2 + Math.round(3 * difficulty))
  return { rows, columns }
}

const sizeName = (rows: number, size: number): string =>
  rows === 1
    ? size === 1
      ? 'single squares'
      : `strips of ${size}`
    : size === 1
      ? 'small squares'
      : `squares of ${size} by ${size}`

/** Squares of all sizes in a grid, counted size by size. */
export const family: ContestFamily<Params> = {
  code: 'K20',
  name: 'Squares of all sizes',
  version: 1,
  idea: 'count_by_size',
  reach: [1.5, 3.6],
  areas: ['G2', 'PV', 'GA'],
  targetSeconds: 90,
  params,
  reject: (p) => (answer(p) > 60 || p.columns > 8 ? 'too many to count' : null),
  space: 17,
  note: ({ rows, columns }) => `${rows} ${columns}`,
  prompt: (p, words) => ({
    text:
      p.rows === 1
        ? words.pick([
            'How many rectangles can you find in this strip? A square is a rectangle too. Small and large ones count.',
            'This bar is scored in equal squares. How many rectangles of all sizes can you find in it? A square counts too.',
          ])
        : words.pick([
            'How many squares of all sizes can you find in this picture?',
            'A window is made of these equal panes. How many squares of all sizes can you find in it?',
            'A quilt is sewn from these equal patches. How many squares of all sizes can you see?',
          ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.rows * p.columns),
      misconception: 'quick_answer',
      why: 'Those are the small ones. Larger ones are made of several small ones.',
    },
    {
      value: whole(p.rows * p.columns + 1),
      misconception: 'one_case_only',
      why: 'There is more than one larger one. They may lie across each other.',
    },
    {
      value: whole(answer(p) - (bySize(p).at(-1) ?? 0)),
      misconception: 'last_case_missed',
      why: 'The largest size is missing.',
    },
    {
      value: whole(p.rows * p.columns + Math.floor(p.columns / 2) * Math.max(1, Math.floor(p.rows / 2))),
      misconception: 'half_way',
      why: 'Larger ones may share small ones. Slide one along, step by step.',
    },
  ],
  hints: (p) => [
    { text: 'Begin with the small ones. Then look for those that are one size larger.' },
    {
      text:
        p.rows === 1
          ? `A strip of 2 can begin at the first square, at the second, and so on. In how many places does it fit?`
          : `A square of 2 by 2 fits in ${p.columns - 1} ${p.columns === 2 ? 'place' : 'places'} along the width. In how many along the height?`,
    },
  ],
  solution: (p) => [
    { say: 'Count size by size, so that none is forgotten and none counted twice.', relation: 'next' },
    {
      say: bySize(p)
        .map((n, i) => `${sizeName(p.rows, i + 1)}: ${n}`)
        .join(', ')
        .replace(/^./, (letter) => letter.toUpperCase())
        .concat('.'),
      relation: 'next',
    },
    { say: `${bySize(p).join(' + ')} = ${answer(p)}.`, value: whole(answer(p)), relation: 'next' },
  ],
  figure: (p) => gridArea({ columns: p.columns, rows: p.rows, shaded: [] }),
  load: (p) => answer(p) + 4 * p.rows,
}
