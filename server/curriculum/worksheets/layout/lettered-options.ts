import { letterNames } from './look.ts'

/** An option with the letter of its box. Its text is empty where the letter says it all. */
export interface LetteredOption {
  readonly id: string
  readonly letter: string
  readonly text: string
  readonly speech: string
  readonly svg?: string
}

interface Option {
  readonly id: string
  readonly text: string
  readonly speech: string
  readonly svg?: string | undefined
}

/**
 * The boxes that are offered, in their order. Options that are themselves letters name parts of a figure: they keep their
 * own letters, in the order of the alphabet, since "A: C" would only confuse.
 */
export function letteredOptions(options: readonly Option[]): LetteredOption[] {
  const plain = (option: Option): LetteredOption => {
    const { id, text, speech, svg } = option
    return { id, letter: '', text, speech, ...(svg === undefined ? {} : { svg }) }
  }
  const named = options.every((option) => option.svg === undefined && /^(?:\\\()?[A-Z](?:\\\))?$/.test(option.text))
  if (!named) return options.map((option, i) => ({ ...plain(option), letter: letterNames[i] ?? '' }))
  const own = (text: string): string => text.replace(/[^A-Z]/g, '')
  return options
    .map((option) => ({ ...plain(option), letter: own(option.text), text: '' }))
    .toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
}
