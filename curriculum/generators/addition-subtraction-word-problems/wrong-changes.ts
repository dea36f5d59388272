import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { ChangeStory } from './change-story.ts'

/** Acts the story out with every number that could be the unknown one, until it fits. */
export function actedChange(p: ChangeStory): Rational {
  const joins = p.kind.startsWith('join')
  const after = joins ? p.start + p.change : p.start - p.change
  for (let n = 0; n <= 2000; n++) {
    const start = p.kind.endsWith('start') ? n : p.start
    const change = p.kind.endsWith('change') ? n : p.change
    const end = p.kind === 'join' || p.kind === 'take' ? n : after
    let at = start
    for (let i = 0; i < change; i++) at += joins ? 1 : -1
    if (at === end) return whole(n)
  }
  throw new RangeError('no number fits the story')
}

/** The two told numbers put together, or one taken from the other, against the story. */
export const wrongChangeStories = {
  keyword_operation: (p: ChangeStory): Rational => {
    const after = p.kind.startsWith('join') ? p.start + p.change : p.start - p.change
    if (p.kind === 'take_start') return whole(Math.abs(p.change - after))
    return whole(p.kind.endsWith('start') ? p.change + after : p.start + after)
  },
  wrong_operation: (p: ChangeStory): Rational =>
    whole(p.kind === 'join' ? Math.abs(p.start - p.change) : p.start + p.change),
}
