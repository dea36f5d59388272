import { ioMachine } from '../../../figures/io-machine.ts'
import { whole } from '../../../values/rational.ts'
import { back, oneStepMachine, out, type Params } from './numbers.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { CellPlace } from '../../../tasks/table-task.ts'
import type { Claim } from '../../../tasks/true-false-sort.ts'
import type { Numbers } from '../../../tasks/task.ts'
import type { Figure, RichText } from '../../../values/values.ts'

/** A machine with four different inputs, none of whose numbers comes twice. */
export const fourRows: Numbers<Params> = {
  params: (chance, difficulty) => {
    const machine = oneStepMachine.params(chance, difficulty)
    const most = 12 + Math.round(50 * difficulty)
    return { ...machine, inputs: [1, 2, 3, 4].map(() => chance.int(1, most) + (machine.sign === '-' ? machine.n : 0)) }
  },
  reject: (p) => {
    const all = rowsOf(p).flat()
    if (all.some((x) => x > 100)) return 'beyond 100'
    return new Set([...all, p.n]).size <= all.length ? 'a number comes twice' : null
  },
  note: (p) => `${p.sign}${p.n} ${p.inputs.join(' ')}`,
  load: (p) => p.n / 5 + p.inputs.reduce((sum, x) => sum + x, 0) / 40,
}

export const rowsOf = (p: Params): number[][] => p.inputs.map((x) => [x, out(p, x)])

export const machineFigure = (p: Params, cells: readonly (readonly string[])[]): Figure =>
  ioMachine({
    rules: [`${p.sign} ${p.n}`],
    pairs: cells.map(([input = '', output = '']) => ({ input, output })),
  })

const word = (p: Params): string => (p.sign === '+' ? 'adds' : 'subtracts')
const opposite = (p: Params): string => (p.sign === '+' ? '-' : '+')

export function howCell(p: Params, { row, column }: CellPlace): { readonly say: RichText; readonly latex: string } {
  const [input = 0, output = 0] = rowsOf(p)[row] ?? []
  return column === 1
    ? {
        say: `\\(${input}\\) goes in. The machine ${word(p)} \\(${p.n}\\).`,
        latex: `${input} ${p.sign} ${p.n} = ${output}`,
      }
    : {
        say: `\\(${output}\\) comes out. Go back: ${p.sign === '+' ? 'subtract' : 'add'} \\(${p.n}\\).`,
        latex: `${output} ${opposite(p)} ${p.n} = ${input}`,
      }
}

/** The other operation, or the rule forward where it must be undone. */
export function wrongCell(p: Params, { row, column }: CellPlace): { readonly value: number; readonly why: RichText } {
  const [input = 0, output = 0] = rowsOf(p)[row] ?? []
  return column === 1
    ? { value: Math.abs(back(p, input)), why: `This machine ${word(p)} \\(${p.n}\\). \\(${input}\\) goes in.` }
    : {
        value: Math.abs(out(p, output)),
        why: `\\(${output}\\) comes out. To go back, ${p.sign === '+' ? 'subtract' : 'add'} \\(${p.n}\\).`,
      }
}

/** What goes in and what comes out, as claims about the machine. */
export function machineClaims(p: Params): Claim[] {
  return p.inputs.flatMap((x, i) => {
    const y = out(p, x)
    const why = `\\(${x} ${p.sign} ${p.n}\\) is \\(${y}\\).`
    const other = Math.abs(back(p, x))
    const near = i % 2 === 0 ? y + 1 : y + 10
    const claim = (shown: number, misconception: string): Claim => ({
      text: `\\(${x}\\) gives \\(${shown}\\)`,
      isTrue: shown === y,
      misconception,
      why,
    })
    return [
      claim(y, 'operation_swap'),
      claim(other, 'operation_swap'),
      claim(near, i % 2 === 0 ? 'slip_off_by_one' : 'looks_alike'),
    ]
  })
}

/** What somebody wrote for each input, in the order of the machine; with a slip one output is wrong. */
export function outputWork(p: Params, slip: string | null): RichText[] {
  const at = p.missing
  return p.inputs.map((x, i) => {
    const y = slip === null || i !== at ? out(p, x) : slip === 'other_way' ? Math.abs(back(p, x)) : out(p, x) + 1
    return `\\(${x}\\) gives \\(${y}\\)`
  })
}

const because = (p: Params): RichText => {
  const x = p.inputs[p.missing] ?? 0
  return `The machine ${word(p)} \\(${p.n}\\), and \\(${x} ${p.sign} ${p.n}\\) is \\(${out(p, x)}\\).`
}

export const outputSlips: readonly Slip<Params>[] = [
  { id: 'other_way', why: because },
  { id: 'off_by_one', why: because },
]

export const outputMend: Mend<Params> = (p, line, slip) => {
  const x = p.inputs[line] ?? 0
  const said = Number(/gives \\\((\d+)/.exec(outputWork(p, slip)[line] ?? '')?.[1])
  return {
    heading: 'What should come out there?',
    form: 'numeric',
    answer: whole(out(p, x)),
    distractors: [
      {
        value: whole(said),
        misconception: 'looks_alike',
        why: 'That is what stands there now. Use the rule once more.',
      },
    ],
  }
}
