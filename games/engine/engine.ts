import type { BoosterId } from './game-definition.ts'

/** An answer that can be chosen; its picture is drawn by the host into the button that the engine offers. */
export interface GameOption {
  readonly id: string
  /** As a screen reader says it. */
  readonly spoken: string
}

/** A question as a game may know it. Nothing in it says which answer is right. */
export interface GameQuestion {
  readonly id: string
  readonly spoken: string
  /** Two to six; none when the question is answered in the panel of the host (then call `answered`). */
  readonly options: readonly GameOption[]
}

/** What the host learned about a chosen answer from whoever knows the key. */
export interface JudgedAnswer {
  readonly correct: boolean
  /** Points of the question: 5 up to level 3, 6 up to level 7, 8 above. */
  readonly credit: number
}

/** What the panel of the host shows now. */
export interface QuestionView {
  /** Null before the first question and after the last. */
  readonly question: GameQuestion | null
  /** `right` lasts 750 ms. `wrong` lasts `lockMs`: time for the worked solution. */
  readonly phase: 'waiting' | 'open' | 'judging' | 'right' | 'wrong'
  readonly lockMs: number
  /** The option that was chosen last, of this question. */
  readonly chosen: number | null
  /** The last call of the host failed; the same question is open again. */
  readonly problem: boolean
}

/**
 * What an engine asks of the page around it. The engine knows no key and no address: it asks for a question, hands over
 * the chosen answer and is told right or wrong.
 */
export interface EngineHost {
  /** The next question, asked for when the gate is ready. Null ends the run. A rejection is tried again after 2 s. */
  nextQuestion(): Promise<GameQuestion | null>
  /** A rejection opens the same question again. */
  judge(questionId: string, optionId: string): Promise<JudgedAnswer>
  /** The numbers of two wrong options (the booster Hint). */
  wrongOptions(questionId: string): Promise<readonly number[]>
  showQuestion(view: QuestionView): void
  /** Fills the button of an option with its text, formula or picture. Called once per question and option. */
  drawOption(place: HTMLElement, question: GameQuestion, option: number): void
}

/** How a person likes to play. */
export interface Comfort {
  readonly calm: boolean
  readonly reducedMotion: boolean
  /** 0 to 1; 0 is silent. */
  readonly volume: number
}

export type EngineMessage =
  | 'setApiEndpoint'
  | 'setAuthToken'
  | 'setPlayerSettings'
  | 'setCapture'
  | 'requestGameEngineState'
  | 'setGameEngineRoute'

/** The members of the state that `UpdateGameEngineState` carries as JSON; empty and null ones are left out. */
export interface GameEngineState {
  readonly gameEngineState: 'game_engine_loading' | 'game_engine_loaded'
  readonly isHost: boolean
  readonly contestType?: string
  readonly gameScene?: string
  readonly startingStage?: number
  readonly contestId?: string
  readonly contestPlayerId?: string
  readonly contestState?: 'ready' | 'active' | 'paused' | 'complete'
  readonly timeLeftMs?: number
  readonly score?: number
  readonly place?: number
  readonly correct?: number
  readonly incorrect?: number
  readonly longestStreak?: number
  readonly win?: boolean
  /** 0 to 1. */
  readonly progress?: number
  /** Boosters that had an effect; the others are paid back. */
  readonly usedBoosters?: readonly BoosterId[]
  readonly activityStarted: boolean
  readonly finished: boolean
}

/**
 * The engine of games as the page meets it (`createEngine` in `create-engine.ts`). `load` resolves when a route can be set;
 * `setGameEngineRoute` loads the core of its type and shows the scene; `start` lets the run begin.
 */
export interface Engine {
  /** `setCapture` takes 'true' or 'false'; `setPlayerSettings` JSON with `ContestPlayerName`; the route is of `route.ts`. */
  sendMessage(message: EngineMessage, argument?: string): void
  /** Returns what takes the listener away. */
  addEventListener(event: 'UpdateGameEngineState', listener: (json: string) => void): () => void
  /** The layer lies over the canvas, equally large, and holds the buttons of answers. */
  load(canvas: HTMLCanvasElement, layer: HTMLElement): Promise<void>
  unload(): void
  setHost(host: EngineHost): void
  setComfort(comfort: Comfort): void
  start(): void
  /** Nothing moves and no key counts while paused. */
  pause(paused: boolean): void
  /** The judged answer of a question without options, which the host asked in its own panel. */
  answered(questionId: string, judged: JudgedAnswer): void
  /** Uses the booster Hint on the open question, when the run has one left. */
  useHint(): void
}
