import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { blockMat, pilesAmounts, pilesOf, pilesWords, worthOf, wrongPiles, type BlockColumns } from './blocks.ts'
import { brokenLoad, type Broken } from './other-piles.ts'
import type { Distractor } from '../../topic-level.ts'

/** What is broken up, and into what. */
const brokenKind = ({ piles }: Broken): 'ten' | 'hundred' => (piles.ones > 9 ? 'ten' : 'hundred')
const smaller = { ten: 'one', hundred: 'ten' } as const

/** What is told of the blocks that are wanted: how many of the larger kind. */
const wanted = (p: Broken): string =>
  brokenKind(p) === 'ten' ? countNoun(p.piles.tens, 'ten') : countNoun(p.piles.hundreds, 'hundred')

function distractors(p: Broken): Distractor[] {
  const kind = brokenKind(p)
  const taken = kind === 'ten' ? { ...p.piles, ones: p.piles.ones - 10 } : { ...p.piles, tens: p.piles.tens - 10 }
  const kept = kind === 'ten' ? { ...p.piles, tens: p.piles.tens + 1 } : { ...p.piles, hundreds: p.piles.hundreds + 1 }
  return wrongPiles(p.piles, [
    {
      piles: taken,
      id: 'stops_early',
      why: `Now it is only ${worthOf(taken)}. The ${kind} turns into ten ${smaller[kind]}s.`,
    },
    {
      piles: kept,
      id: 'looks_alike',
      why: `Now it is ${worthOf(kept)}. The ${kind} that you broke up is still there.`,
    },
  ]).map(({ piles, id, why }) => wrongAnswer(pilesAmounts(piles), id, why))
}

/** The same number with a block broken up: 34 is also 2 tens and 14 ones (1.NBT.B.2, 2.NBT.A.1). */
export function anotherWay(of: { readonly columns: BlockColumns; readonly all: readonly Broken[] }): LevelTask {
  const all = of.all.filter((p) => p.piles.tens > 0).toSorted((a, b) => brokenLoad(a) - brokenLoad(b))
  return task<Broken>({
    id: 'another_way',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    band: [0.2, 1],
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    reject: (p) => (brokenKind(p) === 'hundred' && p.piles.hundreds === 0 ? 'no hundred is left to be told of' : null),
    note: ({ piles }) => pilesWords(piles),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, words) => ({
      text: words.pick([
        `The blocks show ${p.n}. Show ${p.n} with only ${wanted(p)}.`,
        `Make ${p.n} in another way. Use only ${wanted(p)}.`,
        `Can you show ${p.n} with only ${wanted(p)}?`,
      ]),
    }),
    answer: ({ piles }) => pilesAmounts(piles),
    widget: ({ n }) => ({ surface: blockMat(of.columns, 'trade', pilesOf(n)) }),
    distractors,
    hints: (p) => [
      { text: `You have more ${brokenKind(p)}s than that now.` },
      { text: `One ${brokenKind(p)} is the same as ten ${smaller[brokenKind(p)]}s.` },
      { text: `Break a ${brokenKind(p)}. How many ${smaller[brokenKind(p)]}s do you have now?` },
    ],
    solution: (p) => [
      nextStep(
        `The blocks show ${pilesWords(pilesOf(p.n))}. Break a ${brokenKind(p)} into ten ${smaller[brokenKind(p)]}s.`,
      ),
      nextStep(`Now you have ${pilesWords(p.piles)}. That is still \\(${p.n}\\).`, undefined, pilesAmounts(p.piles)),
    ],
    load: brokenLoad,
  })
}
