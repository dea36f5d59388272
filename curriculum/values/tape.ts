import { amounts } from './amounts.ts'
import type { Amounts } from './values.ts'

/** What stands in a box without a label. */
const none = 'nothing'

/** A bar in parts, in any order, and the whole: each label once for every box that it stands in. */
export function tapeOfParts(parts: readonly (string | null)[], whole: string | null): Amounts {
  const named: Record<string, number> = {}
  for (const part of parts) {
    const name = `part of ${part ?? none}`
    named[name] = (named[name] ?? 0) + 1
  }
  return amounts({ ...named, [`whole of ${whole ?? none}`]: 1 }, 'exact')
}

/** A bar with the name and the label that belong to it. */
export interface NamedBar {
  readonly name: string
  readonly label: string | null
}

/** Two bars side by side, of which one is longer, and how much longer. */
export function tapeOfTwo(longer: NamedBar, shorter: NamedBar, difference: string | null): Amounts {
  return amounts(
    {
      [`longer bar of ${longer.label ?? none} for ${longer.name}`]: 1,
      [`shorter bar of ${shorter.label ?? none} for ${shorter.name}`]: 1,
      [`difference of ${difference ?? none}`]: 1,
    },
    'exact',
  )
}

/** A bar model told by an answer, label by label; null for amounts of another thing. */
export type ToldTape =
  | { readonly bar: 'one'; readonly parts: readonly string[]; readonly whole: string }
  | {
      readonly bar: 'two'
      readonly longer: NamedBar
      readonly shorter: NamedBar
      readonly difference: string
    }

/** The bars that an answer tells. */
export function toldTape({ amounts: named }: Amounts): ToldTape | null {
  const told = (shape: RegExp): RegExpExecArray[] =>
    Object.entries(named).flatMap(([name, count]) => {
      const found = shape.exec(name)
      return found === null ? [] : Array.from({ length: count }, () => found)
    })
  const barOf = (size: 'longer' | 'shorter'): NamedBar | null => {
    const [found] = told(new RegExp(`^${size} bar of (.+) for (.+)$`))
    const [, label, name] = found ?? []
    return label === undefined || name === undefined ? null : { name, label }
  }
  const [longer, shorter] = [barOf('longer'), barOf('shorter')]
  const [difference] = told(/^difference of (.+)$/)
  if (longer !== null && shorter !== null && difference?.[1] !== undefined)
    return { bar: 'two', longer, shorter, difference: difference[1] }
  const parts = told(/^part of (.+)$/).flatMap(([, label]) => label ?? [])
  const [whole] = told(/^whole of (.+)$/)
  return parts.length === 0 || whole?.[1] === undefined ? null : { bar: 'one', parts, whole: whole[1] }
}
