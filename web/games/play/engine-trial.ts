import type { Comfort, Engine, EngineHost, EngineMessage, GameEngineState } from '@polyhex/games/engine/engine'

/** An engine of tests: it draws nothing, keeps what it is told, and says what a test has it say. */
export class EngineOfTests implements Engine {
  readonly messages: [EngineMessage, string | undefined][] = []
  host: EngineHost | null = null
  comfort: Comfort | null = null
  started = 0
  paused = false
  isUnloaded = false
  readonly answers: [string, boolean][] = []
  private listener: ((json: string) => void) | null = null
  private state: Partial<GameEngineState> = { gameEngineState: 'game_engine_loaded' }

  sendMessage(message: EngineMessage, argument?: string): void {
    this.messages.push([message, argument])
    if (message === 'setGameEngineRoute') this.say({ contestState: 'ready', activityStarted: false, finished: false })
  }

  addEventListener(_event: 'UpdateGameEngineState', listener: (json: string) => void): () => void {
    this.listener = listener
    return () => (this.listener = null)
  }

  async load(): Promise<void> {}

  unload(): void {
    this.isUnloaded = true
  }

  setHost(host: EngineHost): void {
    this.host = host
  }

  setComfort(comfort: Comfort): void {
    this.comfort = comfort
  }

  start(): void {
    this.started += 1
    this.say({ contestState: 'active', activityStarted: true })
  }

  pause(paused: boolean): void {
    this.paused = paused
    this.say({ contestState: paused ? 'paused' : 'active' })
  }

  answered(questionId: string, { correct }: { readonly correct: boolean }): void {
    this.answers.push([questionId, correct])
  }

  useHint(): void {}

  /** Tells the page a new state, on top of what was told before. */
  say(more: Partial<GameEngineState>): void {
    this.state = { ...this.state, ...more }
    this.listener?.(JSON.stringify(this.state))
  }
}
