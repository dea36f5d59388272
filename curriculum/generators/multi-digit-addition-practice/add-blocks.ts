import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { countNoun } from '../../words/nouns.ts'
import {
  blockMat,
  pilesAmounts,
  pilesFigure,
  pilesOf,
  pilesWords,
  twoColumns,
  worthOf,
  wrongPiles,
  type Piles,
} from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Sum } from './column-sums.ts'

const makesTen = (p: Sum): boolean => (p.a % 10) + (p.b % 10) > 9
/** Both numbers lying together, nothing traded yet. */
const together = ({ a, b }: Sum): Piles => {
  const [x, y] = [pilesOf(a), pilesOf(b)]
  return { hundreds: 0, tens: x.tens + y.tens, ones: x.ones + y.ones }
}

function distractors(p: Sum): Distractor[] {
  const right = pilesOf(p.a + p.b)
  return wrongPiles(right, [
    {
      piles: { ...right, tens: right.tens - 1 },
      id: makesTen(p) ? 'no_carry' : 'looks_alike',
      why: makesTen(p)
        ? 'You took ten ones away. Put in one ten for them.'
        : `One ten is missing. ${p.a} and ${p.b} have ${countNoun(together(p).tens, 'ten')}.`,
    },
    {
      piles: pilesOf(Math.max(p.a, p.b) - Math.min(p.a, p.b)),
      id: 'wrong_operation',
      why: `You took ${Math.min(p.a, p.b)} away. Put ${p.b} more on the mat.`,
    },
    {
      piles: { ...right, ones: right.ones + 1 },
      id: 'slip_off_by_one',
      why: 'That is one too many. Count the ones again.',
    },
    {
      piles: { ...right, ones: right.ones - 1 },
      id: 'slip_off_by_one',
      why: 'That is one too few. Count the ones again.',
    },
  ])
    .filter(({ piles }) => worthOf(piles) !== p.a)
    .map(({ piles, id, why }) => wrongAnswer(pilesAmounts(piles), id, why))
}

/** The first number lies there in blocks; the second is put to it, and ten ones are traded for a ten (1.NBT.C.4, 2.NBT.B.5). Sums below 100. */
export function addBlocks(numbers: Numbers<Sum>, of: { readonly space?: number } = {}): LevelTask {
  return task<Sum>({
    ...of,
    id: 'add_blocks',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: (chance, difficulty) => numbers.params(chance, difficulty),
    reject: (p) => (p.a + p.b > 99 ? 'a hundred has no column' : (numbers.reject?.(p) ?? null)),
    note: (p) => numbers.note(p),
    prompt: (p, words) => ({
      text: makesTen(p)
        ? words.pick([
            `The blocks show ${p.a}. Add ${p.b}. Trade 10 ones for a ten.`,
            `Here is ${p.a}. Put ${p.b} more with it. Then trade 10 ones for a ten.`,
            `Add ${p.b} to these blocks. Make a new ten.`,
          ])
        : words.pick([
            `The blocks show ${p.a}. Add ${p.b}.`,
            `Here is ${p.a}. Put ${p.b} more with it.`,
            `Show \\(${p.a} + ${p.b}\\). The ${p.a} is there already.`,
          ]),
    }),
    answer: (p) => pilesAmounts(pilesOf(p.a + p.b)),
    widget: (p) => ({ surface: blockMat(twoColumns, 'trade', pilesOf(p.a)) }),
    distractors,
    hints: (p) => [
      { text: 'A long block is ten. A small block is one.' },
      { text: `${p.b} is ${pilesWords(pilesOf(p.b))}. Put that on the mat.` },
      {
        text: makesTen(p)
          ? `Now there are ${together(p).ones} ones. Trade 10 of them for one ten.`
          : `Add the tens to the tens, and the ones to the ones.`,
      },
    ],
    solution: (p) => [
      nextStep(`Put ${pilesWords(pilesOf(p.b))} on the mat. Now ${pilesWords(together(p))} are there.`),
      ...(makesTen(p) ? [nextStep('Trade 10 ones for one ten.')] : []),
      nextStep(
        `That makes ${pilesWords(pilesOf(p.a + p.b))}.`,
        `${p.a} + ${p.b} = ${p.a + p.b}`,
        pilesAmounts(pilesOf(p.a + p.b)),
        pilesFigure(pilesOf(p.a + p.b)),
      ),
    ],
    load: (p) => numbers.load(p),
  })
}
