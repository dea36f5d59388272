import { surfaceOf } from '../surfaces/surface-of.ts'
import { equalValues } from '../values/equal.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { TopicLevel } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/**
 * A task of the kind `build`: what the base shows, empty and to be made by hand. Numbers, answer, load and notes are those of the base,
 * and so are its wrong answers, as far as this drawing can show them; hints and steps say how it is made. What the drawing shows
 * at its start is never asked. A picture that the question reads from is told as `figure`; that of the base is not shown.
 */
export function buildFigure<P>(
  base: TopicLevel<P>,
  of: Pick<Task<P>, 'id' | 'version' | 'prompt' | 'hints' | 'solution'> &
    Partial<Pick<Task<P>, 'band' | 'space' | 'core' | 'seconds' | 'distractors' | 'figure'>> & {
      readonly form: AnswerForm
      /** The empty drawing; it may get harder with difficulty, 0 to 1, which is all that it may follow beside the numbers. */
      readonly surface: (p: P, difficulty: number) => SurfaceWidget
    },
): LevelTask {
  interface Built {
    readonly base: P
    readonly surface: SurfaceWidget
  }
  const { surface, prompt, hints, solution, distractors = base.distractors, figure, ...rest } = of
  const isStart = (widget: SurfaceWidget, value: Value): boolean => {
    const drawn = surfaceOf(widget)
    return equalValues(drawn.value(widget, drawn.blank(widget)), value)
  }
  const canShow = (widget: SurfaceWidget, value: Value): boolean =>
    surfaceOf(widget).stateOf(widget, value) !== null && !isStart(widget, value)
  return task<Built>({
    ...rest,
    kind: 'build',
    params: (chance, difficulty) => {
      const drawn = base.params(chance, difficulty)
      return { base: drawn, surface: surface(drawn, difficulty) }
    },
    reject: (p) =>
      isStart(p.surface, base.answer(p.base)) ? 'the drawing shows it from the start' : (base.reject?.(p.base) ?? null),
    note: (p) => base.note(p.base),
    prompt: (p, words, support) => prompt(p.base, words, support),
    answer: (p) => base.answer(p.base),
    distractors: (p) => distractors(p.base).filter(({ value }) => canShow(p.surface, value)),
    widget: (p) => ({ surface: p.surface }),
    ...(figure === undefined ? {} : { figure: (p: Built, at) => figure(p.base, at) }),
    hints: (p) => hints(p.base),
    solution: (p) => solution(p.base),
    load: (p) => base.load(p.base),
  })
}
