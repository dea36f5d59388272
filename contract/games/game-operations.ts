import { z } from 'zod'
import { cacheSeconds } from '../cache-lifetimes.ts'
import { widgetSetSent } from '../exercises/widget-set-sent.ts'
import { nameList, onlyAsked } from '../paging.ts'
import { EndedGame, GameTarget, GameType, OwnGame, RecommendedGame, StartedGame } from './games.ts'
import { operation } from '../operation.ts'

const recommendedFields = Object.keys(RecommendedGame.shape) as [keyof RecommendedGame, ...(keyof RecommendedGame)[]]
const wanted = (players: number, age: number) =>
  z.object({
    groupMemberCount: z.coerce.number<number>().int().min(1).max(200).default(players),
    /** The age of the youngest, in years. */
    groupMinimumAge: z.coerce.number<number>().int().min(0).max(120).default(age),
    fields: nameList(recommendedFields),
  })
const recommended = z.object({ games: z.array(onlyAsked(RecommendedGame, ['contestType'])) })

export const gameOperations = {
  listGameTypes: operation({
    method: 'GET',
    path: '/games/types',
    access: 'everyone',
    summary: 'Gives every game that can be played, with what its card says.',
    response: z.object({ games: z.array(GameType) }),
    caching: { seconds: cacheSeconds.games, scope: 'public' },
  }),
  recommendAllGames: operation({
    method: 'GET',
    path: '/games/recommended/all',
    access: 'everyone',
    summary: 'Gives every game that suits a group of so many of such an age, each in its first scene.',
    query: wanted(4, 12),
    response: recommended,
    caching: { seconds: cacheSeconds.games, scope: 'public' },
  }),
  recommendRandomGames: operation({
    method: 'GET',
    path: '/games/recommended/random',
    access: 'visitor-or-account',
    summary:
      'Gives the games that suit somebody of such an age, each in a scene by chance, the most recommended first.',
    query: wanted(1, 6),
    response: recommended,
  }),
  startGame: operation({
    method: 'POST',
    path: '/games',
    access: 'visitor-or-account',
    summary:
      'Begins a game with its first question. A game of the caller that is still open is ended before, with its coins.',
    body: z.object({ target: GameTarget, widgetSet: widgetSetSent }),
    response: StartedGame,
    refusals: [
      'game_not_found',
      'game_not_answerable',
      'topic_not_found',
      'unit_not_found',
      'theme_not_found',
      'topic_level_not_ready',
      'no_questions_returned',
    ],
    limit: { calls: 60, seconds: 60, per: 'person' },
  }),
  endGame: operation({
    method: 'POST',
    path: '/games/:runId/end',
    access: 'visitor-or-account',
    summary:
      'Ends a game: its answers bring their coins, once, and its score is kept. Sent again it gives what was kept first.',
    params: z.object({ runId: z.uuid('This is not a game.') }),
    body: z.object({ score: z.number().int().min(0).max(1_000_000_000), won: z.boolean() }),
    response: EndedGame,
    refusals: ['exercise_not_found'],
    limit: { calls: 120, seconds: 60, per: 'person' },
  }),
  listOwnGames: operation({
    method: 'GET',
    path: '/games/played',
    access: 'signed-in',
    summary: 'Gives the games that the caller has played to their end, with the best score of each.',
    response: z.object({ games: z.array(OwnGame) }),
  }),
}
