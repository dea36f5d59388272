import { findDeclaredGame } from '../declared-games.ts'

/** What the page wants of the engine. */
export type RouteAction = 'load' | 'join' | 'host' | 'player'

/** The description of a game that a page hands to the engine, in the words of the routes themselves. */
export interface GameRoute {
  readonly action: RouteAction
  readonly contestType: string
  readonly gameScene?: string
  /** 0 to 9. */
  readonly startingStage: number
  readonly unitCode?: string
  readonly requireLogin: boolean
  /** Seconds. */
  readonly playTime: number
  /** Every other key with its value, as it came. */
  readonly more: Readonly<Record<string, string>>
}

const actions: readonly string[] = ['load', 'join', 'host', 'player']
const known = new Set([
  'format',
  'action',
  'contest_type',
  'game_scene',
  'starting_stage',
  'unit_code',
  'require_login',
  'play_time',
])
const leastPlayTime = 10
const mostPlayTime = 7200

/** A route as one line of keys and values: `format:kvp/action:load/play_time:300/…`. */
export function writeGameRoute(route: GameRoute): string {
  const pairs: [string, string | undefined][] = [
    ['format', 'kvp'],
    ['action', route.action],
    ['play_time', String(route.playTime)],
    ['require_login', String(route.requireLogin)],
    ['contest_type', route.contestType],
    ['unit_code', route.unitCode],
    ['game_scene', route.gameScene],
    ['starting_stage', String(route.startingStage)],
    ...Object.entries(route.more),
  ]
  return pairs
    .filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}:${encodeURIComponent(value)}`)
    .join('/')
}

/**
 * Reads a route in either form; null when it names no game. In the positional form the type stands at index 2 counted from 0,
 * or from 1 when index 2 names no declared game and index 1 does.
 */
export function readGameRoute(text: string): GameRoute | null {
  const parts = text.split('/')
  return parts.some((part) => part.startsWith('format:kvp')) ? readPairs(parts) : readPositions(parts)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readPairs(parts: readonly string[]): GameRoute | null {
  const values = new Map<string, string>()
  for (const part of parts) {
    const colon = part.indexOf(':')
    if (colon > 0) values.set(decode(part.slice(0, colon)), decode(part.slice(colon + 1)))
  }
  const more = Object.fromEntries([...values].filter(([key, value]) => !known.has(key) && value !== ''))
  return routeOf(
    {
      action: values.get('action'),
      contestType: values.get('contest_type'),
      gameScene: values.get('game_scene'),
      startingStage: values.get('starting_stage'),
      unitCode: values.get('unit_code'),
      requireLogin: values.get('require_login'),
      playTime: values.get('play_time'),
    },
    more,
  )
}

function readPositions(parts: readonly string[]): GameRoute | null {
  const isGame = (part: string | undefined): boolean =>
    part !== undefined && findDeclaredGame(decode(part)) !== undefined
  const shift = !isGame(parts[2]) && isGame(parts[1]) ? -1 : 0
  const at = (index: number): string | undefined => {
    const part = parts[index + shift]
    return part === undefined || part === '' ? undefined : decode(part)
  }
  return routeOf(
    {
      action: undefined,
      contestType: at(2),
      gameScene: at(3),
      startingStage: at(4),
      unitCode: at(6),
      requireLogin: at(7),
      playTime: at(8),
    },
    {},
  )
}

type Words = Record<
  'action' | 'contestType' | 'gameScene' | 'startingStage' | 'unitCode' | 'requireLogin' | 'playTime',
  string | undefined
>

function routeOf(words: Words, more: Readonly<Record<string, string>>): GameRoute | null {
  if (words.contestType === undefined || words.contestType === '') return null
  return {
    action: actions.includes(words.action ?? '') ? (words.action as RouteAction) : 'load',
    contestType: words.contestType,
    ...(words.gameScene ? { gameScene: words.gameScene } : {}),
    startingStage: wholeWithin(words.startingStage, 0, 9, 0),
    ...(words.unitCode ? { unitCode: words.unitCode } : {}),
    requireLogin: /^(?:true|1)$/i.test(words.requireLogin ?? ''),
    playTime: wholeWithin(words.playTime, leastPlayTime, mostPlayTime, 300),
    more,
  }
}

function wholeWithin(text: string | undefined, least: number, most: number, otherwise: number): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return otherwise
  return Math.min(most, Math.max(least, Number(text)))
}
