import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { facesAdded, pilesFigure, pilesItem, pilesOf, pilesWords, turnedAround, worthOf, wrongPiles } from './blocks.ts'
import { brokenLoad, type Broken } from './other-piles.ts'
import type { Distractor } from '../../topic-level.ts'

const isBroken = ({ piles }: Broken): boolean => piles.ones > 9 || piles.tens > 9

function distractors(p: Broken): Distractor[] {
  const right = pilesOf(p.n)
  const turned = turnedAround(right)
  const lost = p.piles.ones > 9 ? { ...p.piles, ones: p.piles.ones - 10 } : { ...p.piles, tens: p.piles.tens - 10 }
  const kept =
    p.piles.ones > 9 ? { ...p.piles, tens: p.piles.tens + 1 } : { ...p.piles, hundreds: p.piles.hundreds + 1 }
  const onlyBroken = [
    {
      piles: kept,
      id: 'looks_alike',
      why: `These make ${worthOf(kept)}. Ten of a kind count as one of the next kind.`,
    },
    { piles: lost, id: 'stops_early', why: `These make only ${worthOf(lost)}. Count all the blocks.` },
  ]
  return wrongPiles(p.piles, [
    { piles: turned, id: 'teen_reversal', why: `These make ${worthOf(turned)}. The tens and the ones are switched.` },
    ...(isBroken(p) ? onlyBroken : []),
    {
      piles: facesAdded(right),
      id: 'face_value',
      why: `These make ${worthOf(facesAdded(right))}. You added the digits. Each digit has its own kind of block.`,
    },
    {
      piles: { ...p.piles, ones: p.piles.ones + 1 },
      id: 'slip_off_by_one',
      why: `These make ${p.n + 1}. Count the small blocks again.`,
    },
  ]).map(({ piles, id, why }) => wrongAnswer(pilesItem(piles), id, why))
}

/** Which blocks show a number; they may be broken up, so that ten of a kind have to be seen as one of the next. */
export function whichBlocks(of: { readonly all: readonly Broken[] }): LevelTask {
  const all = of.all.toSorted((a, b) => brokenLoad(a) - brokenLoad(b))
  const areBroken = all.some(isBroken)
  return task<Broken>({
    id: 'which_blocks',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: ({ piles }) => pilesWords(piles),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: ({ n }, words) => ({
      text: areBroken
        ? words.pick([
            `Which blocks make ${n} in another way?`,
            `You can show ${n} in many ways. Find one.`,
            `Where are the blocks worth ${n}?`,
          ])
        : words.pick([`Which blocks show ${n}?`, `Find the blocks for ${n}.`, `Where do you see ${n}?`]),
    }),
    answer: ({ piles }) => pilesItem(piles),
    distractors,
    hints: (p) => [
      { text: `${p.n < 100 ? '' : 'A flat block is 100. '}A long block is ten. A small block is one.` },
      isBroken(p)
        ? { text: 'You may see ten or more of one kind. Ten of them make one of the next kind.' }
        : { text: `${p.n} is ten and some more. How many more?` },
      isBroken(p)
        ? { text: 'Count the largest blocks first. Then count the others on.' }
        : { text: `Look for one long block and ${p.n - 10} more.` },
    ],
    solution: (p) => [
      nextStep(
        isBroken(p)
          ? `Count the blocks: ${[100 * p.piles.hundreds, 10 * p.piles.tens, p.piles.ones].filter((part) => part > 0).join(' and ')}.`
          : `\\(${p.n}\\) is ten and ${p.n - 10}.`,
        `${p.n} = ${[100 * p.piles.hundreds, 10 * p.piles.tens, p.piles.ones].filter((part) => part > 0).join(' + ')}`,
      ),
      nextStep(
        `So it is the picture with ${pilesWords(p.piles)}.`,
        undefined,
        pilesItem(p.piles),
        pilesFigure(p.piles),
      ),
    ],
    load: brokenLoad,
  })
}
