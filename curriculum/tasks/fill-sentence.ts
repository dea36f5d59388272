import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { SlotSentence } from '../questions/slot-sentence.ts'
import type { Step } from '../topic-level.ts'
import type { Filled } from '../values/values.ts'

/**
 * A task in which tiles are laid into a sentence: a calculation that belongs to a story, a family of facts, a missing sign, a statement
 * in words. Numbers and load are those of the base. `fills` names the right tiles (`filled`), or takes every true sentence
 * (`filledTruly`). The last step is the sentence itself: `says` tells it.
 */
export function fillSentence<P>(
  base: Numbers<P>,
  of: Pick<Task<P>, 'id' | 'kind' | 'version' | 'prompt' | 'hints'> &
    Partial<Pick<Task<P>, 'band' | 'weight' | 'space' | 'note' | 'reject' | 'distractors' | 'figure' | 'figureIs'>> & {
      readonly sentence: (p: P) => SlotSentence
      readonly fills: (p: P) => Filled
      /** What leads there, said before the last step. */
      readonly steps: (p: P) => readonly Step[]
      readonly says: (p: P) => Pick<Step, 'say' | 'latex'>
    },
): LevelTask {
  const { sentence, fills, steps, says, note, reject, distractors, ...rest } = of
  return task<P>({
    ...rest,
    form: 'slots',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => reject?.(p) ?? base.reject?.(p) ?? null,
    note: (p) => (note ?? base.note)(p),
    answer: fills,
    widget: (p) => ({ slots: sentence(p) }),
    distractors: (p) => distractors?.(p) ?? [],
    solution: (p) => [...steps(p), { ...says(p), value: fills(p), relation: 'next' }],
    load: (p) => base.load(p),
  })
}
