import { guarded, signed } from '../../notation/number-latex.ts'
import type { WrittenForm } from './written-form.ts'

const bottomOf = (c: number): number => Math.abs(c)

/** Numbers of both signs; the fraction has 1 or 2 on top and the size of c below. */
export const signedForms: readonly WrittenForm[] = [
  {
    name: 'less a product',
    rank: 1,
    latex: ({ a, b, c }) => `${a} - ${guarded(b)} \\times ${guarded(c)}`,
    value: ({ a, b, c }) => a - b * c,
    lines: ({ a, b, c }) => [
      ['Multiply first.', `${guarded(b)} \\times ${guarded(c)} = ${b * c}`],
      ['Then subtract.', `${a} - ${guarded(b * c)} = ${a - b * c}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a - b) * c, 'left_to_right_only', 'Multiply before you subtract.'],
      [a + b * c, 'slip_sign', 'Subtract the product. Look at its sign.'],
      [a - b - c, 'wrong_operation', 'The second sign is times.'],
    ],
  },
  {
    name: 'square of a negative',
    rank: 1,
    latex: ({ a, b, c }) => `(${-Math.abs(a)})^2 ${signed(b)} - ${guarded(c)}`,
    value: ({ a, b, c }) => a * a + b - c,
    lines: ({ a, b, c }) => [
      ['The power comes first. Minus times minus is plus.', `(${-Math.abs(a)})^2 = ${a * a}`],
      ['Then go from left to right.', `${a * a} ${signed(b)} - ${guarded(c)} = ${a * a + b - c}`],
    ],
    wrong: ({ a, b, c }) => [
      [-a * a + b - c, 'slip_sign', `The whole \\(${-Math.abs(a)}\\) is squared, so the square is positive.`],
      [a * a + b + c, 'looks_alike', 'Take the last number away. Look at its sign.'],
      [-2 * Math.abs(a) + b - c, 'looks_alike', 'A square is a number times itself, not times 2.'],
      [a * a - (b - c), 'add_before_subtract', 'Add and subtract from left to right.'],
    ],
  },
  {
    name: 'minus a square',
    rank: 2,
    latex: ({ a, b, c }) => `-${Math.abs(a)}^2 + ${guarded(b)} \\times ${guarded(c)}`,
    value: ({ a, b, c }) => -a * a + b * c,
    lines: ({ a, b, c }) => [
      ['The exponent belongs to the number alone. The minus comes after.', `-${Math.abs(a)}^2 = ${-a * a}`],
      ['Multiply.', `${guarded(b)} \\times ${guarded(c)} = ${b * c}`],
      ['Then add.', `${-a * a} + ${guarded(b * c)} = ${-a * a + b * c}`],
    ],
    wrong: ({ a, b, c }) => [
      [a * a + b * c, 'slip_sign', 'Without parentheses the minus is not squared.'],
      [(-a * a + b) * c, 'left_to_right_only', 'Multiply before you add.'],
      [-a * a - b * c, 'looks_alike', 'Look at the sign of the product.'],
    ],
  },
  {
    name: 'times a difference',
    rank: 2,
    latex: ({ a, b, c }) => `${a}(${b} - ${guarded(c)})`,
    value: ({ a, b, c }) => a * (b - c),
    lines: ({ a, b, c }) => [
      ['Start inside the parentheses.', `${b} - ${guarded(c)} = ${b - c}`],
      ['Then multiply.', `${a} \\times ${guarded(b - c)} = ${a * (b - c)}`],
    ],
    wrong: ({ a, b, c }) => [
      [a * b - c, 'distribute_first_only', 'The number before the parentheses multiplies the whole difference.'],
      [a * (b + c), 'slip_sign', 'Subtract in the parentheses. Look at the sign of the second number.'],
      [a + b - c, 'wrong_operation', 'A number right before parentheses multiplies.'],
    ],
  },
  {
    name: 'fraction of a product',
    rank: 3,
    latex: ({ a, b, c }) => `\\frac{1}{${bottomOf(c)}} \\times ${guarded(b * bottomOf(c))} - ${guarded(a)}^2`,
    value: ({ a, b }) => b - a * a,
    lines: ({ a, b, c }) => [
      ['The power comes first.', `${guarded(a)}^2 = ${a * a}`],
      [
        `One part of ${bottomOf(c)} equal parts of \\(${b * bottomOf(c)}\\).`,
        `\\frac{1}{${bottomOf(c)}} \\times ${guarded(b * bottomOf(c))} = ${b}`,
      ],
      ['Then subtract.', `${b} - ${a * a} = ${b - a * a}`],
    ],
    wrong: ({ a, b, c }) => [
      [b + a * a, 'slip_sign', 'The square is positive, and it is subtracted.'],
      [(b - a) ** 2, 'left_to_right_only', `The exponent belongs to \\(${a}\\) alone.`],
      [b * bottomOf(c) - a * a, 'looks_alike', `Take \\(\\frac{1}{${bottomOf(c)}}\\) of the number first.`],
      [b - 2 * a, 'stops_early', 'A square is a number times itself, not times 2.'],
    ],
  },
  {
    name: 'divided by a fraction',
    rank: 3,
    latex: ({ a, b, c }) => `${a}^2 - ${guarded(b)} \\div \\frac{1}{${bottomOf(c)}}`,
    value: ({ a, b, c }) => a * a - b * bottomOf(c),
    lines: ({ a, b, c }) => [
      ['The power comes first.', `${a}^2 = ${a * a}`],
      [
        'To divide by a fraction, multiply by its reciprocal.',
        `${guarded(b)} \\div \\frac{1}{${bottomOf(c)}} = ${guarded(b)} \\times ${bottomOf(c)} = ${b * bottomOf(c)}`,
      ],
      ['Then subtract.', `${a * a} - ${guarded(b * bottomOf(c))} = ${a * a - b * bottomOf(c)}`],
    ],
    wrong: ({ a, b, c }) => [
      [(a * a - b) * bottomOf(c), 'left_to_right_only', 'Divide before you subtract.'],
      [a * a + b * bottomOf(c), 'slip_sign', 'Subtract the quotient. Look at its sign.'],
      [2 * a - b * bottomOf(c), 'looks_alike', 'A square is a number times itself, not times 2.'],
    ],
  },
]
