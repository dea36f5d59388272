import { z } from 'zod'
import { TopicCodeLevel } from '../curriculum/curriculum.ts'
import { operation } from '../operation.ts'
import { Segment, SkillPackage, StudentHint, TeachingPreferences } from './teaching.ts'

const storedQuestionId = z.uuid('This is not a question.')
const Voice = z.object({ voice: z.number().int(), name: z.string(), label: z.string() })

export const teachingOperations = {
  getTeaching: operation({
    method: 'GET',
    path: '/stored-questions/:storedQuestionId/teaching',
    access: 'visitor-or-account',
    summary: 'Gives the tabs of Teach Me for a question: its skill packages and, once it is answered, The Solution.',
    params: z.object({ storedQuestionId }),
    response: z.object({
      packages: z.array(SkillPackage),
      /** Null before the question is answered, for teachers and students alike. */
      solution: z.object({ segments: z.array(Segment), seconds: z.number() }).nullable(),
      /** How many hints the question has; they come one at a time by viewHelp. */
      hintCount: z.number().int(),
      hints: z.array(StudentHint),
    }),
    refusals: ['question_not_found'],
  }),
  getTopicTeaching: operation({
    method: 'GET',
    path: '/teaching/topic-level',
    access: 'everyone',
    summary: 'Gives the skill packages of a topic level.',
    query: z.object({ topicCodeLevel: TopicCodeLevel }),
    response: z.object({ packages: z.array(SkillPackage) }),
    refusals: ['topic_not_found'],
    caching: { seconds: 21_600, scope: 'public' },
  }),
  viewHelp: operation({
    method: 'POST',
    path: '/stored-questions/:storedQuestionId/help',
    access: 'visitor-or-account',
    summary: 'Records that help was opened for a question, and gives the next hint when a hint was asked for.',
    params: z.object({ storedQuestionId }),
    body: z.object({ kind: z.enum(['hint', 'skill', 'solution']) }),
    response: z.object({ hint: StudentHint.nullable(), hintsViewed: z.number().int(), hintCount: z.number().int() }),
    refusals: ['question_not_found', 'hint_not_found', 'hint_must_be_bought'],
  }),
  getHints: operation({
    method: 'GET',
    path: '/stored-questions/:storedQuestionId/hints',
    access: 'visitor-or-account',
    summary: 'Gives the hints opened so far; all of them once the question is answered.',
    params: z.object({ storedQuestionId }),
    response: z.object({ hints: z.array(StudentHint), hintCount: z.number().int() }),
    refusals: ['question_not_found'],
  }),
  listVoices: operation({
    method: 'GET',
    path: '/teaching/voices',
    access: 'everyone',
    summary: 'Lists the voices, and whether this server can speak.',
    response: z.object({ voices: z.array(Voice), serverSpeaks: z.boolean() }),
    caching: { seconds: 1200, scope: 'public' },
  }),
  getTeachingPreferences: operation({
    method: 'GET',
    path: '/teaching/preferences',
    access: 'signed-in',
    summary: 'Gives the teaching preferences of the account.',
    response: TeachingPreferences,
  }),
  setTeachingPreferences: operation({
    method: 'PUT',
    path: '/teaching/preferences',
    access: 'signed-in',
    summary: 'Keeps the teaching preferences of the account.',
    body: TeachingPreferences,
    response: TeachingPreferences,
  }),
  getSpeech: operation({
    method: 'GET',
    path: '/speech/:speechId.wav',
    access: 'visitor-or-account',
    summary:
      'Gives a text of ours read aloud. Only texts that the server itself has written can be asked for, by their id.',
    params: z.object({ speechId: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/) }),
    query: z.object({ voice: z.coerce.number<number>().int().min(0).max(999).default(0) }),
    response: z.unknown(),
    refusals: ['speech_not_available', 'question_not_found'],
    produces: 'audio/wav',
    caching: { seconds: 1200, scope: 'private' },
    limit: { calls: 240, seconds: 60, per: 'person' },
  }),
}
