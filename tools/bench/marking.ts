import { generateQuestion, loadTopicLevel, markResponse, readyKeys } from '../../curriculum/curriculum.ts'
import { rightResponses, wrongResponse } from '../../curriculum/checks/responses.ts'
import { heavyAnswers } from '../../curriculum/marking/heavy-answers-samples.ts'
import type { AnswerKey } from '../../curriculum/topic-level.ts'

export interface MarkingResult {
  readonly markings: number
  readonly meanMs: number
  readonly slowest: { readonly key: string; readonly text: string; readonly ms: number }
}

interface Typed {
  readonly level: string
  readonly key: AnswerKey
  readonly text: string
}

async function typedAnswers(each: number): Promise<Typed[]> {
  const list: Typed[] = []
  for (const level of readyKeys()) {
    const { tasks } = await loadTopicLevel(level)
    for (let seed = 1; seed <= each; seed++) {
      const { key } = generateQuestion((tasks[seed % tasks.length] ?? tasks[0]).procedure(), 9_000_000 + seed, {
        difficulty: (seed % 11) / 10,
      })
      const wrong = key.wrong.flatMap((it) => wrongResponse(key, it) ?? [])
      for (const text of [...rightResponses(key), ...wrong]) list.push({ level, key, text })
    }
  }
  return list
}

/**
 * Marks every spelling of the right answer and every named wrong answer of `each` questions of every level, in the form in which
 * they are asked. Each time is the quickest of three, so that what else the machine does in between is not counted.
 */
export async function benchMarking(each: number): Promise<MarkingResult> {
  const list = await typedAnswers(each)
  let total = 0
  let slowest = { key: 'none', text: '', ms: 0 }
  for (const { key, text } of list) markResponse(key, text)
  for (const { level, key, text } of list) {
    const once = (): number => {
      const begun = performance.now()
      markResponse(key, text)
      return performance.now() - begun
    }
    const ms = Math.min(once(), once(), once())
    total += ms
    if (ms > slowest.ms) slowest = { key: level, text, ms }
  }
  return { markings: list.length, meanMs: total / list.length, slowest }
}

/** Milliseconds until an answer that is much to work out is given back: the slowest of them, each the quickest of `rounds`. */
export function benchHeavyAnswers(rounds: number): { readonly name: string; readonly ms: number } {
  let slowest = { name: '', ms: 0 }
  for (const { name, key, text } of heavyAnswers) {
    let ms = Infinity
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      markResponse(key, text)
      ms = Math.min(ms, performance.now() - begun)
    }
    if (ms > slowest.ms) slowest = { name, ms }
  }
  return slowest
}
