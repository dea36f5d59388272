import type { BoosterId, GameDefinition, RunConfig } from '../engine/game-definition.ts'
import { findDeclaredGame, type GameType } from '../declared-games.ts'
import { playRun, type BotPlayer, type PlayedRun } from './play-run.ts'

const child = (right: number, thinks = 6, motor = 0.8): BotPlayer => ({ right, thinks, motor })

/** The computer players of the bars, by the number of their bar. */
export const players = {
  B1: child(0.9),
  B2: child(0.9, 10),
  B3: child(0.9, 6, 0),
  B4: child(0.6),
  B5: child(0.2),
  B6: child(0.25, 0.4),
  B7: { right: null, thinks: 0, motor: 1 },
  B8: { right: null, thinks: 0, motor: null },
  B9: child(0.4),
} as const satisfies Record<string, BotPlayer>

/** Seconds of the runs that bars are played for. */
const runSeconds = 300

export type BarName = keyof typeof players

export interface BarResult {
  readonly bar: BarName
  /** 0 to 1. */
  readonly wins: number
  readonly score: number
  readonly answers: number
  readonly seconds: number
}

/** The three boosters that help most in a game: those that need no hand. */
export function boostersOfBar(type: GameType): BoosterId[] {
  const all = findDeclaredGame(type)?.boosters ?? []
  return all.filter((booster) => booster !== 'hint').slice(-3)
}

/** The configuration of a run of 300 s at a scene and level with the committed hardness. */
export function configOf<State>(
  game: GameDefinition<State>,
  scene: number,
  level: number,
  hardness = game.hardness[scene]?.[level] ?? 0,
): RunConfig {
  return { scene, level, playTicks: runSeconds * 60, boosters: [], calm: false, hardness }
}

/** Plays `runs` runs, one per seed. */
export function playMany<State>(
  game: GameDefinition<State>,
  config: RunConfig,
  bot: BotPlayer,
  runs: number,
): PlayedRun[] {
  return Array.from({ length: runs }, (_, seed) => playRun(game, config, seed + 1, bot))
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Summary of the runs of one computer player. */
export function barOf<State>(
  game: GameDefinition<State>,
  config: RunConfig,
  bar: BarName,
  runs: number,
  boosters: readonly BoosterId[] = [],
): BarResult {
  const played = playMany(game, config, { ...players[bar], boosters }, runs)
  return {
    bar,
    wins: mean(played.map((one) => (one.win ? 1 : 0))),
    score: mean(played.map((one) => one.score)),
    answers: mean(played.map((one) => one.answers)),
    seconds: Math.max(...played.map((one) => one.seconds)),
  }
}

/** What the computer players of all bars do at a scene and level; `boosted` is B1 with the boosters. */
export type BarResults = Readonly<Record<BarName | 'boosted', BarResult>>

/** Plays all bars at a scene and level. */
export function playBars<State>(
  game: GameDefinition<State>,
  scene: number,
  level: number,
  runs: number,
  boosters: readonly BoosterId[],
): BarResults {
  const config = configOf(game, scene, level)
  const names = Object.keys(players) as BarName[]
  const results = names.map((bar) => [bar, barOf(game, config, bar, runs, bar === 'B9' ? boosters : [])] as const)
  return {
    ...(Object.fromEntries(results) as Record<BarName, BarResult>),
    boosted: barOf(game, config, 'B1', runs, boosters),
  }
}

/** Bars that are not reached at a level, in words; an empty list when all are. */
export function barFaults(results: BarResults, level: number): string[] {
  const faults: string[] = []
  const demand = (holds: boolean, words: string): void => {
    if (!holds) faults.push(words)
  }
  const percent = (bar: BarName): string => `${bar} wins ${Math.round(results[bar].wins * 100)} %`
  demand(results.B1.wins >= (level <= 5 ? 0.95 : 0.9), percent('B1'))
  if (level === 0) demand(results.B2.wins >= 0.75, percent('B2'))
  if (level === 5) demand(results.B2.wins >= 0.5, percent('B2'))
  if (level <= 5) demand(results.B3.wins >= 0.85, percent('B3'))
  demand(results.B4.wins >= 0.1 && results.B4.wins <= 0.7, percent('B4'))
  demand(results.B5.wins <= 0.02, percent('B5'))
  demand(results.B6.wins <= 0.02, percent('B6'))
  demand(results.B6.score < results.B4.score, `B6 scores ${results.B6.score}, B4 ${results.B4.score}`)
  demand(results.B7.wins === 0, percent('B7'))
  demand(results.B8.seconds <= runSeconds + 2, `B8 lasts ${results.B8.seconds} s`)
  demand(results.B9.wins <= 0.1, percent('B9'))
  demand(
    results.boosted.score <= results.B1.score * 1.15,
    `boosters lift B1 from ${results.B1.score} to ${results.boosted.score}`,
  )
  demand(results.B1.answers >= 20, `B1 answers ${results.B1.answers} questions`)
  return faults
}

/**
 * The hardness with which somebody who is right in three of five answers wins about as often as wanted, by halving; `least`
 * is the easiest. The committed values of a game come from here.
 */
export function findHardness<State>(
  game: GameDefinition<State>,
  scene: number,
  level: number,
  wanted: number,
  range: readonly [least: number, most: number],
  runs: number,
): number {
  let [low, high] = range
  for (let round = 0; round < 9; round++) {
    const middle = (low + high) / 2
    const config = configOf(game, scene, level, middle)
    if (barOf(game, config, 'B4', runs).wins > wanted) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * 100) / 100
}
