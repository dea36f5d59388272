import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { pilesOf, pilesWords, type Piles } from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Subtraction } from './trades.ts'
import type { Item } from '../../values/values.ts'

const left = (p: Subtraction): number => p.top - p.bottom

/** The blocks of the start with so many crossed out, small enough for an option. */
function crossed(top: number, out: number): Item {
  const figure = baseTenBlocks({ numbers: [pilesOf(top)], crossedOut: pilesOf(out), small: true })
  return item(`${top} ${out}`, '', { figure, speech: figure.alt })
}

const isWithin = (out: Piles, all: Piles): boolean =>
  out.hundreds <= all.hundreds && out.tens <= all.tens && out.ones <= all.ones

function distractors(p: Subtraction): Distractor[] {
  const all = pilesOf(p.top)
  const { tens, ones } = pilesOf(p.bottom)
  const list: readonly (readonly [number, string, string])[] = [
    [left(p), 'looks_alike', `Here ${left(p)} goes away. But ${left(p)} should be left.`],
    [p.bottom - ones, 'stops_early', `Only ${p.bottom - ones} goes away here. The small blocks must go too.`],
    [p.bottom - 10 * tens, 'stops_early', `Only ${p.bottom - 10 * tens} goes away here. The long blocks must go too.`],
    [p.bottom + 10, 'near', `Here ${p.bottom + 10} goes away. That is ten too many.`],
    [p.bottom + 1, 'slip_off_by_one', `Here ${p.bottom + 1} goes away. That is one too many.`],
    [p.bottom - 1, 'slip_off_by_one', `Here ${p.bottom - 1} goes away. That is one too few.`],
  ]
  return list
    .filter(([out]) => out > 0 && out < p.top && isWithin(pilesOf(out), all))
    .map(([out, id, why]) => wrongAnswer(crossed(p.top, out), id, why))
}

/** Which picture shows a subtraction: all blocks are the start, the crossed out ones are taken away. */
export function whichCrossed(base: TopicLevel<Subtraction>): LevelTask {
  return task<Subtraction>({
    id: 'which_crossed',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    reject: (p) => {
      if (p.top > most) return 'too many blocks for small pictures'
      return left(p) === p.bottom || distractors(p).length < offered
        ? 'too few other pictures'
        : (base.reject?.(p) ?? null)
    },
    note: base.note,
    prompt: (p, words) => ({
      text: words.pick([
        `Which picture shows \\(${p.top} - ${p.bottom}\\)?`,
        `Take ${p.bottom} from ${p.top}. Which picture is right?`,
        `Find the picture of \\(${p.top} - ${p.bottom}\\).`,
      ]),
    }),
    answer: (p) => crossed(p.top, p.bottom),
    distractors,
    hints: (p) => [
      { text: 'The crossed-out blocks are taken away.' },
      { text: `${p.bottom} is ${pilesWords(pilesOf(p.bottom))}. That many must be crossed out.` },
    ],
    solution: (p) => [
      nextStep(`\\(${p.bottom}\\) is ${pilesWords(pilesOf(p.bottom))}.`),
      nextStep(
        'In this picture they are crossed out.',
        `${p.top} - ${p.bottom} = ${left(p)}`,
        crossed(p.top, p.bottom),
      ),
    ],
    load: base.load,
  })
}

const offered = 3
/** More hundreds than that are too small to be counted in a picture to choose. */
const most = 499
