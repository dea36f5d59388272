import type { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { firstTeachingPreferences, type VoiceName, voices } from '@polyhex/contract/teaching/teaching'
import { topicLevel } from '@polyhex/curriculum'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { askedQuestion, noteHelp } from './asked-question.ts'
import { readPreferences, writePreferences } from './preferences.ts'
import { spokenText } from './spoken-text.ts'
import type { Speech } from './speech/speech.ts'
import { hintsOf, packagesBeside, packagesOf, solutionOf } from './teaching-view.ts'

const labels: Record<VoiceName, string> = {
  default_voice: 'Standard robot voice',
  female_british: 'British, female robot voice',
  female_american: 'American, female robot voice',
  female_australian: 'Australian, female robot voice',
  female_indian: 'Indian, female robot voice',
  male_british: 'British, male robot voice',
  male_american: 'American, male robot voice',
}

const parts = (topicCodeLevel: string): [string, number] => {
  const slash = topicCodeLevel.lastIndexOf('/')
  return [topicCodeLevel.slice(0, slash), Number(topicCodeLevel.slice(slash + 1))]
}

/** The handlers of Teach Me; `speech` reads texts aloud, where this server can. */
export function teachingHandlers(speech: Speech): Handlers<typeof teachingOperations> {
  return {
    getTeaching: async ({ db, params, caller, now }) => {
      const asked = await askedQuestion(db, caller, params.storedQuestionId, now)
      const { question, row } = asked
      return {
        packages: await packagesBeside(...parts(row.topic_code_level), row.task, question),
        solution: asked.answered && question !== null ? solutionOf(question, row.question_id) : null,
        hintCount: asked.hintCount,
        hints: question === null ? [] : hintsOf(question, row.question_id, asked.hintsOpen),
      }
    },

    getTopicTeaching: async ({ query }) => {
      const level = topicLevel(query.topicCodeLevel)
      if (level === null) throw new Refusal('topic_not_found')
      return { packages: await packagesOf(level.topicCode, level.level) }
    },

    viewHelp: async ({ db, params, body, caller, now }) => {
      const asked = await askedQuestion(db, caller, params.storedQuestionId, now)
      if (body.kind === 'hint' && asked.row.run_type === 'contest_problems' && !asked.answered) {
        throw new Refusal('hint_must_be_bought')
      }
      const more = asked.row.hints_viewed < asked.hintCount
      if (body.kind === 'hint' && !more && !asked.answered) throw new Refusal('hint_not_found')
      const { hintsViewed } = await noteHelp(db, caller, asked, body.kind)
      const wanted = body.kind === 'hint' && asked.question !== null
      const hint = wanted ? hintsOf(asked.question, params.storedQuestionId, hintsViewed).at(-1) : undefined
      return { hint: hint ?? null, hintsViewed, hintCount: asked.hintCount }
    },

    getHints: async ({ db, params, caller, now }) => {
      const asked = await askedQuestion(db, caller, params.storedQuestionId, now)
      const hints = asked.question === null ? [] : hintsOf(asked.question, params.storedQuestionId, asked.hintsOpen)
      return { hints, hintCount: asked.hintCount }
    },

    listVoices: async () => ({
      voices: (Object.keys(voices) as VoiceName[]).map((name) => ({ voice: voices[name], name, label: labels[name] })),
      serverSpeaks: speech.speaks,
    }),

    getTeachingPreferences: async ({ db, account }) =>
      (await readPreferences(db, account.accountId)) ?? firstTeachingPreferences,

    setTeachingPreferences: async ({ db, account, body }) => {
      await writePreferences(db, account.accountId, body)
      return body
    },

    getSpeech: async ({ db, params, query, caller, now }) => {
      if (!speech.speaks) throw new Refusal('speech_not_available')
      const text = await spokenText(db, caller, params.speechId, now)
      const recording = text === null ? null : await speech.say(text, query.voice)
      if (recording === null) throw new Refusal('speech_not_available')
      return recording
    },
  }
}
