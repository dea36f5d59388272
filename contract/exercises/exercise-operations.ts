import { z } from 'zod'
import { TopicCodeLevel } from '../curriculum/curriculum.ts'
import { operation } from '../operation.ts'
import { QuestionAnswer, StoredQuestion } from './answers.ts'
import { ExerciseTarget, UnitCode } from './exercise-types.ts'
import { questionCacheSeconds } from './limits.ts'
import { PublicQuestion } from './questions.ts'
import { CoinsEarned, ExerciseResults, OpenRun, Run } from './runs.ts'
import { secondOutcomes } from './second-try.ts'
import { widgetSetSent } from './widget-set-sent.ts'
import { CheckedWorking } from './working.ts'

const runId = z.uuid('This is not an exercise.')
const storedQuestionId = z.uuid('This is not a question.')
/** A day is more than any question takes: the browser may have slept. */
const timeTakenMs = z.number().int().min(0).max(86_400_000)
/** The question held ahead that was shown after this one, offline: it then comes next instead of a fresh one. */
const nextQuestionId = storedQuestionId.optional()
const answerRefusals = [
  'exercise_not_found',
  'question_not_found',
  'question_not_its_turn',
  'question_answered',
  'exercise_finished',
] as const
const ofRun = z.object({ runId })
const ofQuestion = z.object({ runId, storedQuestionId })

/**
 * What an answer brings back. 'almost' and 'invalid' cost nothing: nothing is stored, the question stays open and
 * `sentence` says what to mend. Otherwise `answer` holds the right answer, `nextQuestions` what comes next (empty at
 * the end), and `results` is there when this answer ended the run.
 */
export const AnswerOutcome = z.object({
  verdict: z.enum(['right', 'wrong', 'skipped', 'almost', 'invalid']),
  sentence: z.string().nullable(),
  /** Which part is to be mended, from 0; left out where there are no parts. */
  part: z.number().int().optional(),
  answer: QuestionAnswer.nullable(),
  run: Run,
  coins: CoinsEarned,
  nextQuestions: z.array(StoredQuestion),
  results: ExerciseResults.nullable(),
})
export type AnswerOutcome = z.infer<typeof AnswerOutcome>

/**
 * What a second try brings back. 'almost' and 'invalid' cost nothing, as the first time. Otherwise `answer` is the whole answer,
 * and `verdict` how the second try went: 'shown' where none was made.
 */
export const SecondTryOutcome = z.object({
  verdict: z.enum([...secondOutcomes, 'almost', 'invalid']),
  sentence: z.string().nullable(),
  part: z.number().int().optional(),
  answer: QuestionAnswer.nullable(),
  run: Run,
  coins: CoinsEarned,
})
export type SecondTryOutcome = z.infer<typeof SecondTryOutcome>

export const exerciseOperations = {
  startExercise: operation({
    method: 'POST',
    path: '/exercises',
    access: 'visitor-or-account',
    summary: 'Opens a run, or takes up the open one of the same target from the last 24 hours unless restart is set.',
    body: z.object({ target: ExerciseTarget, restart: z.boolean().default(false), widgetSet: widgetSetSent }),
    response: OpenRun,
    refusals: [
      'topic_not_found',
      'unit_not_found',
      'theme_not_found',
      'contest_player_not_found',
      'contest_not_started',
      'topic_level_not_ready',
      'speed_play_not_supported',
      'no_questions_returned',
    ],
    limit: { calls: 120, seconds: 60, per: 'person' },
  }),
  getExercise: operation({
    method: 'GET',
    path: '/exercises/:runId',
    access: 'visitor-or-account',
    summary: 'Gives a run with all its questions and answers, so that a reload loses nothing.',
    params: ofRun,
    response: OpenRun.extend({ results: ExerciseResults.nullable() }),
    refusals: ['exercise_not_found'],
  }),
  getNextQuestions: operation({
    method: 'GET',
    path: '/exercises/:runId/next-questions',
    access: 'visitor-or-account',
    small: true,
    summary:
      'Gives the pending question of a run. The last-values are accepted from older callers; the server knows them.',
    params: ofRun,
    query: z.object({
      lastQuestionCorrect: z.stringbool().or(z.boolean()).optional(),
      lastTopicCode: z.string().max(100).optional(),
      lastLevel: z.coerce.number<number>().int().optional(),
      count: z.coerce.number<number>().int().min(1).max(5).default(1),
    }),
    response: z.object({ questions: z.array(StoredQuestion) }),
    refusals: ['exercise_not_found', 'no_questions_returned'],
  }),
  getQuestionsAhead: operation({
    method: 'POST',
    path: '/exercises/:runId/questions-ahead',
    access: 'visitor-or-account',
    summary:
      'Gives the questions after the pending one, to hold for going on offline; none for levelling and contests. Those already held are named, not sent again.',
    params: ofRun,
    body: z.object({ held: z.array(z.uuid()).max(40).default([]), widgetSet: widgetSetSent }),
    response: z.object({ questions: z.array(StoredQuestion), stillHeld: z.array(z.string()) }),
    refusals: ['exercise_not_found', 'no_questions_returned'],
    limit: { calls: 240, seconds: 60, per: 'person' },
  }),
  answerQuestion: operation({
    method: 'POST',
    path: '/exercises/:runId/questions/:storedQuestionId/answer',
    access: 'visitor-or-account',
    small: true,
    summary: 'Marks an answer and records it once; sent again it gives the first verdict again.',
    params: ofQuestion,
    body: z.object({
      response: z.string().max(2000),
      timeTakenMs,
      nextQuestionId,
      /** The browser can offer a second try: then a wrong answer that may be mended comes back without the right one. */
      secondTry: z.boolean().default(false),
    }),
    response: AnswerOutcome,
    refusals: answerRefusals,
  }),
  secondTry: operation({
    method: 'POST',
    path: '/exercises/:runId/questions/:storedQuestionId/second-try',
    access: 'visitor-or-account',
    small: true,
    summary:
      'Marks a second try after a wrong answer, or shows the answer instead (null). Written once and never counted; afterwards it gives what is there.',
    params: ofQuestion,
    body: z.object({ response: z.string().max(2000).nullable() }),
    response: SecondTryOutcome,
    refusals: ['exercise_not_found', 'question_not_found', 'second_try_not_offered', 'second_try_over'],
    limit: { calls: 120, seconds: 60, per: 'person' },
  }),
  skipQuestion: operation({
    method: 'POST',
    path: '/exercises/:runId/questions/:storedQuestionId/skip',
    access: 'visitor-or-account',
    small: true,
    summary: 'Passes a question over: it is used up, and the right answer is shown.',
    params: ofQuestion,
    body: z.object({ timeTakenMs, nextQuestionId }),
    response: AnswerOutcome,
    refusals: answerRefusals,
  }),
  refreshQuestion: operation({
    method: 'POST',
    path: '/exercises/:runId/questions/:storedQuestionId/refresh',
    access: 'visitor-or-account',
    summary: 'Puts another question of the same topic level in the place of one not yet answered.',
    params: ofQuestion,
    response: z.object({ question: StoredQuestion }),
    refusals: [
      'exercise_not_found',
      'question_not_found',
      'question_answered',
      'contest_not_refreshed',
      'no_questions_returned',
    ],
    // The button locks itself for 2.5 to 10 s; without a limit here a program could fill the database.
    limit: { calls: 120, seconds: 60, per: 'person' },
  }),
  checkWorking: operation({
    method: 'POST',
    path: '/exercises/:runId/questions/:storedQuestionId/check-working',
    access: 'visitor-or-account',
    small: true,
    summary:
      'Says of each line of a working whether it follows from the line above. Counts nothing and stores no line; in practice and unit mastery only.',
    params: ofQuestion,
    body: z.object({ response: z.string().max(2000) }),
    response: CheckedWorking,
    refusals: [
      'exercise_not_found',
      'question_not_found',
      'question_answered',
      'working_not_checked',
      'working_checked_enough',
    ],
    limit: { calls: 120, seconds: 60, per: 'person' },
  }),
  postResults: operation({
    method: 'POST',
    path: '/exercise-results',
    access: 'visitor-or-account',
    summary: 'Gives the results of a finished run. The figures sent are compared with the recorded ones, which stand.',
    body: z.object({
      questionSetGuid: runId,
      contestPlayerId: z.string().max(100).optional(),
      topicCode: z.string().max(100).optional(),
      level: z.number().int().optional(),
      totalQuestions: z.number().int().min(0),
      correct: z.number().int().min(0),
      incorrect: z.number().int().min(0),
      skipped: z.number().int().min(0),
      userId: z.string().max(100).optional(),
      gradeLevel: z.number().int().optional(),
      timeTakenMs,
      isCompetition: z.boolean().default(false),
      competitionTestQuestionId: z.string().max(100).optional(),
    }),
    response: z.object({ results: ExerciseResults }),
    refusals: ['exercise_not_found', 'exercise_not_finished'],
  }),
  getSampleQuestions: operation({
    method: 'GET',
    path: '/sample-questions',
    access: 'everyone',
    summary: 'Gives example questions of a unit, a topic level or a focus area, the same ones for some time.',
    query: z.object({
      unitCode: UnitCode.optional(),
      topicCodeLevel: TopicCodeLevel.optional(),
      topicCode: z.string().max(100).optional(),
      level: z.coerce.number<number>().int().optional(),
      focusAreaCode: z.string().max(100).optional(),
      count: z.coerce.number<number>().int().min(1).max(10).default(3),
    }),
    response: z.object({ questions: z.array(PublicQuestion) }),
    refusals: ['unit_not_found', 'topic_not_found', 'focus_area_not_found', 'topic_level_not_ready'],
    caching: { seconds: questionCacheSeconds, scope: 'public' },
  }),
  getStoredQuestion: operation({
    method: 'GET',
    path: '/stored-questions/:storedQuestionId',
    access: 'visitor-or-account',
    summary: 'Gives one question of the caller, or of an account the caller manages, with its answer if it has one.',
    params: z.object({ storedQuestionId }),
    query: z.object({
      /** Shows only these options of a choice, joined by commas. */
      answerIds: z.string().max(500).optional(),
    }),
    response: z.object({ question: StoredQuestion }),
    refusals: ['question_not_found'],
  }),
}
