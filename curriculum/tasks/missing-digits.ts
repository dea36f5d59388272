import { rowsOf } from '@polyhex/contract/exercises/responses/written'
import { wholeText } from '../notation/number-latex.ts'
import { sentence } from '../figures/lettering.ts'
import { cellName, columnName } from '../surfaces/written-words.ts'
import { amounts } from '../values/amounts.ts'
import { task, type LevelTask } from './task.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Step, TopicLevel } from '../topic-level.ts'
import type { Amounts } from '../values/values.ts'

/** Two numbers in columns and what comes out. */
interface Calculation {
  readonly first: number
  readonly sign: '+' | '-'
  readonly second: number
}

interface Puzzle<P> {
  readonly base: P
  /** The number with an open digit, 0 to 2 with the result last, in each open column. */
  readonly open: readonly { readonly number: number; readonly column: number }[]
}

const numbersOf = ({ first, sign, second }: Calculation): readonly [number, number, number] => [
  first,
  second,
  sign === '+' ? first + second : first - second,
]

const digitAt = (n: number, column: number): number => Math.floor(n / 10 ** column) % 10

function printedWith(n: number, columns: readonly number[]): string {
  const digits = [...String(n)]
  return digits.map((digit, i) => (columns.includes(digits.length - 1 - i) ? '?' : digit)).join('')
}

/** One column with what comes from the right: '7 + 5 + 1 = 13', '13 - 8 = 5'. */
function columnWorked({ first, sign, second }: Calculation, column: number): string {
  const [a, b, below] = [digitAt(first, column), digitAt(second, column), 10 ** column]
  if (sign === '+') {
    const carried = (first % below) + (second % below) >= below
    return `${a} + ${b}${carried ? ' + 1' : ''} = ${a + b + (carried ? 1 : 0)}`
  }
  const left = a - (first % below < second % below ? 1 : 0)
  const top = left < b ? left + 10 : left
  return `${top} - ${b} = ${top - b}`
}

/**
 * A task of the kind `reverse`: a sum or difference in columns in which two or three digits are to be found. No column has more than
 * one of them, so there is exactly one way. `calculation` gives the two numbers of the base, whole and not negative.
 */
export function missingDigits<P>(
  base: TopicLevel<P>,
  of: { readonly id: string; readonly version: number; readonly calculation: (p: P) => Calculation },
): LevelTask {
  const frameOf = (p: Puzzle<P>): WrittenWidget => {
    const calculation = of.calculation(p.base)
    const printed = numbersOf(calculation).map((n, number) =>
      printedWith(
        n,
        p.open.filter((one) => one.number === number).map(({ column }) => column),
      ),
    )
    return {
      widget: 'written',
      layout: calculation.sign === '+' ? 'add' : 'subtract',
      operands: printed.slice(0, 2),
      result: printed[2] ?? '',
      remainder: false,
      start: '',
    }
  }
  const answer = (p: Puzzle<P>): Amounts => {
    const frame = frameOf(p)
    const numbers = numbersOf(of.calculation(p.base))
    const named = rowsOf(frame)
      .filter(({ kind }) => kind === 'operand' || kind === 'result')
      .flatMap((row) => {
        const n = row.kind === 'result' ? numbers[2] : (numbers[Number(row.id.slice(-1)) - 1] ?? 0)
        return row.open.map((column): [string, number] => [cellName(frame, row, column), digitAt(n, column)])
      })
    return amounts(Object.fromEntries(named), 'each')
  }
  const columnsOfPuzzle = (p: Puzzle<P>): number[] => p.open.map(({ column }) => column).toSorted((a, b) => a - b)
  const found = (p: Puzzle<P>, column: number): string => {
    const calculation = of.calculation(p.base)
    const { number } = p.open.find((one) => one.column === column) ?? { number: 0 }
    const digit = digitAt(numbersOf(calculation)[number] ?? 0, column)
    const place = sentence(columnName(frameOf(p), column))
    return `${place}: \\(${columnWorked(calculation, column)}\\). The missing digit is \\(${digit}\\).`
  }
  const solution = (p: Puzzle<P>): Step[] => {
    const { first, sign, second } = of.calculation(p.base)
    const [, , result] = numbersOf({ first, sign, second })
    return [
      {
        say:
          sign === '+'
            ? 'Go column by column from the right, and watch for a new ten.'
            : 'Go column by column from the right, and watch for trades.',
        relation: 'next',
      },
      ...columnsOfPuzzle(p).map((column): Step => ({ say: found(p, column), relation: 'next' })),
      {
        say: 'Now every column works out.',
        latex: `${wholeText(first)} ${sign} ${wholeText(second)} = ${wholeText(result)}`,
        value: answer(p),
        relation: 'next',
      },
    ]
  }
  return task<Puzzle<P>>({
    id: of.id,
    kind: 'reverse',
    version: of.version,
    form: 'written',
    band: [0, 1],
    params: (chance, difficulty) => {
      const drawn = base.params(chance, difficulty)
      const numbers = numbersOf(of.calculation(drawn))
      const length = String(Math.min(...numbers)).length
      const columns = chance.sample(
        Array.from({ length }, (_, column) => column),
        Math.min(length, chance.happens(difficulty) ? 3 : 2),
      )
      return { base: drawn, open: columns.map((column) => ({ number: chance.int(0, 2), column })) }
    },
    reject: (p) => (p.open.length < 2 ? 'too few digits to open' : (base.reject?.(p.base) ?? null)),
    note: (p) => `${base.note(p.base)} ${p.open.map(({ number, column }) => `${number}${column}`).join(' ')}`,
    prompt: (_, words) => ({
      text: words.pick([
        'Find the missing digits.',
        'Some digits got lost. Which digits belong there?',
        'Fill in the digits that make this true.',
      ]),
    }),
    answer,
    distractors: () => [],
    widget: (p) => ({ surface: frameOf(p) }),
    hints: (p) => [
      { text: 'Start on the right. No column has more than one empty square.' },
      {
        text:
          of.calculation(p.base).sign === '+'
            ? 'Add what you know in a column. Which digit is missing to get the digit below the line?'
            : 'What is left and what was taken away make the digit on top.',
      },
      { text: found(p, columnsOfPuzzle(p)[0] ?? 0) },
    ],
    solution,
    load: (p) => base.load(p.base),
  })
}
