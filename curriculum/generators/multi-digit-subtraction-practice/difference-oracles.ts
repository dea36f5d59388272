import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { walkedAlong, wrongJumps, type Jump } from '../open-line.ts'
import { endOfLine, placeNames, type Difference } from './column-work.ts'
import { fitting } from './difference-stories.ts'
import type { Counted } from '../multi-digit-addition-practice/sum-stories.ts'
import type { Amounts, Item, Parts, Rational, RichText } from '../../values/values.ts'

/** Of the stories, the one whose end is smaller than its greater number, by what its words ask for. */
export function smallerEnd(
  things: readonly [Counted, ...Counted[]],
): (p: { readonly base: Difference; readonly thing: number; readonly fits: number }) => Item {
  return (p) => {
    const text = (fitting[p.fits] ?? fitting[0]).text(p.base, things[p.thing] ?? things[0])
    const asksForLess = /are left\?$|How many more .* than |Some more .* Now there are /.test(text)
    return asksForLess ? item('right', text) : item('none')
  }
}

const numberNames = ['first number', 'second number', 'difference'] as const

/** Tries every digit in every open place until difference and second number make the first; more than one way is an error. */
export function digitsTried({
  base: { top, bottom },
  open,
}: {
  readonly base: Difference
  readonly open: readonly { readonly number: number; readonly column: number }[]
}): Amounts {
  const shown = [top, bottom, top - bottom]
  const bare = shown.map((n, number) =>
    open
      .filter((one) => one.number === number)
      .reduce((rest, { column }) => rest - (Math.floor(n / 10 ** column) % 10) * 10 ** column, n),
  )
  const ways: number[][] = []
  for (let code = 0; code < 10 ** open.length; code++) {
    const digits = open.map((_, i) => Math.floor(code / 10 ** i) % 10)
    const [a = 0, b = 0, c = 0] = bare.map((n, number) =>
      open.reduce((sum, one, i) => (one.number === number ? sum + (digits[i] ?? 0) * 10 ** one.column : sum), n),
    )
    if (b + c === a) ways.push(digits)
  }
  const [found] = ways
  if (found === undefined || ways.length > 1) throw new RangeError(`${ways.length} ways to fill the squares`)
  return amounts(
    Object.fromEntries(
      open.map(({ number, column }, i) => [`${placeNames[column]} of the ${numberNames[number]}`, found[i] ?? 0]),
    ),
    'each',
  )
}

/** The column whose line does not end with its digit of the difference; `left` is the difference, found by adding back. */
export function wrongColumn(lines: readonly RichText[], left: number): Parts {
  const digits = String(left).padStart(lines.length, '0').split('').toReversed().map(Number)
  const found = lines.findIndex((line, i) => endOfLine(line) !== digits[i])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(digits[found] ?? 0), weight: 50 },
    ],
  }
}

/** What the lines of a work end with now. */
export const lineEnds = (lines: readonly RichText[]): Rational[] => lines.map((line) => whole(endOfLine(line)))

const jumpOf = ({ top, bottom }: Difference): Jump => ({ from: top, sign: '-', by: bottom })

/** What jumping back must answer. */
export const jumpBack = {
  oracle: (p: Difference): Rational => walkedAlong(jumpOf(p)),
  wrong: {
    slip_place: (p: Difference): Rational[] => wrongJumps.slip_place(jumpOf(p)),
    wrong_operation: (p: Difference): Rational => wrongJumps.wrong_operation(jumpOf(p)),
  },
}
