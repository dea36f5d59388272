import type { WrittenForm } from './written-form.ts'

const both = 'The exponent belongs to the whole expression in parentheses.'
const own = (b: number): string => `The exponent belongs to \\(${b}\\) alone.`
const twice = (b: number): string => `\\(${b}^2\\) is \\(${b} \\times ${b}\\), not \\(${b} \\times 2\\).`

/** Whole numbers above 0, an exponent 2 in every form. */
export const powerForms: readonly WrittenForm[] = [
  {
    name: 'sum with square',
    rank: 1,
    latex: ({ a, b, c }) => `${a} + ${b}^2 - ${c}`,
    value: ({ a, b, c }) => a + b * b - c,
    lines: ({ a, b, c }) => [
      ['Powers come first.', `${b}^2 = ${b * b}`],
      ['Now add and subtract from left to right.', `${a} + ${b * b} - ${c} = ${a + b * b - c}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a + b) ** 2 - c, 'left_to_right_only', own(b)],
      [a + 2 * b - c, 'looks_alike', twice(b)],
      [a + (b - c) ** 2, 'add_before_subtract', own(b)],
      [a + b * b, 'stops_early', `The \\(${c}\\) is still to be subtracted.`],
    ],
  },
  {
    name: 'product with square',
    rank: 1,
    latex: ({ a, b, c }) => `${a} \\times ${b}^2 + ${c}`,
    value: ({ a, b, c }) => a * b * b + c,
    lines: ({ a, b, c }) => [
      ['Powers come first.', `${b}^2 = ${b * b}`],
      ['Then multiply.', `${a} \\times ${b * b} = ${a * b * b}`],
      ['Add at the end.', `${a * b * b} + ${c} = ${a * b * b + c}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a * b) ** 2 + c, 'left_to_right_only', own(b)],
      [2 * a * b + c, 'looks_alike', twice(b)],
      [a * (b * b + c), 'add_before_subtract', 'Multiply before you add.'],
    ],
  },
  {
    name: 'square of a sum',
    rank: 2,
    latex: ({ a, b, c }) => `(${a} + ${b})^2 - ${c}`,
    value: ({ a, b, c }) => (a + b) ** 2 - c,
    lines: ({ a, b, c }) => [
      ['Start inside the parentheses.', `${a} + ${b} = ${a + b}`],
      ['Then the power.', `${a + b}^2 = ${(a + b) ** 2}`],
      ['Subtract at the end.', `${(a + b) ** 2} - ${c} = ${(a + b) ** 2 - c}`],
    ],
    wrong: ({ a, b, c }) => [
      [a + b * b - c, 'distribute_first_only', both],
      [a * a + b * b - c, 'looks_alike', 'Add inside the parentheses before you square.'],
      [2 * (a + b) - c, 'looks_alike', twice(a + b)],
      [(a + b - c) ** 2, 'add_before_subtract', `The \\(${c}\\) stands outside the parentheses.`],
    ],
  },
  {
    name: 'square less product',
    rank: 2,
    latex: ({ a, b, c }) => `${a}^2 - ${b} \\times ${c}`,
    value: ({ a, b, c }) => a * a - b * c,
    lines: ({ a, b, c }) => [
      ['Powers come first.', `${a}^2 = ${a * a}`],
      ['Then multiply.', `${b} \\times ${c} = ${b * c}`],
      ['Subtract at the end.', `${a * a} - ${b * c} = ${a * a - b * c}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a * a - b) * c, 'left_to_right_only', 'Multiply before you subtract.'],
      [2 * a - b * c, 'looks_alike', twice(a)],
      [(a - b * c) ** 2, 'add_before_subtract', own(a)],
    ],
  },
  {
    name: 'times square of difference',
    rank: 3,
    latex: ({ a, b, c }) => `${c} \\times (${a} - ${b})^2`,
    value: ({ a, b, c }) => c * (a - b) ** 2,
    lines: ({ a, b, c }) => [
      ['Start inside the parentheses.', `${a} - ${b} = ${a - b}`],
      ['Then the power.', `${a - b}^2 = ${(a - b) ** 2}`],
      ['Multiply at the end.', `${c} \\times ${(a - b) ** 2} = ${c * (a - b) ** 2}`],
    ],
    wrong: ({ a, b, c }) => [
      [(c * (a - b)) ** 2, 'left_to_right_only', `Square first, then multiply by \\(${c}\\).`],
      [c * (a - b * b), 'distribute_first_only', both],
      [c * 2 * (a - b), 'looks_alike', twice(a - b)],
      [c * (a * a - b * b), 'looks_alike', 'Subtract inside the parentheses before you square.'],
    ],
  },
  {
    name: 'sum with product and square',
    rank: 3,
    latex: ({ a, b, c }) => `${a}^2 + ${b} \\times ${c}^2`,
    value: ({ a, b, c }) => a * a + b * c * c,
    lines: ({ a, b, c }) => [
      ['Both powers come first.', `${a}^2 = ${a * a} \\qquad ${c}^2 = ${c * c}`],
      ['Then multiply.', `${b} \\times ${c * c} = ${b * c * c}`],
      ['Add at the end.', `${a * a} + ${b * c * c} = ${a * a + b * c * c}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a * a + b) * c * c, 'left_to_right_only', 'Multiply before you add.'],
      [a * a + (b * c) ** 2, 'looks_alike', own(c)],
      [2 * a + 2 * b * c, 'looks_alike', 'A square is a number times itself, not times 2.'],
      [(a * a + b * c) ** 2, 'add_before_subtract', own(c)],
    ],
  },
]
