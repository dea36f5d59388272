import type { CoinChange } from '@polyhex/contract/coins/coin-changes'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld } from '../seed/test-world.ts'
import { openContestTrial, unitCode } from './contest-trial.ts'

const world = openWorld()
const { paper, begin, coins } = openContestTrial(world)

describe('hints of a contest question', () => {
  it('cost 10 coins, one change of the ledger for a hint and a question, paid once', async () => {
    const sam = await world.person()
    await coins(sam, 35)
    const { run, question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    const first = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(first.body).toMatchObject({ hintsViewed: 1, balance: 25, hint: { sequence: 1 } })
    const same = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(same.body).toEqual(first.body)
    const second = await sam.call('buyContestHint', { params, body: { sequence: 2 } })
    expect(second.body).toMatchObject({ hintsViewed: 2, balance: 15 })
    const { body } = await sam.call('listCoinChanges', { params: { accountId: sam.accountId } })
    const bought = body.changes.filter((change: CoinChange) => change.changeType === 'contest_question_hint')
    expect(bought.map((change: CoinChange) => change.userAssetChangeAmount)).toEqual([-10, -10])
    const hints = await sam.call('getHints', { params })
    expect(hints.body.hints).toHaveLength(2)
    const answered = await sam.call('answerQuestion', {
      params: { ...params, runId: run.runId },
      body: { response: await world.rightFor(question.storedQuestionId), timeTakenMs: 5 },
    })
    expect(answered.body.answer.hasViewedHelp).toBe(true)
  })

  it('are refused where there are too few coins, and nothing is taken', async () => {
    const sam = await world.person()
    await coins(sam, 9)
    const { question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    const refused = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'hint_too_dear' } })
    expect((await sam.call('getAssets', { params: { accountId: sam.accountId } })).body.assets[0].amount).toBe(9)
    expect((await sam.call('getHints', { params })).body.hints).toEqual([])
  })

  it('are not for visitors, who are told how to have them, nor free by the way of other exercises', async () => {
    const visitor = world.visitor()
    const seat = await visitor.call('getOrCreateAnonymousContestPlayer', {
      body: { codeType: 'unit', code: unitCode, anonymousUserGuid: newId(world.now) },
    })
    const { code } = seat.body.contestPlayer.contest
    await visitor.call('registerContest', { params: { code } })
    await visitor.call('playContest', { params: { code } })
    const { question } = await begin(visitor, seat.body.contestPlayer.contestPlayerGuid)
    const params = { storedQuestionId: question.storedQuestionId }
    const refused = await visitor.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'hint_needs_sign_in' } })
    const free = await visitor.call('viewHelp', { params, body: { kind: 'hint' } })
    expect(free.body.code).toBe('hint_must_be_bought')
    expect((await visitor.call('viewHelp', { params, body: { kind: 'skill' } })).status).toBe(200)
  })

  it('come in their order, before the answer, to the owner of the question, in contests only', async () => {
    const [sam, max, parent] = [await world.person(), await world.person(), await world.person({ roles: ['parent'] })]
    await world.manages(parent, sam)
    for (const person of [sam, max, parent]) await coins(person, 100)
    const { run, question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    expect((await sam.call('buyContestHint', { params, body: { sequence: 2 } })).body.code).toBe('hint_not_found')
    expect((await sam.call('buyContestHint', { params, body: { sequence: 9 } })).body.code).toBe('hint_not_found')
    expect((await max.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe('question_not_found')
    expect((await parent.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe(
      'question_not_found',
    )
    await sam.call('skipQuestion', { params: { ...params, runId: run.runId }, body: { timeTakenMs: 1 } })
    expect((await sam.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe('question_answered')
    const practice = await sam.call('startExercise', {
      body: { target: { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' } },
    })
    const other = { storedQuestionId: practice.body.questions[0].storedQuestionId }
    const refused = await sam.call('buyContestHint', { params: other, body: { sequence: 1 } })
    expect(refused.body.code).toBe('not_a_contest_question')
  })
})
