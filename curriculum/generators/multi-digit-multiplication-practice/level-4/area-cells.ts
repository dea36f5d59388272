import { areaModel } from '../../../figures/area-model.ts'
import { tableTask } from '../../../tasks/table-task.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { Factors } from '../split-product.ts'

const split = (n: number): [tens: number, ones: number] => [n - (n % 10), n % 10]

/** Open parts of the area model of two two-digit numbers (4.NBT.B.5). */
export const areaCells = (numbers: Numbers<Factors>): LevelTask =>
  tableTask<Factors>(numbers, {
    id: 'area_cells',
    version: 1,
    kind: 'do',
    rows: (p) => split(p.b).map((y) => split(p.a).map((x) => x * y)),
    figure: (p, cells) =>
      areaModel({
        top: split(p.a).map(String),
        left: split(p.b).map(String),
        cells,
        widths: split(p.a),
        heights: split(p.b),
      }),
    how: (p, { row, column }) => {
      const [x = 0, y = 0] = [split(p.a)[column], split(p.b)[row]]
      return { say: `This part is ${x} wide and ${y} high.`, latex: `${x} \\times ${y} = ${x * y}` }
    },
    wrong: (p, { row, column }) => {
      const [x = 0, y = 0] = [split(p.a)[column], split(p.b)[row]]
      const shift = x % 10 === 0 || y % 10 === 0
      return {
        value: shift ? (x * y) / 10 : x + y,
        why: shift
          ? `\\(${x} \\times ${y}\\) has one more zero.`
          : `You added ${x} and ${y}. The area is their product.`,
      }
    },
    misconception: 'place_shift_missing',
    asks: [
      'Find the missing parts of the area model.',
      'Which partial products are missing?',
      'Fill in the open parts of the rectangle.',
    ],
    hints: (p) => [
      'Each part is its width times its height.',
      `The widths are \\(${split(p.a)[0]}\\) and \\(${split(p.a)[1]}\\).`,
    ],
  })
