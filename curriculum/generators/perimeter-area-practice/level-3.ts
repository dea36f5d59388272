import { gridArea } from '../../figures/grid-area.ts'
import { whole } from '../../values/rational.ts'
import { countUnit, unitWords } from '../../words/units.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const units = ['centimeter', 'inch', 'foot', 'meter'] as const
const signs = { centimeter: 'cm', inch: 'in', foot: 'ft', meter: 'm' } as const
const things = {
  centimeter: ['card', 'picture', 'photo', 'sticker'],
  inch: ['card', 'tile', 'photo', 'tray'],
  foot: ['rug', 'garden', 'blanket', 'mat'],
  meter: ['room', 'garden', 'yard', 'sandbox'],
} as const

/** A rectangle of `rows` rows and `columns` columns of unit squares. */
export interface Params {
  readonly columns: number
  readonly rows: number
  readonly unit: (typeof units)[number]
}

const [most, mostRows] = [12, 10]

function params(chance: Chance, difficulty: number): Params {
  const low = difficulty > 0.5 ? 3 : 2
  return {
    columns: chance.int(low, 5 + Math.round((most - 5) * difficulty)),
    rows: chance.int(low, 4 + Math.round((mostRows - 4) * difficulty)),
    unit: chance.pick(units),
  }
}

const area = ({ columns, rows }: Params): number => columns * rows
const around = ({ columns, rows }: Params): number => 2 * (columns + rows)

function distractors(p: Params): Distractor[] {
  return [
    {
      value: whole(around(p)),
      misconception: 'area_perimeter_swap',
      why: 'That is the length around. Area counts the squares inside.',
    },
    {
      value: whole(p.columns + p.rows),
      misconception: 'wrong_operation',
      why: 'The two sides were added. Multiply them to count the squares.',
    },
    {
      value: whole(p.columns * (p.rows + 1)),
      misconception: 'slip_off_by_one',
      why: `That is one row too many. There are ${p.rows} rows.`,
    },
    { value: whole(p.columns * (p.rows - 1)), misconception: 'slip_off_by_one', why: 'One row was left out.' },
  ]
}

const picture = (p: Params): Figure =>
  gridArea({
    columns: p.columns,
    rows: p.rows,
    top: `${p.columns} ${signs[p.unit]}`,
    left: `${p.rows} ${signs[p.unit]}`,
    unit: `square ${p.unit}`,
  })

/** Every pair of sides once; equal numbers for area and length around are left out. */
const space = Array.from({ length: most - 1 }, (_, i) => i + 2)
  .flatMap((columns) => Array.from({ length: mostRows - 1 }, (_, j) => ({ columns, rows: j + 2 })))
  .filter(({ columns, rows }) => columns * rows !== 2 * (columns + rows))
  .filter(({ columns, rows }) => Math.max(columns, rows) < 8 || Math.min(columns, rows) > 2).length

/** Multiply side lengths to find area (3.MD.C.7). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/3',
  version: 2,
  params,
  reject: (p) => {
    if (area(p) === around(p)) return 'area and length around are the same number'
    return Math.max(p.columns, p.rows) >= 8 && Math.min(p.columns, p.rows) === 2 ? 'long and thin' : null
  },
  note: (p) => `${p.columns}x${p.rows}`,
  space,
  prompt: (p, words) => {
    const thing = words.pick(things[p.unit])
    const [a, b] = [countUnit(p.columns, p.unit), countUnit(p.rows, p.unit)]
    return {
      text: words.pick([
        `A ${thing} is ${p.columns >= p.rows ? a : b} long and ${p.columns >= p.rows ? b : a} wide. What is its area?`,
        `This ${thing} is ${a} by ${b}. Find its area.`,
        `A rectangle is ${a} by ${b}. How many square ${unitWords[p.unit].many} is it?`,
      ]),
    }
  },
  answer: (p) => whole(area(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: `square ${unitWords[p.unit].many}` }),
  distractors,
  hints: (p) => [
    { text: 'Area is how many unit squares fit inside.' },
    { text: `There are ${p.rows} rows, with ${p.columns} squares in each row.` },
    { text: `Multiply: \\(${p.columns} \\times ${p.rows}\\).` },
  ],
  solution: (p) => [
    { say: `Look at one row. It holds ${p.columns} squares.`, figure: picture(p), relation: 'next' },
    {
      say: `There are ${p.rows} rows like that. So multiply the side lengths.`,
      latex: `${p.columns} \\times ${p.rows}`,
      value: whole(area(p)),
      relation: 'next',
    },
    {
      say: `The area is ${area(p)} square ${unitWords[p.unit].many}.`,
      latex: `${p.columns} \\times ${p.rows} = ${area(p)}`,
      value: whole(area(p)),
      relation: 'same',
    },
  ],
  figure: picture,
  load: area,
}
