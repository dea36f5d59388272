import { nextBelow, type Chance } from '../../../simulation/chance.ts'

/** A kind of piece that the crane can drop. */
export interface Piece {
  /** In the smallest unit of its set: cents, ones, eighths, hundredths, five minutes. */
  readonly value: number
  readonly label: string
  /** As a screen reader says it. */
  readonly spoken: string
}

/** The pieces of a scene, the largest first, and how a total is written. */
export interface PieceSet {
  readonly pieces: readonly Piece[]
  readonly write: (total: number) => string
}

const piece = (value: number, label: string, spoken = label): Piece => ({ value, label, spoken })

function writeEighths(total: number): string {
  const whole = Math.floor(total / 8)
  let [part, of] = [total % 8, 8]
  while (part > 0 && part % 2 === 0) [part, of] = [part / 2, of / 2]
  if (part === 0) return String(whole)
  return whole === 0 ? `${part}/${of}` : `${whole} ${part}/${of}`
}

function writeMinutes(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}

/** The pieces by scene. With each set the largest piece that fits is always the best one. */
export const pieceSets: readonly PieceSet[] = [
  {
    pieces: [
      piece(25, '25¢', 'a quarter'),
      piece(10, '10¢', 'a dime'),
      piece(5, '5¢', 'a nickel'),
      piece(1, '1¢', 'a penny'),
    ],
    write: (total) => `${total}¢`,
  },
  { pieces: [piece(100, '100'), piece(10, '10'), piece(1, '1')], write: (total) => String(total) },
  {
    pieces: [piece(8, '1'), piece(4, '1/2', 'one half'), piece(2, '1/4', 'one fourth'), piece(1, '1/8', 'one eighth')],
    write: writeEighths,
  },
  {
    pieces: [piece(100, '1'), piece(10, '0.1'), piece(1, '0.01')],
    write: (total) => (total / 100).toFixed(total % 10 === 0 ? 1 : 2),
  },
  {
    pieces: [piece(60, '1 h', 'one hour'), piece(15, '15 min'), piece(5, '5 min')],
    write: writeMinutes,
  },
]

/** The fewest pieces that make a total: always the largest that fits. */
export function fewestPieces(set: PieceSet, total: number): number {
  let [left, count] = [total, 0]
  for (const { value } of set.pieces) {
    count += Math.floor(left / value)
    left %= value
  }
  return count
}

/** A total to build: between three and six pieces, more at higher levels. */
export function drawTotal(set: PieceSet, level: number, chance: Chance): number {
  const wanted = 3 + Math.floor(level / 4) + nextBelow(chance, 2)
  for (let attempt = 0; attempt < 40; attempt++) {
    let total = 0
    for (let index = 0; index < wanted; index++) {
      // The largest piece comes at higher levels more often.
      const first = level < 3 && set.pieces.length > 3 && nextBelow(chance, 3) > 0 ? 1 : 0
      total += set.pieces[first + nextBelow(chance, set.pieces.length - first)]?.value ?? 1
    }
    if (fewestPieces(set, total) === wanted) return total
  }
  return wanted
}
