import { listWords } from '../../figures/lettering.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Item, SetOf } from '../../values/values.ts'

/** A number to be tested with a few divisors at once. */
export interface Tested {
  readonly n: number
}

/** One test: the divisor, and how it looks at a number: what it looks at and whether that passes, in words. */
export interface DivisorTest {
  readonly divisor: number
  readonly says: (n: number) => string
  /** A divisor that every multiple of this one has too: 10 has 2. */
  readonly within?: number
}

const none = item('none', 'none of them')
const named = (d: number): Item => item(String(d), `\\(${d}\\)`)
const dividing = (tests: readonly DivisorTest[], n: number): number[] =>
  tests.map((t) => t.divisor).filter((d) => n % d === 0)
const asSet = (found: readonly number[]): SetOf => setOf(found.length === 0 ? [none] : found.map(named))

/** Every group of divisors that could be chosen, the nearest to the right one first. */
function otherSets(tests: readonly DivisorTest[], right: readonly number[]): number[][] {
  const all = tests.reduce<number[][]>((sets, { divisor }) => sets.flatMap((s) => [s, [...s, divisor]]), [[]])
  const apart = (s: readonly number[]): number =>
    s.length === 0 && right.length === tests.length
      ? 0.5
      : tests.filter(({ divisor: d }) => s.includes(d) !== right.includes(d)).length
  return all.filter((s) => apart(s) > 0).toSorted((a, b) => apart(a) - apart(b))
}

function distractors(tests: readonly DivisorTest[], n: number): Distractor[] {
  const right = dividing(tests, n)
  return otherSets(tests, right).map((chosen) => {
    const extra = tests.find(({ divisor: d }) => chosen.includes(d) && !right.includes(d))
    const missed = tests.find(({ divisor: d }) => right.includes(d) && !chosen.includes(d))
    if (extra !== undefined)
      return wrongAnswer(
        asSet(chosen),
        extra.within !== undefined && right.includes(extra.within) ? 'factor_multiple_swap' : 'looks_alike',
        extra.within !== undefined && right.includes(extra.within)
          ? `Not every multiple of \\(${extra.within}\\) is a multiple of \\(${extra.divisor}\\). ${extra.says(n)}`
          : `\\(${extra.divisor}\\) does not divide \\(${wholeText(n)}\\). ${extra.says(n)}`,
      )
    return wrongAnswer(
      asSet(chosen),
      'stops_early',
      `\\(${missed?.divisor}\\) divides \\(${wholeText(n)}\\), too. ${missed?.says(n)}`,
    )
  })
}

/** A level that asks which of a few divisors divide a number. */
export function divisorTestLevel(
  key: TopicLevelKey,
  tests: readonly DivisorTest[],
  settings: Pick<TopicLevel<Tested>, 'params' | 'load' | 'hints'>,
): TopicLevel<Tested> {
  const list = tests.map((t) => t.divisor)
  const said = `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`
  return {
    key,
    version: 4,
    ...settings,
    note: ({ n }) => String(n),
    prompt: ({ n }, words) => ({
      text: words.pick([
        `Which of the numbers ${said} divide \\(${wholeText(n)}\\) evenly?`,
        `Choose every number that evenly divides \\(${wholeText(n)}\\).`,
        `Test ${said}. Which of them divide \\(${wholeText(n)}\\) without a remainder?`,
        `\\(${wholeText(n)}\\) is a multiple of which of the numbers ${said}?`,
      ]),
    }),
    answer: ({ n }) => asSet(dividing(tests, n)),
    forms: ['multi_choice', 'choice'],
    items: () => [...list.map(named), none],
    fixedOrder: true,
    distractors: ({ n }) => distractors(tests, n),
    solution: ({ n }) => [
      ...tests.map((t) =>
        nextStep(
          `${t.says(n)} So \\(${t.divisor}\\) ${n % t.divisor === 0 ? 'divides' : 'does not divide'} the number.`,
        ),
      ),
      nextStep(
        dividing(tests, n).length === 0
          ? `None of them divides \\(${wholeText(n)}\\).`
          : `So the answer is ${listWords(dividing(tests, n))}.`,
        undefined,
        asSet(dividing(tests, n)),
      ),
    ],
  }
}

/** Takes the divisor away again and again, in large heaps first, and sees whether nothing is left. */
export function dividesByTakingAway(n: number, d: number): boolean {
  let left = n
  for (const heap of [10_000, 1000, 100, 10, 1]) while (left >= heap * d) left -= heap * d
  return left === 0
}

/** The set of divisors found by taking away, for the oracles. */
export function foundDivisors(n: number, list: readonly number[]): SetOf {
  return asSet(list.filter((d) => dividesByTakingAway(n, d)))
}
