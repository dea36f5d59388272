import { buildFigure } from '../../tasks/build-figure.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range } from '../wrong-answer.ts'
import { whole } from '../../values/rational.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Sum } from './sums.ts'

/** A sum is shown by jumps along a line, from the larger number (1.OA.C.5). `space`: the sums without a zero. */
export function jumpOn(base: TopicLevel<Sum>, of: { readonly space: number }): LevelTask {
  const large = (p: Sum): number => Math.max(p.a, p.b)
  const small = (p: Sum): number => Math.min(p.a, p.b)
  return buildFigure<Sum>(base, {
    id: 'jump_on',
    version: 1,
    form: 'line_jumps',
    space: of.space,
    surface: (p) => ({
      widget: 'line_jumps',
      track: { from: 0, to: 12, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' },
      begin: large(p),
      lengths: [1, 2, -1],
      only: null,
      showsPlaces: false,
      start: '',
    }),
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${p.a} + ${p.b}\\). You start at \\(${large(p)}\\). Jump on.`,
        `The dot is at \\(${large(p)}\\). Jump to where \\(${p.a} + ${p.b}\\) is.`,
        `Add \\(${small(p)}\\) to \\(${large(p)}\\). Draw the jumps.`,
      ]),
    }),
    hints: (p) => [
      { text: `You are at \\(${large(p)}\\) already. Do not count it as a jump.` },
      { text: `Go on ${countNoun(small(p), 'step')}.` },
    ],
    solution: (p) => [
      nextStep(`Start at \\(${large(p)}\\). That is the larger number.`),
      nextStep(
        `Count on \\(${small(p)}\\): ${range(large(p) + 1, p.a + p.b).join(', ')}.`,
        `${p.a} + ${p.b} = ${p.a + p.b}`,
        whole(p.a + p.b),
      ),
    ],
  })
}
