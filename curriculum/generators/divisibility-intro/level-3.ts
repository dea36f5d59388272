import { wholeText } from '../../notation/number-latex.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Item, SetOf } from '../../values/values.ts'

export interface Params {
  readonly n: number
}

const digits = (n: number): number[] => [...String(n)].map(Number)
const digitSum = (n: number): number => digits(n).reduce((a, b) => a + b, 0)

const byThree = item('3', '\\(3\\)')
const bySix = item('6', '\\(6\\)')
const byNine = item('9', '\\(9\\)')
const byNone = item('none', 'none of them')
const all: readonly Item[] = [byThree, bySix, byNine, byNone]

/** The divisors among 3, 6 and 9, from the digit sum and the last digit. */
function divisorsOf(n: number): Item[] {
  const sum = digitSum(n)
  if (sum % 3 !== 0) return [byNone]
  return [byThree, ...(n % 2 === 0 ? [bySix] : []), ...(sum % 9 === 0 ? [byNine] : [])]
}

/** The kinds of numbers, each as likely as the others; longer numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const wanted = chance.int(0, 4)
  const places = 3 + Math.min(2, Math.floor(2.4 * difficulty + 0.6 * chance.unit()))
  const base = chance.int(10 ** (places - 1), 10 ** places - 40)
  for (let n = base; n < base + 36; n++) {
    const found = divisorsOf(n)
    if (wanted === 0 && found[0] === byNone && [3, 6, 9].includes(n % 10)) return { n }
    if (
      wanted > 0 &&
      found[0] !== byNone &&
      (found.includes(bySix) ? 1 : 0) + (found.includes(byNine) ? 2 : 0) === wanted - 1
    )
      return { n }
  }
  return { n: base }
}

function distractors({ n }: Params): Distractor[] {
  const right = divisorsOf(n)
  const has = (it: Item): boolean => right.includes(it)
  const offer = (items: readonly Item[], misconception: string, why: string): Distractor => ({
    value: setOf(items),
    misconception,
    why,
  })
  if (has(byNone)) {
    const why = `The last digit does not decide. The digit sum is \\(${digitSum(n)}\\), and \\(3\\) does not divide it.`
    return [
      offer([byThree], 'looks_alike', why),
      offer([byThree, byNine], 'looks_alike', why),
      offer([byThree, bySix], 'looks_alike', why),
    ]
  }
  const list: Distractor[] = []
  if (!has(byNine))
    list.push(
      offer(
        [byThree, ...(has(bySix) ? [bySix] : []), byNine],
        'factor_multiple_swap',
        `The digit sum \\(${digitSum(n)}\\) is a multiple of 3 but not of 9. Not every multiple of 3 is a multiple of 9.`,
      ),
    )
  if (!has(bySix))
    list.push(
      offer(
        [byThree, bySix, ...(has(byNine) ? [byNine] : [])],
        'factor_multiple_swap',
        `\\(${wholeText(n)}\\) is odd. Only even multiples of 3 are multiples of 6.`,
      ),
    )
  if (!has(bySix) && !has(byNine))
    list.push(
      offer(
        [byThree, bySix, byNine],
        'factor_multiple_swap',
        `Test each number. \\(${wholeText(n)}\\) is odd, and its digit sum is \\(${digitSum(n)}\\).`,
      ),
    )
  if (has(bySix) && has(byNine))
    list.push(
      offer([byThree, bySix], 'stops_early', `The digit sum is \\(${digitSum(n)}\\). Does \\(9\\) divide it too?`),
      offer([byThree, byNine], 'stops_early', `\\(${wholeText(n)}\\) is even, and 3 divides it. So 6 divides it, too.`),
    )
  if (has(bySix) || has(byNine))
    list.push(
      offer(
        [byThree],
        'stops_early',
        has(byNine)
          ? `Test \\(9\\), too. It divides the digit sum \\(${digitSum(n)}\\).`
          : `\\(${wholeText(n)}\\) is even, so test \\(6\\), too.`,
      ),
    )
  list.push(offer([byNone], 'near', `Add the digits: the sum is \\(${digitSum(n)}\\).`))
  return list
}

const answer = ({ n }: Params): SetOf => setOf(divisorsOf(n))

/** The last step names the whole answer. */
function solution(p: Params): Step[] {
  const found = divisorsOf(p.n).map((it) => it.text)
  const said =
    found.length < 2
      ? found.join('')
      : found.length === 2
        ? found.join(' and ')
        : `${found[0]}, ${found[1]}, and ${found[2]}`
  return [
    ...tests(p),
    {
      say: found[0] === byNone.text ? `None of them divides \\(${wholeText(p.n)}\\).` : `So the answer is ${said}.`,
      value: answer(p),
      relation: 'same',
    },
  ]
}

function tests(p: Params): Step[] {
  const sum = digitSum(p.n)
  const steps: Step[] = [{ say: 'Add the digits.', latex: `${digits(p.n).join(' + ')} = ${sum}`, relation: 'next' }]
  if (sum % 3 !== 0)
    return [
      ...steps,
      {
        say: `\\(3\\) does not divide \\(${sum}\\), so it does not divide the number. Then 6 and 9 do not divide it either.`,
        latex: `${sum} = ${Math.floor(sum / 3)} \\times 3 + ${sum % 3}`,
        value: answer(p),
        relation: 'next',
      },
    ]
  return [
    ...steps,
    {
      say: `\\(3\\) divides \\(${sum}\\), so it divides the number.`,
      latex: `${sum} = ${sum / 3} \\times 3`,
      relation: 'next',
    },
    {
      say: `The last digit is \\(${p.n % 10}\\), so the number is ${p.n % 2 === 0 ? 'even. Then 6 divides it' : 'odd. Then 6 does not divide it'}.`,
      latex: `6 = 2 \\times 3`,
      relation: 'next',
    },
    {
      say:
        sum % 9 === 0
          ? `\\(9\\) divides \\(${sum}\\), so it divides the number.`
          : `\\(9\\) does not divide \\(${sum}\\), so it does not divide the number.`,
      latex:
        sum % 9 === 0
          ? `${sum} = ${sum / 9} \\times 9`
          : sum < 9
            ? `${sum} < 9`
            : `${sum} = ${Math.floor(sum / 9)} \\times 9 + ${sum % 9}`,
      value: answer(p),
      relation: 'next',
    },
  ]
}

/** Use digit sums to test for 3, 6 and 9 (4.OA.B.4). */
export const level: TopicLevel<Params> = {
  key: 'divisibility_intro/3',
  version: 2,
  params,
  note: ({ n }) => String(n),
  prompt: ({ n }, words) => ({
    text: words.pick([
      `Which of the numbers 3, 6, and 9 divide \\(${wholeText(n)}\\) evenly?`,
      `Test 3, 6, and 9. Which of them divide \\(${wholeText(n)}\\) without a remainder?`,
      `\\(${wholeText(n)}\\) is a multiple of which of the numbers 3, 6, and 9?`,
      `Choose every number that evenly divides \\(${wholeText(n)}\\).`,
    ]),
  }),
  answer,
  forms: ['multi_choice', 'choice'],
  distractors,
  items: () => all,
  fixedOrder: true,
  hints: ({ n }) => [
    { text: 'Add the digits. If 3 divides the sum, it divides the number. The same holds for 9.' },
    { text: `The digit sum is \\(${digitSum(n)}\\).` },
    { text: 'For 6, the number must pass the test for 3 and be even.' },
  ],
  solution,
  load: ({ n }) => String(n).length + digitSum(n) / 12,
}
