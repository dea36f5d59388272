import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import type { Bar } from '../../figures/bar-model.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

export const changes = ['gain_gain', 'gain_lose', 'lose_gain', 'lose_lose', 'more_both', 'fewer_both'] as const
export const groupings = ['groups_gain', 'groups_lose'] as const

/**
 * A story of two steps. Changes: a, then b comes or goes, then c. `more_both`, `fewer_both`: a, another has b more or fewer, and
 * both together are asked for (c is 0). `groups`: a groups of b, then c comes or goes.
 */
export interface TwoSteps {
  readonly kind: (typeof changes)[number] | (typeof groupings)[number]
  readonly a: number
  readonly b: number
  readonly c: number
}

/** What the first step gives. */
export function firstStep(p: TwoSteps): number {
  if (p.kind.startsWith('groups')) return p.a * p.b
  return p.kind.startsWith('gain') || p.kind === 'more_both' ? p.a + p.b : p.a - p.b
}

/** What the story asks for. */
export function lastStep(p: TwoSteps): number {
  if (p.kind.endsWith('both')) return p.a + firstStep(p)
  return p.kind.endsWith('gain') ? firstStep(p) + p.c : firstStep(p) - p.c
}

/** Both steps as lines. */
export function lines(p: TwoSteps): [string, string] {
  const mid = firstStep(p)
  const sign = p.kind.startsWith('groups') ? '\\times' : p.kind.startsWith('gain') || p.kind === 'more_both' ? '+' : '-'
  const first = `${p.a} ${sign} ${p.b}`
  if (p.kind.endsWith('both')) return [first, `${p.a} + ${mid}`]
  return [first, `${mid} ${p.kind.endsWith('gain') ? '+' : '-'} ${p.c}`]
}

/** The second step turned around: added where it is taken away; the other direction of a comparison. */
function turned(p: TwoSteps): number {
  if (p.kind === 'more_both') return 2 * p.a - p.b
  if (p.kind === 'fewer_both') return 2 * p.a + p.b
  return p.kind.endsWith('gain') ? firstStep(p) - p.c : firstStep(p) + p.c
}

/** Wrong answers: one step only, everything added, the second step turned around, ten off. */
export function twoStepDistractors(p: TwoSteps): Distractor[] {
  const answer = lastStep(p)
  const list: Distractor[] = [
    {
      value: whole(firstStep(p)),
      misconception: 'first_step_only',
      why: `That is the first step, \\(${lines(p)[0]}\\). Now do the second step.`,
    },
    {
      value: whole(turned(p)),
      misconception: 'wrong_operation',
      why: p.kind.endsWith('both')
        ? `Read again: does the second one have ${p.b} more or ${p.b} fewer?`
        : `Look at the \\(${p.c}\\). Do you add it or subtract it?`,
    },
    {
      value: whole(p.a + p.b + p.c),
      misconception: 'keyword_operation',
      why: `You added ${p.a}, ${p.b}${p.c === 0 ? '' : `, and ${p.c}`}. Read what happens in each sentence.`,
    },
    {
      value: whole(answer + 10),
      misconception: 'slip_off_by_one',
      why: `That is 10 too many. Check the tens in \\(${lines(p)[1]}\\).`,
    },
    {
      value: whole(answer - 1),
      misconception: 'slip_off_by_one',
      why: `That is 1 too few. Check the ones in \\(${lines(p)[1]}\\).`,
    },
  ]
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n > 0n)
}

function bars(p: TwoSteps): { bars: Bar[]; together?: null } {
  const [mid, answer] = [firstStep(p), lastStep(p)]
  const part = (size: number, text: string | null, second = false): Bar['parts'][number] => ({ size, text, second })
  const [a, b, c] = [part(p.a, String(p.a)), part(p.b, String(p.b), true), part(p.c, String(p.c), true)]
  switch (p.kind) {
    case 'gain_gain':
      return { bars: [{ parts: [a, b, part(p.c, String(p.c))], total: null }] }
    case 'gain_lose':
      return { bars: [{ parts: [a, b] }, { parts: [part(answer, null), c] }] }
    case 'lose_gain':
      return {
        bars: [
          { parts: [part(mid, ''), b], total: String(p.a) },
          { parts: [part(mid, ''), c], total: null },
        ],
      }
    case 'lose_lose':
      return { bars: [{ parts: [part(answer, null), b, part(p.c, String(p.c))], total: String(p.a) }] }
    case 'more_both':
      return { bars: [{ parts: [a] }, { parts: [part(p.a, ''), b] }], together: null }
    case 'fewer_both':
      return { bars: [{ parts: [part(mid, ''), b], total: String(p.a) }, { parts: [part(mid, '')] }], together: null }
    case 'groups_gain':
      return { bars: [{ parts: [...Array.from({ length: p.a }, () => part(p.b, String(p.b))), c], total: null }] }
    case 'groups_lose':
      return {
        bars: [
          { parts: Array.from({ length: p.a }, () => part(p.b, String(p.b))) },
          { parts: [part(answer, null), c] },
        ],
      }
  }
}

/** The story as bars, with what is asked for left open. */
export function twoStepPicture(p: TwoSteps): Figure {
  return barModel(bars(p))
}

const secondSaid = (p: TwoSteps): string => {
  if (p.kind.endsWith('both')) return 'Then add the two amounts.'
  return p.kind.endsWith('gain') ? `Then add \\(${p.c}\\).` : `Then subtract \\(${p.c}\\).`
}

const firstSaid = (p: TwoSteps): string => {
  if (p.kind.startsWith('groups')) return `First find \\(${p.a}\\) groups of \\(${p.b}\\).`
  if (p.kind === 'more_both') return `The second amount is \\(${p.b}\\) more than \\(${p.a}\\).`
  if (p.kind === 'fewer_both') return `The second amount is \\(${p.b}\\) fewer than \\(${p.a}\\).`
  return p.kind.startsWith('gain') ? `First add \\(${p.b}\\).` : `First subtract \\(${p.b}\\).`
}

/** Hints: tell the story as two steps, name the first, do it. */
export function twoStepHints(p: TwoSteps): Hint[] {
  return [
    { text: 'Tell the story in your own words. What happens first? What happens next?' },
    { text: `${firstSaid(p)} Find \\(${lines(p)[0]}\\).` },
    { text: `After the first step you have \\(${firstStep(p)}\\). ${secondSaid(p)}` },
  ]
}

/** Both steps, and for larger numbers a look at the size of the answer. */
export function twoStepSolution(p: TwoSteps, judge: boolean): Step[] {
  const [first, second] = lines(p)
  const answer = lastStep(p)
  const steps: Step[] = [
    {
      say: firstSaid(p),
      latex: `${first} = ${firstStep(p)}`,
      figure: twoStepPicture(p),
      value: whole(firstStep(p)),
      relation: 'next',
    },
    { say: secondSaid(p), latex: `${second} = ${answer}`, value: whole(answer), relation: 'next' },
  ]
  if (!judge) return steps
  const { line, value } = rounded(p)
  // Tens tell nothing about a small answer: 20 - 15 would be "about 0".
  if (answer < 50 || Math.abs(value - answer) > answer / 5) return steps
  return [
    ...steps,
    {
      say: `Check: with rounded numbers, the second step is about \\(${value}\\). So \\(${answer}\\) makes sense.`,
      latex: line,
      value: whole(answer),
      relation: 'same',
    },
  ]
}

/** The second step with both numbers rounded to tens. */
function rounded(p: TwoSteps): { line: string; value: number } {
  const tens = (n: number): number => 10 * Math.round(n / 10)
  const [mid, more] = [tens(firstStep(p)), tens(p.kind.endsWith('both') ? p.a : p.c)]
  const value = p.kind.endsWith('lose') ? mid - more : mid + more
  return { line: `${mid} ${p.kind.endsWith('lose') ? '-' : '+'} ${more} = ${value}`, value }
}
