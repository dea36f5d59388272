import { firstNames } from '../../../words/names.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep } from '../../wrong-answer.ts'
import { equationOf, twoStepEquation, type Params } from './numbers.ts'
import { lineNumbers, whyWrong, workingOf, type LineNumber } from './working.ts'
import type { Item } from '../../../values/values.ts'

/** Somebody's working with a slip in one line, carried through to the end. */
export interface Slipped {
  readonly base: Params
  readonly slip: LineNumber
  readonly name: string
}

const lines = (p: Slipped): readonly string[] => workingOf(p.base, p.slip) ?? []
const lineItem = (p: Slipped, number: LineNumber): Item => item(String(number), `\\(${lines(p)[number - 1] ?? ''}\\)`)
const places = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' } as const

/** Which line of a working does not follow from the line above it. */
export const wrongLine: LevelTask = task<Slipped>({
  id: 'wrong_line',
  kind: 'find_error',
  version: 1,
  form: 'choice',
  fixedOrder: true,
  params: (chance, difficulty) => ({
    base: twoStepEquation.params(chance, difficulty),
    slip: chance.pick(lineNumbers),
    name: chance.pick(firstNames),
  }),
  reject: (p) => {
    const [right, slipped] = [workingOf(p.base, null), workingOf(p.base, p.slip)]
    if (right === null || slipped === null) return 'not whole'
    if (right[p.slip - 1] === slipped[p.slip - 1] || new Set(slipped).size < slipped.length) return 'nothing differs'
    if (slipped.some((line) => / = 0$| = -?1$/.test(line))) return 'a line that looks odd'
    return p.base.shape === 'turned' ? 'the letter stands on the right' : (twoStepEquation.reject?.(p.base) ?? null)
  },
  note: (p) => `${twoStepEquation.note(p.base)} ${p.slip}`,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} solved this equation. Which line does not follow from the line above it?`,
      `Here are the lines in which ${p.name} solved this equation. Where is the mistake?`,
      `${p.name} worked on this equation line by line. Find the line with the mistake.`,
    ]),
    latex: equationOf(p.base),
  }),
  answer: (p) => lineItem(p, p.slip),
  distractors: (p) =>
    lineNumbers
      .filter((number) => number !== p.slip)
      .map((number) => ({
        value: lineItem(p, number),
        misconception: 'looks_alike',
        why:
          number < p.slip
            ? 'This line follows from the line above it. Look further down.'
            : 'This line follows from the line above it. The mistake is further up.',
      })),
  hints: (p) => [
    { text: 'Compare each line with the one above it. What was done to the left side, and what to the right side?' },
    { text: 'Check each calculation too, one line after the other.' },
    { text: `Look at the ${places[p.slip]} line. ${whyWrong(p.base, p.slip)}` },
  ],
  solution: (p) => [
    nextStep(`Without the mistake the ${places[p.slip]} line reads:`, workingOf(p.base, null)?.[p.slip - 1]),
    nextStep(
      `${whyWrong(p.base, p.slip)} So the ${places[p.slip]} line does not follow.`,
      undefined,
      lineItem(p, p.slip),
    ),
  ],
  load: (p) => twoStepEquation.load(p.base),
})
