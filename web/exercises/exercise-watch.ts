import { createContext, useContext, useEffect } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { Stroke } from '../kit/strokes/pens.ts'

/** Which question of which run. */
export interface QuestionPlace {
  runId: string
  questionId: string
}

/** In px. */
export interface CardSize {
  width: number
  height: number
  /** Of the words of the question. */
  textPx: number
}

/** Somebody who looks on while an exercise is done, as in a live class. What is told here is no answer: those go to the server. */
export interface ExerciseWatch {
  /** The question that waits for an answer; null: the exercise has been left. */
  opened: (at: QuestionPlace | null) => void
  /** How large the card of the question and its words are. */
  sized: (at: QuestionPlace, size: CardSize) => void
  picked: (at: QuestionPlace, response: string) => void
  drawn: (at: QuestionPlace, strokes: readonly Stroke[]) => void
  helping: (open: boolean) => void
}

/** Set around an exercise that somebody looks at; the same one as long as the exercise is there. */
export const ExerciseWatchContext = createContext<ExerciseWatch | null>(null)

/** What others have drawn on a question of the exercise. */
export const ExerciseMarksContext = createContext<{ questionId: string; strokes: readonly Stroke[] } | null>(null)

/** True around an exercise that is kept out of sight for a while: keys pressed elsewhere on the page are not for it. */
export const ExerciseAsideContext = createContext(false)

interface Watched {
  /** The question on show. */
  question: StoredQuestion | undefined
  /** It waits for its answer. */
  isOpen: boolean
  /** It waits for its second try: whoever looks on sees the question after it, and learns of the second try once it is made. */
  isMendable: boolean
  response: string | undefined
  strokes: readonly Stroke[]
  helpOpen: boolean
}

/** Tells whoever looks on what is done in an exercise; gives what they have drawn on the question. Without one, nothing. */
export function useExerciseWatch({ question, isOpen, isMendable, response, strokes, helpOpen }: Watched) {
  const watch = useContext(ExerciseWatchContext)
  const marks = useContext(ExerciseMarksContext)
  const runId = question?.questionSetGuid
  const questionId = question?.storedQuestionId
  const isAtWork = isOpen || isMendable
  useEffect(() => {
    if (isAtWork && runId && questionId) watch?.opened({ runId, questionId })
  }, [watch, isAtWork, runId, questionId])
  useEffect(() => () => watch?.opened(null), [watch])
  useEffect(() => {
    if (isOpen && runId && questionId && response !== undefined) watch?.picked({ runId, questionId }, response)
  }, [watch, isOpen, runId, questionId, response])
  useEffect(() => {
    if (isOpen && runId && questionId) watch?.drawn({ runId, questionId }, strokes)
  }, [watch, isOpen, runId, questionId, strokes])
  useEffect(() => watch?.helping(helpOpen), [watch, helpOpen])
  return {
    marks: marks !== null && marks.questionId === questionId ? marks.strokes : [],
    onSize:
      watch && isOpen && runId && questionId ? (size: CardSize) => watch.sized({ runId, questionId }, size) : null,
  }
}
