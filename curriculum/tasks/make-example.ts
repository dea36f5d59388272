import { lacks } from '../marking/mark-example.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { childrenOf } from '../expressions/build.ts'
import { isOfSeveral, type Property } from '../values/property.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Distractor, TopicLevel } from '../topic-level.ts'
import type { Expression, Rational, RichText } from '../values/values.ts'

/** The numbers that an example is made of. */
function numbersOf(example: Rational | Expression): readonly Rational[] {
  if (example.kind === 'rational') return [example]
  const { node } = example
  return childrenOf(node).flatMap((child) => rationalOf(child) ?? [])
}

/**
 * A task of the kind `reverse`: a number that has a property is made, and any that has it is right. Properties are data of a closed
 * list, all of which must hold; a sum or a product is asked for in the form `expression`. `example` is the one that is shown;
 * numbers whose own example lacks a property are drawn again. `wrongs` are examples that lack one, each with its mistake; why they do
 * is said by the marking, so that their sentence says what to think of.
 */
export function makeExample<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly having: (p: P) => readonly [Property, ...Property[]]
    readonly example: (p: P) => Rational | Expression
    readonly wrongs: (p: P) => readonly Distractor[]
    readonly asks: (p: P) => readonly [RichText, ...RichText[]]
  } & Pick<TopicLevel<P>, 'hints' | 'solution'> &
    Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space' | 'figure' | 'widget' | 'note'>> & {
      readonly form?: 'numeric' | 'expression'
    },
): LevelTask {
  const { having, example, wrongs, asks, form = 'numeric', note = base.note, ...rest } = of
  const isLacking = (p: P, numbers: readonly Rational[]): boolean =>
    having(p).some((property) => lacks(numbers, property) !== null)
  return task<P>({
    ...rest,
    kind: 'reverse',
    form,
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => {
      if (having(p).some(isOfSeveral) !== (form === 'expression')) return 'several numbers need the form expression'
      return isLacking(p, numbersOf(example(p))) ? 'the example is none' : (base.reject?.(p) ?? null)
    },
    note,
    prompt: (p, words) => ({ text: words.pick(asks(p)) }),
    answer: example,
    rules: (p) => ({ having: having(p) }),
    distractors: (p) => wrongs(p).filter(({ value }) => value.kind === 'rational' && isLacking(p, [value])),
    load: (p) => base.load(p),
  })
}
