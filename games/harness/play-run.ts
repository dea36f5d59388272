import type { Action, BoosterId, GameDefinition, RunConfig } from '../engine/game-definition.ts'
import { chanceOf, nextBelow, nextFraction } from '../simulation/chance.ts'
import { beginRun, nothing, standOf, stepRun, type Run, type RunInput } from '../simulation/run.ts'

/** A computer player: how often it is right, how long it thinks, how well it moves. */
export interface BotPlayer {
  /** Chance of a right answer; null never answers. */
  readonly right: number | null
  /** Seconds until it answers, on average; each time between half and one and a half of it. */
  readonly thinks: number
  /** 0 leaves the moving to the game: it picks answers by their buttons. Null does nothing at all. */
  readonly motor: number | null
  readonly boosters?: readonly BoosterId[]
}

export interface PlayedRun {
  readonly win: boolean
  readonly score: number
  readonly seconds: number
  readonly answers: number
  readonly correct: number
  readonly progress: number
}

const optionsOf = 4
const creditOf = (level: number): number => (level <= 3 ? 5 : level <= 7 ? 6 : 8)

interface Thought {
  rightOption: number
  wanted: number | null
  ticksLeft: number
  held: readonly Action[]
}

/** Plays one run to its end with a computer player in the place of the child, and a judge that answers within a tick. */
export function playRun<State>(
  game: GameDefinition<State>,
  config: RunConfig,
  seed: number,
  bot: BotPlayer,
  watch?: (run: Run<State>, input: RunInput) => void,
): PlayedRun {
  const run = beginRun(game, { ...config, boosters: bot.boosters ?? [] }, seed)
  const chance = chanceOf(seed * 7919 + 17)
  const thought: Thought = { rightOption: 0, wanted: null, ticksLeft: 0, held: [] }
  while (!run.done) {
    const input = botInput(game, run, bot, thought, chance)
    watch?.(run, input)
    stepRun(game, run, input)
  }
  const stand = standOf(game, run)
  return {
    win: stand.win,
    score: stand.score,
    seconds: run.tick / 60,
    answers: run.gate.correct + run.gate.incorrect,
    correct: run.gate.correct,
    progress: stand.progress,
  }
}

function botInput<State>(
  game: GameDefinition<State>,
  run: Run<State>,
  bot: BotPlayer,
  thought: Thought,
  chance: { seed: number },
): RunInput {
  const { gate } = run
  if (gate.phase === 'asking' && game.ready(run.game)) {
    thought.rightOption = nextBelow(chance, optionsOf)
    thought.wanted = null
    thought.ticksLeft = Math.round(bot.thinks * 60 * (0.5 + nextFraction(chance)))
    return { ...nothing, opened: optionsOf }
  }
  if (gate.phase === 'judging') {
    return { ...nothing, judged: { correct: gate.chosen === thought.rightOption, credit: creditOf(run.config.level) } }
  }
  if (gate.phase === 'open' && bot.right !== null && thought.wanted === null && --thought.ticksLeft <= 0) {
    const isRight = nextFraction(chance) < bot.right
    thought.wanted = isRight
      ? thought.rightOption
      : (thought.rightOption + 1 + nextBelow(chance, optionsOf - 1)) % optionsOf
  }
  if (bot.motor === null) return nothing
  const wanted = gate.phase === 'open' ? thought.wanted : null
  if (bot.motor === 0) return { ...nothing, picked: wanted }
  const move = game.bot(run.game, { motor: bot.motor }, wanted)
  const missed = nextFraction(chance) > bot.motor
  const held = missed ? thought.held : move.held
  const pressed = held.filter((action) => !thought.held.includes(action))
  thought.held = held
  return { ...nothing, held, pressed, picked: move.picked }
}
