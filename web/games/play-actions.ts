import { paths } from '../shell/paths.ts'
import { gamesAboutSubject, readSubject } from './game-subject.ts'

/** What somebody can be about to play, with the words of the prompt to those who are not students. A-083. */
export const playActions = {
  live_class: 'to join the live class',
  solo_play: 'to play solo',
  tournament: 'to play in the tournament',
  speed_play: 'to start speed play',
  topic_practice: 'to practice this topic',
  unit_mastery: 'to master this unit',
  levelling: 'to find their level',
} as const
export type PlayAction = keyof typeof playActions

/** The query of the play page: what to play, and the code of a game to join, under either of its names. A-084. */
export interface PlaySearch {
  readonly action?: PlayAction
  readonly joinCode?: string
  /** `code/level` of a topic level. */
  readonly topic?: string
  readonly unit?: string
  readonly theme?: string
  readonly grade?: number
  /** A game, encoded. */
  readonly route?: string
}

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= 100 ? text : undefined
}

/** Reads the query of the play page; what is not known is left out. A-084. */
export function readPlaySearch(search: Record<string, unknown>): PlaySearch {
  const action = Object.keys(playActions).find((one) => one === search['action']) as PlayAction | undefined
  const joinCode = textOf(search['joinCode']) ?? textOf(search['join_code'])
  const [topic, unit, theme] = [textOf(search['topic']), textOf(search['unit']), textOf(search['theme'])]
  return {
    ...(action === undefined ? {} : { action }),
    ...(joinCode === undefined ? {} : { joinCode }),
    ...(topic === undefined ? {} : { topic }),
    ...(unit === undefined ? {} : { unit }),
    ...(theme === undefined ? {} : { theme }),
    ...readSubject({ grade: search['grade'] }),
    ...(typeof search['route'] === 'string' ? { route: search['route'] } : {}),
  }
}

/** What a query is about: what it says, else a class to join where there is a code, else playing alone. */
export function actionOf(search: PlaySearch): PlayAction {
  return search.action ?? (search.joinCode === undefined ? 'solo_play' : 'live_class')
}

/** What an address below /math plays. */
export function actionOfPath(path: string): PlayAction {
  if (path.includes('/contests/')) return 'tournament'
  if (path.includes('/unit-mastery')) return 'unit_mastery'
  if (path.includes('/levelling')) return 'levelling'
  return path.includes('/speed-play') ? 'speed_play' : 'topic_practice'
}

/** The games about what somebody wants to play alone; null for everything else. L-024. */
export function gamesOf(search: PlaySearch): string | null {
  if (actionOf(search) !== 'solo_play') return null
  return gamesAboutSubject(search)
}

/** Where a student goes on to; null where there is no exercise behind it. */
export function exerciseOf(search: PlaySearch): string | null {
  const match = /^([a-z0-9_]+)\/([0-9]{1,2})$/.exec(search.topic ?? '')
  const [topicCode, level] = [match?.[1], Number(match?.[2])]
  switch (actionOf(search)) {
    case 'topic_practice':
      return topicCode === undefined ? null : paths.practice(topicCode, level)
    case 'speed_play':
      return topicCode === undefined ? null : paths.speedPlay(topicCode, level)
    case 'unit_mastery':
      return /^[a-z0-9_]+$/.test(search.unit ?? '') ? paths.unitMastery(search.unit ?? '') : null
    case 'levelling':
      return /^[a-z0-9_]+$/.test(search.theme ?? '') ? paths.levelling(search.theme ?? '') : null
    case 'live_class':
    case 'solo_play':
    case 'tournament':
      return null
  }
}
