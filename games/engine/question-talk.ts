import { gateRules, type GateState } from '../simulation/question-gate.ts'
import type { EngineHost, GameQuestion, JudgedAnswer, QuestionView } from './engine.ts'

/** Milliseconds until a question that could not be had is asked for again. */
const retryMs = 2000

/** What the talk with the host brought since the last tick. */
export interface Brought {
  readonly opened: number | null
  readonly judged: JudgedAnswer | null
  readonly reopened: boolean
  readonly dropped: readonly number[]
  readonly ended: boolean
}

/**
 * The talk between a run and its host: asks for questions ahead of time, hands over each chosen answer once, and shows the
 * host what its panel should show. Answers of a host to a run that is over are dropped.
 */
export class QuestionTalk {
  question: GameQuestion | null = null
  private readonly host: EngineHost
  private readonly later: (run: () => void, ms: number) => void
  private next: GameQuestion | null | 'none' = null
  private isAsking = false
  private isJudging = false
  private isOver = false
  private problem = false
  private judged: JudgedAnswer | null = null
  private reopened = false
  private dropped: readonly number[] = []
  private shown = ''

  constructor(host: EngineHost, later: (run: () => void, ms: number) => void) {
    this.host = host
    this.later = later
  }

  /** What came since the last tick; asks for the next question when none is at hand. */
  collect(gate: Readonly<GateState>, isReady: boolean): Brought {
    if (this.next === null && !this.isAsking && gate.phase !== 'open' && gate.phase !== 'judging') this.ask()
    let opened: number | null = null
    if (gate.phase === 'asking' && isReady && this.next !== null && this.next !== 'none') {
      this.question = this.next
      this.next = null
      this.problem = false
      opened = this.question.options.length
    }
    const brought = {
      opened,
      judged: this.judged,
      reopened: this.reopened,
      dropped: this.dropped,
      ended: this.next === 'none' && gate.phase === 'asking',
    }
    this.judged = null
    this.reopened = false
    this.dropped = []
    return brought
  }

  /** After a tick: hands a newly chosen answer over and shows the host what changed. */
  pass(gate: Readonly<GateState>): void {
    if (gate.phase === 'judging' && gate.chosen !== null && !this.isJudging) this.hand(gate.chosen)
    this.show(gate)
  }

  /** The host judged a question that has no options, in its own panel. */
  answered(questionId: string, judged: JudgedAnswer, gate: Readonly<GateState>): void {
    if (this.question?.id === questionId && gate.phase === 'open' && gate.options === 0) this.judged = judged
  }

  /** Takes two wrong options of the open question away. Resolves with whether that was possible. */
  async hint(gate: GateState): Promise<boolean> {
    const question = this.question
    if (question === null || gate.phase !== 'open' || gate.options < 3 || gate.dropped.length > 0) return false
    try {
      const wrong = await this.host.wrongOptions(question.id)
      if (this.isOver || this.question !== question || gate.phase !== 'open') return false
      this.dropped = wrong.slice(0, 2)
      return this.dropped.length > 0
    } catch {
      return false
    }
  }

  end(): void {
    this.isOver = true
    this.question = null
    this.host.showQuestion({ question: null, phase: 'waiting', lockMs: 0, chosen: null, problem: false })
  }

  private ask(): void {
    this.isAsking = true
    this.host.nextQuestion().then(
      (question) => {
        this.next = question ?? 'none'
        this.isAsking = false
      },
      () => {
        this.later(() => {
          this.isAsking = false
        }, retryMs)
      },
    )
  }

  private hand(chosen: number): void {
    const question = this.question
    const option = question?.options[chosen]
    if (question === null || option === undefined) return
    this.isJudging = true
    const finish = (settle: () => void): void => {
      this.isJudging = false
      if (!this.isOver) settle()
    }
    this.host.judge(question.id, option.id).then(
      (judged) => finish(() => (this.judged = judged)),
      () =>
        finish(() => {
          this.reopened = true
          this.problem = true
        }),
    )
  }

  private show(gate: Readonly<GateState>): void {
    const view: QuestionView = {
      question: this.question,
      phase: gate.phase === 'asking' ? 'waiting' : gate.phase === 'locked' ? 'wrong' : gate.phase,
      lockMs: gate.phase === 'locked' ? lockOf(gate) : 0,
      chosen: gate.chosen,
      problem: this.problem,
    }
    const key = `${view.question?.id} ${view.phase} ${view.lockMs} ${view.chosen} ${view.problem}`
    if (key === this.shown) return
    this.shown = key
    this.host.showQuestion(view)
  }
}

/** The whole lock that a gate is in, in milliseconds. */
function lockOf(gate: Readonly<GateState>): number {
  const ticks = Math.min(gateRules.mostLockTicks, gateRules.lockTicks * 2 ** Math.max(0, gate.wrongInRow - 1))
  return (ticks / 60) * 1000
}
