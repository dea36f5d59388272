import type { Action, EngineEvent, GameDefinition, Outcome, RunConfig } from '../engine/game-definition.ts'
import {
  chooseOption,
  judgeAnswer,
  openGate,
  openQuestion,
  reopenQuestion,
  scoreOf,
  tickGate,
  type GateState,
  type Judgement,
} from './question-gate.ts'

/** Everything that a run is at one tick. Plain data: saving it and going on from it changes nothing. */
export interface Run<State> {
  readonly config: RunConfig
  readonly seed: number
  tick: number
  gate: GateState
  game: State
  done: boolean
}

/** What happened from outside since the tick before. Together with configuration and seed it is the whole run. */
export interface RunInput {
  readonly held: readonly Action[]
  readonly pressed: readonly Action[]
  readonly picked: number | null
  readonly pointer: { readonly x: number; readonly y: number } | null
  /** A question came, with this many options. */
  readonly opened: number | null
  /** Options that a hint takes away. */
  readonly dropped: readonly number[]
  readonly judged: { readonly correct: boolean; readonly credit: number } | null
  /** The judge could not be reached. */
  readonly reopened: boolean
  /** No question is left: the run ends. */
  readonly ended: boolean
}

export const nothing: RunInput = {
  held: [],
  pressed: [],
  picked: null,
  pointer: null,
  opened: null,
  dropped: [],
  judged: null,
  reopened: false,
  ended: false,
}

/** A run at its first tick. */
export function beginRun<State>(game: GameDefinition<State>, config: RunConfig, seed: number): Run<State> {
  return { config, seed, tick: 0, gate: openGate(config.boosters), game: game.init(config, seed), done: false }
}

/** Moves a run on by one tick, in place; tells what happened. A run that is done stays as it is. */
export function stepRun<State>(game: GameDefinition<State>, run: Run<State>, input: RunInput): EngineEvent[] {
  const events: EngineEvent[] = []
  if (run.done) return events
  const judged = applyToGate(run.gate, input)
  game.step(
    run.game,
    {
      held: new Set(input.held),
      pressed: new Set(input.pressed),
      picked: input.picked,
      pointer: input.pointer,
      gate: run.gate,
      judged,
    },
    events,
  )
  for (const event of events) if (event.kind === 'choose') chooseOption(run.gate, event.option)
  tickGate(run.gate)
  run.tick++
  run.done = input.ended || run.tick >= run.config.playTicks || game.outcome(run.game).done
  return events
}

function applyToGate(gate: GateState, input: RunInput): Judgement | null {
  if (input.reopened) reopenQuestion(gate)
  if (input.opened !== null) openQuestion(gate, input.opened)
  for (const option of input.dropped) if (!gate.dropped.includes(option)) gate.dropped.push(option)
  if (input.judged === null || (gate.phase !== 'judging' && !(gate.phase === 'open' && gate.options === 0))) return null
  return judgeAnswer(gate, input.judged.correct, input.judged.credit)
}

/** How a run stands: a run that is over by time is won when the game says that its goal is met. */
export function standOf<State>(game: GameDefinition<State>, run: Run<State>): Outcome & { readonly score: number } {
  const outcome = game.outcome(run.game)
  return { ...outcome, score: scoreOf(run.gate, outcome.style) }
}
