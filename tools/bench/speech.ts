import { generateQuestion, loadTopicLevel, readyKeys } from '../../curriculum/curriculum.ts'
import { speakLatex } from '../../curriculum/notation/speak.ts'

/** Milliseconds to put one displayed line of maths into words: the mean over the prompts of every level that has one, warm. */
export async function benchSpeech(rounds: number): Promise<{ lines: number; meanMs: number }> {
  const lines: string[] = []
  for (const key of readyKeys()) {
    for (const each of (await loadTopicLevel(key)).tasks) {
      const { prompt } = generateQuestion(each.procedure(), 9_000_001, { difficulty: 0.6 })
      if (prompt.latex !== undefined) lines.push(prompt.latex)
    }
  }
  for (const line of lines) speakLatex(line)
  const begun = performance.now()
  for (let round = 0; round < rounds; round++) for (const line of lines) speakLatex(line)
  return { lines: lines.length, meanMs: (performance.now() - begun) / (rounds * lines.length) }
}
