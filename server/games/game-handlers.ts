import { randomInt } from 'node:crypto'
import type { gameOperations } from '@polyhex/contract/games/game-operations'
import type { RecommendedGame } from '@polyhex/contract/games/games'
import { pickFields } from '@polyhex/contract/paging'
import { openChance } from '@polyhex/curriculum'
import { readQuestions, readRun } from '../exercises/run-rows.ts'
import { resultsOf } from '../exercises/results.ts'
import { tellRunChange } from '../exercises/run-changes.ts'
import { ownerOf } from '../exercises/run-owner.ts'
import { toRun, toStoredQuestion } from '../exercises/run-view.ts'
import { startRun } from '../exercises/start-run.ts'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { endGameOf, endOpenGames } from './end-games.ts'
import { gameTypes, hasScene, recommendedAll, recommendedByChance } from './game-list.ts'
import { insertPlay, keepOutcome, ownGames, readPlay } from './game-plays.ts'

const asked = (games: readonly RecommendedGame[], fields: string | undefined): { games: RecommendedGame[] } => ({
  games: games.map((game) => pickFields(game, fields, ['contestType']) as RecommendedGame),
})

export const gameHandlers: Handlers<typeof gameOperations> = {
  listGameTypes: async () => ({ games: gameTypes() }),

  recommendAllGames: async ({ query }) => asked(recommendedAll(query), query.fields),

  recommendRandomGames: async ({ db, query, caller }) => {
    const session = await caller.session()
    const played = session.state === 'authenticated' ? await ownGames(db, session.account.accountId) : []
    const times = new Map(played.map((game) => [game.contestType, game.times]))
    return asked(recommendedByChance(query, times, openChance(String(randomInt(2 ** 32)))), query.fields)
  },

  startGame: async ({ db, body, caller, cookies, now }) => {
    const { target, widgetSet } = body
    if (!hasScene(target.contestType, target.gameScene)) throw new Refusal('game_not_found')
    const owned = await ownerOf(caller, cookies)
    await endOpenGames(db, owned.owner, now)
    const runId = await startRun(
      db,
      owned.owner,
      {
        ...{ target, widgetSet, restart: true, seed: randomInt(2 ** 32) },
        beside: async (tx, id) => insertPlay(tx, id, target, now),
      },
      now,
    )
    const row = await readRun(db, owned.caller, runId, now)
    tellRunChange('opened', row.account_id, row.id)
    const questions = (await readQuestions(db, runId, now)).map(toStoredQuestion)
    return { run: toRun(row), questions, play: await readPlay(db, row) }
  },

  endGame: async ({ db, params, body, caller, now }) => {
    const row = await endGameOf(db, caller, params.runId, now)
    await keepOutcome(db, row, body)
    tellRunChange('finished', row.account_id, row.id)
    return { play: await readPlay(db, row), results: await resultsOf(db, row) }
  },

  listOwnGames: async ({ db, account }) => ({ games: await ownGames(db, account.accountId) }),
}
