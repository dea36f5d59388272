import type {
  BotMove,
  BotSkill,
  EngineEvent,
  GameDefinition,
  Outcome,
  RunConfig,
  StepInput,
} from '../../../engine/game-definition.ts'
import { nextBelow } from '../../../simulation/chance.ts'
import { gateRules } from '../../../simulation/question-gate.ts'
import { toward } from '../../../simulation/waves.ts'
import { answerRow } from '../answer-row.ts'
import { boardSize, cardAt, dealCards, rememberedCard } from './card-board.ts'
import { facePairs, sayFace } from './card-faces.ts'
import type { ConcentrationState } from './concentration-state.ts'
import { viewConcentration } from './concentration-view.ts'
import { concentrationHardness } from './hardness-data.ts'

/** Ticks that two open cards stay before they turn back. */
const lookTicks = 75
/** Ticks without a move after which the game turns a card for the player. */
const helpTicks = 150
const peekTicks = 240
/** Points of style for a pair. */
const pairStyle = 12
/** Energy of a turn of two cards: a right answer pays for one at least. */
const turnCost = 1
/** What wrong answers can leave to be paid before the next turn, at most. */
const mostDebt = -1

/** The twists by scene. */
const glimpses = 0
const swaps = 1
const chains = 2
const opens = 3

function init(config: RunConfig, seed: number): ConcentrationState {
  const { cards, chance } = dealCards(config.level, seed)
  const shown = config.boosters.includes('peek') ? peekTicks : config.scene === opens ? peekTicks / 2 : 0
  for (const card of cards) {
    card.shown = shown
  }
  return {
    scene: config.scene,
    level: config.level,
    goal: Math.round(config.hardness),
    found: 0,
    chance,
    tick: 0,
    cards,
    cursor: 0,
    open: [],
    look: 0,
    energy: config.boosters.includes('head_start') ? gateRules.headStart : 0,
    isTurn: false,
    idle: 0,
    misses: 0,
    chain: 0,
    style: 0,
    sinceAnswer: 10_000,
    wasRight: false,
    swapped: null,
  }
}

function step(state: ConcentrationState, input: StepInput, events: EngineEvent[]): void {
  state.tick++
  state.sinceAnswer++
  if (input.judged !== null) {
    state.sinceAnswer = 0
    state.wasRight = input.judged.correct
    state.energy = Math.max(mostDebt, state.energy + input.judged.energy)
    state.idle = 0
  }
  if (input.gate.phase === 'open' && input.picked !== null) events.push({ kind: 'choose', option: input.picked })
  turnForTheEye(state)
  if (state.look > 0 && --state.look === 0) closeTurn(state, events)
  if (input.gate.phase === 'open' || input.gate.phase === 'judging') return
  if (!state.isTurn && state.energy >= turnCost && state.look === 0) {
    state.energy -= turnCost
    state.isTurn = true
    state.idle = 0
  }
  if (state.isTurn && state.look === 0) play(state, input, events)
}

function turnForTheEye(state: ConcentrationState): void {
  for (const [index, card] of state.cards.entries()) {
    const isUp = card.isFound || card.shown > 0 || state.open.includes(index)
    card.turned = toward(card.turned, isUp ? 1 : 0, 0.09)
    if (card.shown > 0) card.shown--
  }
  if (state.swapped !== null && --state.swapped.ticks <= 0) state.swapped = null
}

function play(state: ConcentrationState, { pressed, pointer }: StepInput, events: EngineEvent[]): void {
  const [columns] = boardSize(state.level)
  const by =
    (pressed.has('right') ? 1 : 0) -
    (pressed.has('left') ? 1 : 0) +
    columns * ((pressed.has('down') ? 1 : 0) - (pressed.has('up') ? 1 : 0))
  if (by !== 0) {
    const next = state.cursor + by
    if (next >= 0 && next < state.cards.length) state.cursor = next
    state.idle = 0
  }
  const touched = pointer === null ? null : cardAt(pointer.x, pointer.y, state.level, state.cards.length)
  if (touched !== null) state.cursor = touched
  state.idle++
  let wanted = touched ?? (pressed.has('act') ? state.cursor : null)
  if (wanted === null && state.idle > helpTicks) {
    wanted = rememberedCard(state.cards, state.open, state.chance)
    if (wanted !== null) state.cursor = wanted
    // The second card of a turn that the game plays follows soon.
    state.idle = helpTicks - 40
  }
  if (wanted !== null) turnCard(state, wanted, events)
}

function turnCard(state: ConcentrationState, index: number, events: EngineEvent[]): void {
  const card = state.cards[index]
  if (card === undefined || card.isFound || state.open.includes(index) || state.open.length === 2) return
  card.seen++
  state.open.push(index)
  if (state.open.length === 1) state.idle = Math.min(state.idle, helpTicks - 40)
  events.push({ kind: 'sound', name: 'flip' })
  const face = facePairs[state.scene]?.[card.pair]?.[card.side]
  if (face !== undefined) events.push({ kind: 'say', text: `You turned ${sayFace(face)}.` })
  if (state.open.length === 2) {
    state.look = isPair(state) ? 30 : lookTicks
    if (isPair(state)) events.push({ kind: 'sound', name: 'coin' })
  }
}

function isPair(state: ConcentrationState): boolean {
  const [one, other] = state.open.map((index) => state.cards[index])
  return one !== undefined && other !== undefined && one.pair === other.pair
}

function closeTurn(state: ConcentrationState, events: EngineEvent[]): void {
  state.isTurn = false
  if (isPair(state)) {
    for (const index of state.open) state.cards[index]!.isFound = true
    state.chain++
    state.style += pairStyle
    if (state.scene === glimpses) showOne(state)
    if (state.scene === chains && state.chain >= 2) {
      state.energy += turnCost
      state.chain = 0
    }
    state.found++
    if (state.found === state.goal) events.push({ kind: 'sound', name: 'win' })
  } else {
    state.chain = 0
    state.misses++
    if (state.scene === swaps && state.misses % 4 === 0) swapTwo(state)
  }
  state.open = []
  state.idle = 0
  if (state.cards.every((card) => card.isFound)) {
    state.cards = dealCards(state.level, nextBelow(state.chance, 1_000_000)).cards
    state.cursor = 0
  }
}

/** A card that nobody saw is shown for a moment. */
function showOne(state: ConcentrationState): void {
  const unseen = state.cards.filter((card) => !card.isFound && card.seen === 0)
  const card = unseen[nextBelow(state.chance, Math.max(1, unseen.length))]
  if (card === undefined) return
  card.shown = lookTicks
  card.seen++
}

/** Two cards change places, while everybody watches. */
function swapTwo(state: ConcentrationState): void {
  const free = state.cards.flatMap((card, index) => (card.isFound ? [] : [index]))
  if (free.length < 4) return
  const one = free[nextBelow(state.chance, free.length)]!
  const others = free.filter((index) => index !== one)
  const other = others[nextBelow(state.chance, others.length)]!
  const kept = state.cards[one]!
  state.cards[one] = state.cards[other]!
  state.cards[other] = kept
  state.swapped = { one, other, ticks: 45 }
}

function outcome(state: ConcentrationState): Outcome {
  return {
    done: false,
    win: state.found >= state.goal,
    style: state.style,
    progress: Math.min(1, state.found / state.goal),
  }
}

function mirror(state: ConcentrationState): string[] {
  const [columns] = boardSize(state.level)
  const found = `${state.found} of ${state.goal} lanterns are lit.`
  if (!state.isTurn) return [found]
  const card = state.cards[state.cursor]
  const face = card === undefined ? undefined : facePairs[state.scene]?.[card.pair]?.[card.side]
  const isUp = card !== undefined && (card.isFound || state.open.includes(state.cursor))
  const words = isUp && face !== undefined ? sayFace(face) : 'face down'
  const place = `Row ${Math.floor(state.cursor / columns) + 1}, column ${(state.cursor % columns) + 1}: ${words}.`
  return [state.open.length === 0 ? 'Turn two cards.' : 'Turn one more card.', place, found]
}

function bot(state: ConcentrationState, _skill: BotSkill, wanted: number | null): BotMove {
  if (wanted !== null) return { held: [], picked: wanted }
  if (!state.isTurn || state.look > 0 || state.tick % 4 !== 0) return { held: [], picked: null }
  const goal = rememberedCard(state.cards, state.open, { seed: 12_345 + state.misses })
  if (goal === null) return { held: [], picked: null }
  const [columns] = boardSize(state.level)
  const rows = Math.floor(goal / columns) - Math.floor(state.cursor / columns)
  const across = (goal % columns) - (state.cursor % columns)
  if (rows !== 0) return { held: [rows > 0 ? 'down' : 'up'], picked: null }
  if (across !== 0) return { held: [across > 0 ? 'right' : 'left'], picked: null }
  return { held: ['act'], picked: null }
}

/** Pairs that say the same in two ways: each right answer pays for turns. */
export const concentration: GameDefinition<ConcentrationState> = {
  type: 'concentration',
  family: 'H',
  hardness: concentrationHardness,
  init,
  step,
  outcome,
  ready: (state) => !state.isTurn && state.look === 0 && state.energy < turnCost,
  view: viewConcentration,
  tags: (_, gate) => answerRow(gate),
  mirror,
  bot,
}
