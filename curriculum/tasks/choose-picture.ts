import { item } from '../values/items.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { TopicLevel } from '../topic-level.ts'
import type { Figure, Item, Value } from '../values/values.ts'

/**
 * A task of the kind `choose`: which of some pictures shows what is told. The right one is the picture of the answer of the base, the
 * others are those of its wrong answers, or of others; each is told apart by its alt text, which is what a screen reader offers.
 */
export function choosePicture<P>(
  base: TopicLevel<P>,
  of: Pick<Task<P>, 'id' | 'version' | 'prompt' | 'hints'> &
    Partial<Pick<Task<P>, 'band' | 'space' | 'seconds' | 'distractors' | 'reject'>> & {
      readonly picture: (value: Value) => Figure
      /** The one picture in the words of the last step: "It is the clock with the short hand at 3." */
      readonly because: (p: P) => readonly [string, string]
    },
): LevelTask {
  const { picture, because, distractors = base.distractors, reject = base.reject, ...rest } = of
  const pictured = (value: Value): Item => {
    const figure = picture(value)
    return item(figure.alt, '', { figure, speech: figure.alt })
  }
  return task<P>({
    ...rest,
    kind: 'choose',
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    ...(reject === undefined ? {} : { reject }),
    note: (p) => base.note(p),
    answer: (p) => pictured(base.answer(p)),
    distractors: (p) => distractors(p).map((wrong) => ({ ...wrong, value: pictured(wrong.value) })),
    solution: (p) => {
      const [first, last] = because(p)
      return [
        { say: first, relation: 'next' },
        { say: last, value: pictured(base.answer(p)), relation: 'next' },
      ]
    },
    load: (p) => base.load(p),
  })
}
