import { numberLine } from '../../../figures/number-line.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { rational, whole } from '../../../values/rational.ts'
import { gcd } from '../../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Numbers } from '../../../tasks/task.ts'

/** wholes and rest/bottom, as one fraction or as a mixed number. */
export interface Mixed {
  readonly wholes: number
  readonly rest: number
  readonly bottom: number
}

const top = (p: Mixed): number => p.wholes * p.bottom + p.rest
const improper = (p: Mixed): string => `\\frac{${top(p)}}{${p.bottom}}`
const mixed = (p: Mixed): string => `${p.wholes}\\frac{${p.rest}}{${p.bottom}}`
const all: readonly Mixed[] = [2, 3, 4, 5, 6, 8, 10]
  .flatMap((bottom) => range(1, bottom - 1).map((rest) => ({ rest, bottom })))
  .filter(({ rest, bottom }) => gcd(BigInt(rest), BigInt(bottom)) === 1n)
  .flatMap((p) => range(1, 4).map((wholes): Mixed => ({ ...p, wholes })))
  .toSorted((a, b) => top(a) - top(b))
const numbers: Numbers<Mixed> = {
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${top(p)}/${p.bottom}`,
  load: top,
}
/** Up to four wholes in at most 32 spaces, so that each mark can be hit. */
const placed = all.filter((p) => (p.wholes + 1) * p.bottom <= 24)

/** An improper fraction is put between the whole numbers where it belongs (4.NF.B.3c). */
export const placeImproper: LevelTask = task<Mixed>({
  id: 'place_improper',
  kind: 'build',
  version: 1,
  form: 'line_points',
  params: (chance, difficulty) => chance.pick(windowOf(placed, difficulty, 0.5)),
  note: numbers.note,
  space: placed.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Put \\(${improper(p)}\\) on the number line.`,
      `Between which whole numbers is \\(${improper(p)}\\)? Put it on its mark.`,
      `Where does \\(${improper(p)}\\) belong on the line?`,
    ]),
  }),
  answer: (p) => rational(top(p), p.bottom),
  widget: (p) => ({
    surface: {
      widget: 'line_points',
      track: {
        from: 0,
        to: (p.wholes + 1) * p.bottom,
        under: p.bottom,
        mark: 1,
        every: p.bottom,
        snap: 1,
        written: 'mixed',
      },
      points: [`${top(p)}/${p.bottom}`],
      start: '',
    },
  }),
  distractors: (p) => [
    wrongAnswer(
      rational(top(p) - 1, p.bottom),
      'slip_off_by_one',
      `After ${p.wholes} there ${p.rest === 1 ? 'is 1 part' : `are ${p.rest} parts`} more.`,
    ),
    ...(p.wholes > 1
      ? [
          wrongAnswer(
            rational(top(p) - p.bottom, p.bottom),
            'looks_alike',
            `That is one whole too few: ${p.bottom} fits ${p.wholes} times in ${top(p)}.`,
          ),
        ]
      : []),
  ],
  hints: (p) => [
    { text: `Each whole has ${p.bottom} parts. How many wholes are in ${top(p)} parts?` },
    { text: `${p.wholes * p.bottom} parts make ${p.wholes}. Go on from there.` },
  ],
  solution: (p) => [
    nextStep(
      `${top(p)} parts are ${p.wholes} wholes and ${p.rest} ${p.rest === 1 ? 'part' : 'parts'}.`.replace(
        '1 wholes',
        '1 whole',
      ),
      `${improper(p)} = ${mixed(p)}`,
    ),
    nextStep(
      `Go to ${p.wholes}, and then ${p.rest} ${p.rest === 1 ? 'space' : 'spaces'} further.`,
      undefined,
      rational(top(p), p.bottom),
      numberLine({
        from: whole(0),
        to: whole(p.wholes + 1),
        step: rational(1, p.bottom),
        labelEvery: p.bottom,
        points: [{ at: rational(top(p), p.bottom) }],
      }),
    ),
  ],
  load: top,
})

/** Improper fractions are matched with their mixed numbers (4.NF.B.3c). */
export const matchMixed: LevelTask = matchFaces<Mixed>(numbers, {
  id: 'match_mixed',
  version: 1,
  band: [0, 1],
  left: (p) => `\\(${improper(p)}\\)`,
  right: (p) => `\\(${mixed(p)}\\)`,
  means: (p) => `${top(p)}/${p.bottom}`,
  most: 4,
  asks: [
    'Match each fraction with its mixed number.',
    'Which are equal? Match them.',
    'Find the mixed number for each fraction.',
  ],
  hints: ['How many times does the denominator fit into the numerator?', 'What is left over is the new numerator.'],
  because: (p) =>
    `\\(${top(p)} = ${p.wholes} \\times ${p.bottom} + ${p.rest}\\), so \\(${improper(p)} = ${mixed(p)}\\).`,
  why: (p, q) => `\\(${improper(p)}\\) is \\(${mixed(p)}\\), and \\(${improper(q)}\\) is \\(${mixed(q)}\\).`,
})

/** A mixed number as parts of one size: the numerator is found (4.NF.B.3c). */
export const backToParts: LevelTask = task<Mixed>({
  id: 'back_to_parts',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: numbers.params,
  note: numbers.note,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Which numerator is missing?',
      `How many parts of \\(\\frac{1}{${p.bottom}}\\) are in the mixed number?`,
      'Write the mixed number as one fraction. What is the numerator?',
    ]),
    latex: `${mixed(p)} = \\frac{\\square}{${p.bottom}}`,
  }),
  answer: (p) => whole(top(p)),
  distractors: (p) => [
    wrongAnswer(
      whole(p.wholes + p.rest),
      'stops_early',
      `You added \\(${p.wholes}\\) and \\(${p.rest}\\). Each whole has \\(${p.bottom}\\) parts.`,
    ),
    wrongAnswer(
      whole(p.wholes * p.bottom),
      'looks_alike',
      `Those are the parts of the \\(${p.wholes}\\) ${p.wholes === 1 ? 'whole' : 'wholes'}. Add the \\(${p.rest}\\), too.`,
    ),
    wrongAnswer(
      whole(p.wholes * p.rest + p.bottom),
      'reversed_order',
      `Multiply \\(${p.wholes}\\) by the denominator \\(${p.bottom}\\), and add the numerator \\(${p.rest}\\).`,
    ),
    wrongAnswer(whole(top(p) + 1), 'slip_off_by_one', `Find \\(${p.wholes} \\times ${p.bottom} + ${p.rest}\\) again.`),
  ],
  hints: (p) => [
    { text: `One whole has \\(${p.bottom}\\) parts. How many do \\(${p.wholes}\\) have?` },
    { text: `Then add the \\(${p.rest}\\) ${p.rest === 1 ? 'part' : 'parts'} of the fraction.` },
  ],
  solution: (p) => [
    nextStep(
      `The wholes have \\(${p.wholes * p.bottom}\\) parts.`,
      `${p.wholes} \\times ${p.bottom} = ${p.wholes * p.bottom}`,
    ),
    nextStep('Add the parts of the fraction.', `${p.wholes * p.bottom} + ${p.rest} = ${top(p)}`, whole(top(p))),
  ],
  load: top,
})
