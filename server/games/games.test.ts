import { game } from '@polyhex/contract/exercises/limits'
import { topicLevel, unit } from '@polyhex/curriculum'
import { declaredGames } from '@polyhex/games/declared-games'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import { closeAbandonedGames } from './end-games.ts'
import { mostScore } from './game-plays.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'
const unitCode = 'g3_adding_and_subtracting_to_1000'
const target = (about: object = { topicCodeLevel: level }) => ({
  type: 'game',
  contestType: 'car_race',
  gameScene: 'carracescene5',
  ...about,
})
const begin = async (who: Person, about?: object) => who.call('startGame', { body: { target: target(about) } })
const end = async (who: Person, runId: string, body: object = { score: 200, won: true }) =>
  who.call('endGame', { params: { runId }, body })

/** Answers by a plan of right (r) and wrong (w), each 4 seconds after the one before; gives the last outcome. */
async function answer(
  who: Person,
  started: { run: { runId: string }; questions: { storedQuestionId: string }[] },
  plan: string,
) {
  const { runId } = started.run
  let pending = started.questions.at(-1)?.storedQuestionId ?? ''
  let last
  for (const turn of plan) {
    world.now = new Date(world.now.getTime() + 4000)
    const response = await (turn === 'r' ? world.rightFor(pending) : world.wrongFor(pending))
    const given = await who.call('answerQuestion', {
      params: { runId, storedQuestionId: pending },
      body: { response, timeTakenMs: 4000 },
    })
    expect(given.status).toBe(200)
    last = given.body
    pending = last.nextQuestions[0]?.storedQuestionId ?? ''
  }
  return last
}

const coinsOf = async (who: Person) =>
  world.db.queries
    .selectFrom('coin_changes')
    .select(['amount', 'change_type', 'source'])
    .where('account_id', '=', who.accountId)
    .execute()

describe('the list of games', () => {
  it('holds every game there is with what its card says, for six hours [L-079] [L-230]', async () => {
    const { status, body, headers } = await world.visitor().call('listGameTypes')
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('max-age=21600')
    expect(body.games.map((one: { contestType: string }) => one.contestType)).toEqual(
      declaredGames.map((one) => one.contestType),
    )
    expect(body.games[0]).toMatchObject({
      contestType: 'car_race',
      number: 1,
      displayName: 'Car Race',
      minimumPlayerAge: 6,
      minimumPlayerCount: 1,
    })
    for (const member of ['contestGoal', 'controls', 'hint', 'boosters', 'points', 'rewards', 'issues', 'details'])
      expect(body.games[0]).toHaveProperty(member)
  })

  it('recommends all that suit a group, with the fields that are asked for [L-080] [L-231]', async () => {
    const sam = await world.person()
    const all = await sam.call('recommendAllGames')
    expect(all.body.games).toHaveLength(declaredGames.filter((one) => one.minimumPlayerAge <= 12).length)
    expect(all.body.games[0]).toMatchObject({
      contestType: 'car_race',
      contestOptionDisplayName: 'Car Race: Meadow',
      displayImage: 'carracescene1_0',
      contestSceneChoice: 'carracescene1',
      contestSceneStartingStage: 0,
      maxPlayTimeSeconds: 300,
    })
    const some = await sam.call('recommendAllGames', { query: { fields: 'displayImage' } })
    expect(some.body.games[0]).toEqual({ contestType: 'car_race', displayImage: 'carracescene1_0' })
    expect((await sam.call('recommendAllGames', { query: { fields: 'nonsense' } })).status).toBe(400)
    expect((await sam.call('recommendAllGames', { query: { groupMinimumAge: 5 } })).body.games).toEqual([])
  })

  it('recommends in a scene by chance, what was played less often first [L-232]', async () => {
    const sam = await world.person()
    const fresh = await sam.call('recommendRandomGames')
    const scores = fresh.body.games.map((one: { recommendationScore: number }) => one.recommendationScore)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    for (let i = 0; i < 3; i++) await end(sam, (await begin(sam)).body.run.runId)
    const after = await sam.call('recommendRandomGames')
    const race = after.body.games.find((one: { contestType: string }) => one.contestType === 'car_race')
    expect(race.recommendationScore).toBeLessThanOrEqual(90 - 3 * 15 + 10)
    expect(race.contestSceneChoice).toMatch(/^carracescene[1-5]$/)
  })
})

describe('startGame', () => {
  it('opens a run of the kind game whose question holds no key', async () => {
    const sam = await world.person()
    const { status, body } = await begin(sam)
    expect(status).toBe(200)
    expect(body.run).toMatchObject({
      type: 'game',
      topicCodeLevel: level,
      unitCode: null,
      name: topicLevel(level)?.name,
    })
    expect(body.run.progress).toMatchObject({ total: null, required: game.required, answered: 0, result: null })
    expect(body.play).toMatchObject({
      contestType: 'car_race',
      gameScene: 'carracescene5',
      startingStage: 0,
      playTime: 300,
      score: null,
      won: null,
      bestBefore: null,
    })
    expect(body.questions).toHaveLength(1)
    const stored = await world.db.queries.selectFrom('run_questions').selectAll().executeTakeFirstOrThrow()
    expect(body.questions[0].answer).toBeNull()
    expect(JSON.stringify(body)).not.toContain(stored.key)
    for (const secret of ['key', 'rightOptionIds', 'wrong', 'solution', 'hints'])
      expect(body.questions[0]).not.toHaveProperty(secret)
  })

  it('asks what is typed in practice with options, each of which is one tap', async () => {
    const sam = await world.person()
    const { body } = await begin(sam)
    expect(body.questions[0].form).toBe('choice')
    expect(body.questions[0].widget.options.length).toBeGreaterThanOrEqual(3)
    const practice = await sam.call('startExercise', { body: { target: { type: 'practice', topicCodeLevel: level } } })
    expect(practice.body.questions[0].form).toBe('numeric')
  })

  it('asks about a unit, a theme, a grade, and without any what comes next', async () => {
    const sam = await world.person({ grade: 4 })
    const planOf = async (about: object) => {
      const { status, body } = await begin(sam, about)
      expect(status).toBe(200)
      const row = await world.db.queries
        .selectFrom('runs')
        .select('plan')
        .where('id', '=', body.run.runId)
        .executeTakeFirstOrThrow()
      return { run: body.run, levels: [...new Set(row.plan)], plan: row.plan }
    }
    const ofUnit = await planOf({ unitCode })
    expect(ofUnit.run.unitCode).toBe(unitCode)
    expect(ofUnit.levels.every((key) => unit(unitCode)?.topicLevels.includes(key as never))).toBe(true)
    expect(ofUnit.plan).toHaveLength(game.mostQuestions)
    if (ofUnit.levels.length > 1) expect(ofUnit.plan.every((key, i) => key !== ofUnit.plan[i + 1])).toBe(true)
    const ofTheme = await planOf({ themeCode: 'algebra' })
    expect(ofTheme.levels.every((key) => topicLevel(key)?.theme === 'algebra')).toBe(true)
    const ofGrade = await planOf({ gradeLevel: 2 })
    expect(ofGrade.run.name).toBe('Grade 2')
    expect(
      ofGrade.levels.every((key) => (topicLevel(key)?.gradeMin ?? 9) <= 2 && (topicLevel(key)?.gradeMax ?? 0) >= 2),
    ).toBe(true)
    const next = await planOf({})
    expect(next.run.name).toBe('A mix for you')
    expect(next.levels.length).toBeGreaterThan(2)
  })

  it('refuses a game, a scene or a subject that is not there', async () => {
    const sam = await world.person()
    const refused = async (about: object) => (await begin(sam, about)).body.code
    expect(await refused({ contestType: 'poker', gameScene: 'pokerscene1' })).toBe('game_not_found')
    expect(await refused({ gameScene: 'carracescene9' })).toBe('game_not_found')
    expect(await refused({ contestType: '__proto__' })).toBe('game_not_found')
    expect(await refused({ unitCode: 'nope' })).toBe('unit_not_found')
    expect(await refused({ themeCode: 'nope' })).toBe('theme_not_found')
    expect(await refused({ topicCodeLevel: 'nope/1' })).toBe('topic_not_found')
    expect(await refused({ startingStage: 10 })).toBe('invalid_request')
    expect(await refused({ playTime: 5 })).toBe('invalid_request')
  })
})

describe('an answer in a game', () => {
  it('is marked on the server, says what went wrong, and changes what is believed of the child', async () => {
    const sam = await world.person()
    const started = (await begin(sam)).body
    const wrong = await answer(sam, started, 'w')
    expect(wrong).toMatchObject({ verdict: 'wrong', results: null })
    expect(wrong.answer.rightAnswer.text).not.toBe('')
    expect(wrong.answer.misconception?.why).not.toBe('')
    const learner = await world.db.queries
      .selectFrom('learner_states')
      .select('state')
      .where('account_id', '=', sam.accountId)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(learner.state ?? '{}').answers).toBe(1)
    const { storedQuestionId } = started.questions[0]
    const taught = await sam.call('getTeaching', { params: { storedQuestionId } })
    expect(taught.body.solution.segments.length).toBeGreaterThan(0)
  })

  it('of the last question that a game may ask ends and pays it', async () => {
    const sam = await world.person()
    const started = (await begin(sam, { unitCode })).body
    const last = await answer(sam, started, 'r'.repeat(game.mostQuestions))
    expect(last.nextQuestions).toEqual([])
    expect(last.results).toMatchObject({
      type: 'game',
      result: 'at_least_correct',
      correct: game.mostQuestions,
      coinsEarned: 2 * game.mostQuestions + 10,
    })
    const ended = await end(sam, started.run.runId)
    expect(ended.body.results.coinsEarned).toBe(2 * game.mostQuestions + 10)
    expect(await coinsOf(sam)).toHaveLength(1)
  })
})

describe('endGame', () => {
  it('pays the answers at once and only once, whatever is sent again', async () => {
    const sam = await world.person()
    const started = (await begin(sam)).body
    const { runId } = started.run
    await answer(sam, started, 'rrrrrrrrrrww')
    const first = await end(sam, runId, { score: 700, won: true })
    expect(first.status).toBe(200)
    expect(first.body.results).toMatchObject({
      type: 'game',
      result: 'at_least_correct',
      passed: true,
      firstPass: true,
      correct: 10,
      incorrect: 2,
      coinsEarned: 30,
      lessCoins: null,
    })
    expect(first.body.play).toMatchObject({ score: 700, won: true })
    const again = await end(sam, runId, { score: 99_999, won: false })
    expect(again.body).toEqual(first.body)
    expect(await coinsOf(sam)).toEqual([{ amount: 30, change_type: 'math_only', source: `run:${runId}` }])
  })

  it('pays nothing for winning, and nothing to who is mostly wrong', async () => {
    const sam = await world.person()
    const started = (await begin(sam)).body
    await answer(sam, started, 'rwwww')
    const { body } = await end(sam, started.run.runId, { score: 50, won: true })
    expect(body.results).toMatchObject({ result: 'time_up', passed: false, coinsEarned: 0 })
    expect(await coinsOf(sam)).toEqual([])
  })

  it('pays less for the same subject again on one day, whichever game it is [L-004]', async () => {
    const sam = await world.person()
    const earned = []
    for (const gameScene of ['carracescene1', 'carracescene2', 'carracescene3']) {
      const started = (await begin(sam, { topicCodeLevel: level, gameScene })).body
      await answer(sam, started, 'rrrr')
      earned.push((await end(sam, started.run.runId)).body.results)
    }
    expect(earned.map((results) => [results.coinsEarned, results.lessCoins])).toEqual([
      [8, null],
      [4, 'again_today'],
      [2, 'again_today'],
    ])
  })

  it('pays nothing for what was faster than reading', async () => {
    const sam = await world.person()
    const started = (await begin(sam)).body
    const before = world.now
    await answer(sam, started, 'rrrr')
    world.now = new Date(before.getTime() + 1000)
    expect((await end(sam, started.run.runId)).body.results).toMatchObject({
      coinsEarned: 0,
      lessCoins: 'faster_than_reading',
    })
  })

  it('believes no score beyond what the answers can bring', async () => {
    const sam = await world.person()
    const started = (await begin(sam)).body
    await answer(sam, started, 'rr')
    const { body } = await end(sam, started.run.runId, { score: 1_000_000, won: true })
    expect(body.play.score).toBe(mostScore(2))
    const none = (await begin(sam)).body
    expect((await end(sam, none.run.runId, { score: 500, won: true })).body).toMatchObject({
      play: { score: 0, won: false },
      results: null,
    })
  })

  it('is nobody else’s: the game of another child is not there, and neither is practice', async () => {
    const [sam, eve] = [await world.person(), await world.person()]
    const started = (await begin(sam)).body
    const { runId } = started.run
    for (const who of [eve, world.visitor()]) {
      expect((await end(who, runId)).status).toBe(404)
      expect((await who.call('getExercise', { params: { runId } })).status).toBe(404)
    }
    const practice = await sam.call('startExercise', { body: { target: { type: 'practice', topicCodeLevel: level } } })
    expect((await end(sam, practice.body.run.runId)).body.code).toBe('exercise_not_found')
    const row = await world.db.queries
      .selectFrom('runs')
      .select('state')
      .where('id', '=', practice.body.run.runId)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('open')
  })
})

describe('a game whose page was closed', () => {
  it('is ended with its coins when the next one begins', async () => {
    const sam = await world.person()
    const left = (await begin(sam)).body
    await answer(sam, left, 'rrr')
    await begin(sam, { unitCode })
    expect(await coinsOf(sam)).toEqual([{ amount: 6, change_type: 'math_only', source: `run:${left.run.runId}` }])
  })

  it('is ended with its coins after a day, and left behind where nothing was answered', async () => {
    const [sam, eve] = [await world.person(), await world.person()]
    const left = (await begin(sam)).body
    await answer(sam, left, 'rrr')
    const unplayed = (await begin(eve)).body
    await closeAbandonedGames(world.db, world.now)
    expect(await coinsOf(sam)).toEqual([])
    world.now = new Date(world.now.getTime() + 24 * 3_600_000)
    await closeAbandonedGames(world.db, world.now)
    await closeAbandonedGames(world.db, world.now)
    expect(await coinsOf(sam)).toHaveLength(1)
    const row = await world.db.queries
      .selectFrom('runs')
      .select('state')
      .where('id', '=', unplayed.run.runId)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('left')
  })
})

describe('a visitor', () => {
  it('plays to the end without an account, and earns nothing [L-005] [L-188]', async () => {
    const visitor = world.visitor()
    const started = (await begin(visitor, { unitCode, playTime: 300 })).body
    await answer(visitor, started, 'rrrrr')
    const { status, body } = await end(visitor, started.run.runId)
    expect(status).toBe(200)
    expect(body.results).toMatchObject({ correct: 5, coinsEarned: 0 })
    expect(body.play).toMatchObject({ score: 200, won: true, bestBefore: null })
    expect((await visitor.call('listOwnGames')).status).toBe(401)
  })
})

describe('what was played', () => {
  it('stands in the history and in the list of one’s own games, and passes no topic level', async () => {
    const sam = await world.person()
    for (const score of [300, 500]) {
      const started = (await begin(sam)).body
      await answer(sam, started, 'rrrrrrrrrr')
      const ended = await end(sam, started.run.runId, { score, won: score === 500 })
      expect(ended.body.play.bestBefore).toBe(score === 300 ? null : 300)
    }
    expect((await sam.call('listOwnGames')).body.games).toEqual([
      { contestType: 'car_race', times: 2, wins: 1, bestScore: 500 },
    ])
    const ofSam = { accountId: sam.accountId }
    const history = await sam.call('listHistoryItems', { params: ofSam })
    expect(history.body.items.map((item: { itemType: string; name: string }) => [item.itemType, item.name])).toEqual(
      Array.from({ length: 2 }, () => ['Game', topicLevel(level)?.name]),
    )
    await end(
      sam,
      await (async () => {
        const mix = (await begin(sam, {})).body
        await answer(sam, mix, 'r')
        return mix.run.runId
      })(),
    )
    const rows = (await sam.call('listActivity', { params: ofSam })).body.rows
    expect(rows.map((row: { name: string; isChild: boolean }) => [row.name, row.isChild])).toContainEqual([
      'A mix for you',
      false,
    ])
  })
})
