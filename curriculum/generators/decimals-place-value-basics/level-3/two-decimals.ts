import { range } from '../../wrong-answer.ts'
import { compareReason, trueDecimals, type TwoDecimals } from '../compare-reason.ts'
import { shadeDecimal, type Shaded } from '../shade-decimal.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

const apart = (p: TwoDecimals): number => Math.abs(Number(p.left) - Number(p.right))

/** Of different lengths more and more often, and closer to each other. */
function params(chance: Chance, difficulty: number): TwoDecimals {
  const near = 45 - Math.round(33 * difficulty)
  const first = chance.int(11, 95)
  const second = Math.min(98, Math.max(2, first + chance.pick([-1, 1]) * chance.int(Math.max(2, near - 20), near)))
  const short = 10 * Math.max(1, Math.round(second / 10))
  const hasShort = chance.happens(0.3 + 0.6 * difficulty)
  const pair = [first, hasShort ? short : second].map(
    (n) => `0.${n % 10 === 0 && hasShort ? String(n / 10) : String(n).padStart(2, '0')}`,
  )
  const [left = '0.1', right = '0.2'] = chance.shuffle(pair)
  return { left, right }
}

const twoDecimals: Numbers<TwoDecimals> = {
  params,
  reject: (p) =>
    apart(p) < 0.005 || [p.left, p.right].some((written) => Number(written) >= 1 || written.length > 4)
      ? 'equal, or not below 1'
      : null,
  note: (p) => `${p.left} ${p.right}`,
  load: (p) => (p.left.length === p.right.length ? 0 : 2) - 10 * apart(p),
}

export const withReason: LevelTask = compareReason(twoDecimals)
export const trueHundredths: LevelTask = trueDecimals(twoDecimals)

const tenths: readonly Shaded[] = range(1, 9).map((units) => ({ units, places: 1 }))
const hundredths: readonly Shaded[] = range(2, 98)
  .filter((units) => units % 10 !== 0)
  .map((units) => ({ units, places: 2 }))

/** Tenths and hundredths on one grid: 0.4 fills more of it than 0.35. */
export const shadeBoth: LevelTask = shadeDecimal(
  {
    params: (chance, difficulty) =>
      chance.happens(1.3 - 1.6 * difficulty) ? chance.pick(tenths) : chance.pick(hundredths),
    note: (p) => `${p.places} ${p.units}`,
    load: (p) => p.places,
  },
  100,
  tenths.length + hundredths.length,
)
