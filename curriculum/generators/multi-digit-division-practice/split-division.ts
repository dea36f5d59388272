import { wholeText } from '../../notation/number-latex.ts'
import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep } from '../wrong-answer.ts'
import { dividendOf, type Division } from './long-division.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Filled } from '../../values/values.ts'

/** The part that belongs to the full tens of the quotient, and what is left for its ones. */
const large = (p: Division): number => p.divisor * (p.quotient - (p.quotient % 10))
const small = (p: Division): number => p.divisor * (p.quotient % 10)

/** Both parts in either order, and the quotient. */
export const partsWithQuotient = (first: number, second: number, quotient: number): Filled =>
  filled([first, second, quotient].map(String), [second, first, quotient].map(String))

/** The dividend is split into two parts that can be divided in the head; the parts of other tiles do not come out even (4.NBT.B.6). */
export const splitDivision = (base: TopicLevel<Division>): LevelTask =>
  fillSentence<Division>(base, {
    id: 'split_division',
    kind: 'build',
    version: 1,
    reject: (p) => {
      const all = dividendOf(p)
      const cut = 10 ** (String(all).length - 1)
      if (p.quotient < 11 || p.quotient % 10 === 0) return 'nothing to split'
      if (large(p) === small(p) || (all - (all % cut)) % p.divisor === 0) return 'two ways to split'
      return new Set([large(p), small(p), p.quotient, all - (all % cut), all % cut]).size < 5 ? 'two tiles alike' : null
    },
    prompt: (p, words) => {
      const shown = `\\(${wholeText(dividendOf(p))} \\div ${p.divisor}\\)`
      return {
        text: words.pick([
          `Split ${shown} into two easy divisions without a remainder. Then find the quotient.`,
          `Split \\(${wholeText(dividendOf(p))}\\) into two multiples of \\(${p.divisor}\\). Divide each part, and add.`,
          `Make ${shown} easy: two parts that come out even. Then add their quotients.`,
        ]),
      }
    },
    sentence: (p) => {
      const all = dividendOf(p)
      const cut = 10 ** (String(all).length - 1)
      return {
        lines: [`${all} ÷ ${p.divisor} = [] ÷ ${p.divisor} + [] ÷ ${p.divisor}`, `${all} ÷ ${p.divisor} = []`],
        tiles: [large(p), small(p), all - (all % cut), all % cut, p.quotient, p.quotient + 10].map(String),
      }
    },
    fills: (p) => partsWithQuotient(large(p), small(p), p.quotient),
    hints: (p) => [
      {
        text: `Both parts must be multiples of \\(${p.divisor}\\). Together they make \\(${wholeText(dividendOf(p))}\\).`,
      },
      { text: `Think of a round number times \\(${p.divisor}\\).` },
      {
        text: `\\(${p.quotient - (p.quotient % 10)} \\times ${p.divisor} = ${wholeText(large(p))}\\). That is one part.`,
      },
    ],
    steps: (p) => [
      nextStep(
        'Divide the first part.',
        `${wholeText(large(p))} \\div ${p.divisor} = ${wholeText(p.quotient - (p.quotient % 10))}`,
      ),
      nextStep('Divide what is left.', `${wholeText(small(p))} \\div ${p.divisor} = ${p.quotient % 10}`),
    ],
    says: (p) => ({
      say: 'Add both quotients.',
      latex: `${wholeText(p.quotient - (p.quotient % 10))} + ${p.quotient % 10} = ${wholeText(p.quotient)}`,
    }),
  })
