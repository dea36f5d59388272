import { paths } from '../shell/paths.ts'

/** A game that anybody can try, and the topic level that it asks. L-010. */
export interface DemoGame {
  readonly gradeLevel: number
  readonly title: string
  readonly content: string
  readonly unitCode: string
  readonly topicCode: string
  /** The first level of the topic at this grade. */
  readonly level: number
  readonly contestType: string
  readonly gameScene: string
  readonly gameStartingStage: number
}

/** Seconds of a demo. L-011. */
const demoSeconds = 300

/**
 * The address that plays a demo without sign-in. Written here in one line, since the first page must not load what reads routes; a
 * test holds it to that.
 */
export function demoAddress({
  unitCode,
  topicCode,
  level,
  contestType,
  gameScene,
  gameStartingStage,
}: DemoGame): string {
  const route = [
    'format:kvp',
    'action:load',
    `play_time:${demoSeconds}`,
    'require_login:false',
    `contest_type:${contestType}`,
    `unit_code:${unitCode}`,
    `game_scene:${gameScene}`,
    `starting_stage:${gameStartingStage}`,
    `topic_code_level:${encodeURIComponent(`${topicCode}/${level}`)}`,
  ].join('/')
  return `${paths.gameStartPlay}?route=${encodeURIComponent(route)}`
}
