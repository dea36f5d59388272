import { dividendOf, type Division } from './long-division.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A level of long division, with only those of its questions that leave nothing over. */
export function exactDivision(base: TopicLevel<Division>): TopicLevel<Division> {
  return {
    ...base,
    params: (chance, difficulty) => {
      let drawn = base.params(chance, difficulty)
      for (let i = 0; i < 50 && drawn.asked === 'remainder'; i++) drawn = base.params(chance, difficulty)
      return drawn
    },
    reject: (p) => (p.asked === 'remainder' ? 'something is left over' : (base.reject?.(p) ?? null)),
    note: (p) => `${dividendOf(p)}:${p.divisor}`,
  }
}
