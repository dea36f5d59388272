import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Item } from '../../../values/values.ts'

/** Children who share something equally; some come, or go, before it is cut. */
export interface SharedAgain {
  readonly before: number
  readonly after: number
}

const sizes = { smaller: 'Each share is smaller.', larger: 'Each share is larger.', same: 'Each share stays the same.' }
const size = (id: keyof typeof sizes): Item => item(id, sizes[id])
const load = (p: SharedAgain): number => p.before + (p.after < p.before ? 4 : 0)
const all: readonly SharedAgain[] = range(2, 8)
  .flatMap((before) => [-2, -1, 1, 2].map((by) => ({ before, after: before + by })))
  .filter(({ after }) => after >= 2 && after <= 8)
  .toSorted((a, b) => load(a) - load(b))

const becomes = (p: SharedAgain): 'smaller' | 'larger' => (p.after > p.before ? 'smaller' : 'larger')

function story(p: SharedAgain, words: Chance): string {
  const [by, thing] = [Math.abs(p.after - p.before), words.pick(['a pizza', 'a cake', 'a pie', 'a melon'])]
  const more = p.after > p.before
  return words.pick([
    `${p.before} children want to share ${thing} equally. ${by} ${by === 1 ? 'child' : 'children'} ${more ? (by === 1 ? 'joins' : 'join') : by === 1 ? 'leaves' : 'leave'} them. What happens to the shares?`,
    `Ben will cut ${thing} for ${p.before} people. Then he hears that ${more ? '' : 'only '}${p.after} are coming. What happens to the shares?`,
    `${thing[0]?.toUpperCase() ?? ''}${thing.slice(1)} is for ${p.before} friends. But ${p.after} friends come. All share equally. What happens to the shares?`,
  ])
}

/** More people who share get smaller shares (1.G.A.3). */
export const shareAgain: LevelTask = task<SharedAgain>({
  id: 'share_again',
  kind: 'apply',
  version: 1,
  form: 'choice',
  band: [0, 1],
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${p.before} to ${p.after}`,
  space: all.length,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => size(becomes(p)),
  distractors: (p) => [
    wrongAnswer(
      size(becomes(p) === 'smaller' ? 'larger' : 'smaller'),
      'larger_denominator_larger',
      `${p.after} people ${becomes(p) === 'smaller' ? 'need more pieces, so each piece gets smaller' : 'need fewer pieces, so each piece gets larger'}.`,
    ),
    wrongAnswer(
      size('same'),
      'looks_alike',
      `First there were ${p.before}, then ${p.after}. The whole stays the same, so the shares change.`,
    ),
  ],
  hints: (p) => [
    { text: `Into how many pieces is it cut for ${p.before}? Into how many for ${p.after}?` },
    { text: 'The whole stays the same. More pieces are smaller pieces.' },
  ],
  solution: (p) => [
    nextStep(`First it would be cut into ${p.before} pieces. Now it is cut into ${p.after}.`),
    nextStep(
      becomes(p) === 'smaller'
        ? 'There are more pieces of the same whole, so each is smaller.'
        : 'There are fewer pieces of the same whole, so each is larger.',
      undefined,
      size(becomes(p)),
    ),
  ],
  load,
})
