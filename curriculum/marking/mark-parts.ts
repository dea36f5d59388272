import { partLetter, readParts } from '@polyhex/contract/exercises/responses/parts'
import { lettersOf } from '../expressions/build.ts'
import { equalValues } from '../values/equal.ts'
import { followed, indexOfPart } from '../values/parts.ts'
import type { AnswerKey, PartVerdict, Verdict } from '../topic-level.ts'
import type { Parts, Value } from '../values/values.ts'

/** How one part was judged by a key, with what the child meant by it where that is known. */
export interface JudgedPart {
  readonly verdict: Verdict
  readonly value?: Value
}

type JudgePart = (key: AnswerKey, response: string) => JudgedPart

interface Marked {
  readonly verdicts: readonly PartVerdict[]
  /** What the child had in each part. */
  readonly values: readonly (Value | undefined)[]
}

/**
 * Judges all parts at once. One that is almost right or cannot be read returns the whole answer uncounted and is named. The credit
 * is the weight of the parts that are right; the answer is right at 100 alone. Source: design of tasks, section 3.5.
 */
export function markParts(parts: Parts, keys: readonly AnswerKey[], response: string, judge: JudgePart): Verdict {
  const texts = readParts(response, keys.length)
  if (texts === null) return { verdict: 'invalid', sentence: 'This answer cannot be read.' }
  let marked: Marked = { verdicts: [], values: [] }
  for (const [i, key] of keys.entries()) {
    const { verdict, value } = judgeNext(parts, key, texts[i] ?? '', marked, judge)
    if (verdict.verdict === 'invalid' || verdict.verdict === 'almost') {
      return { verdict: verdict.verdict, sentence: `Part ${partLetter(i)}: ${verdict.sentence}`, part: i }
    }
    const { credit: _, parts: __, ...plain } = verdict
    marked = { verdicts: [...marked.verdicts, plain], values: [...marked.values, value] }
  }
  return total(parts, marked.verdicts)
}

function total({ parts }: Parts, verdicts: readonly PartVerdict[]): Verdict {
  const credit = parts.reduce((sum, { weight }, i) => sum + (verdicts[i]?.verdict === 'right' ? weight : 0), 0)
  if (credit === 100) return { verdict: 'right', credit, parts: verdicts }
  const wrong = verdicts.filter(({ verdict }) => verdict === 'wrong')
  const { misconception, why } = wrong.find((each) => each.misconception !== undefined) ?? wrong[0] ?? {}
  return {
    verdict: 'wrong',
    credit,
    parts: verdicts,
    ...(misconception === undefined ? {} : { misconception }),
    ...(why === undefined ? {} : { why }),
  }
}

/** By its own key, and where that says wrong, by what follows from the child's earlier parts. */
function judgeNext(parts: Parts, key: AnswerKey, text: string, before: Marked, judge: JudgePart): JudgedPart {
  const own = judge(key, text)
  const follow = parts.parts[before.verdicts.length]?.follow
  if (own.verdict.verdict !== 'wrong' || follow === undefined) return own
  const from = lettersOf(follow).flatMap((letter) => indexOfPart(letter, before.verdicts.length) ?? [])
  // Right from an earlier part is still another value than ours, and has a sentence for it.
  const missed = from.filter((i) => isOff(before.verdicts[i])).toSorted((a, b) => a - b)
  const answer = missed.length === 0 ? null : followed(follow, before.values, key.answer)
  if (answer === null) return own
  const again = byFollowed(key, answer, own, (other) => judge(other, text))
  if (again.verdict.verdict !== 'right') return again.verdict.verdict === 'wrong' ? own : again
  return { verdict: { verdict: 'right', why: rightFrom(missed) }, value: answer }
}

const isOff = (part: PartVerdict | undefined): boolean => part?.verdict === 'wrong' || part?.why !== undefined

/** An option or a drawing is compared by what it is worth; what is typed is read anew, so that its form is looked at too. */
function byFollowed(key: AnswerKey, answer: Value, own: JudgedPart, judge: (key: AnswerKey) => JudgedPart): JudgedPart {
  if (key.rightOptionIds.length === 0) return judge({ ...key, answer, wrong: [] })
  return own.value !== undefined && equalValues(own.value, answer) ? { verdict: { verdict: 'right' } } : own
}

function rightFrom(parts: readonly number[]): string {
  const [last = 0, ...before] = parts.toReversed()
  const names = before.toReversed().map(partLetter)
  if (names.length === 0) return `Right from what you had in part ${partLetter(last)}.`
  return `Right from what you had in parts ${names.join(', ')} and ${partLetter(last)}.`
}
