import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep } from '../wrong-answer.ts'
import type { LevelTask, Numbers } from '../../tasks/task.ts'

/** A decimal of one place, and decimals that are less, the same with a zero at the end, and greater. */
export interface Beside {
  readonly middle: string
  readonly less: string
  readonly same: string
  readonly greater: string
  readonly extra: string
}

/** Decimals of other lengths are laid under, on and over one; a zero at the end changes nothing (5.NBT.A.3b). */
export const besideNumber = (numbers: Numbers<Beside>): LevelTask =>
  fillSentence<Beside>(numbers, {
    id: 'beside_number',
    kind: 'build',
    version: 1,
    prompt: (p, words) => ({
      text: words.pick([
        `Compare each decimal with \\(${p.middle}\\). Make all lines true.`,
        `Which is less than \\(${p.middle}\\), which is equal, and which is greater? Lay the tiles.`,
        `Lay a decimal in each line so that it is true.`,
      ]),
    }),
    sentence: (p) => ({
      lines: [`[] < ${p.middle}`, `[] = ${p.middle}`, `[] > ${p.middle}`],
      tiles: [p.less, p.same, p.greater, p.extra],
    }),
    fills: (p) => filledTruly([p.less, p.same, p.greater]),
    hints: () => [
      { text: 'Compare the tenths first. The number of digits does not matter.' },
      { text: 'Zeros at the end change nothing.' },
    ],
    steps: (p) => [
      nextStep('A zero at the end changes nothing.', `${p.same} = ${p.middle}`),
      nextStep('This one has fewer tenths.', `${p.less} < ${p.middle}`),
    ],
    says: (p) => ({ say: 'This one has as many tenths, and something more.', latex: `${p.greater} > ${p.middle}` }),
  })
