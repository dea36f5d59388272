/** What is believed of one topic of one account. Means and variances in logits. */
export interface TopicBelief {
  readonly mean: number
  readonly variance: number
  /** How recent answers on the topic went, -1 to 1, at decay 0.5, 0.8 and 0.95. */
  readonly recent: readonly [number, number, number]
  readonly answers: number
  /** The day of the last answer, counted from 1970; 0 when there was none. */
  readonly day: number
  /** Right and wrong answers by level, level 1 first. */
  readonly levels: readonly LevelTally[]
}

export interface LevelTally {
  readonly right: number
  readonly wrong: number
}

/** A topic on which nothing was answered. Source of 0.27: D-053. */
export const startOfTopic: TopicBelief = {
  mean: 0,
  variance: 0.27,
  recent: [0, 0, 0],
  answers: 0,
  day: 0,
  levels: [],
}

/** Digits to base 64, in the order of URL-safe base64. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Map(Array.from(digits, (digit, value) => [digit, value]))

/** A whole number in `places` digits; below 0 and above what fits it is kept at the ends. */
function toDigits(value: number, places: number): string {
  let rest = Math.min(Math.max(Math.round(value), 0), 64 ** places - 1)
  let text = ''
  for (let i = 0; i < places; i++) {
    text = digits.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

function fromDigits(text: string): number {
  let value = 0
  for (const digit of text) {
    const next = valueOf.get(digit)
    if (next === undefined) throw new RangeError(`'${text}' is not a packed number`)
    value = 64 * value + next
  }
  return value
}

/** Thousandths from -131 to 131 in three digits, from -2 to 2 in two. */
const signed = (value: number, places: number): string => toDigits(1000 * value + 64 ** places / 2, places)
const unsigned = (text: string): number => (fromDigits(text) - 64 ** text.length / 2) / 1000

/**
 * Packs a topic into 16 characters and two for each level, in thousandths, so that the state of an account that has practised all
 * of the catalogue stays under 8 kB. Counts stop at 4095, those of a level at 63.
 */
export function packTopic(topic: TopicBelief): string {
  const [half, fifth, twentieth] = topic.recent
  const numbers = [
    signed(topic.mean, 3),
    toDigits(1000 * topic.variance, 2),
    signed(half, 2),
    signed(fifth, 2),
    signed(twentieth, 2),
    toDigits(topic.answers, 2),
    toDigits(topic.day, 3),
  ]
  return numbers.join('') + topic.levels.map((level) => toDigits(level.right, 1) + toDigits(level.wrong, 1)).join('')
}

/** Reads what `packTopic` wrote. Throws a RangeError for any other text. */
export function unpackTopic(text: string): TopicBelief {
  if (text.length < 16 || text.length % 2 !== 0) throw new RangeError(`'${text}' is not a packed topic`)
  const levels: LevelTally[] = []
  for (let at = 16; at < text.length; at += 2) {
    levels.push({ right: fromDigits(text.charAt(at)), wrong: fromDigits(text.charAt(at + 1)) })
  }
  return {
    mean: unsigned(text.slice(0, 3)),
    variance: fromDigits(text.slice(3, 5)) / 1000,
    recent: [unsigned(text.slice(5, 7)), unsigned(text.slice(7, 9)), unsigned(text.slice(9, 11))],
    answers: fromDigits(text.slice(11, 13)),
    day: fromDigits(text.slice(13, 16)),
    levels,
  }
}

/** How often a level was answered right and wrong. */
export function tallyOfLevel(topic: TopicBelief, level: number): LevelTally {
  return topic.levels[level - 1] ?? { right: 0, wrong: 0 }
}

/** The tallies with one more answer on a level. */
export function countAnswer(topic: TopicBelief, level: number, right: boolean): LevelTally[] {
  const length = Math.max(topic.levels.length, level)
  return Array.from({ length }, (_, i) => {
    const { right: rights, wrong: wrongs } = tallyOfLevel(topic, i + 1)
    if (i + 1 !== level) return { right: rights, wrong: wrongs }
    return right ? { right: rights + 1, wrong: wrongs } : { right: rights, wrong: wrongs + 1 }
  })
}
