import { task, type LevelTask } from '../../../tasks/task.ts'
import { filledTruly } from '../../../values/filled.ts'
import { nextStep } from '../../wrong-answer.ts'

/** Numbers to choose from; the first three make the total, and others may too. */
export interface Chosen {
  readonly numbers: readonly number[]
}

const three = (p: Chosen): readonly number[] => p.numbers.slice(0, 3)
const total = (p: Chosen): number => three(p).reduce((sum, n) => sum + n, 0)
const onesMade = (p: Chosen): number => three(p).reduce((sum, n) => sum + (n % 10), 0)

/** Choose three of some numbers so that they make a total; any three that do are right (2.NBT.B.6). */
export const makeTotal: LevelTask = task<Chosen>({
  id: 'make_total',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  form: 'slots',
  params: (chance, difficulty) => {
    const [low, high] = [11 + Math.round(6 * difficulty), 26 + Math.round(24 * difficulty)]
    return { numbers: Array.from({ length: 4 + Math.round(difficulty) }, () => chance.int(low, high)) }
  },
  reject: (p) => {
    if (new Set(p.numbers).size < p.numbers.length) return 'the same number twice'
    return total(p) > 150 ? 'too large' : p.numbers.some((n) => n % 10 === 0) ? 'nothing to add in the ones' : null
  },
  note: (p) => `${p.numbers.toSorted((a, b) => a - b).join(' ')} ${total(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Choose three numbers that make \\(${total(p)}\\).`,
      `Which three numbers add up to \\(${total(p)}\\)?`,
      `Lay three tiles so that the sum is \\(${total(p)}\\).`,
    ]),
  }),
  answer: (p) => filledTruly([...three(p).map(String)]),
  widget: (p) => ({ slots: { lines: [`[] + [] + [] = ${total(p)}`], tiles: p.numbers.map(String) } }),
  distractors: () => [],
  hints: (p) => [
    { text: `Look at the ones. Which three make a number that ends in \\(${total(p) % 10}\\)?` },
    { text: 'Try three numbers. Is their sum too large or too small? Then swap one.' },
    { text: `One of them can be \\(${p.numbers[0]}\\). The other two make \\(${total(p) - (p.numbers[0] ?? 0)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Their ones must end in \\(${total(p) % 10}\\).`,
      `${three(p)
        .map((n) => n % 10)
        .join(' + ')} = ${onesMade(p)}`,
    ),
    nextStep(
      'Now check the whole sum.',
      `${three(p).join(' + ')} = ${total(p)}`,
      filledTruly([...three(p).map(String)]),
    ),
  ],
  load: (p) => total(p) / 10 + 5 * p.numbers.length,
})
