import { ticksPerSecond } from '../engine/game-definition.ts'

/** The constants of the one rule that lets a careful child win and somebody who only clicks lose. */
export const gateRules = {
  /** Ticks of pause after a right answer. */
  rightTicks: 45,
  /** Ticks of the first lock after a wrong answer; each further wrong answer in a row doubles it. */
  lockTicks: 90,
  mostLockTicks: 720,
  /** Energy of a right answer, and what every three in a row add. */
  energy: 1,
  streakEnergy: 0.5,
  mostEnergy: 2,
  streakLength: 3,
  wrongEnergy: -0.5,
  doubleTicks: 30 * ticksPerSecond,
  doubleFactor: 1.5,
  headStart: 2,
} as const

/**
 * Where the next answer is. `asking`: the gate waits for a question. `open`: answers may be chosen. `judging`: one was
 * chosen. `right` and `locked` last as long as `ticksLeft` says.
 */
export type GatePhase = 'asking' | 'open' | 'judging' | 'right' | 'locked'

export interface GateState {
  phase: GatePhase
  /** Ticks until the gate is ready again, in the phases `right` and `locked`. */
  ticksLeft: number
  /** Answers that the open question offers, 0 when it is answered beside the game. */
  options: number
  /** Options that a hint took away. */
  dropped: number[]
  chosen: number | null
  streak: number
  longestStreak: number
  wrongInRow: number
  correct: number
  incorrect: number
  /** Points that right answers earned, with their streaks. */
  credits: number
  shields: number
  doubleTicks: number
}

/** What an answer was worth, for the tick in which it was judged. */
export interface Judgement {
  readonly option: number | null
  readonly correct: boolean
  /** Energy that the game gains or, when wrong, loses. */
  readonly energy: number
  readonly streak: number
}

/** A gate before the first question. */
export function openGate(boosters: readonly string[]): GateState {
  return {
    phase: 'asking',
    ticksLeft: 0,
    options: 0,
    dropped: [],
    chosen: null,
    streak: 0,
    longestStreak: 0,
    wrongInRow: 0,
    correct: 0,
    incorrect: 0,
    credits: 0,
    shields: boosters.includes('shield') ? 1 : 0,
    doubleTicks: boosters.includes('double') ? gateRules.doubleTicks : 0,
  }
}

/** A question came: its answers may be chosen. Does nothing unless the gate was asking. */
export function openQuestion(gate: GateState, options: number): void {
  if (gate.phase !== 'asking') return
  Object.assign(gate, { phase: 'open', options, dropped: [], chosen: null })
}

/** An answer was reached. Says whether it counts: not while the gate is locked, and not for an option that a hint took. */
export function chooseOption(gate: GateState, option: number): boolean {
  if (gate.phase !== 'open' || option < 0 || option >= gate.options || gate.dropped.includes(option)) return false
  gate.phase = 'judging'
  gate.chosen = option
  return true
}

/** The judge could not be reached: the question is open as before. */
export function reopenQuestion(gate: GateState): void {
  if (gate.phase !== 'judging') return
  gate.phase = 'open'
  gate.chosen = null
}

/** Energy of a right answer that makes the streak this long. */
export function energyOfStreak(streak: number): number {
  const bonus = Math.floor(streak / gateRules.streakLength) * gateRules.streakEnergy
  return Math.min(gateRules.mostEnergy, gateRules.energy + bonus)
}

/** Counts a judged answer and decides what it is worth and how long the gate is closed. Speed never counts. */
export function judgeAnswer(gate: GateState, correct: boolean, credit: number): Judgement {
  const option = gate.chosen
  return correct ? right(gate, option, credit) : wrong(gate, option)
}

function right(gate: GateState, option: number | null, credit: number): Judgement {
  gate.streak++
  gate.longestStreak = Math.max(gate.longestStreak, gate.streak)
  gate.wrongInRow = 0
  gate.correct++
  const base = energyOfStreak(gate.streak)
  gate.credits += credit * base
  gate.phase = 'right'
  gate.ticksLeft = gateRules.rightTicks
  const factor = gate.doubleTicks > 0 ? gateRules.doubleFactor : 1
  return { option, correct: true, energy: base * factor, streak: gate.streak }
}

function wrong(gate: GateState, option: number | null): Judgement {
  gate.incorrect++
  gate.streak = 0
  if (gate.shields > 0) {
    gate.shields--
    gate.phase = 'right'
    gate.ticksLeft = gateRules.rightTicks
    return { option, correct: false, energy: 0, streak: 0 }
  }
  gate.wrongInRow++
  gate.phase = 'locked'
  gate.ticksLeft = Math.min(gateRules.mostLockTicks, gateRules.lockTicks * 2 ** (gate.wrongInRow - 1))
  return { option, correct: false, energy: gateRules.wrongEnergy, streak: 0 }
}

/** Lets one tick pass. */
export function tickGate(gate: GateState): void {
  if (gate.doubleTicks > 0) gate.doubleTicks--
  if (gate.phase !== 'right' && gate.phase !== 'locked') return
  gate.ticksLeft--
  if (gate.ticksLeft <= 0) Object.assign(gate, { phase: 'asking', ticksLeft: 0, options: 0, chosen: null })
}

/** Ten points for a credit, and at most a fifth of that again for style, so that knowledge ranks. */
export function scoreOf(gate: Readonly<GateState>, style: number): number {
  const known = 10 * gate.credits
  return Math.round(known + Math.min(style, known / 5))
}

/** How fast the world goes: slowly while a question is read, and not at all for who plays calmly. */
export function worldRate(gate: Readonly<GateState>, calm: boolean): number {
  if (gate.phase !== 'open' && gate.phase !== 'judging') return 1
  return calm ? 0 : 0.2
}
