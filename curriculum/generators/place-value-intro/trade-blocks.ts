import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { blockMat, pilesAmounts, pilesOf, pilesWords, wrongPiles, type BlockColumns } from './blocks.ts'
import { brokenLoad, type Broken } from './other-piles.ts'
import type { Distractor } from '../../topic-level.ts'

/** Which kind of block there is too much of. */
const crowded = ({ piles }: Broken): 'one' | 'ten' => (piles.ones > 9 ? 'one' : 'ten')
const larger = { one: 'ten', ten: 'hundred' } as const
const worth = { one: 1, ten: 10 } as const

function distractors(p: Broken): Distractor[] {
  const [kind, next] = [crowded(p), larger[crowded(p)]]
  return wrongPiles(pilesOf(p.n), [
    {
      piles: pilesOf(p.n - 10 * worth[kind]),
      id: 'stops_early',
      why: `You took away ten ${kind}s. Now put in one ${next} for them.`,
    },
    {
      piles: kind === 'one' ? { ...p.piles, tens: p.piles.tens + 1 } : { ...p.piles, hundreds: p.piles.hundreds + 1 },
      id: 'looks_alike',
      why: `You put in one more ${next}. Take away ten ${kind}s for it.`,
    },
  ]).map(({ piles, id, why }) => wrongAnswer(pilesAmounts(piles), id, why))
}

/** Ten of a kind lie there: trade them, so that the same number is shown with as few blocks as can be (1.NBT.B.2a, 2.NBT.A.1a). */
export function tradeBlocks(of: { readonly columns: BlockColumns; readonly all: readonly Broken[] }): LevelTask {
  const all = of.all.toSorted((a, b) => brokenLoad(a) - brokenLoad(b))
  return task<Broken>({
    id: 'trade_blocks',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: ({ piles }) => pilesWords(piles),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: ({ n, piles }, words) => ({
      text:
        of.columns.length < 3
          ? words.pick([
              `Here are ${piles.ones} ones. Show ${n} with one ten.`,
              `Trade ten ones for a ten. Still show ${n}.`,
              `Can you show ${n} with a ten?`,
            ])
          : words.pick([
              'Keep the same number. Trade to get the fewest blocks.',
              'Can you show the same number with the fewest blocks?',
              'That is a lot of blocks! Trade ten for one.',
            ]),
    }),
    answer: ({ n }) => pilesAmounts(pilesOf(n)),
    widget: ({ piles }) => ({ surface: blockMat(of.columns, 'trade', piles) }),
    distractors,
    hints: (p) => [
      { text: 'Which kind of block has ten or more?' },
      { text: `Ten ${crowded(p)}s are the same as one ${larger[crowded(p)]}.` },
      { text: `Trade ten ${crowded(p)}s for one ${larger[crowded(p)]}. How many ${crowded(p)}s stay?` },
    ],
    solution: (p) => [
      nextStep(`You start with ${pilesWords(p.piles)}. Ten ${crowded(p)}s make one ${larger[crowded(p)]}.`),
      nextStep(
        `Now you have ${pilesWords(pilesOf(p.n))}. That is still \\(${p.n}\\).`,
        undefined,
        pilesAmounts(pilesOf(p.n)),
      ),
    ],
    load: brokenLoad,
  })
}
