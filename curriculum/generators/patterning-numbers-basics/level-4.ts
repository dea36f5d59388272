import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** Each number is `times` the one before, plus `add`; the number at place `asked` is wanted. */
export interface Params {
  readonly start: number
  readonly times: number
  readonly add: number
  readonly asked: number
}

/** Adding, then subtracting and multiplying, then both in one rule. */
function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  if (stage < 0.8) {
    const add = chance.int(2, 9)
    return chance.happens(0.7)
      ? { start: chance.int(1, 20), times: 1, add, asked: chance.int(4, 6) }
      : { start: chance.int(40, 90), times: 1, add: -add, asked: chance.int(4, 6) }
  }
  if (stage < 1.7)
    return chance.happens(0.4)
      ? { start: chance.int(1, 9), times: chance.int(2, 4), add: 0, asked: chance.int(4, 5) }
      : {
          start: chance.int(5, 60),
          times: 1,
          add: chance.pick([11, 12, 15, 18, 21, 25, -11, -12]),
          asked: chance.int(5, 8),
        }
  const times = chance.int(2, 3)
  return {
    start: chance.int(2, 14),
    times,
    add: chance.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8, 10]),
    asked: chance.int(4, 5),
  }
}

const terms = (p: Params, count = p.asked): number[] => {
  const list = [p.start]
  while (list.length < count) list.push((list.at(-1) ?? 0) * p.times + p.add)
  return list
}
const at = (p: Params, n: number): number => terms(p, n).at(-1) ?? 0

function reject(p: Params): string | null {
  const list = terms(p)
  if (list.some((n) => n <= 0)) return 'below one'
  if (new Set(list).size < list.length) return 'a number comes twice'
  return Math.max(...list) > 2000 ? 'too large' : null
}

const sentence = (p: Params): string => {
  const more = p.add > 0 ? `add \\(${p.add}\\)` : `subtract \\(${-p.add}\\)`
  return p.times === 1
    ? more
    : p.add === 0
      ? `multiply by \\(${p.times}\\)`
      : `multiply by \\(${p.times}\\), then ${more}`
}
const calculation = (p: Params, n: number): string => {
  const product = p.times === 1 ? String(n) : `${n} \\times ${p.times}`
  const more = p.add === 0 ? '' : p.add > 0 ? ` + ${p.add}` : ` - ${-p.add}`
  return `${product}${more} = ${n * p.times + p.add}`
}
const ordinal = (n: number): string =>
  ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][n] ?? ''

function distractors(p: Params): Distractor[] {
  const first = at(p, 2) - p.start
  const list: Distractor[] = []
  if (p.times > 1)
    list.push(
      wrongAnswer(
        whole(p.start + (p.asked - 1) * first),
        'rule_from_one_pair',
        `The first step adds \\(${first}\\), but the next ones do not. Use the rule on each new number.`,
      ),
    )
  if (p.times === 1)
    list.push(
      wrongAnswer(
        whole(p.start - (p.asked - 1) * p.add),
        'wrong_operation',
        `Read the rule once more: ${p.add > 0 ? 'add' : 'subtract'} each time.`,
      ),
    )
  if (p.asked % 2 === 0)
    list.push(
      wrongAnswer(
        whole(2 * at(p, p.asked / 2)),
        'recursive_only',
        `Twice the ${ordinal(p.asked / 2)} number is not the ${ordinal(p.asked)} one. Go step by step.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(at(p, p.asked - 1)),
      'stops_early',
      `That is the ${ordinal(p.asked - 1)} number. The first number counts as number one.`,
    ),
    wrongAnswer(
      whole(at(p, p.asked + 1)),
      'slip_off_by_one',
      `That is one step too far. The first number counts as number one.`,
    ),
    ...(p.add > 0 && p.times > 1
      ? [
          wrongAnswer(
            whole(at({ ...p, add: 0 }, p.asked)),
            'looks_alike',
            `Do not forget to add \\(${p.add}\\) each time.`,
          ),
        ]
      : []),
  )
  return list.filter((wrong) => wrong.value.kind !== 'rational' || wrong.value.n > 0n)
}

/** Generate terms from a rule (4.OA.C.5). */
export const level: TopicLevel<Params> = {
  key: 'patterning_numbers_basics/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.start} x ${p.times} + ${p.add} at ${p.asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Start at \\(${p.start}\\). The rule is: ${sentence(p)}. What is the ${ordinal(p.asked)} number?`,
      `The first number is \\(${p.start}\\). Each time, ${sentence(p)}. Find the ${ordinal(p.asked)} number.`,
    ]),
  }),
  answer: (p) => whole(at(p, p.asked)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The first number is \\(${p.start}\\). Use the rule to get the second.` },
    { text: `The second number is \\(${at(p, 2)}\\). Use the rule again.` },
    { text: `So far: \\(${terms(p, p.asked - 1).join(', ')}\\). One more step.` },
  ],
  solution: (p) => [
    nextStep(`Start at \\(${p.start}\\) and use the rule again and again: ${sentence(p)}.`),
    ...range(2, Math.min(p.asked, 6)).map((n) =>
      nextStep(`The ${ordinal(n)} number:`, calculation(p, at(p, n - 1)), whole(at(p, n))),
    ),
    ...(p.asked > 6
      ? [
          nextStep(
            `Go on in the same way to the ${ordinal(p.asked)} number.`,
            terms(p).slice(5).join(', '),
            whole(at(p, p.asked)),
          ),
        ]
      : []),
  ],
  load: (p) =>
    (p.times > 1 ? 3 : 0) + (p.times > 1 && p.add !== 0 ? 4 : 0) + p.asked / 2 + (Math.abs(p.add) > 9 ? 2 : 0),
}
