import type {
  AnswerTag,
  BotMove,
  BotSkill,
  EngineEvent,
  GameDefinition,
  Outcome,
  RunConfig,
  StepInput,
} from '../../../engine/game-definition.ts'
import { chanceOf, nextBelow, nextFraction } from '../../../simulation/chance.ts'
import { gateRules, worldRate, type GateState } from '../../../simulation/question-gate.ts'
import { toward, within } from '../../../simulation/waves.ts'
import { boardShift, boardY } from './board-place.ts'
import { isHit, laneAt, laneMiddle, road, steer, widenRoad } from '../road.ts'
import {
  bumpTicks,
  driveSpeed,
  driveTicks,
  mostTank,
  placeOf,
  raceMeters,
  rollSpeed,
  secondsOfEnergy,
  spinTicks,
  type CarRaceState,
  type Rival,
} from './car-race-state.ts'
import { viewCarRace } from './car-race-view.ts'
import { carRaceHardness } from './hardness-data.ts'

/** The scenes by their twist. */
const desert = 1
const snow = 3
const coast = 4

/** Points of style for a coin. */
const coinStyle = 6
/** A rival that is left behind by more meters than this hurries, until it is this near. */
const longLead = 90

function init(config: RunConfig, seed: number): CarRaceState {
  const chance = chanceOf(seed)
  const filled =
    (config.boosters.includes('head_start') ? gateRules.headStart : 0) + (config.boosters.includes('full_tank') ? 2 : 0)
  return {
    scene: config.scene,
    level: config.level,
    calm: config.calm,
    hardness: config.hardness,
    chance,
    tick: 0,
    rate: 1,
    steering: { lanes: 4, lane: 1, y: laneMiddle(1, 4) },
    meters: 0,
    tank: filled,
    scroll: seed % 800,
    gateX: null,
    isGoing: false,
    drive: 0,
    spin: 0,
    bump: 0,
    gust: 0,
    sinceAnswer: 10_000,
    wasRight: false,
    items: [],
    coins: 0,
    rivals: [1, 0.88, 0.76].map((skill): Rival => ({ meters: 0, skill, mood: 1, moodTicks: 0 })),
  }
}

function step(state: CarRaceState, input: StepInput, events: EngineEvent[]): void {
  state.tick++
  state.sinceAnswer++
  state.rate = toward(state.rate, worldRate(input.gate, state.calm), 0.05)
  if (input.judged !== null) takeAnswer(state, input.judged.correct, input.judged.energy, events)
  moveCar(state, input)
  moveGate(state, input, events)
  moveItems(state, events)
  state.meters = Math.min(raceMeters, state.meters + advance(state))
  for (const rival of state.rivals) moveRival(state, rival)
  for (const timer of ['drive', 'spin', 'bump', 'gust'] as const) state[timer] = Math.max(0, state[timer] - 1)
}

function takeAnswer(state: CarRaceState, correct: boolean, energy: number, events: EngineEvent[]): void {
  state.sinceAnswer = 0
  state.wasRight = correct
  state.tank = within(state.tank + energy, 0, mostTank)
  if (!correct) {
    state.spin = energy < 0 ? spinTicks : 0
    return
  }
  state.drive = driveTicks
  if (state.scene === desert && nextBelow(state.chance, 3) === 0) state.gust = driveTicks
  layItems(state)
  events.push({ kind: 'sound', name: 'boost' })
}

/** Coins on one lane and things to avoid on others. */
function layItems(state: CarRaceState): void {
  const { lanes } = state.steering
  const coinLane = nextBelow(state.chance, lanes)
  const coins = state.scene === coast ? 9 : 6
  for (let index = 0; index < coins; index++) {
    state.items.push({ kind: 'coin', lane: coinLane, x: 720 + index * 58 })
  }
  const obstacles = 1 + Math.floor(state.level / 4)
  for (let index = 0; index < obstacles; index++) {
    const lane = (coinLane + 1 + nextBelow(state.chance, lanes - 1)) % lanes
    state.items.push({ kind: 'obstacle', lane, x: 780 + index * 210 + nextBelow(state.chance, 80) })
  }
}

function moveCar(state: CarRaceState, { pressed, picked, pointer, gate }: StepInput): void {
  const isOpen = gate.phase === 'open' && gate.options > 1
  if (isOpen) widenRoad(state.steering, gate.options)
  const by = (pressed.has('down') ? 1 : 0) - (pressed.has('up') ? 1 : 0)
  const wanted = isOpen && picked !== null && picked < gate.options && !gate.dropped.includes(picked) ? picked : null
  const isLocked = state.isGoing || state.spin > 0
  const pointed = pointer === null ? null : laneAt(pointer.y, state.steering.lanes)
  steer(state.steering, isLocked ? 0 : by, isLocked ? null : (wanted ?? pointed), state.scene === snow ? 3.2 : 6)
  if (!isOpen || state.isGoing) return
  const goes = pressed.has('act') || pressed.has('right')
  state.isGoing = (wanted !== null || goes) && !gate.dropped.includes(state.steering.lane)
}

/** The gate comes, waits as long as the child reads, and is passed when the child drives on. */
function moveGate(state: CarRaceState, { gate }: StepInput, events: EngineEvent[]): void {
  if (gate.phase === 'open' && gate.options > 1) {
    if (state.gateX === null || (state.gateX < road.carX && !state.isGoing)) state.gateX = road.gateComes
    if (!state.isGoing) state.gateX = toward(state.gateX, road.gateRests, 9)
    else {
      state.gateX -= 12
      if (state.gateX <= road.carX + 30) events.push({ kind: 'choose', option: state.steering.lane })
    }
    return
  }
  if (gate.phase !== 'judging') state.isGoing = false
  if (state.gateX === null) return
  state.gateX -= gate.phase === 'judging' ? 2 : 8
  if (state.gateX < -120) state.gateX = null
}

function moveItems(state: CarRaceState, events: EngineEvent[]): void {
  const flow = flowOf(state)
  state.scroll += flow
  for (const item of state.items) item.x -= flow
  state.items = state.items.filter((item) => {
    if (item.x < -60) return false
    if (!isHit(state.steering, item)) return true
    if (item.kind === 'coin') {
      state.coins++
      events.push({ kind: 'sound', name: 'coin' })
    } else {
      state.bump = bumpTicks
      events.push({ kind: 'sound', name: 'bump' })
    }
    return false
  })
}

/** Pixels that the ground moves in this tick. */
function flowOf(state: CarRaceState): number {
  const base = state.tank > 0 || state.drive > 0 ? 11 : 6
  const slowed = (state.spin > 0 ? 0.3 : 1) * (state.bump > 0 ? 0.6 : 1)
  return base * slowed * (state.calm ? state.rate : Math.max(0.2, state.rate))
}

/** Meters of this tick: a filled tank drives, an empty one rolls. */
function advance(state: CarRaceState): number {
  const seconds = state.rate / 60
  let speed = rollSpeed
  if (state.tank > 0 && state.spin === 0) {
    speed += driveSpeed * (state.gust > 0 ? 1.25 : 1)
    state.tank = Math.max(0, state.tank - seconds / secondsOfEnergy)
  }
  return speed * (state.bump > 0 ? 0.6 : 1) * seconds
}

function moveRival(state: CarRaceState, rival: Rival): void {
  if (--rival.moodTicks <= 0) {
    rival.mood = 0.7 + nextFraction(state.chance) * 0.6
    rival.moodTicks = 120 + nextBelow(state.chance, 180)
  }
  const seconds = state.rate / 60
  const lead = state.meters - rival.meters
  const reach = longLead / rival.skill
  const hurry = lead > reach ? Math.min(driveSpeed, (lead - reach) / 4) : 0
  rival.meters = Math.min(raceMeters, rival.meters + (state.hardness * rival.skill * rival.mood + hurry) * seconds)
}

function outcome(state: CarRaceState): Outcome {
  const place = placeOf(state)
  return {
    done: state.meters >= raceMeters,
    win: place === 1 && state.meters > 0,
    style: state.coins * coinStyle,
    place,
    progress: state.meters / raceMeters,
  }
}

function tags(state: CarRaceState, gate: Readonly<GateState>): AnswerTag[] {
  const { gateX } = state
  if (gateX === null || (gate.phase !== 'open' && gate.phase !== 'judging')) return []
  return Array.from({ length: gate.options }, (_, option) => ({
    option,
    x: gateX + boardShift(option, gate.options),
    y: boardY(option, gate.options),
    width: 132,
    height: Math.min(48, (road.bottom - road.top) / Math.min(4, gate.options) - 4),
  }))
}

const tankWords = ['empty', 'low', 'half full', 'full']

function mirror(state: CarRaceState): string[] {
  const tank = tankWords[Math.ceil((state.tank / mostTank) * 3)] ?? 'full'
  const hundreds = Math.floor(state.meters / 100) * 100
  return [
    `You drive in lane ${state.steering.lane + 1} of ${state.steering.lanes}.`,
    `Place ${placeOf(state)} of 4, ${hundreds} of ${raceMeters} meters, the tank is ${tank}.`,
  ]
}

function bot(state: CarRaceState, _skill: BotSkill, wanted: number | null): BotMove {
  const { lane } = state.steering
  const goal = wanted ?? laneWithoutTrouble(state)
  // A key is let go between two presses.
  if (state.tick % 4 !== 0) return { held: [], picked: null }
  if (goal > lane) return { held: ['down'], picked: null }
  if (goal < lane) return { held: ['up'], picked: null }
  return { held: wanted === null ? [] : ['act'], picked: null }
}

function laneWithoutTrouble(state: CarRaceState): number {
  const { lane } = state.steering
  const next = state.items.find((item) => item.x > road.carX && item.x < road.carX + 320)
  if (next === undefined) return lane
  if (next.kind === 'coin') return next.lane
  return next.lane === lane ? (lane === 0 ? 1 : lane - 1) : lane
}

/** Four friends race to the flag; the right gate fills the tank. */
export const carRace: GameDefinition<CarRaceState> = {
  type: 'car_race',
  family: 'A',
  hardness: carRaceHardness,
  init,
  step,
  outcome,
  ready: (state) => state.drive === 0 && state.spin === 0,
  view: viewCarRace,
  tags,
  mirror,
  bot,
}
