import { task, type LevelTask } from '../../tasks/task.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { tex } from './comparing.ts'
import type { RichText, Item } from '../../values/values.ts'

/** Three different fractions, from the least to the greatest, and which end comes first. */
export interface Three {
  readonly fractions: readonly (readonly [number, number])[]
  readonly first: 'least' | 'greatest'
}

const shown = ([n, d]: readonly [number, number]): Item => item(`${n}/${d}`, `\\(${tex(n, d)}\\)`)
const sorted = (p: Three): Item[] =>
  (p.first === 'least' ? p.fractions : p.fractions.toReversed()).map((fraction) => shown(fraction))
const other = (p: Three): string => (p.first === 'least' ? 'greatest' : 'least')

/** Puts three fractions of a level in order (3.NF.A.3d, 4.NF.A.2). `all` from easy to hard. */
export function inOrder(
  all: readonly Three[],
  of: { readonly load: (p: Three) => number; readonly hints: (p: Three) => readonly [RichText, RichText] },
): LevelTask {
  return task<Three>({
    id: 'in_order',
    kind: 'order',
    version: 1,
    form: 'ordering',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
    note: (p) => `${p.fractions.map(([n, d]) => `${n}/${d}`).join(' ')} ${p.first}`,
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, words) => ({
      text: words.pick([
        `Put the fractions in order from ${p.first} to ${other(p)}.`,
        `Order the fractions. Start with the ${p.first}.`,
        `Which fraction is the ${p.first}? Begin with it, and put all three in order.`,
      ]),
    }),
    answer: (p) => order(sorted(p)),
    items: (p) => p.fractions.map((fraction) => shown(fraction)),
    distractors: (p) => [
      wrongAnswer(
        order(sorted(p).toReversed()),
        'reversed_order',
        `You started with the ${other(p)}. Start with the ${p.first}: ${sorted(p)[0]?.text ?? ''}.`,
      ),
    ],
    hints: (p) => of.hints(p).map((text) => ({ text })),
    solution: (p) => [
      nextStep(of.hints(p)[0]),
      nextStep(
        'So this is the order.',
        (p.first === 'least' ? p.fractions : p.fractions.toReversed())
          .map(([n, d]) => tex(n, d))
          .join(p.first === 'least' ? ' < ' : ' > '),
        order(sorted(p)),
      ),
    ],
    load: of.load,
  })
}

/** All sets of three of some fractions that differ, from the least to the greatest, with either end first. */
export function threesOf(
  sets: readonly (readonly (readonly [number, number])[])[],
  load: (p: Three) => number,
): readonly Three[] {
  const value = ([n, d]: readonly [number, number]): number => n / d
  return sets
    .flatMap((list) =>
      list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c] as const))),
    )
    .map((three) => three.toSorted((x, y) => value(x) - value(y)))
    .flatMap((fractions) => (['least', 'greatest'] as const).map((first): Three => ({ fractions, first })))
    .toSorted((p, q) => load(p) - load(q))
}
