import { wholeText } from '../../notation/number-latex.ts'
import { findError, type Slip } from '../../tasks/find-error.ts'
import { whole } from '../../values/rational.ts'
import { dividendOf, type Division } from './long-division.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** Long division step by step: what is divided, how many times it fits, what is left. A slip is 'short 1' (it fits once more) or 'off 0'. */
export function divisionWork(p: Division, slip: string | null): RichText[] {
  const [kind = '', at = ''] = (slip ?? '').split(' ')
  const lines: RichText[] = []
  let left = 0
  for (const digit of String(dividendOf(p))) {
    const part = 10 * left + Number(digit)
    const fits = Math.floor(part / p.divisor)
    if (lines.length === 0 && fits === 0) {
      left = part
      continue
    }
    const isHere = String(lines.length) === at
    const shown = isHere && kind === 'short' ? fits - 1 : fits
    left = part - shown * p.divisor + (isHere && kind === 'off' ? 1 : 0)
    lines.push(`\\(${part} = ${shown} \\times ${p.divisor} + ${left}\\)`)
  }
  return lines
}

const slips: readonly Slip<Division>[] = [
  ...[0, 1, 2].map((at): Slip<Division> => ({
    id: `short ${at}`,
    why: (p) => `What is left must be less than \\(${p.divisor}\\). It fits once more.`,
  })),
  ...[0, 1, 2].map((at): Slip<Division> => ({
    id: `off ${at}`,
    why: () => 'What is left is not right. Multiply and subtract again.',
  })),
]

/** Somebody divided place by place; the first line that is wrong leaves too much, or another number than is left. */
export const divisionMistake = (base: TopicLevel<Division>): LevelTask =>
  findError<Division>(
    {
      ...base,
      reject: (p) => {
        const lines = divisionWork(p, null)
        if (lines.length > 6 || lines.length < 2) return 'too many lines, or too few'
        return lines.some((line) => line.includes('= 0 ')) ? 'a zero has another mistake' : (base.reject?.(p) ?? null)
      },
    },
    {
      id: 'find_mistake',
      version: 1,
      task: (p) => `\\(${wholeText(dividendOf(p))} \\div ${p.divisor}\\)`,
      work: (p, slip) => {
        const lines = divisionWork(p, slip)
        return lines.some((line) => line.includes('-')) ? divisionWork(p, null) : lines
      },
      slips,
      carries: true,
      hint: 'Each line says how many times the divisor fits, and what is left. Is it less than the divisor?',
      mend: (p) => ({
        heading: 'What is the quotient?',
        form: 'numeric',
        answer: whole(p.quotient),
        distractors: [{ value: whole(p.quotient + 10), misconception: 'near', why: 'Check the tens of the quotient.' }],
      }),
    },
  )
