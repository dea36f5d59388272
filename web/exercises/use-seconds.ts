import { useEffect, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'

/** Seconds worked on a run: the answered questions' own times, and the one that waits as long as it is on show. */
export function useSeconds(questions: readonly StoredQuestion[], shownAt: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const answered = questions.reduce((sum, question) => sum + (question.answer?.timeTakenMs ?? 0), 0)
  const waiting = questions.some((question) => !question.answer)
  return (answered + (waiting && running ? Math.max(0, now - shownAt) : 0)) / 1000
}
