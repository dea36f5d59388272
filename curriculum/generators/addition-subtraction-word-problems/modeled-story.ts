import { fillSentence } from '../../tasks/fill-sentence.ts'
import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { filled } from '../../values/filled.ts'
import { yesNo } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { RichText } from '../../values/values.ts'

/** Two parts and their whole, one of which the story does not tell. */
export interface Family {
  readonly parts: readonly [number, number]
  readonly whole: number
  readonly asked: number
}

/** How a level's numbers are told, and what they have to do with each other. */
export interface ModeledStory<P> {
  /** What happens, without a question. */
  readonly tale: (p: P, words: Chance) => RichText
  /** What is to be found, before a colon: 'How many now'. */
  readonly wanted: (p: P) => RichText
  readonly family: (p: P) => Family
  /** What is the whole in this story, and so what has to be done: a kind sentence. */
  readonly because: (p: P) => RichText
  readonly space?: number
}

/** The numbers that are told: all but the one that is asked. */
export const toldOf = ({ parts, whole, asked }: Family): readonly [number, number] => {
  const [x = 0, y = 0] = [...parts, whole].filter((n) => n !== asked)
  return [x, y]
}
const isSum = ({ whole, asked }: Family): boolean => asked === whole
const line = (family: Family): string => {
  const [x, y] = toldOf(family)
  return isSum(family) ? `${x} + ${y}` : `${Math.max(x, y)} - ${Math.min(x, y)}`
}
/** What the other operation gives. */
const otherResult = (family: Family): number => {
  const [x, y] = toldOf(family)
  return isSum(family) ? Math.abs(x - y) : x + y
}

/** Whether a story is added or subtracted, before anything is worked out: a word like "more" does not decide it. */
export function addOrSubtract<P>(base: Numbers<P>, story: ModeledStory<P>): LevelTask {
  return task<P>({
    id: 'add_or_subtract',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    reject: (p) => base.reject?.(p) ?? null,
    note: base.note,
    ...(story.space === undefined ? {} : { space: story.space }),
    prompt: (p, words) => ({ text: `${story.tale(p, words)} ${story.wanted(p)}: add or subtract?` }),
    answer: (p) => yesNo(isSum(story.family(p)), ['Add', 'Subtract']),
    distractors: (p) => [
      wrongAnswer(yesNo(!isSum(story.family(p)), ['Add', 'Subtract']), 'keyword_operation', story.because(p)),
    ],
    hints: () => [
      { text: 'Do not look for one word. What happens in the story?' },
      { text: 'Is the whole told? Then a part is missing. Draw a bar.' },
    ],
    solution: (p) => [
      nextStep(story.because(p)),
      nextStep(
        isSum(story.family(p)) ? 'Add the two parts.' : 'Subtract the part you know from the whole.',
        `${line(story.family(p))} = ${story.family(p).asked}`,
        yesNo(isSum(story.family(p)), ['Add', 'Subtract']),
      ),
    ],
    load: base.load,
  })
}

/** The number sentence of a story is laid with tiles, the number that is not told among them (1.OA.A.1). All four facts of the story are right. */
export function numberSentence<P>(base: Numbers<P>, story: ModeledStory<P>): LevelTask {
  return fillSentence<P>(base, {
    id: 'number_sentence',
    kind: 'apply',
    version: 2,
    ...(story.space === undefined ? {} : { space: story.space }),
    prompt: (p, words) => ({ text: `${story.tale(p, words)} Make the number sentence.` }),
    sentence: (p) => {
      const family = story.family(p)
      const numbers = [...family.parts, family.whole]
      const extra = [otherResult(family), family.asked + 1].filter((n) => !numbers.includes(n))
      return { lines: ['[] [] [] = []'], tiles: [...numbers, ...new Set(extra), '+', '-'].map(String) }
    },
    fills: (p) => {
      const family = story.family(p)
      const [a, b, all] = [...family.parts, family.whole].map(String) as [string, string, string]
      const facts: [string[], string[], string[], string[]] = [
        [a, '+', b, all],
        [b, '+', a, all],
        [all, '-', a, b],
        [all, '-', b, a],
      ]
      const [first, second] = line(family).split(/ [+-] /)
      const shown = facts.find(([x, , y]) => x === first && y === second) ?? facts[0]
      return filled(shown, ...facts.filter((fact) => fact !== shown))
    },
    distractors: (p) => {
      const family = story.family(p)
      const [x, y] = toldOf(family)
      const turned = isSum(family)
        ? [Math.max(x, y), '-', Math.min(x, y), otherResult(family)]
        : [x, '+', y, otherResult(family)]
      return [wrongAnswer(filled(turned.map(String)), 'keyword_operation', story.because(p))]
    },
    hints: (p) => {
      const [x, y] = toldOf(story.family(p))
      return [
        { text: `The story tells you \\(${x}\\) and \\(${y}\\). One number is missing.` },
        { text: isSum(story.family(p)) ? 'The whole is missing.' : 'The whole is told. A part is missing.' },
        { text: `Find \\(${line(story.family(p))}\\).` },
      ]
    },
    steps: (p) => [nextStep(story.because(p))],
    says: (p) => ({
      say: `The missing number is \\(${story.family(p).asked}\\).`,
      latex: `${line(story.family(p))} = ${story.family(p).asked}`,
    }),
  })
}
