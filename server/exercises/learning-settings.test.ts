import { expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const secondsOf = async (who: Person, timed?: boolean) => {
  const target = { type: 'levelling', themeCode: 'operations', ...(timed === undefined ? {} : { timed }) }
  const { body } = await who.call('startExercise', { body: { target, restart: true } })
  return body.run.progress.secondsAllowed
}
const paramsOf = ({ accountId }: Person) => ({ accountId })

it('a parent chooses untimed levelling for a child, who reads it, keeps to it and cannot change it', async () => {
  const [pat, sam] = [await world.person({ roles: ['parent'] }), await world.person({ grade: 4 })]
  await world.manages(pat, sam)
  const params = paramsOf(sam)
  expect((await sam.call('getLearningSettings', { params })).body).toEqual({
    levellingTimed: true,
    afterWrong: 'wait',
    mayChange: false,
  })
  expect(await secondsOf(sam)).toBe(300)
  const own = await sam.call('updateLearningSettings', { params, body: { levellingTimed: false } })
  expect([own.status, own.body.code]).toEqual([403, 'settings_of_managers'])
  const byParent = await pat.call('updateLearningSettings', { params, body: { levellingTimed: false } })
  expect(byParent.body).toEqual({ levellingTimed: false, afterWrong: 'wait', mayChange: true })
  expect((await sam.call('getLearningSettings', { params })).body).toEqual({
    levellingTimed: false,
    afterWrong: 'wait',
    mayChange: false,
  })
  expect([await secondsOf(sam), await secondsOf(sam, true)]).toEqual([null, null])
})

it('a student whom nobody manages chooses alone, and may be gentler once without choosing', async () => {
  const sam = await world.person({ grade: 4 })
  const params = paramsOf(sam)
  expect(await secondsOf(sam, false)).toBeNull()
  expect(await secondsOf(sam)).toBe(300)
  const changed = await sam.call('updateLearningSettings', { params, body: { levellingTimed: false } })
  expect(changed.body).toEqual({ levellingTimed: false, afterWrong: 'wait', mayChange: true })
  expect(await secondsOf(sam)).toBeNull()
  await sam.call('updateLearningSettings', { params, body: { levellingTimed: true } })
  expect(await secondsOf(sam)).toBe(300)
})

it('what follows a wrong answer is chosen apart from the clock, and neither changes the other', async () => {
  const sam = await world.person({ grade: 4 })
  const params = paramsOf(sam)
  const timed = await sam.call('updateLearningSettings', { params, body: { afterWrong: 'timed' } })
  expect(timed.body).toEqual({ levellingTimed: true, afterWrong: 'timed', mayChange: true })
  const untimed = await sam.call('updateLearningSettings', { params, body: { levellingTimed: false } })
  expect(untimed.body).toEqual({ levellingTimed: false, afterWrong: 'timed', mayChange: true })
  const wrong = await sam.call('updateLearningSettings', { params, body: { afterWrong: 'never' } })
  expect(wrong.status).toBe(400)
})

it('a visitor is timed unless the visitor asks otherwise, and strangers have no say', async () => {
  expect(await secondsOf(world.visitor())).toBe(300)
  expect(await secondsOf(world.visitor(), false)).toBeNull()
  const [sam, stranger] = [await world.person(), await world.person({ roles: ['parent'] })]
  const params = paramsOf(sam)
  const asked = await stranger.call('updateLearningSettings', { params, body: { levellingTimed: false } })
  expect(asked.body.code).toBe('account_not_found')
})

it('an open levelling is not taken up by one that is timed otherwise', async () => {
  const sam = await world.person({ grade: 4 })
  const start = async (timed: boolean) => {
    const target = { type: 'levelling', themeCode: 'operations', timed }
    return (await sam.call('startExercise', { body: { target } })).body.run.runId
  }
  const first = await start(true)
  expect(await start(true)).toBe(first)
  expect(await start(false)).not.toBe(first)
})
