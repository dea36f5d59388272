import { earnedByAnswers } from '@polyhex/contract/coins/earnings'
import type { Misconception, PartAnswer, QuestionAnswer, StoredQuestion } from '@polyhex/contract/exercises/answers'
import { isPassed, runFigures, usedUp } from '@polyhex/contract/exercises/completion'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import type { CoinsEarned, Run, RunProgress } from '@polyhex/contract/exercises/runs'
import { levelling } from '@polyhex/contract/exercises/limits'
import {
  ideaOf,
  type AnswerKey,
  keyFromJson,
  markResponse,
  themes,
  topicLevel,
  unit,
  type Verdict,
} from '@polyhex/curriculum'
import { paperName, paperOfTarget } from './contest-target.ts'
import type { NewQuestion } from './make-question.ts'
import { gameSubjectName } from './plan-game.ts'
import { sayableWhy } from './sayable-why.ts'
import { type PendingRow, type QuestionRow, type RunRow, tallyOf, type WithPublic } from './run-rows.ts'

/** The name of what a run is about. */
export function targetName(type: RunRow['type'], target: string): string {
  if (type === 'levelling') return themes.find((theme) => theme.themeCode === target)?.themeName ?? target
  if (type === 'contest_problems') return paperName(target)
  if (type === 'game') return gameSubjectName(target)
  return (type === 'unit_mastery' ? unit(target)?.unitName : topicLevel(target)?.name) ?? target
}

/** When a timed levelling ends: 300 s after its first answer; null before that, and for all that has no clock. */
export function endOfTime(run: RunRow): Date | null {
  if (!run.timed || run.first_answered_at === null) return null
  return new Date(run.first_answered_at.getTime() + levelling.seconds * 1000)
}

/** How far a run is. */
export function progressOf(run: RunRow): RunProgress {
  const tally = tallyOf(run)
  const { total, required, inARow } = runFigures(run.type)
  return {
    correct: run.correct,
    incorrect: run.incorrect,
    skipped: run.skipped,
    answered: usedUp(tally),
    lastCorrectSequenceCount: run.in_a_row,
    total,
    required,
    inARow,
    score: run.type === 'contest_problems' ? run.points : null,
    secondsAllowed: run.timed ? levelling.seconds : null,
    endsAt: endOfTime(run)?.toISOString() ?? null,
    result: run.result,
    passed: run.result !== null && isPassed(run.result),
  }
}

/** What a run has brought; nothing unless its owner is a student. `balance` is known only when coins have just been credited. */
export function coinsOf(run: RunRow, balance: number | null): CoinsEarned {
  if (!run.earns) return { earned: 0, credited: false, balance: null }
  const missed = run.incorrect + run.skipped
  const { correct, correct_with_help: correctWithHelp, mended } = run
  const soFar = earnedByAnswers(run.type, { correct, correctWithHelp, missed, mended })
  return { earned: run.state === 'finished' ? run.coins : soFar, credited: run.coins > 0, balance }
}

function unitCodeOf(type: RunRow['type'], target: string): string | null {
  if (type === 'unit_mastery' || (type === 'game' && unit(target) !== null)) return target
  if (type !== 'contest_problems') return null
  const of = paperOfTarget(target)
  return 'unitCode' in of ? of.unitCode : null
}

/** A run as its browser sees it. */
export function toRun(run: RunRow, balance: number | null = null): Run {
  const { type, target } = run
  return {
    runId: run.id,
    type: run.type,
    topicCodeLevel:
      type === 'practice' || type === 'speed' ? target : type === 'game' ? (topicLevel(target)?.key ?? null) : null,
    unitCode: unitCodeOf(type, target),
    themeCode: type === 'levelling' ? target : null,
    contestLevels: type === 'contest_problems' ? run.plan_levels : null,
    name: targetName(run.type, run.target),
    startedAt: run.started_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    progress: progressOf(run),
    coins: coinsOf(run, balance),
  }
}

type RightAnswer = NonNullable<QuestionAnswer['rightAnswer']>

/** The right answer, for a question that hides it no more. */
function rightAnswerOf({ shown, rightOptionIds }: AnswerKey): RightAnswer {
  return { text: shown.text, speech: shown.speech, optionIds: [...rightOptionIds] }
}

/** How each part went, marked again as it was then; null where a question has no parts. */
function partAnswers(key: AnswerKey, verdict: Verdict | null, isOpen: boolean): PartAnswer[] | null {
  if (key.parts === undefined) return null
  const marked = verdict?.verdict === 'right' || verdict?.verdict === 'wrong' ? verdict.parts : undefined
  return key.parts.map((part, i) => {
    const said = marked?.[i]?.why ?? null
    return {
      outcome: marked?.[i]?.verdict ?? 'skipped',
      said: isOpen ? sayableWhy(said, key) : said,
      rightAnswer: isOpen ? null : rightAnswerOf(part),
    }
  })
}

/** What is said of the mistake; while a second try is open, nothing that tells the answer. */
function misconceptionOf(
  { misconception, why, second_open: isOpen }: QuestionRow,
  key: AnswerKey,
): Misconception | null {
  if (misconception === null || why === null) return null
  const said = isOpen ? sayableWhy(why, key) : why
  return said === null ? null : { code: misconception, why: said }
}

/**
 * What is known of a question once it is answered; null before, whoever asks. All that is read of an answer goes through here, so
 * that while its second try is open nothing tells the right one.
 */
export function toAnswer(row: QuestionRow, key?: AnswerKey): QuestionAnswer | null {
  if (row.outcome === null || row.answered_at === null) return null
  const known = key ?? keyFromJson(row.key)
  const last = row.second_response ?? row.response
  const isMarkedAgain = last !== null && (known.parts !== undefined || row.second_outcome === 'wrong')
  const verdict = isMarkedAgain ? markResponse(known, last) : null
  const parts = partAnswers(known, verdict, row.second_open)
  const idea = row.second_open ? null : ideaOf(row.topic_code_level)
  return {
    outcome: row.outcome,
    isCorrect: row.outcome === 'right',
    response: row.response,
    rightAnswer: row.second_open ? null : rightAnswerOf(known),
    ...(parts === null ? {} : { parts }),
    ...(idea === null ? {} : { idea }),
    misconception: misconceptionOf(row, known),
    credit: row.credit,
    timeTakenMs: row.answer_time_ms ?? 0,
    hasViewedHelp: row.answered_with_help ?? false,
    answeredAt: row.answered_at.toISOString(),
    secondTry: row.second_open ? 'open' : row.second_outcome,
    secondResponse: row.second_response,
    secondWhy: row.second_outcome === 'wrong' && verdict?.verdict === 'wrong' ? (verdict.why ?? null) : null,
  }
}

/** What a contest problem is called: the name of its family would tell its idea. */
const nameOfProblem = (key: string): string => (ideaOf(key) === null ? key : 'Contest problem')

function framed(
  shown: PublicQuestion,
  place: { runId: string; id: string; position: number },
): Omit<StoredQuestion, 'answer' | 'timeTakenMs' | 'hintsViewed'> {
  const level = topicLevel(shown.topicCodeLevel)
  return {
    ...shown,
    storedQuestionId: place.id,
    questionSetGuid: place.runId,
    position: place.position,
    questionDefinition: level?.name ?? nameOfProblem(shown.topicCodeLevel),
    level: level?.level ?? 1,
    promptSpeechId: `q_${place.id}_prompt`,
  }
}

/** A stored question with its answer, if it has one. */
export function toStoredQuestion(row: WithPublic): StoredQuestion {
  const place = { runId: row.run_id, id: row.question_id, position: row.position }
  const answer = toAnswer(row)
  const shown = JSON.parse(row.public) as PublicQuestion
  return {
    ...framed(shown, place),
    answer,
    timeTakenMs: answer?.timeTakenMs ?? null,
    hintsViewed: row.hints_viewed,
  }
}

/** A question that waits for its answer. */
export function toPendingQuestion(row: PendingRow): StoredQuestion {
  const place = { runId: row.run_id, id: row.question_id, position: row.position }
  const shown = JSON.parse(row.public) as PublicQuestion
  return { ...framed(shown, place), answer: null, timeTakenMs: null, hintsViewed: row.hints_viewed }
}

/** A question just made, as it is sent. */
export function freshQuestion(question: NewQuestion, runId: string, position: number): StoredQuestion {
  const place = { runId, id: question.id, position }
  return { ...framed(question.shown, place), answer: null, timeTakenMs: null, hintsViewed: 0 }
}
