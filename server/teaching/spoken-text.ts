import { loadLesson, loadTaskLesson } from '@polyhex/curriculum'
import { speakRichText } from '@polyhex/curriculum/notation/speak'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/handlers.ts'
import { askedQuestion } from './asked-question.ts'
import { solutionOf } from './teaching-view.ts'

const question = /^q_([0-9a-f-]{36})_(prompt|hint|solution)(?:_(\d{1,2}))?$/
const lesson = /^l_([a-z0-9_]+)_(\d{1,2})_(\d{1,2})$/
const taskLesson = /^l_([a-z0-9_]+?)_(\d{1,2})_([a-z_]{2,24})_([01])_(\d{1,2})$/

async function spokenLesson(speechId: string): Promise<string | null> {
  const ofTask = taskLesson.exec(speechId)
  if (ofTask !== null) {
    const [, topicCode = '', level, task = '', turn, place] = ofTask
    const found = await loadTaskLesson(topicCode, Number(level), task, turn === '1' ? 1 : 0)
    return found?.segments[Number(place) - 1]?.speech ?? null
  }
  const [, topicCode = '', level, place] = lesson.exec(speechId) ?? []
  const found = await loadLesson(topicCode, Number(level))
  return found?.segments[Number(place) - 1]?.speech ?? null
}

async function spokenQuestion(db: Database, caller: Caller, match: RegExpExecArray, now: Date): Promise<string | null> {
  const [, id = '', part, number = '1'] = match
  const asked = await askedQuestion(db, caller, id, now)
  if (part === 'prompt') return (JSON.parse(asked.row.public) as PublicQuestion).speech
  const place = Number(number)
  if (asked.question === null) return null
  if (part === 'hint') {
    const hint = place <= asked.hintsOpen ? asked.question.hints[place - 1] : undefined
    return hint === undefined ? null : speakRichText(hint.text)
  }
  if (!asked.answered) return null
  return solutionOf(asked.question, id).segments[place - 1]?.speech ?? null
}

/**
 * The text behind a speech id: a question's prompt, an opened hint, a solution after the answer, or a part of a lesson.
 * Null for ids that are none, and for what may not be heard yet. No text ever comes from the caller.
 */
export async function spokenText(db: Database, caller: Caller, speechId: string, now: Date): Promise<string | null> {
  const ofQuestion = question.exec(speechId)
  if (ofQuestion !== null) return spokenQuestion(db, caller, ofQuestion, now)
  return spokenLesson(speechId)
}
