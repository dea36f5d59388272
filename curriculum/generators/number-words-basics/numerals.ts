import { numberToWords } from '../../notation/number-words.ts'

/** A whole number that is given in words and asked for in digits. */
export interface Named {
  readonly n: number
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The words of a number, without a comma: commas belong to the digits. */
export function inWords({ n }: Named): string {
  return numberToWords(n)
}

/** Reads number words aloud word by word and adds up what each is worth: a route of its own, for the oracles. */
export function readWords(words: string): number {
  let [thousands, block] = [0, 0]
  for (const word of words.replaceAll(',', '').split(/[ -]/)) {
    if (word === 'thousand') [thousands, block] = [block * 1000, 0]
    else if (word === 'million') [thousands, block] = [block * 1_000_000, 0]
    else if (word === 'hundred') block *= 100
    else block += ones.includes(word) ? ones.indexOf(word) : 20 + 10 * tens.indexOf(word)
  }
  return thousands + block
}

/** The last two digits changed places: fourteen as 41. */
export function digitsTurned({ n }: Named): number {
  return n - (n % 100) + 10 * (n % 10) + (Math.floor(n / 10) % 10)
}

/** The parts as they are heard, written side by side: forty-seven as 407, three hundred forty-five as 30045. */
export function partsSideBySide({ n }: Named): number {
  const worth = n >= 1000 ? 1000 : n >= 100 ? 100 : 10
  const rest = n % worth
  return rest === 0 ? n : Number(`${n - rest}${rest}`)
}
