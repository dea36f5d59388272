import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { countedOn, tilesFor, total, type Sum, type SumOf } from './sum-of.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** A story of two parts and a whole. */
export type SumStory = (sum: Sum) => RichText

const ways = ({ a, b }: Sum): ReturnType<typeof filled> => {
  const all = String(a + b)
  return a === b
    ? filled([String(a), String(b), all])
    : filled([String(a), String(b), all], [String(b), String(a), all])
}

/**
 * A story is told as a number sentence, laid with tiles (K.OA.A.2). `stories` say two of the three numbers, so that the third is found;
 * `space` is the number of different sums.
 */
export function tellSum<P>(
  base: TopicLevel<P>,
  sumOf: SumOf<P>,
  of: { readonly stories: readonly [SumStory, ...SumStory[]]; readonly space: number; readonly because: RichText },
): LevelTask {
  return fillSentence<P>(base, {
    id: 'tell_story',
    kind: 'apply',
    version: 1,
    band: [0, 1],
    note: (p) => `${sumOf(p).a}+${sumOf(p).b}`,
    space: of.space,
    prompt: (p, words) => ({ text: `${words.pick(of.stories)(sumOf(p))} Make the number sentence.` }),
    sentence: (p) => {
      const { a, b } = sumOf(p)
      return { lines: ['[] + [] = []'], tiles: tilesFor([a, b, a + b], [a + b + 1, Math.abs(a - b), a + b - 1], 11) }
    },
    fills: (p) => ways(sumOf(p)),
    distractors: (p) => {
      const { a, b } = sumOf(p)
      return [
        wrongAnswer(
          filled([String(a), String(b), String(a + b + 1)]),
          'count_off_by_one',
          `\\(${a}\\) and \\(${b}\\) make one fewer than that. Count on again.`,
        ),
      ].filter(() => a + b + 1 <= 11)
    },
    hints: (p) => [
      { text: 'What are the two parts in the story?' },
      { text: 'The two parts go before the equal sign. What they make together goes after it.' },
      { text: `One part is ${sumOf(p).a}. Now find the other part.` },
    ],
    steps: (p) => [
      nextStep(of.because),
      nextStep(`Count on from \\(${sumOf(p).a}\\): ${countedOn(sumOf(p).a, total(sumOf(p)))}.`),
    ],
    says: (p) => {
      const { a, b } = sumOf(p)
      return { say: `\\(${a}\\) and \\(${b}\\) make \\(${a + b}\\) together.`, latex: `${a} + ${b} = ${a + b}` }
    },
  })
}
