import { type GameTarget, playTime } from '@polyhex/contract/games/games'
import { type GameRoute, readGameRoute, writeGameRoute } from '@polyhex/games/engine/route'
import { paths } from '../shell/paths.ts'
import { type GameSubject, readSubject } from './game-subject.ts'

/** Which game, in which scene, beginning at which level from 0 to 9. */
export interface WantedGame {
  readonly contestType: string
  readonly gameScene: string
  readonly startingStage: number
  readonly requireLogin?: boolean
}

/** A game as a route: keys and values between slashes. L-025. */
export function routeText(game: WantedGame, subject: GameSubject): string {
  const { topic, unit, theme, grade } = subject
  return writeGameRoute({
    action: 'load',
    contestType: game.contestType,
    gameScene: game.gameScene,
    startingStage: game.startingStage,
    requireLogin: game.requireLogin ?? true,
    playTime: playTime.usual,
    ...(unit === undefined ? {} : { unitCode: unit }),
    more: {
      ...(topic === undefined ? {} : { topic_code_level: topic }),
      ...(theme === undefined ? {} : { theme_code: theme }),
      ...(grade === undefined ? {} : { grade_level: String(grade) }),
    },
  })
}

/** The address that plays a route: for whoever is signed in the play page, else the page that starts without. L-022. */
export function playAddress(route: string, signedIn: boolean): string {
  return `${signedIn ? paths.gamePlay : paths.gameStartPlay}?route=${encodeURIComponent(route)}`
}

/** What a route says its questions are about. */
export function subjectOfRoute({ unitCode, more }: GameRoute): GameSubject {
  const { topic_code_level: topic, theme_code: theme, grade_level: grade } = more
  return readSubject({ topic, unit: unitCode, theme, grade })
}

/** What is told to the server to begin the game of a route. */
export function targetOfRoute(route: GameRoute): GameTarget {
  const { topic, unit, theme, grade } = subjectOfRoute(route)
  return {
    type: 'game',
    contestType: route.contestType,
    gameScene: route.gameScene ?? `${route.contestType.replaceAll('_', '')}scene1`,
    startingStage: route.startingStage,
    playTime: route.playTime,
    ...(topic === undefined ? {} : { topicCodeLevel: topic }),
    ...(unit === undefined ? {} : { unitCode: unit }),
    ...(theme === undefined ? {} : { themeCode: theme }),
    ...(grade === undefined ? {} : { gradeLevel: grade }),
  }
}

/** The route in the query of a play page as it stands there, letter for letter; null where there is none. L-023. */
export function routeOfAddress(query: string): string | null {
  const text = new URLSearchParams(query).get('route')
  return text === null || readGameRoute(text) === null ? null : text
}
