import { around, type Relation } from '../solution-tasks.ts'
import { signLatex } from '../linear-inequality.ts'
import { phrases, situations, writtenInequality, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'

/** The situations alone: what a line shows is not drawn on a line once more. */
export const inWords: TopicLevel<Params> = {
  ...writtenInequality,
  reject: (p) => (p.kind === 'graph' ? 'shown on a line' : (writtenInequality.reject?.(p) ?? null)),
}

/** What is measured: a line between whole numbers means something there, as it does not for people or points. */
export const measured: TopicLevel<Params> = {
  ...inWords,
  reject: (p) => (p.kind === 'bus' || p.kind === 'score' ? 'counted in whole numbers' : (inWords.reject?.(p) ?? null)),
}

const line = (p: Params): string => `${p.letter} ${signLatex[p.sign]} ${p.end}`
const holds = ({ sign, end }: Params, x: number): boolean =>
  x === end ? sign.length === 2 : sign.startsWith('<') ? x < end : x > end

/** The situation as it is told, with one of the phrases for its sign. */
const told = (p: Params): string => {
  if (p.kind === 'graph') return ''
  const phrase = phrases[p.sign][Math.abs(p.end) % phrases[p.sign].length] ?? ''
  return situations[p.kind].say(p.letter, `${phrase} \\(${p.end}\\)`)
}

/** The inequality of a situation. */
export const relation: Relation<Params> = {
  line,
  letter: (p) => p.letter,
  ends: (p) => [p.end],
  put: ({ sign, end }, x) => `${x} ${signLatex[sign]} ${end}`,
  holds,
  told,
}

/** Twenty numbers around the end, which is anywhere on them. */
export function trackOf({ end }: Params): Track {
  const ten = 10 * Math.floor(end / 10)
  const from = end - ten < 5 ? ten - 10 : ten
  return { ...around, from, to: from + 20 }
}
