import { rational } from '../../values/rational.ts'
import { scientificFrom } from '../../values/scientific.ts'
import type { Params } from './level-3.ts'
import type { Scientific } from '../../values/values.ts'

const many = new Set(['cells', 'sand', 'signal'])

/** Both numbers as whole numbers of a very small unit, 10^-30. */
const tiny = (c: number, e: number): bigint => BigInt(c) * 10n ** BigInt(e + 28)

/** One times its count, or the whole by one part, in that unit. */
export function oracle(p: Params): Scientific {
  const [a, b] = [tiny(p.first.c, p.first.e), tiny(p.second.c, p.second.e)]
  return scientificFrom(many.has(p.story) ? rational(a * b, 10n ** 60n) : rational(a, b))
}

export const wrong = {
  wrong_operation: (p: Params): Scientific => oracle({ ...p, story: many.has(p.story) ? 'probe' : 'cells' }),
}
