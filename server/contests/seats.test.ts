import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld } from '../seed/test-world.ts'
import { closeContests } from './close-contests.ts'
import { openContestTrial, unitCode } from './contest-trial.ts'

const world = openWorld()
const { minutes, hosted, paper, begin, playAll } = openContestTrial(world)

describe('the seat of a paper of one’s own', () => {
  it('has the fields of a contest player, in a contest in the state plan [L-118] [L-119] [L-223]', async () => {
    const sam = await world.person()
    const { status, body } = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code: unitCode } })
    expect(status).toBe(200)
    const { contestPlayer } = body
    expect(contestPlayer).toMatchObject({ userId: sam.accountId, hostSettings: { locked: false, hideScores: false } })
    expect(contestPlayer.contest).toMatchObject({
      contestId: contestPlayer.contestId,
      state: 'plan',
      unitCode,
      gradeLevel: 3,
      shared: false,
      isHost: true,
      computerPlayerCount: 3,
    })
    expect(Number.isInteger(contestPlayer.contestPlayerId)).toBe(true)
    const again = await sam.call('getContestPlayer', { params: { contestPlayerGuid: contestPlayer.contestPlayerGuid } })
    expect(again.body.contestPlayer).toEqual(contestPlayer)
  })

  it('is given again until its paper is finished, and is new with forceNew [L-223]', async () => {
    const sam = await world.person()
    const first = await paper(sam)
    const same = await paper(sam)
    expect(same.guid).toBe(first.guid)
    expect(same.run.runId).toBe(first.run.runId)
    const other = await paper(sam, true)
    expect(other.guid).not.toBe(first.guid)
    await playAll(sam, other, () => 'skip')
    const next = await paper(sam)
    expect(next.guid).toBe(first.guid)
    world.now = minutes(60 * 25)
    expect((await paper(sam)).guid).not.toBe(first.guid)
  })

  it('is had by a visitor under a guid of the browser, with a name from our words [L-224]', async () => {
    const visitor = world.visitor()
    const body = { codeType: 'unit', code: unitCode, anonymousUserGuid: newId(world.now) }
    const seat = await visitor.call('getOrCreateAnonymousContestPlayer', { body })
    expect(seat.body.contestPlayer).toMatchObject({ userId: null, contest: { state: 'plan', isHost: true } })
    expect(seat.body.contestPlayer.name).toMatch(/^[a-z]+_[a-z]+_\d+$/)
    const again = await visitor.call('getOrCreateAnonymousContestPlayer', { body })
    expect(again.body.contestPlayer.contestPlayerGuid).toBe(seat.body.contestPlayer.contestPlayerGuid)
    const stranger = await world.visitor().call('getOrCreateAnonymousContestPlayer', { body })
    expect(stranger.body.contestPlayer.contestPlayerGuid).not.toBe(seat.body.contestPlayer.contestPlayerGuid)
  })

  it('is about a focus area at the nearest grade that the area has', async () => {
    const sam = await world.person({ grade: 9 })
    const { body } = await sam.call('getOrCreateContestPlayer', {
      body: { codeType: 'focus_area', code: 'addition_and_subtraction' },
    })
    expect(body.contestPlayer.contest).toMatchObject({
      focusAreaCode: 'addition_and_subtraction',
      unitCode: null,
      gradeLevel: 4,
      name: 'Adding and Subtracting',
    })
    const unknown = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'focus_area', code: 'cooking' } })
    expect(unknown.body.code).toBe('focus_area_not_found')
    const noUnit = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code: 'cooking' } })
    expect(noUnit.body.code).toBe('unit_not_found')
  })

  it('is nobody else’s: not to look at, not to play, not to change', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const { guid } = await paper(sam)
    const params = { contestPlayerGuid: guid }
    for (const person of [max, world.visitor()]) {
      expect((await person.call('getContestPlayer', { params })).body.code).toBe('contest_player_not_found')
      expect((await person.call('getContestResults', { params })).body.code).toBe('contest_player_not_found')
      expect((await person.call('postPlayerSettings', { params, body: {} })).body.code).toBe('contest_player_not_found')
      expect((await begin(person, guid)).refusal).toBe('contest_player_not_found')
    }
  })

  it('keeps player, math and host settings [L-225]', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code, guid } = await hosted(host)
    const params = { contestPlayerGuid: guid }
    await host.call('postPlayerSettings', { params, body: { showName: false } })
    await host.call('postMathSettings', { params, body: { advanceAtOnce: true } })
    const { body } = await host.call('postHostSettings', { params, body: { locked: true, hideScores: true } })
    expect(body.contestPlayer).toMatchObject({
      playerSettings: { showName: false },
      mathSettings: { advanceAtOnce: true },
      hostSettings: { locked: true, hideScores: true },
      name: 'A player',
    })
    expect((await guest.call('joinContest', { body: { uniqueCode: code } })).body.code).toBe('contest_not_open')
    await host.call('postHostSettings', { params, body: { locked: false } })
    const joined = await guest.call('joinContest', { body: { uniqueCode: code } })
    expect(joined.body.contestPlayer.hostSettings).toBeNull()
    const own = { contestPlayerGuid: joined.body.contestPlayer.contestPlayerGuid }
    expect((await guest.call('postHostSettings', { params: own, body: {} })).body.code).toBe('not_the_host')
  })
})

describe('a host who does not want to be named', () => {
  it('is not named by the contest either, neither to who has the code nor to who has joined', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code, guid } = await hosted(host)
    const find = async () => (await guest.call('getContestByCode', { params: { code } })).body.contest.hostName
    expect(await find()).toMatch(/^Person /)
    await host.call('postPlayerSettings', { params: { contestPlayerGuid: guid }, body: { showName: false } })
    expect(await find()).toBe('A player')
    const joined = await guest.call('joinContest', { body: { uniqueCode: code } })
    expect(joined.body.contestPlayer.contest.hostName).toBe('A player')
  })
})

describe('contests that nobody ends', () => {
  it('end 12 hours after they were made, and visitors’ seats go with the visitors', async () => {
    const host = await world.person()
    const { code } = await hosted(host)
    const visitor = world.visitor()
    await visitor.call('joinContest', { body: { uniqueCode: code } })
    await host.call('playContest', { params: { code } })
    const planned = (await host.call('createContest', { body: { codeType: 'unit', code: unitCode } })).body
      .contestPlayer
    world.now = minutes(60 * 11)
    await closeContests(world.db, world.now)
    expect((await host.call('getContestByCode', { params: { code } })).body.contest.state).toBe('active')
    world.now = minutes(60 * 2)
    await closeContests(world.db, world.now)
    const over = await host.call('getContestByCode', { params: { code } })
    expect(over.body.contest).toMatchObject({ state: 'complete', playerCount: 2 })
    world.now = minutes(60 * 40)
    await closeContests(world.db, world.now)
    expect((await host.call('getContestByCode', { params: { code } })).body.contest.playerCount).toBe(1)
    const gone = await host.call('getContestByCode', { params: { code: planned.contest.code } })
    expect(gone.body.code).toBe('contest_not_found')
  })
})
