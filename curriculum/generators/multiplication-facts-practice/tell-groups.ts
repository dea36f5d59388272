import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'

/** Equal groups of things that come in groups from 2 to 10. */
const stories: readonly [(p: Fact) => RichText, ...((p: Fact) => RichText)[]] = [
  ({ a, b }) => `A farmer fills ${a} bags. He puts ${b} apples in each bag. How many apples are there?`,
  ({ a, b }) => `There are ${a} tables. At each table sit ${b} children. How many children are there?`,
  ({ a, b }) => `Maria has ${a} sheets of stickers. Each sheet has ${b} stickers. How many stickers does she have?`,
  ({ a, b }) => `A garden has ${a} rows of beans. There are ${b} plants in each row. How many plants are there?`,
  ({ a, b }) => `A team plays ${a} games. It scores ${b} points in each game. How many points does it score?`,
]

/** A story of equal groups is laid as a product with tiles, in either order (3.OA.A.3). */
export const tellGroups = (pool: FactPool): LevelTask =>
  fillSentence<Fact>(pool, {
    id: 'tell_groups',
    kind: 'apply',
    version: 1,
    band: [0, 1],
    space: pool.all.filter(({ a, b }) => a !== b).length,
    reject: ({ a, b }) => (a === b ? 'both factors are the same' : null),
    prompt: (p, words) => ({ text: `${words.pick(stories)(p)} Lay the equation.` }),
    sentence: (p) => ({
      lines: ['[] [] [] = []'],
      tiles: [...new Set([p.a, p.b, total(p), p.a + p.b, total(p) + p.b])].map(String).concat('+', '×'),
    }),
    fills: (p) => {
      const [a, b, all] = [p.a, p.b, total(p)].map(String) as [string, string, string]
      return filled([a, '×', b, all], [b, '×', a, all])
    },
    distractors: (p) => [
      wrongAnswer(
        filled([p.a, '+', p.b, p.a + p.b].map(String)),
        'times_as_plus',
        `You added ${p.a} and ${p.b}. There are ${p.a} groups, and each has ${p.b}.`,
      ),
    ],
    hints: (p) => [
      { text: 'Are the groups equal? Then you can multiply.' },
      { text: `There are \\(${p.a}\\) groups with \\(${p.b}\\) in each.` },
      { text: `Lay \\(${p.a} \\times ${p.b}\\). Then find the product.` },
    ],
    steps: (p) => [nextStep(`\\(${p.a}\\) equal groups of \\(${p.b}\\): multiply.`, `${p.a} \\times ${p.b}`)],
    says: (p) => ({ say: `That makes \\(${total(p)}\\).`, latex: `${p.a} \\times ${p.b} = ${total(p)}` }),
  })
