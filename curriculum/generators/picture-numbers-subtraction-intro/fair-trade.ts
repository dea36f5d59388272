import { item } from '../../values/items.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { pilesItem, pilesWords, worthOf, wrongPiles, type Piles } from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { tradeSaid } from './picture-subtraction.ts'
import { columnsOf, digitsOf, tradedPlaces, type Subtraction } from './trades.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** The blocks of the number at the start, after the trades that are needed. */
function traded(p: Subtraction): Piles {
  const [ones = 0, tens = 0, hundreds = 0] = columnsOf(p).map(({ top }) => top)
  return { hundreds, tens, ones }
}

/** Pictures of tens and ones; with hundreds the blocks would be too small to be counted, so they are named. */
function shown(p: Subtraction, piles: Piles): Item {
  const { hundreds, tens, ones } = piles
  return p.top > 99 ? item(`${hundreds} ${tens} ${ones}`, pilesWords(piles)) : pilesItem(piles)
}

function distractors(p: Subtraction): Distractor[] {
  const right = traded(p)
  const isAcross = digitsOf(p.top)[1] === 0 && p.top > 99 && tradedPlaces(p).includes(0)
  const inOnes = tradedPlaces(p).includes(0)
  const lost = inOnes ? { ...right, ones: right.ones - 10 } : { ...right, tens: right.tens - 10 }
  const kept = inOnes ? { ...right, tens: right.tens + 1 } : { ...right, hundreds: right.hundreds + 1 }
  const second = inOnes && p.top > 99 ? { ...right, hundreds: right.hundreds + 1 } : { ...lost, ones: lost.ones + 9 }
  return wrongPiles(right, [
    {
      piles: kept,
      id: isAcross ? 'borrow_across_zero' : 'borrow_no_decrement',
      why: `These show ${worthOf(kept)}. The ${inOnes ? 'ten' : 'hundred'} that was broken up is still there.`,
    },
    {
      piles: lost,
      id: 'stops_early',
      why: `These show only ${worthOf(lost)}. The ${inOnes ? 'ten' : 'hundred'} becomes ten ${inOnes ? 'ones' : 'tens'}. They are missing.`,
    },
    { piles: second, id: 'looks_alike', why: `These show ${worthOf(second)}, not ${p.top}. A trade keeps the number.` },
    {
      piles: { ...right, ones: right.ones - 1 },
      id: 'slip_off_by_one',
      why: `These show ${p.top - 1}. One small block is missing.`,
    },
  ]).map(({ piles, id, why }) => wrongAnswer(shown(p, piles), id, why))
}

/** Which blocks are the number after a trade that lets something be taken away? A trade never changes the number. */
export function fairTrade(base: TopicLevel<Subtraction>): LevelTask {
  return task<Subtraction>({
    id: 'fair_trade',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: base.note,
    prompt: (p, words) => ({
      text: words.pick([
        `You take ${p.bottom} from ${p.top}. Trade first. Which blocks are right?`,
        `Which blocks still show ${p.top}, so that you can take ${p.bottom} away?`,
        `Trade to take ${p.bottom} from ${p.top}. Which trade is fair?`,
      ]),
    }),
    answer: (p) => shown(p, traded(p)),
    distractors,
    hints: (p) => [
      { text: `The blocks must still be worth ${p.top}.` },
      { text: 'One block goes away. Ten smaller blocks take its place.' },
      { text: 'Add up each choice. Start with the large blocks.' },
    ],
    solution: (p) => [
      nextStep(tradeSaid(p)),
      nextStep(`That leaves ${pilesWords(traded(p))}. It is still \\(${p.top}\\).`, undefined, shown(p, traded(p))),
    ],
    load: base.load,
  })
}
