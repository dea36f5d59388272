import { describe, expect, it } from 'vitest'
import { recordCoinChange } from './coin-ledger.ts'
import { openWorld } from '../seed/test-world.ts'

const world = openWorld()
const of = (accountId: string) => ({ params: { accountId } })

describe('addCoins', () => {
  it('grants and revokes for administrators, and the history shows it newest first [L-087] [L-122] [L-186] [L-219] [L-234]', async () => {
    const [ada, sam] = [await world.person({ roles: ['admin'] }), await world.person()]
    const first = await ada.call('addCoins', {
      ...of(sam.accountId),
      body: { amount: 100, details: 'Helped a friend' },
    })
    expect(first.body.change).toMatchObject({
      changeType: 'admin',
      userAssetChangeAmount: 100,
      userAssetFinalAmount: 100,
    })
    world.now = new Date(world.now.getTime() + 1000)
    await ada.call('addCoins', { ...of(sam.accountId), body: { amount: -30 } })
    const { body } = await sam.call('listCoinChanges', of(sam.accountId))
    expect(body).toMatchObject({ total: 2, balance: 70 })
    expect(body.changes).toMatchObject([
      { userAssetChangeAmount: -30, userAssetFinalAmount: 70, changeDetails: 'Taken back by us' },
      { userAssetChangeAmount: 100, userAssetFinalAmount: 100, changeDetails: 'Helped a friend' },
    ])
    const page = await sam.call('listCoinChanges', { ...of(sam.accountId), query: { offset: 1, count: 1 } })
    expect(page.body.changes).toHaveLength(1)
    expect(page.body.changes[0].userAssetChangeAmount).toBe(100)
  })

  it('refuses what is not a whole number from -100,000 to 100,000, and 0 [L-178]', async () => {
    const [ada, sam] = [await world.person({ roles: ['admin'] }), await world.person()]
    for (const amount of [0, 0.5, 100_001, -100_001, 'ten', null]) {
      const { status, body } = await ada.call('addCoins', { ...of(sam.accountId), body: { amount } })
      expect([status, body.errors[0].field]).toEqual([400, 'amount'])
    }
  })

  it('never takes a balance below zero, and then records nothing [L-178]', async () => {
    const [ada, sam] = [await world.person({ roles: ['admin'] }), await world.person()]
    await ada.call('addCoins', { ...of(sam.accountId), body: { amount: 10 } })
    const { status, body } = await ada.call('addCoins', { ...of(sam.accountId), body: { amount: -11 } })
    expect([status, body.code, body.errors[0].field]).toEqual([409, 'coins_below_zero', 'amount'])
    const { body: history } = await sam.call('listCoinChanges', of(sam.accountId))
    expect(history).toMatchObject({ total: 1, balance: 10 })
  })

  it('is for students only, and for accounts that are there', async () => {
    const [ada, pat] = [await world.person({ roles: ['admin'] }), await world.person({ roles: ['parent'] })]
    const { body } = await ada.call('addCoins', { ...of(pat.accountId), body: { amount: 1 } })
    expect(body.code).toBe('not_a_student')
    const nobody = await ada.call('addCoins', { ...of('01a19386-9e82-7fe1-a8b0-055f13f7a162'), body: { amount: 1 } })
    expect([nobody.status, nobody.body.code]).toEqual([404, 'account_not_found'])
  })

  it('is not for students, nor for the parent [L-185] [L-186]', async () => {
    const [pat, sam] = [await world.person({ roles: ['parent'] }), await world.person()]
    await world.manages(pat, sam)
    for (const person of [sam, pat]) {
      const { status } = await person.call('addCoins', { ...of(sam.accountId), body: { amount: 1 } })
      expect(status).toBe(403)
    }
  })
})

describe('looking at coins', () => {
  it('brings 100 changes at a time unless asked otherwise [L-220]', async () => {
    const sam = await world.person()
    for (let turn = 1; turn <= 103; turn++) {
      const change = { changeType: 'practice', details: '', amount: turn, source: `run:${turn}` } as const
      await recordCoinChange(world.db, { accountId: sam.accountId, ...change, at: new Date(turn * 1000) })
    }
    const { body } = await sam.call('listCoinChanges', of(sam.accountId))
    expect(body.total).toBe(103)
    const amounts = body.changes.map((change: { userAssetChangeAmount: number }) => change.userAssetChangeAmount)
    expect(amounts).toEqual(Array.from({ length: 100 }, (_, place) => 103 - place))
    const rest = await sam.call('listCoinChanges', { ...of(sam.accountId), query: { offset: 100 } })
    expect(rest.body.changes).toHaveLength(3)
    expect((await sam.call('listCoinChanges', { ...of(sam.accountId), query: { count: 101 } })).status).toBe(400)
  })

  it('is for the student, the parent and administrators [L-183] [L-233]', async () => {
    const [pat, sam, ada] = [
      await world.person({ roles: ['parent'] }),
      await world.person(),
      await world.person({ roles: ['admin'] }),
    ]
    await world.manages(pat, sam)
    for (const person of [pat, sam, ada]) {
      expect((await person.call('listCoinChanges', of(sam.accountId))).status).toBe(200)
      const assets = await person.call('getAssets', of(sam.accountId))
      expect(assets.body.assets).toEqual([{ assetType: 1, amount: 0 }])
    }
    expect((await sam.call('listCoinChanges', of(pat.accountId))).body.code).toBe('account_not_found')
  })
})

describe('submitAssetsEarned', () => {
  it('says what a run has brought, and changes nothing however often it is sent [L-218] [L-222]', async () => {
    const sam = await world.person()
    const target = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' }
    const opened = await sam.call('startExercise', { body: { target } })
    const { runId } = opened.body.run
    const sent = {
      questionSetGuid: runId,
      activity: 'practice',
      hasViewedHelp: true,
      percentCorrect: 100,
      details: 'x',
    }
    expect((await sam.call('submitAssetsEarned', { body: sent })).body.code).toBe('exercise_not_finished')
    let pending = opened.body.questions[0].storedQuestionId
    for (let question = 0; question < 4; question++) {
      world.now = new Date(world.now.getTime() + 4000)
      const given = await sam.call('answerQuestion', {
        params: { runId, storedQuestionId: pending },
        body: { response: await world.rightFor(pending), timeTakenMs: 10 },
      })
      pending = given.body.nextQuestions[0]?.storedQuestionId
    }
    for (let time = 0; time < 3; time++) {
      const { body } = await sam.call('submitAssetsEarned', { body: sent })
      expect(body).toMatchObject({ change: { changeType: 'practice', userAssetChangeAmount: 18 }, balance: 18 })
    }
    const other = await world.person()
    expect((await other.call('submitAssetsEarned', { body: sent })).body.code).toBe('exercise_not_found')
  })
})
