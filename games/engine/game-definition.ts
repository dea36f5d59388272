import type { View } from '../art/view.ts'
import type { GateState, Judgement } from '../simulation/question-gate.ts'
import type { GameType } from '../declared-games.ts'

/** Ticks of the simulation in a second of play. */
export const ticksPerSecond = 60
/** The world that a game draws in, before it is scaled to the canvas. Play stays within the middle 560 of its width. */
export const world = { width: 800, height: 400, playLeft: 120, playRight: 680 } as const
/** A question in a game has at most this many answers to choose from. */
export const mostOptions = 6

/** Families of games share a core: lanes, body, grid, shooter, defense, builder, table, puzzle, map, shells. */
export type Family = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J'

/** What a player may carry into a run; each is paid for before the run by whoever started it. */
export type BoosterId = 'hint' | 'shield' | 'head_start' | 'double' | 'full_tank' | 'peek'

/** What a key, a finger or a computer player means; a game never sees keys or pixels of the screen. */
export type Action = 'left' | 'right' | 'up' | 'down' | 'act'

export interface SceneDefinition {
  /** The type without underscores, `scene` and 1 to 5, as routes spell it: `carracescene5`. */
  readonly code: string
  readonly name: string
  /** The rule that is different here, in one sentence for a child. */
  readonly twist: string
}

/** What one run is made of. Two runs with the same configuration, seed and inputs are the same run. */
export interface RunConfig {
  /** 0 to 4. */
  readonly scene: number
  /** 0 to 9. */
  readonly level: number
  /** Ticks until the run ends. */
  readonly playTicks: number
  readonly boosters: readonly BoosterId[]
  /** The world stands still while a question is read, instead of slowing down. */
  readonly calm: boolean
  /** Speed of rivals, size of goals: what the committed values of the game say for scene and level. */
  readonly hardness: number
}

/** What a game is told in one tick. */
export interface StepInput {
  readonly held: ReadonlySet<Action>
  readonly pressed: ReadonlySet<Action>
  /** An answer that somebody picked by its button or its number, from 0; the game does the moving. */
  readonly picked: number | null
  /** A place in the world that was clicked or touched. */
  readonly pointer: { readonly x: number; readonly y: number } | null
  /** The gate after this tick: how many answers there are, whether they may be chosen. */
  readonly gate: Readonly<GateState>
  /** Only in the tick in which an answer was judged. */
  readonly judged: Judgement | null
}

/** What a game tells its engine in one tick: an answer was reached, something is to be heard or said. */
export type EngineEvent =
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'sound'; readonly name: SoundName }
  | { readonly kind: 'say'; readonly text: string }

export type SoundName =
  | 'pick'
  | 'right'
  | 'wrong'
  | 'win'
  | 'end'
  | 'count'
  | 'go'
  | 'coin'
  | 'bump'
  | 'boost'
  | 'jump'
  | 'flip'
  | 'drop'
  | 'splash'
  | 'grow'
  | 'crack'

export interface Outcome {
  readonly done: boolean
  readonly win: boolean
  /** Points for style alone: what answers earn is counted by the gate. */
  readonly style: number
  readonly place?: number
  /** 0 to 1: how much of the goal is met. */
  readonly progress: number
}

/** Where the button of an answer is in the world right now, by its middle. At least 48 pixels of the screen are kept. */
export interface AnswerTag {
  readonly option: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How well a computer player moves: 0 leaves all moving to the game, 1 never misses. */
export interface BotSkill {
  readonly motor: number
}

export interface BotMove {
  readonly held: readonly Action[]
  readonly picked: number | null
}

/**
 * One game: a simulation without clock, chance or page, and what it looks like. `State` is plain data that JSON keeps whole.
 * @see docs/writing-a-game.md
 */
export interface GameDefinition<State> {
  readonly type: GameType
  readonly family: Family
  init(config: RunConfig, seed: number): State
  /** Moves the state on by one tick, in place. */
  step(state: State, input: StepInput, events: EngineEvent[]): void
  outcome(state: State): Outcome
  /** Whether the next question may open now: a game may want some seconds of play between two. */
  ready(state: State): boolean
  /** Draws the state, `alpha` of a tick after it; never writes it. */
  view(view: View, state: State, alpha: number): void
  tags(state: State, gate: Readonly<GateState>): readonly AnswerTag[]
  /** What there is to see, in lines for a screen reader and for tests. */
  mirror(state: State): readonly string[]
  /** The moving part of a computer player that wants to give the answer `wanted`. */
  bot(state: State, skill: BotSkill, wanted: number | null): BotMove
  /** Committed hardness by scene and level (`games/cores/…/hardness-data.ts`). */
  readonly hardness: readonly (readonly number[])[]
}
