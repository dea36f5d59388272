import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { fractionBar } from '../../../figures/fraction-bar.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'

const tellings = ['part', 'copies', 'friends'] as const

/** One part of a whole is told as a fraction; how many there are is asked for. */
export interface OnePart {
  readonly parts: number
  readonly told: (typeof tellings)[number]
}

const load = (p: OnePart): number => p.parts + tellings.indexOf(p.told)
const all: readonly OnePart[] = [2, 3, 4, 6, 8]
  .flatMap((parts) => tellings.map((told) => ({ parts, told })))
  .toSorted((a, b) => load(a) - load(b))

function story(p: OnePart, words: Chance): string {
  const part = `\\(\\frac{1}{${p.parts}}\\)`
  if (p.told === 'part')
    return words.pick([
      `A bar is cut into equal parts. One part is ${part} of the bar. How many parts are there?`,
      `Each part of a ribbon is ${part} of it. How many equal parts does the ribbon have?`,
    ])
  if (p.told === 'copies')
    return words.pick([
      `How many parts of the size ${part} make 1 whole?`,
      `You put pieces of the size ${part} together. How many make 1 whole?`,
    ])
  return words.pick([
    `Some friends share a pizza equally. Each gets ${part} of it. How many friends are there?`,
    `A cake is shared equally, and nothing is left. Everyone gets ${part} of it. How many people share it?`,
  ])
}

/** How many parts does a whole have of which one part is known (3.NF.A.1, turned around)? */
export const partsInWhole: LevelTask = task<OnePart>({
  id: 'parts_in_whole',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${p.parts} ${p.told}`,
  space: all.length,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(p.parts),
  distractors: (p) => [
    wrongAnswer(
      whole(p.parts - 1),
      'part_part_fraction',
      `That leaves out the part itself. ${p.parts - 1} ${p.parts === 2 ? 'other' : 'others'} and this one make ${p.parts}.`,
    ),
    wrongAnswer(
      whole(p.parts + 1),
      'slip_off_by_one',
      `With ${p.parts + 1} equal parts, one part would be \\(\\frac{1}{${p.parts + 1}}\\).`,
    ),
    wrongAnswer(
      whole(2 * p.parts),
      'looks_alike',
      `With ${2 * p.parts} equal parts, one part would be \\(\\frac{1}{${2 * p.parts}}\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'What does the denominator of a fraction tell you?' },
    { text: `The denominator of \\(\\frac{1}{${p.parts}}\\) counts all the equal parts of the whole.` },
  ],
  solution: (p) => [
    nextStep(
      `\\(\\frac{1}{${p.parts}}\\) is 1 of ${p.parts} equal parts.`,
      undefined,
      undefined,
      fractionBar({ bars: [{ parts: p.parts, shaded: 1 }] }),
    ),
    nextStep(
      p.told === 'friends'
        ? `Each person gets 1 part, so ${p.parts} people share.`
        : `So the whole has ${p.parts} such parts.`,
      String(p.parts),
      whole(p.parts),
    ),
  ],
  load,
})
