import { firstNames } from '../../../words/names.ts'
import { signLatex } from '../linear-inequality.ts'
import { falls, limit, line, storyOf, type Params } from './numbers.ts'
import type { Relation } from '../solution-tasks.ts'
import type { RichText } from '../../../values/values.ts'

const amount = (p: Params, x: number): number => (falls(p) ? p.b - p.a * x : p.b + p.a * x)
/** The same person for the same numbers. */
const nameOf = (p: Params): string => firstNames[(p.a + 7 * p.b + p.x) % firstNames.length] ?? ''

/** The story in words, and what x counts in it. */
export const told = (p: Params): RichText =>
  `${storyOf(p).text(nameOf(p), p.a, p.b, limit(p))} Let \\(x\\) be ${storyOf(p).x}.`

/** The inequality of a story. */
export const relation: Relation<Params> = {
  line,
  letter: () => 'x',
  ends: (p) => [p.x],
  put: (p, x) => `${amount(p, x)} ${signLatex[storyOf(p).sign]} ${limit(p)}`,
  holds: (p, x) => {
    const { sign } = storyOf(p)
    if (amount(p, x) === limit(p)) return sign.length === 2
    return sign.startsWith('<') ? amount(p, x) < limit(p) : amount(p, x) > limit(p)
  },
  told,
}
