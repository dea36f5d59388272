import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep } from '../wrong-answer.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Filled } from '../../values/values.ts'
import type { Quotient } from './quotients.ts'

/** The three lines of a family: the product first, then both divisions. */
export function family(p: Quotient, all: number): Filled {
  const [q, d, n] = [p.quotient, p.divisor, all].map(String) as [string, string, string]
  return filledTruly([q, d, n, n, d, q, n, q, d], ['each_once', 'lines_differ'])
}

/** Three numbers make one multiplication and two division facts (3.OA.B.6). */
export function divisionFamily(pool: QuotientPool): LevelTask {
  const numbers = (p: Quotient): number[] => [p.quotient, p.divisor, dividend(p)].toSorted((a, b) => a - b)
  return fillSentence<Quotient>(pool, {
    id: 'fact_family',
    kind: 'reverse',
    version: 1,
    band: [0, 1],
    space: pool.all.filter((p) => p.quotient !== p.divisor).length,
    reject: (p) => (p.quotient === p.divisor ? 'both factors are the same' : null),
    prompt: (p, words) => {
      const [small, middle, large] = numbers(p)
      return {
        text: words.pick([
          `Use \\(${small}\\), \\(${middle}\\), and \\(${large}\\) in every line. Make each line different.`,
          `Make three true facts with \\(${small}\\), \\(${middle}\\), and \\(${large}\\). No two may be the same.`,
          `\\(${small}\\), \\(${middle}\\), and \\(${large}\\) are a fact family. Lay its facts.`,
        ]),
      }
    },
    sentence: (p) => ({
      lines: ['[] × [] = []', '[] ÷ [] = []', '[] ÷ [] = []'],
      tiles: numbers(p).map(String),
      stays: true,
    }),
    fills: (p) => family(p, dividend(p)),
    hints: (p) => [
      { text: 'The largest number is the product.' },
      { text: `When you divide, begin with \\(${dividend(p)}\\).` },
      { text: `\\(${p.quotient} \\times ${p.divisor} = ${dividend(p)}\\). Now divide by each factor.` },
    ],
    steps: (p) => [
      nextStep('The product comes from the two factors.', `${p.quotient} \\times ${p.divisor} = ${dividend(p)}`),
      nextStep('Divide by one factor: that gives the other.', `${dividend(p)} \\div ${p.divisor} = ${p.quotient}`),
    ],
    says: (p) => ({ say: 'Then divide by the other one.', latex: `${dividend(p)} \\div ${p.quotient} = ${p.divisor}` }),
  })
}
