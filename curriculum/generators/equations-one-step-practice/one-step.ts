import { frac } from '../../notation/number-latex.ts'

/** x + a, a + x, x - a, ax or x/a is b, with whole numbers. */
export interface OneStep {
  readonly does: '+' | 'a+' | '-' | 'x' | ':'
  readonly letter: string
  readonly a: number
  readonly x: number
}

/** What the side with the letter is worth. */
export function rightOf({ does, a, x }: OneStep): number {
  switch (does) {
    case '+':
    case 'a+':
      return x + a
    case '-':
      return x - a
    case 'x':
      return a * x
    case ':':
      return x / a
  }
}

/** The side with the letter, with anything in place of letter and number. */
export function leftOf({ does, letter, a }: OneStep, put: { letter?: string; a?: string } = {}): string {
  const [x, n] = [put.letter ?? letter, put.a ?? String(a)]
  const isPut = put.letter !== undefined || put.a !== undefined
  switch (does) {
    case '+':
      return `${x} + ${n}`
    case 'a+':
      return `${n} + ${x}`
    case '-':
      return `${x} - ${n}`
    case 'x':
      return isPut ? `${n} \\cdot ${x}` : `${n}${x}`
    case ':':
      return frac(x, n)
  }
}

/** The equation as one line of LaTeX. */
export const oneStepLatex = (p: OneStep): string => `${leftOf(p)} = ${rightOf(p)}`

/** What was done to the letter, what undoes it, and how the undoing is written on either side. */
export function undoing({ does, letter, a }: OneStep): {
  readonly done: string
  readonly undo: string
  readonly again: string
  readonly sign: string
  readonly wrongSign: string
} {
  switch (does) {
    case '+':
    case 'a+':
      return {
        done: `\\(${a}\\) is added to \\(${letter}\\)`,
        undo: `Subtract \\(${a}\\) from both sides`,
        again: `Add \\(${a}\\) to both sides`,
        sign: '-',
        wrongSign: '+',
      }
    case '-':
      return {
        done: `\\(${a}\\) is subtracted from \\(${letter}\\)`,
        undo: `Add \\(${a}\\) to both sides`,
        again: `Subtract \\(${a}\\) from both sides`,
        sign: '+',
        wrongSign: '-',
      }
    case 'x':
      return {
        done: `\\(${letter}\\) is multiplied by \\(${a}\\)`,
        undo: `Divide both sides by \\(${a}\\)`,
        again: `Subtract \\(${a}\\) from both sides`,
        sign: '\\div',
        wrongSign: '-',
      }
    case ':':
      return {
        done: `\\(${letter}\\) is divided by \\(${a}\\)`,
        undo: `Multiply both sides by \\(${a}\\)`,
        again: `Divide both sides by \\(${a}\\)`,
        sign: '\\cdot',
        wrongSign: '\\div',
      }
  }
}
