import { wholeText } from '../../notation/number-latex.ts'
import { comparison } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Comparison } from '../../values/values.ts'

/** Two amounts; the sign between the left one and the right one is asked for. */
export interface Pair {
  readonly left: number
  readonly right: number
}

/** How the two are compared in words: what the digits or counters show, from the first place that decides. */
export interface PairWords {
  readonly hints: (p: Pair) => readonly Hint[]
  readonly steps: (p: Pair) => readonly string[]
  /** The comparison as the child finds it after turning around tens and ones; only where digits are written. */
  readonly digits?: boolean
}

const answer = (p: Pair): Comparison => comparison(p.left - p.right)

/** Tens and ones changed in a number, as a child who reads it backwards compares it. */
export function turned(n: number): number {
  return n - (n % 100) + 10 * (n % 10) + (Math.floor(n / 10) % 10)
}

function distractors(p: Pair, digits: boolean): Distractor[] {
  const list: Distractor[] = []
  const seen = comparison(turned(p.left) - turned(p.right))
  if (digits && seen.sign !== answer(p).sign)
    list.push(wrongAnswer(seen, 'teen_reversal', 'Look at the tens before the ones. The tens count for more.'))
  list.push(
    wrongAnswer(
      comparison(p.left === p.right ? 1 : p.right - p.left),
      'reversed_order',
      p.left === p.right
        ? 'Neither is greater here. Compare them one by one.'
        : 'You turned the sign around. The sign < means “is less than.”',
    ),
  )
  list.push(
    p.left === p.right
      ? wrongAnswer(comparison(-1), 'looks_alike', 'Neither is less here. Compare them one by one.')
      : wrongAnswer(comparison(0), 'looks_alike', 'They are not the same. Look once more where they differ.'),
  )
  return list
}

const said = { '<': 'is less than', '=': 'is equal to', '>': 'is greater than' } as const

/** The sentence that the sign makes. */
export function signSentence(p: Pair): string {
  return `\\(${wholeText(p.left)}\\) ${said[answer(p).sign]} \\(${wholeText(p.right)}\\)`
}

type Settings = Pick<TopicLevel<Pair>, 'params' | 'load' | 'prompt'> &
  Partial<Pick<TopicLevel<Pair>, 'figure' | 'widget' | 'space' | 'reject' | 'formsLeftOut'>>

/** A level that asks for the sign between two numbers or groups. */
export function comparingLevel(key: TopicLevelKey, settings: Settings, words: PairWords): TopicLevel<Pair> {
  return {
    key,
    version: 1,
    note: (p) => `${p.left} ? ${p.right}`,
    answer,
    forms: ['comparison', 'choice'],
    fixedOrder: true,
    widget: (p) => ({ before: `\\(${wholeText(p.left)}\\)`, after: `\\(${wholeText(p.right)}\\)` }),
    ...settings,
    distractors: (p) => distractors(p, words.digits === true),
    hints: words.hints,
    solution: (p) => [
      ...words.steps(p).map((say) => nextStep(say)),
      nextStep(
        p.left === p.right ? 'So the sign is "equal".' : `So ${signSentence(p)}.`,
        `${wholeText(p.left)} ${answer(p).sign} ${wholeText(p.right)}`,
        answer(p),
      ),
    ],
  }
}

/** Digits from the left, filled with zeros in front to the same length. */
const columns = (p: Pair): [string, string][] => {
  const length = String(Math.max(p.left, p.right)).length
  const [a, b] = [String(p.left).padStart(length, '0'), String(p.right).padStart(length, '0')]
  return Array.from(a, (digit, i) => [digit, b[i] as string])
}

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'] as const

/** The first place from the left in which the digits differ; null when none does. */
function deciding(p: Pair): { place: string; a: string; b: string; before: number } | null {
  const all = columns(p)
  const at = all.findIndex(([a, b]) => a !== b)
  const [a, b] = all[at] ?? ['', '']
  return at < 0 ? null : { place: places[all.length - 1 - at] ?? '', a, b, before: at }
}

/** Words for numbers compared place by place from the left. */
export const byPlaces: PairWords = {
  digits: true,
  hints: (p) => {
    const first = deciding(p)
    return [
      { text: 'Do both have the same number of digits? If so, start at the left.' },
      {
        text:
          first === null
            ? 'Compare digit by digit. Is there any difference?'
            : `Compare the digits in the ${first.place}.`,
      },
      { text: 'Read your sentence aloud: is greater than, is less than, or is equal to.' },
    ]
  },
  steps: (p) => {
    const first = deciding(p)
    if (first === null) return ['Compare the digits from the left.', 'Every digit is the same.']
    const shorter = String(p.left).length !== String(p.right).length
    if (shorter) {
      const more = p.left > p.right ? p.left : p.right
      return [`\\(${wholeText(more)}\\) has more digits than the other number. More digits make a greater number.`]
    }
    const same =
      first.before === 0
        ? 'Start at the left.'
        : `Start at the left. The first ${first.before === 1 ? 'digit is' : `${first.before} digits are`} the same.`
    return [
      same,
      `In the ${first.place}, compare \\(${first.a}\\) and \\(${first.b}\\). \\(${Math.max(Number(first.a), Number(first.b))}\\) is more.`,
    ]
  },
}
