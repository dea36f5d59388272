import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { blockMat, pilesOf, pilesWords, pilesWorth, threeColumns, twoColumns } from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { subtractionDistractors, tradeSaid } from './picture-subtraction.ts'
import { tradedPlaces, type Subtraction } from './trades.ts'

const left = (p: Subtraction): number => p.top - p.bottom

/** Blocks are taken away by hand; a block is broken up where there are too few (2.NBT.B.7, 2.NBT.B.9, 3.NBT.A.2). */
export function takeBlocks(base: Numbers<Subtraction> & { readonly space?: number }): LevelTask {
  return task<Subtraction>({
    id: 'take_blocks',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => base.reject?.(p) ?? null,
    note: (p) => base.note(p),
    ...(base.space === undefined ? {} : { space: base.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `The blocks show ${p.top}. Take ${p.bottom} away.`,
        `Here is ${p.top}. Take away ${p.bottom}. Leave the rest.`,
        `Start with ${p.top}. Show \\(${p.top} - ${p.bottom}\\).`,
      ]),
    }),
    answer: (p) => pilesWorth(pilesOf(left(p))),
    widget: (p) => ({ surface: blockMat(p.top > 99 ? threeColumns : twoColumns, 'take_away', pilesOf(p.top)) }),
    distractors: (p) =>
      subtractionDistractors(p).flatMap(({ value, misconception, why }) => {
        const n = value.kind === 'rational' ? Number(value.n) : 0
        return n > 0 && n < p.top ? [wrongAnswer(pilesWorth(pilesOf(n)), misconception, `${n} is left. ${why}`)] : []
      }),
    hints: (p) => [
      { text: `${p.bottom} is ${pilesWords(pilesOf(p.bottom))}. Take those away.` },
      {
        text:
          tradedPlaces(p).length > 0
            ? 'Where are there too few blocks? Break a larger one there.'
            : 'There are enough blocks of each kind.',
      },
      {
        text:
          tradedPlaces(p).length > 0
            ? `${tradeSaid(p).replaceAll('Trade a', 'Break a').replaceAll(' for 10', ' into 10')} Then take the blocks away.`
            : p.bottom % 10 > 0
              ? `Take the small blocks away first: ${p.bottom % 10} of them.`
              : `Only tens go away: ${p.bottom / 10} of them.`,
      },
    ],
    solution: (p) => [
      nextStep(
        tradedPlaces(p).length > 0 ? tradeSaid(p) : `There are enough blocks of each kind to take away ${p.bottom}.`,
      ),
      nextStep(
        `Take away ${pilesWords(pilesOf(p.bottom))}. What is left: ${pilesWords(pilesOf(left(p)))}.`,
        `${p.top} - ${p.bottom} = ${left(p)}`,
        pilesWorth(pilesOf(left(p))),
      ),
    ],
    load: (p) => base.load(p),
  })
}
