import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { item, match } from '../../values/items.ts'
import { nextStep } from '../wrong-answer.ts'
import type { Item, Match } from '../../values/values.ts'

/** Numbers that look alike, each to be matched with its parts. */
export interface Matched {
  readonly numbers: readonly number[]
}

/** Match numbers of like digits with their parts: what a digit is worth depends on its place. */
export function matchNumbers(
  of: Pick<Task<Matched>, 'params' | 'prompt' | 'load' | 'band'> & {
    readonly parts: (n: number) => string
    readonly hint: string
    readonly space?: number
  },
): LevelTask {
  const left = (n: number): Item => item(`number ${n}`, `\\(${wholeText(n)}\\)`)
  const right = (n: number): Item => item(`parts ${n}`, of.parts(n))
  const paired = ({ numbers }: Matched): Match => match(numbers.map((n) => [left(n), right(n)] as const))
  return task<Matched>({
    id: 'match_numbers',
    kind: 'order',
    version: 1,
    form: 'matching',
    ...(of.band === undefined ? {} : { band: of.band }),
    params: of.params,
    reject: ({ numbers }) => (new Set(numbers).size < numbers.length ? 'two numbers are the same' : null),
    note: ({ numbers }) => numbers.toSorted((a, b) => a - b).join(' '),
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: of.prompt,
    answer: paired,
    items: ({ numbers }) => numbers.flatMap((n) => [left(n), right(n)]),
    distractors: () => [],
    hints: () => [{ text: of.hint }, { text: 'Start with a number you are sure of.' }],
    solution: (p) => [
      nextStep('Take each number apart.'),
      nextStep(p.numbers.map((n) => `\\(${wholeText(n)}\\) is ${of.parts(n)}.`).join(' '), undefined, paired(p)),
    ],
    load: of.load,
  })
}
