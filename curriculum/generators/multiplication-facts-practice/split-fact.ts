import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep, range } from '../wrong-answer.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** The part of the first factor that is known best: five, else two. */
const known = ({ a }: Fact): number => (a > 5 ? 5 : 2)
const shown = (p: Fact): string[] => [known(p), p.a - known(p), total(p)].map(String)

/** A product is split into two that are known; every true split is right (3.OA.B.5, 3.OA.C.7). The first factor is at least 3. */
export function splitFact(pool: FactPool): LevelTask {
  return fillSentence<Fact>(pool, {
    id: 'split_fact',
    kind: 'build',
    version: 1,
    space: pool.all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Split \\(${p.a} \\times ${p.b}\\) into two facts that you know. Then find the product.`,
        `Make \\(${p.a} \\times ${p.b}\\) easy. Split the \\(${p.a}\\) into two parts.`,
        `Which two facts make \\(${p.a} \\times ${p.b}\\)? Find the product, too.`,
      ]),
    }),
    sentence: (p) => ({
      lines: [`${p.a} × ${p.b} = [] × ${p.b} + [] × ${p.b}`, `${p.a} × ${p.b} = []`],
      tiles: [...new Set([...range(1, p.a - 1), total(p), total(p) + p.b, total(p) - p.b])].map(String),
      stays: true,
    }),
    fills: (p) => filledTruly(shown(p)),
    hints: (p) => [
      { text: `The two parts must make \\(${p.a}\\) together.` },
      { text: `Do you know \\(${known(p)} \\times ${p.b}\\)? Then take \\(${known(p)}\\) as one part.` },
      {
        text: `\\(${known(p)} \\times ${p.b} = ${known(p) * p.b}\\), and \\(${p.a - known(p)} \\times ${p.b} = ${(p.a - known(p)) * p.b}\\).`,
      },
    ],
    steps: (p) => [
      nextStep(
        `Split \\(${p.a}\\) into \\(${known(p)}\\) and \\(${p.a - known(p)}\\).`,
        `${known(p)} \\times ${p.b} = ${known(p) * p.b}`,
      ),
      nextStep('Then the other part.', `${p.a - known(p)} \\times ${p.b} = ${(p.a - known(p)) * p.b}`),
    ],
    says: (p) => ({
      say: 'Add both parts.',
      latex: `${known(p) * p.b} + ${(p.a - known(p)) * p.b} = ${total(p)}`,
    }),
  })
}
