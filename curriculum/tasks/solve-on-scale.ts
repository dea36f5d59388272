import { polynomialLatex } from '../expressions/polynomial-node.ts'
import { whole } from '../values/rational.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Step } from '../topic-level.ts'
import type { Rational, RichText } from '../values/values.ts'

/** So many boxes of the unknown and weights of 1. */
export interface Load {
  readonly boxes: number
  readonly ones: number
}

/** An equation that a scale can weigh: nothing below zero, and a whole solution from 1. */
export interface ScaleNumbers {
  readonly letter: string
  readonly left: Load
  readonly right: Load
}

/** The most that a pan holds, as the widget draws it. */
const most = { boxes: 6, ones: 30 } as const

const sideLatex = (letter: string, { boxes, ones }: Load): string => polynomialLatex([boxes, ones], letter)

/** The equation of a scale: `2x + 3 = 11`. */
export const scaleLatex = ({ letter, left, right }: ScaleNumbers): string =>
  `${sideLatex(letter, left)} = ${sideLatex(letter, right)}`

/** What one box weighs; not whole where the scale is not fit to be asked. */
const boxWeight = ({ left, right }: ScaleNumbers): number => (right.ones - left.ones) / (left.boxes - right.boxes)

function rejected(p: ScaleNumbers): string | null {
  const x = boxWeight(p)
  if (!Number.isInteger(x) || x < 1) return 'the box weighs no whole number'
  const loads = [p.left, p.right]
  if (loads.some(({ boxes, ones }) => boxes > most.boxes || ones > most.ones)) return 'more than a pan holds'
  return loads.some(({ boxes, ones }) => boxes + ones === 0) ? 'an empty pan' : null
}

/** Both sides after each move that leads to one box alone, with what is done. */
function linesOf(p: ScaleNumbers): { readonly say: RichText; readonly at: ScaleNumbers }[] {
  const { letter } = p
  const lines: { say: RichText; at: ScaleNumbers }[] = []
  let at = p
  const doBoth = (say: RichText, change: (load: Load) => Load): void => {
    at = { letter, left: change(at.left), right: change(at.right) }
    lines.push({ say, at })
  }
  const ones = Math.min(p.left.ones, p.right.ones)
  const boxes = Math.min(p.left.boxes, p.right.boxes)
  if (ones > 0)
    doBoth(`Both sides have at least \\(${ones}\\). Take \\(${ones}\\) from each.`, (l) => ({
      ...l,
      ones: l.ones - ones,
    }))
  if (boxes > 0)
    doBoth(`Both sides have \\(${polynomialLatex([boxes, 0], letter)}\\). Take that from each.`, (l) => ({
      ...l,
      boxes: l.boxes - boxes,
    }))
  const groups = Math.max(at.left.boxes, at.right.boxes)
  if (groups > 1)
    doBoth(`Split both sides into \\(${groups}\\) equal groups, and keep one group of each.`, (l) => ({
      boxes: l.boxes / groups,
      ones: l.ones / groups,
    }))
  return lines
}

/**
 * A task of the kind `build`: an equation lies on a scale, and the same is taken from both sides, or both are split into equal groups,
 * until one box is alone. `draws` gives equations with at most 6 boxes and 30 weights a side; others are drawn again.
 */
export function solveOnScale(
  of: {
    readonly id: string
    readonly version: number
    readonly draws: (chance: Chance, difficulty: number) => ScaleNumbers
  } & Partial<Pick<Task<ScaleNumbers>, 'band' | 'weight' | 'core' | 'seconds' | 'space' | 'note' | 'load' | 'prompt'>>,
): LevelTask {
  const { draws, ...rest } = of
  const answer = (p: ScaleNumbers): Rational => whole(boxWeight(p))
  return task<ScaleNumbers>({
    prompt: (p, words) => ({
      text: words.pick([
        `Solve \\(${scaleLatex(p)}\\) on the scale. Each step changes both sides, until one box is alone.`,
        `The scale shows \\(${scaleLatex(p)}\\). Keep it level, and get one box alone on its side.`,
        `What does one box weigh? Do the same to both sides of \\(${scaleLatex(p)}\\) until a box is alone.`,
      ]),
    }),
    note: scaleLatex,
    load: (p) => linesOf(p).length * 4 + (p.left.ones + p.right.ones) / 5 + p.left.boxes + p.right.boxes,
    ...rest,
    kind: 'build',
    form: 'balance',
    params: draws,
    reject: rejected,
    answer,
    distractors: () => [],
    widget: (p) => ({
      surface: {
        widget: 'balance',
        does: 'solve',
        letter: p.letter,
        left: p.left,
        right: p.right,
        takes: [...new Set([p.left.ones, p.right.ones])].filter((n) => n > 1).toSorted((a, b) => a - b),
        splits: [2, 3, 4, 5, 6].filter((n) => n <= Math.max(3, p.left.boxes, p.right.boxes)),
        start: '',
      },
    }),
    hints: (p) => [
      {
        text:
          linesOf(p).length > 1
            ? 'What lies on both sides? That can go first.'
            : 'Which one step leaves a single box on its side?',
      },
      { text: linesOf(p)[0]?.say ?? '' },
    ],
    solution: (p) => {
      const lines = linesOf(p)
      return [
        { say: 'The scale is level, so both sides are equal.', latex: scaleLatex(p), relation: 'next' },
        ...lines.map(({ say, at }, i): Step => ({
          say,
          latex: scaleLatex(at),
          ...(i === lines.length - 1 ? { value: answer(p) } : {}),
          relation: 'next',
        })),
      ]
    },
  })
}

/** What one box weighs, found by trying: each box is replaced by more and more weights until both sides count the same. */
export function weighed(p: ScaleNumbers): Rational {
  const count = ({ boxes, ones }: Load, x: number): number => {
    let sum = ones
    for (let i = 0; i < boxes; i++) sum += x
    return sum
  }
  for (let x = 0; x <= most.ones; x++) if (count(p.left, x) === count(p.right, x)) return whole(x)
  throw new RangeError(`no whole weight for ${scaleLatex(p)}`)
}
