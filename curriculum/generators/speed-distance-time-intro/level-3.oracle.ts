import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

const units = ['m/s km/h', 'm/s m/min', 'm/min m/s', 'km/h m/s', 'km/h m/min', 'm/min km/h'] as const
const meters = { m: 1, km: 1000 } as const
const seconds = { s: 1, min: 60, h: 3600 } as const

const parts = (unit: string): readonly [number, number] => {
  const [length = 'm', time = 's'] = unit.split('/')
  return [meters[length as keyof typeof meters], seconds[time as keyof typeof seconds]]
}

/** Through meters and seconds: how far in one of the new times, in the new length. */
function change(p: Params, sixty = 60): Rational {
  const [from = 'm/s', to = 'm/s'] = (units[p.change] ?? '').split(' ')
  const [m, s] = parts(from)
  const [n, t] = parts(to)
  const stretched = (time: number): number => (time === 3600 ? sixty ** 2 : time === 60 ? sixty : 1)
  return rational(p.tenths * m * stretched(t), 10 * stretched(s) * n)
}

export function oracle(p: Params): Rational {
  return change(p)
}

export const wrong = {
  time_base_ten: (p: Params): Rational => change(p, 100),
  ratio_order: (p: Params): Rational => {
    const back = { 0: 3, 1: 2, 2: 1, 3: 0, 4: 5, 5: 4 }[p.change] ?? 0
    return change({ ...p, change: back })
  },
  stops_early: (p: Params): Rational => {
    const [from = 'm/s', to = 'm/s'] = (units[p.change] ?? '').split(' ')
    return rational(p.tenths * parts(to)[1], 10 * parts(from)[1])
  },
}
