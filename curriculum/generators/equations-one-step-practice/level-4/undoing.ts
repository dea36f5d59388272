import { rationalLatex } from '../../../notation/number-latex.ts'
import { aOf, type Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

const number = (p: Params): RichText => `\\(${rationalLatex(aOf(p), p.style)}\\)`

/** What was done to the letter. */
export function done(p: Params): RichText {
  const letter = `\\(${p.letter}\\)`
  return {
    '+': `${number(p)} is added to ${letter}`,
    '-': `${number(p)} is subtracted from ${letter}`,
    x: `${letter} is multiplied by ${number(p)}`,
    ':': `${letter} is divided by ${number(p)}`,
  }[p.kind]
}

/** What undoes it. */
export const undo = (p: Params): RichText =>
  ({
    '+': `Subtract ${number(p)} from both sides`,
    '-': `Add ${number(p)} to both sides`,
    x: `Divide both sides by ${number(p)}`,
    ':': `Multiply both sides by ${number(p)}`,
  })[p.kind]

/** The operation that undoes each one. */
export const opposite = { '+': '-', '-': '+', x: ':', ':': 'x' } as const
/** An operation as it is written between two numbers. */
export const signs = { '+': '+', '-': '-', x: '\\cdot', ':': '\\div' } as const
