import type {
  BotMove,
  BotSkill,
  EngineEvent,
  GameDefinition,
  Outcome,
  RunConfig,
  StepInput,
} from '../../../engine/game-definition.ts'
import { chanceOf, nextBelow } from '../../../simulation/chance.ts'
import { gateRules, type Judgement } from '../../../simulation/question-gate.ts'
import { toward } from '../../../simulation/waves.ts'
import { answerRow } from '../../puzzle/answer-row.ts'
import { practiceAreaHardness } from './hardness-data.ts'
import { lastStage, plotCount, plotPlace, type PracticeAreaState } from './practice-area-state.ts'
import { viewPracticeArea } from './practice-area-view.ts'

/** What is different in a garden. */
interface GardenRule {
  /** Growth that a wrong answer costs. */
  readonly dries: number
  /** Growth that every third, or every fifth, right answer in a row adds. */
  readonly third: number
  readonly fifth: number
}

const rules: readonly GardenRule[] = [
  { dries: 0.5, third: 0.5, fifth: 0 },
  { dries: 0.5, third: 0, fifth: 1 },
  { dries: 0.25, third: 0, fifth: 0 },
  { dries: 0.5, third: 0.25, fifth: 0.5 },
  { dries: 0.75, third: 0.75, fifth: 0 },
]

/** Points of style for a guest. */
const guestStyle = 8
const kindsOfGuests = 6

function init(config: RunConfig, seed: number): PracticeAreaState {
  const chance = chanceOf(seed)
  return {
    scene: config.scene,
    level: config.level,
    goal: config.hardness,
    growth: config.boosters.includes('head_start') ? gateRules.headStart : 0,
    plots: Array.from({ length: plotCount }, () => ({ stage: 0, kind: nextBelow(chance, 4), since: 10_000 })),
    chance,
    tick: 0,
    chosen: 2,
    gardenerX: plotPlace(2).x,
    guests: [],
    correct: 0,
    style: 0,
    sinceAnswer: 10_000,
    wasRight: false,
  }
}

function step(state: PracticeAreaState, input: StepInput, events: EngineEvent[]): void {
  state.tick++
  state.sinceAnswer++
  for (const plot of state.plots) plot.since++
  if (input.gate.phase === 'open' && input.picked !== null) events.push({ kind: 'choose', option: input.picked })
  const by = (input.pressed.has('right') ? 1 : 0) - (input.pressed.has('left') ? 1 : 0)
  state.chosen = (state.chosen + by + plotCount) % plotCount
  state.gardenerX = toward(state.gardenerX, plotPlace(state.chosen).x, 4)
  if (input.judged !== null) takeAnswer(state, input.judged, events)
}

function takeAnswer(state: PracticeAreaState, judged: Judgement, events: EngineEvent[]): void {
  const rule = rules[state.scene] ?? rules[0]!
  state.sinceAnswer = 0
  state.wasRight = judged.correct
  if (!judged.correct) {
    if (judged.energy < 0) state.growth = Math.max(0, state.growth - rule.dries)
    return
  }
  state.correct++
  const gift = (judged.streak % 3 === 0 ? rule.third : 0) + (judged.streak % 5 === 0 ? rule.fifth : 0)
  const bloomed = isInBloom(state)
  state.growth += judged.energy + gift
  grow(state, events)
  if (bloomed) {
    state.guests.push(nextBelow(state.chance, kindsOfGuests))
    state.style += guestStyle
  } else if (isInBloom(state)) events.push({ kind: 'sound', name: 'win' })
}

const isInBloom = (state: PracticeAreaState): boolean => state.growth >= state.goal

/** The plants together show how much has grown: first the one at the gardener, then those beside it. */
function grow(state: PracticeAreaState, events: EngineEvent[]): void {
  const most = plotCount * lastStage
  let missing =
    Math.floor(Math.min(1, state.growth / state.goal) * most) - state.plots.reduce((sum, plot) => sum + plot.stage, 0)
  for (let far = 0; missing > 0 && far < plotCount; far++) {
    const plot = state.plots[(state.chosen + far) % plotCount]!
    if (plot.stage === lastStage) continue
    const grown = Math.min(missing, lastStage - plot.stage)
    plot.stage += grown
    plot.since = 0
    missing -= grown
    events.push({ kind: 'sound', name: 'grow' })
  }
  while (state.plots[state.chosen]?.stage === lastStage && !state.plots.every(({ stage }) => stage === lastStage)) {
    state.chosen = (state.chosen + 1) % plotCount
  }
}

function outcome(state: PracticeAreaState): Outcome {
  return {
    done: false,
    win: isInBloom(state),
    style: state.style,
    progress: Math.min(1, state.growth / state.goal),
  }
}

function mirror(state: PracticeAreaState): string[] {
  const blooming = state.plots.filter(({ stage }) => stage === lastStage).length
  const guests = state.guests.length === 0 ? '' : ` ${state.guests.length} guests came.`
  return [`${blooming} of ${plotCount} plants are in bloom.${guests}`]
}

function bot(_state: PracticeAreaState, _skill: BotSkill, wanted: number | null): BotMove {
  return { held: [], picked: wanted }
}

/** A garden that grows with every right answer; nobody hurries and nobody else is there. */
export const practiceArea: GameDefinition<PracticeAreaState> = {
  type: 'practice_area',
  family: 'J',
  hardness: practiceAreaHardness,
  init,
  step,
  outcome,
  ready: (state) => state.sinceAnswer > 60,
  view: viewPracticeArea,
  tags: (_, gate) => answerRow(gate),
  mirror,
  bot,
}
