import { surfaceOf } from '../surfaces/surface-of.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { TopicLevel } from '../topic-level.ts'
import type { RichText } from '../values/values.ts'

type Layout = WrittenWidget['layout']

/**
 * A calculation in columns with everything below the line open; `operands` as they are printed, without commas.
 */
export const openFrame = (layout: Layout, operands: readonly string[]): WrittenWidget => ({
  widget: 'written',
  layout,
  operands: [...operands],
  result: null,
  remainder: false,
  start: '',
})

const asks: Readonly<Record<Layout, readonly [RichText, ...RichText[]]>> = {
  add: ['Add in columns.', 'Add column by column. Start with the ones.', 'Write the sum below the line.'],
  subtract: [
    'Subtract in columns.',
    'Subtract column by column. Start with the ones.',
    'Write the difference below the line.',
  ],
  multiply: [
    'Multiply in columns.',
    'Multiply place by place. Start with the ones.',
    'Write the product below the line.',
  ],
  divide: ['Divide, place by place.', 'Use long division.', 'Write the quotient above the line.'],
}

/**
 * A task of the kind `do`: the calculation of a level in columns on squared paper. Numbers, answer, hints, steps and wrong answers are those of
 * the base, as far as the frame has room for them. Operands are whole numbers or decimals as they are typed; they are few enough
 * digits for nine columns.
 */
export function writtenFrame<P>(
  base: TopicLevel<P>,
  of: { readonly id: string; readonly version: number; readonly layout: Layout } & Partial<
    Pick<Task<P>, 'band' | 'weight' | 'core'>
  > & { readonly operands: (p: P) => readonly string[] },
): LevelTask {
  const { layout, operands, ...rest } = of
  const frameOf = (p: P): WrittenWidget => openFrame(layout, operands(p))
  return task<P>({
    ...rest,
    kind: 'do',
    form: 'written',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => base.reject?.(p) ?? null,
    note: (p) => base.note(p),
    ...(base.space === undefined ? {} : { space: base.space }),
    prompt: (_, words) => ({ text: words.pick(asks[layout]) }),
    answer: (p) => base.answer(p),
    distractors: (p) => {
      const frame = frameOf(p)
      return base.distractors(p).filter(({ value }) => surfaceOf(frame).stateOf(frame, value) !== null)
    },
    widget: (p) => ({ surface: frameOf(p) }),
    hints: (p) => base.hints(p),
    solution: (p) => base.solution(p),
    load: (p) => base.load(p),
  })
}
