import { besideNumber, type Beside } from '../beside-number.ts'
import { compareReason, trueDecimals, type TwoDecimals } from '../compare-reason.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

/** One to three places each; with difficulty the first digits are the same. */
function params(chance: Chance, difficulty: number): TwoDecimals {
  const tenth = chance.int(1, 9)
  const isClose = chance.happens(1.4 * difficulty - 0.2)
  const one = (length: number): string => {
    const first = isClose ? tenth : chance.int(0, 9)
    const middle = Array.from({ length: Math.max(0, length - 2) }, () => chance.int(0, 9)).join('')
    return `0.${first}${middle}${length > 1 ? chance.int(1, 9) : ''}`
  }
  const [a = 1, b = 3] = chance.shuffle([1, 2, 3])
  return { left: one(a), right: one(b) }
}

const longer: Numbers<TwoDecimals> = {
  params,
  reject: (p) =>
    Number(p.left) === Number(p.right) || [p.left, p.right].some((written) => written === '0.0')
      ? 'equal, or nothing'
      : null,
  note: (p) => `${p.left} ${p.right}`,
  load: (p) => (p.left[2] === p.right[2] ? 4 : 0) + (p.left.length + p.right.length) / 4,
}

export const withReason: LevelTask = compareReason(longer)
export const trueThousandths: LevelTask = trueDecimals(longer)

const beside: Numbers<Beside> = {
  params: (chance, difficulty) => {
    const tenth = chance.int(2, 8)
    const long = difficulty > 0.5
    return {
      middle: `0.${tenth}`,
      less: `0.${tenth - 1}${chance.int(6, 9)}${long ? chance.int(1, 9) : ''}`,
      same: long ? `0.${tenth}00` : `0.${tenth}0`,
      greater: `0.${tenth}${long ? '0' : ''}${chance.int(1, 9)}`,
      extra: `0.0${tenth}${chance.int(1, 9)}`,
    }
  },
  note: (p) => `${p.less} ${p.same} ${p.greater} ${p.extra}`,
  load: (p) => p.same.length,
}

export const besideTenths: LevelTask = besideNumber(beside)
