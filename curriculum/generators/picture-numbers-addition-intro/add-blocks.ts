import { task, type LevelTask } from '../../tasks/task.ts'
import { withoutCarry } from '../multi-digit-addition-practice/columns.ts'
import {
  blockMat,
  pilesAmounts,
  pilesFigure,
  pilesOf,
  pilesWords,
  pilesWorth,
  threeColumns,
  twoColumns,
} from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { tradedPlaces, type Addition } from './picture-addition.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'

const sum = (p: Addition): number => p.a + p.b
const smaller = ['one', 'ten'] as const
const larger = ['ten', 'hundred'] as const

/** The trades that the sum needs, in words; '' when there is none. */
const trades = (p: Addition): string =>
  tradedPlaces(p)
    .map((place) => `Trade ten ${smaller[place]}s for a ${larger[place]}.`)
    .join(' ')

function distractors(p: Addition): Distractor[] {
  const lost = withoutCarry([p.a, p.b])
  const list: readonly (readonly [number, string, string])[] = [
    ...(tradedPlaces(p).length > 0
      ? [[lost, 'no_carry', `That is ${lost}. ${trades(p)} No block gets lost.`] as const]
      : []),
    [Math.abs(p.a - p.b), 'wrong_operation', `That is ${Math.abs(p.a - p.b)}. You took ${p.b} away. Add it instead.`],
    [sum(p) + 1, 'slip_off_by_one', `That is ${sum(p) + 1}, one too many. You needed to add ${p.b}.`],
    [sum(p) - 1, 'slip_off_by_one', `That is ${sum(p) - 1}, one too few. You needed to add ${p.b}.`],
  ]
  return list
    .filter(([n]) => n > 0 && n !== p.a && n < 1000)
    .map(([n, id, why]) => wrongAnswer(pilesAmounts(pilesOf(n)), id, why))
}

/** The blocks of the sum: just these where the prompt asks for trades, else any of the same worth. */
function built(p: Addition): Amounts {
  return (tradedPlaces(p).length > 0 ? pilesAmounts : pilesWorth)(pilesOf(sum(p)))
}

/** The second number is added to the blocks of the first one by hand, and ten of a kind are traded (2.NBT.B.7, 2.NBT.B.9). */
export function addBlocks(base: TopicLevel<Addition>): LevelTask {
  return task<Addition>({
    id: 'add_blocks',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: base.note,
    prompt: (p, words) => {
      const end = tradedPlaces(p).length > 0 ? ' Trade when you have ten of one kind.' : ''
      return {
        text: words.pick([
          `The blocks show ${p.a}. Add ${p.b}.${end}`,
          `Here is ${p.a}. Now show ${p.b} more.${end}`,
          `Start with ${p.a}. Show ${p.a} + ${p.b}.${end}`,
        ]),
      }
    },
    answer: built,
    widget: (p) => ({
      surface: blockMat(
        sum(p) > 99 ? threeColumns : twoColumns,
        tradedPlaces(p).length > 0 ? 'trade' : 'build',
        pilesOf(p.a),
      ),
    }),
    distractors,
    hints: (p) => [
      { text: `${p.b} is ${pilesWords(pilesOf(p.b))}. Add those blocks.` },
      {
        text:
          tradedPlaces(p).length > 0
            ? 'Do you have ten of one kind now? Trade them.'
            : 'Add the long blocks and the small blocks.',
      },
      {
        text:
          tradedPlaces(p).length > 0
            ? `${trades(p)} How many stay?`
            : `Count the ones: ${p.a % 10} and ${p.b % 10} more.`,
      },
    ],
    solution: (p) => [
      nextStep(`Add ${pilesWords(pilesOf(p.b))} to ${pilesWords(pilesOf(p.a))}.`),
      nextStep(
        `${trades(p)} Now you have ${pilesWords(pilesOf(sum(p)))}.`.trim(),
        `${p.a} + ${p.b} = ${sum(p)}`,
        built(p),
        pilesFigure(pilesOf(sum(p))),
      ),
    ],
    load: base.load,
  })
}
