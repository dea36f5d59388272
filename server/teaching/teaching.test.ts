import { loadTopicLevel, topicLevel } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import type { Speech } from './speech/speech.ts'

const spoken: { text: string; voice: number }[] = []
const recorder: Speech = {
  speaks: true,
  say: async (text, voice) => {
    spoken.push({ text, voice })
    return Buffer.from(`RIFF ${text}`)
  },
  close: async () => {},
}
const world = openWorld({ speech: recorder })
const level = 'multi_digit_subtraction_practice/4'

async function asked(who: Person): Promise<{ runId: string; storedQuestionId: string }> {
  const { body } = await who.call('startExercise', { body: { target: { type: 'practice', topicCodeLevel: level } } })
  return { runId: body.run.runId, storedQuestionId: body.questions[0].storedQuestionId }
}
const answer = async (who: Person, params: { runId: string; storedQuestionId: string }) =>
  who.call('answerQuestion', {
    params,
    body: { response: await world.rightFor(params.storedQuestionId), timeTakenMs: 1 },
  })

describe('getTeaching', () => {
  it('brings the packages that match the level, and The Solution only after the answer [L-056] [L-104] [L-105]', async () => {
    const sam = await world.person()
    const params = await asked(sam)
    const before = await sam.call('getTeaching', { params })
    expect(before.body.packages).toHaveLength(1)
    expect(before.body.packages[0]).toMatchObject({
      skillCode: 'multi_digit_subtraction_practice',
      shortName: topicLevel(level)?.shortName,
      minLevel: 1,
    })
    for (const segment of before.body.packages[0].segments) {
      expect(segment.speech).not.toBe('')
      expect(segment.svg ?? segment.latex).toBeTypeOf('string')
    }
    expect(before.body.solution).toBeNull()
    expect(before.body.hints).toEqual([])
    expect(before.body.hintCount).toBeGreaterThan(1)
    const given = await answer(sam, params)
    const after = await sam.call('getTeaching', { params })
    expect(after.body.solution.segments.length).toBeGreaterThan(1)
    expect(after.body.hints).toHaveLength(before.body.hintCount)
    expect(given.body.answer.hasViewedHelp).toBe(false)
  })

  it('beside a question of a task, says how to go about its kind and reads that aloud', async () => {
    const sam = await world.person()
    const { body } = await sam.call('startExercise', {
      body: { target: { type: 'practice', topicCodeLevel: level }, widgetSet: 2 },
    })
    const { storedQuestionId } = body.questions[0]
    const { id, version, form } = (await loadTopicLevel(level)).tasks.find((one) => one.id === 'which_story') ?? {}
    await world.db.queries
      .updateTable('run_questions')
      .set({ task: id, version, form })
      .where('id', '=', storedQuestionId)
      .execute()
    const { segments } = (await sam.call('getTeaching', { params: { storedQuestionId } })).body.packages[0]
    expect(segments[2].heading).toBe('Decide, and know why')
    const { speechId } = segments[2]
    expect(speechId).toMatch(/^l_multi_digit_subtraction_practice_4_which_story_[01]_3$/)
    spoken.length = 0
    expect((await sam.call('getSpeech', { params: { speechId }, query: { voice: 0 } })).status).toBe(200)
    expect(spoken.map(({ text }) => text)).toEqual([segments[2].speech])
  })

  it('is for the owner and those who manage the owner', async () => {
    const [sam, pat, stranger] = [await world.person(), await world.person({ roles: ['parent'] }), await world.person()]
    await world.manages(pat, sam)
    const params = await asked(sam)
    expect((await pat.call('getTeaching', { params })).status).toBe(200)
    for (const name of ['getTeaching', 'getHints'] as const) {
      const refused = await stranger.call(name, { params })
      expect([refused.status, refused.body.code]).toEqual([404, 'question_not_found'])
    }
    expect((await stranger.call('viewHelp', { params, body: { kind: 'hint' } })).status).toBe(404)
    expect((await world.visitor().call('getTeaching', { params })).status).toBe(404)
  })

  it('teaches a topic level without a question', async () => {
    const query = { topicCodeLevel: level }
    const { body } = await world.visitor().call('getTopicTeaching', { query })
    expect(body.packages[0].segments.length).toBeGreaterThanOrEqual(5)
    const unknown = await world.visitor().call('getTopicTeaching', { query: { topicCodeLevel: 'nope/1' } })
    expect(unknown.body.code).toBe('topic_not_found')
  })
})

describe('hints', () => {
  it('come one at a time, are noted as help, and run out [L-106] [L-201]', async () => {
    const sam = await world.person()
    const params = await asked(sam)
    const { hintCount } = (await sam.call('getTeaching', { params })).body
    for (let place = 1; place <= hintCount; place++) {
      const { body } = await sam.call('viewHelp', { params, body: { kind: 'hint' } })
      expect(body.hint).toMatchObject({ sequence: place })
      expect(body.hintsViewed).toBe(place)
      expect((await sam.call('getHints', { params })).body.hints).toHaveLength(place)
    }
    const more = await sam.call('viewHelp', { params, body: { kind: 'hint' } })
    expect([more.status, more.body.code]).toEqual([404, 'hint_not_found'])
    expect((await answer(sam, params)).body.answer.hasViewedHelp).toBe(true)
  })

  it('are open to teachers and tutors who may see the question, without counting as help [L-058]', async () => {
    const [sam, theo] = [await world.person(), await world.person({ roles: ['teacher'] })]
    await world.manages(theo, sam)
    const params = await asked(sam)
    const { body } = await theo.call('getHints', { params })
    expect(body.hints).toHaveLength(body.hintCount)
    expect((await answer(sam, params)).body.answer.hasViewedHelp).toBe(false)
  })

  it('cost nothing after the answer', async () => {
    const sam = await world.person()
    const params = await asked(sam)
    await answer(sam, params)
    expect((await sam.call('viewHelp', { params, body: { kind: 'solution' } })).status).toBe(200)
    const { body } = await sam.call('getStoredQuestion', { params: { storedQuestionId: params.storedQuestionId } })
    expect(body.question.answer.hasViewedHelp).toBe(false)
  })
})

describe('preferences and voices', () => {
  it('begin with auto play and video, and are kept for the account [L-129] [L-167]', async () => {
    const sam = await world.person()
    expect((await sam.call('getTeachingPreferences')).body).toEqual({
      autoPlay: true,
      voice: 0,
      teachingStyle: 'video',
    })
    const chosen = { autoPlay: false, voice: 102, teachingStyle: 'audio' }
    await sam.call('setTeachingPreferences', { body: chosen })
    expect((await sam.call('getTeachingPreferences')).body).toEqual(chosen)
    expect((await sam.call('setTeachingPreferences', { body: { ...chosen, teachingStyle: 'x' } })).status).toBe(400)
  })
  it('are the seven of the specification [L-128]', async () => {
    const { body } = await world.visitor().call('listVoices')
    expect(body.voices.map((voice: { voice: number }) => voice.voice)).toEqual([0, 1, 2, 3, 4, 101, 102])
    expect(body.serverSpeaks).toBe(true)
  })
})

describe('getSpeech', () => {
  it('reads prompts, opened hints and lessons aloud in the voice asked for [L-200]', async () => {
    const sam = await world.person()
    const params = await asked(sam)
    const question = (await sam.call('getStoredQuestion', { params: { storedQuestionId: params.storedQuestionId } }))
      .body.question
    const prompt = await sam.call('getSpeech', { params: { speechId: question.promptSpeechId }, query: { voice: 101 } })
    expect([prompt.status, prompt.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(spoken.at(-1)).toEqual({ text: question.speech, voice: 101 })
    const hint = (await sam.call('viewHelp', { params, body: { kind: 'hint' } })).body.hint
    expect((await sam.call('getSpeech', { params: { speechId: hint.speechId } })).status).toBe(200)
    expect(spoken.at(-1)?.text).toBe(hint.speech)
    const [first] = (await sam.call('getTeaching', { params })).body.packages[0].segments
    expect((await world.visitor().call('getSpeech', { params: { speechId: first.speechId } })).status).toBe(200)
    expect(spoken.at(-1)?.text).toBe(first.speech)
  })

  it('reads nothing that is not ours, not yet opened, or another child’s', async () => {
    const [sam, stranger] = [await world.person(), await world.person()]
    const params = await asked(sam)
    const before = spoken.length
    const id = params.storedQuestionId
    const hear = async (who: Person, speechId: string) => (await who.call('getSpeech', { params: { speechId } })).status
    expect(await hear(sam, `q_${id}_hint_1`)).toBe(404)
    expect(await hear(sam, `q_${id}_solution_1`)).toBe(404)
    expect(await hear(stranger, `q_${id}_prompt`)).toBe(404)
    expect(await hear(sam, 'hello')).toBe(404)
    expect(await hear(sam, 'l_nope_1')).toBe(404)
    expect(await hear(sam, 'say this please')).toBe(400)
    expect(spoken).toHaveLength(before)
    await answer(sam, params)
    expect(await hear(sam, `q_${id}_solution_1`)).toBe(200)
  })
})
