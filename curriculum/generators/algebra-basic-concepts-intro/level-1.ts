import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { phraseOf, phrases } from './phrases.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A phrase of `phrases` with its numbers; `a` is 0 where there is only one number. */
export interface Params {
  readonly kind: string
  readonly a: number
  readonly b: number
  readonly n: string
}

const letters = ['n', 'x', 'y', 'm', 'k', 'p', 't'] as const

function params(chance: Chance, difficulty: number): Params {
  const steps = chance.happens(1.8 * difficulty - 0.35) ? 2 : 1
  const phrase = chance.pick(phrases.filter((it) => it.steps === steps))
  return {
    kind: phrase.kind,
    a: steps === 1 ? 0 : chance.int(2, 7 + Math.round(5 * difficulty)),
    b: chance.int(2 + Math.round(3 * difficulty), 20 + Math.round(8 * difficulty) + (steps === 1 ? 79 : 0)),
    n: chance.pick(letters),
  }
}

/** Turn words into expressions with a variable (6.EE.A.2a, 6.EE.B.6). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/1',
  version: 2,
  params,
  reject: (p) => (p.a === p.b || p.b === 1 ? 'the same number twice' : null),
  note: (p) => `${p.kind} ${p.a} ${p.b}`,
  prompt: (p, words) => {
    const said = words.pick(phraseOf(p.kind).say(p))
    return { text: `Write as an expression: ${said}.` }
  },
  answer: (p) => expression(phraseOf(p.kind).node(p)),
  forms: ['expression', 'choice'],
  distractors: (p) =>
    phraseOf(p.kind)
      .wrong(p)
      .map(([node, misconception, why]) => ({ value: expression(node), misconception, why })),
  hints: (p) => [
    { text: `\\(${p.n}\\) stands for a number. Treat it as one.` },
    { text: phraseOf(p.kind).clue(p) },
    { text: `Try it with a number: if \\(${p.n}\\) were \\(60\\), what would you do with it?` },
  ],
  solution: (p) => {
    const phrase = phraseOf(p.kind)
    const node = phrase.node(p)
    return [
      phrase.steps === 2
        ? { say: phrase.clue(p), latex: nodeToLatex(phrase.first(p)), relation: 'next' }
        : {
            say: ['less', 'fewer'].includes(p.kind)
              ? `You start with \\(${nodeToLatex(phrase.first(p))}\\). The other one is taken away.`
              : phrase.clue(p),
            relation: 'next',
          },
      {
        say: `${phrase.steps === 2 ? 'Then do the rest. ' : ''}So ${phrase.say(p)[0]} is written like this.`,
        latex: nodeToLatex(node),
        value: expression(node),
        relation: 'next',
      },
    ]
  },
  load: (p) =>
    (p.a === 0 ? p.b / 60 : 6 + p.a / 3 + p.b / 8) + (p.kind === 'sum shared' || p.kind === 'less times' ? 1 : 0),
}
