import { decimalFromText } from '../../values/decimal.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Value } from '../../values/values.ts'

const startText = (p: Params): string => (p.units / 10 ** p.places).toFixed(p.places)

/** Moves the point in the written number, one place at a time. */
function move(text: string, steps: number): string {
  let [before = '', after = ''] = text.split('.')
  for (let i = 0; i < Math.abs(steps); i++) {
    if (steps > 0) [before, after] = [before + (after[0] ?? '0'), after.slice(1)]
    else [before, after] = [before.slice(0, -1), (before.at(-1) ?? '0') + after]
  }
  return `${before === '' ? '0' : before}.${after}`
}

function read(text: string): Value {
  const [before = '0', after = ''] = text.replace(/(\.\d*?)0+$/, '$1').split('.')
  return after === ''
    ? { kind: 'decimal', value: whole(BigInt(before)), places: 0 }
    : decimalFromText(`${before}.${after}`)
}

const by = (p: Params): number => (p.divides ? -p.power : p.power)

export function oracle(p: Params): Value {
  return read(move(startText(p), by(p)))
}

export const wrong = {
  annex_zero: (p: Params): Value => read(startText(p) + '0'.repeat(p.power)),
  point_as_separator: (p: Params): Value => {
    const zeros = '0'.repeat(p.power)
    return read(
      startText(p)
        .split('.')
        .map((side) => side + zeros)
        .join('.'),
    )
  },
  wrong_operation: (p: Params): Value => read(move(startText(p), -by(p))),
}
