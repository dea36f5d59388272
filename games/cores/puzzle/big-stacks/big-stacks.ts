import type {
  BotMove,
  BotSkill,
  EngineEvent,
  GameDefinition,
  Outcome,
  RunConfig,
  StepInput,
} from '../../../engine/game-definition.ts'
import { chanceOf } from '../../../simulation/chance.ts'
import { gateRules } from '../../../simulation/question-gate.ts'
import { answerRow } from '../answer-row.ts'
import { pieceButtonX, stackTop, yard, type BigStacksState } from './big-stacks-state.ts'
import { viewBigStacks } from './big-stacks-view.ts'
import { bigStacksHardness } from './hardness-data.ts'
import { drawTotal, fewestPieces, pieceSets, type PieceSet } from './piece-sets.ts'

/** Stacks to build. */
const stacksOfRun = 8
const helpTicks = 200
const doneTicks = 70
/** Wrong answers leave at most this much to be paid. */
const mostDebt = -1
/** Pieces that fall when a stack gets too high. */
const mostToppled = 3
/** A stack of more pieces than this wobbles and falls, however little it is worth. */
const mostPieces = 7
const perfectStyle = 20
/** Scenes with a twist. */
const blocks = 1
const bars = 2
const clocks = 4

const setOf = (state: Readonly<BigStacksState>): PieceSet => pieceSets[state.scene] ?? pieceSets[0]!

function init(config: RunConfig, seed: number): BigStacksState {
  const chance = chanceOf(seed)
  return {
    scene: config.scene,
    level: config.level,
    cost: config.hardness,
    goal: stacksOfRun,
    chance,
    tick: 0,
    energy: config.boosters.includes('head_start') ? gateRules.headStart : 0,
    stack: [],
    total: drawTotal(pieceSets[config.scene] ?? pieceSets[0]!, config.level, chance),
    sum: 0,
    chosen: 0,
    falling: null,
    toppled: [],
    sinceTopple: 10_000,
    done: 0,
    sinceDone: 10_000,
    perfect: 0,
    idle: 0,
    sinceAnswer: 10_000,
    wasRight: false,
  }
}

/** Whether the crane may let a piece fall now. */
function canDrop(state: Readonly<BigStacksState>): boolean {
  return state.falling === null && state.energy >= state.cost && state.sinceDone > doneTicks && state.sinceTopple > 50
}

function step(state: BigStacksState, input: StepInput, events: EngineEvent[]): void {
  state.tick++
  state.sinceAnswer++
  state.sinceDone++
  state.sinceTopple++
  const { gate, judged } = input
  if (judged !== null) {
    state.sinceAnswer = 0
    state.wasRight = judged.correct
    state.energy = Math.max(mostDebt, state.energy + judged.energy)
    state.idle = 0
  }
  if (gate.phase === 'open' && input.picked !== null) events.push({ kind: 'choose', option: input.picked })
  if (state.sinceDone === doneTicks) nextStack(state)
  if (state.falling !== null) fall(state, events)
  else if (gate.phase !== 'open' && gate.phase !== 'judging' && canDrop(state)) work(state, input, events)
}

/** The player chooses a piece and lets it fall; after a while of nothing the crane helps. */
function work(state: BigStacksState, { pressed, pointer, picked }: StepInput, events: EngineEvent[]): void {
  const kinds = setOf(state).pieces.length
  const by = (pressed.has('right') ? 1 : 0) - (pressed.has('left') ? 1 : 0)
  if (by !== 0) state.idle = 0
  state.chosen = (state.chosen + by + kinds) % kinds
  state.idle++
  let drops = pressed.has('act') || pressed.has('down')
  const touched = pointer === null ? -1 : pieceAt(pointer.x, pointer.y, kinds)
  const wanted = touched >= 0 ? touched : picked !== null && picked < kinds ? picked : -1
  if (wanted >= 0) {
    state.chosen = wanted
    drops = true
  }
  if (state.idle > helpTicks) {
    state.chosen = bestPiece(state)
    drops = true
  }
  if (!drops) return
  state.energy -= state.cost
  state.idle = state.idle > helpTicks ? helpTicks - 30 : 0
  state.falling = { piece: state.chosen, y: yard.craneY + 74, speed: 1 }
  events.push({ kind: 'sound', name: 'pick' })
}

function pieceAt(x: number, y: number, kinds: number): number {
  if (Math.abs(y - yard.pieceY) > 30) return -1
  return Array.from({ length: kinds }, (_, piece) => pieceButtonX(piece, kinds)).findIndex(
    (middle) => Math.abs(x - middle) < 56,
  )
}

/** The largest piece that still fits. */
function bestPiece(state: Readonly<BigStacksState>): number {
  const { pieces } = setOf(state)
  const fits = pieces.findIndex(({ value }) => state.sum + value <= state.total)
  return fits < 0 ? pieces.length - 1 : fits
}

function fall(state: BigStacksState, events: EngineEvent[]): void {
  const { falling } = state
  if (falling === null) return
  falling.speed += 0.55
  falling.y += falling.speed
  const { pieces } = setOf(state)
  if (falling.y < stackTop(state, pieces.length)) return
  state.falling = null
  state.stack.push(falling.piece)
  state.sum += pieces[falling.piece]?.value ?? 0
  events.push({ kind: 'sound', name: 'drop' })
  if (state.sum === state.total) finishStack(state, events)
  else if (state.sum > state.total || state.stack.length >= mostPieces) topple(state, events)
}

/** Too high: the upper pieces fall off. */
function topple(state: BigStacksState, events: EngineEvent[]): void {
  const count = state.scene === blocks ? 1 : mostToppled
  state.toppled = state.stack.splice(Math.max(0, state.stack.length - count))
  const { pieces } = setOf(state)
  state.sum = state.stack.reduce((sum, piece) => sum + (pieces[piece]?.value ?? 0), 0)
  state.sinceTopple = 0
  events.push({ kind: 'sound', name: 'crack' }, { kind: 'say', text: 'Too high. The upper pieces fall off.' })
}

function finishStack(state: BigStacksState, events: EngineEvent[]): void {
  state.done++
  state.sinceDone = 0
  const isPerfect = state.stack.length === fewestPieces(setOf(state), state.total)
  if (isPerfect) {
    state.perfect++
    // Neat work is paid for in two of the yards.
    const every = state.scene === bars ? 2 : state.scene === clocks ? 3 : 0
    if (every > 0 && state.perfect % every === 0) state.energy += state.cost
  }
  events.push({ kind: 'sound', name: state.done === state.goal ? 'win' : 'coin' })
}

function nextStack(state: BigStacksState): void {
  state.stack = []
  state.sum = 0
  state.toppled = []
  state.total = drawTotal(setOf(state), Math.min(9, state.level + Math.floor(state.done / 3)), state.chance)
}

function outcome(state: BigStacksState): Outcome {
  return {
    done: false,
    win: state.done >= state.goal,
    style: state.perfect * perfectStyle,
    progress: Math.min(1, state.done / state.goal),
  }
}

function mirror(state: BigStacksState): string[] {
  const set = setOf(state)
  const lines = [`Build ${set.write(state.total)}. The stack has ${set.write(state.sum)}.`]
  if (canDrop(state)) lines.push(`The crane holds ${set.pieces[state.chosen]?.spoken ?? ''}.`)
  lines.push(`${state.done} of ${state.goal} stacks are built.`)
  return lines
}

function bot(state: BigStacksState, _skill: BotSkill, wanted: number | null): BotMove {
  if (wanted !== null) return { held: [], picked: wanted }
  if (!canDrop(state) || state.tick % 6 !== 0) return { held: [], picked: null }
  const best = bestPiece(state)
  if (best === state.chosen) return { held: ['act'], picked: null }
  return { held: [best > state.chosen ? 'right' : 'left'], picked: null }
}

/** A crane builds exact totals from pieces; right answers pay for the pieces. */
export const bigStacks: GameDefinition<BigStacksState> = {
  type: 'big_stacks',
  family: 'H',
  hardness: bigStacksHardness,
  init,
  step,
  outcome,
  ready: (state) =>
    state.falling === null && state.energy < state.cost && state.sinceDone > doneTicks && state.sinceTopple > 50,
  view: viewBigStacks,
  tags: (_, gate) => answerRow(gate),
  mirror,
  bot,
}
