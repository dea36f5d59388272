import type { Comfort, Engine, EngineHost, EngineMessage, GameEngineState } from '@polyhex/games/engine/engine'
import { readGameRoute } from '@polyhex/games/engine/route'

/** What the engine last said of itself; null before its first word. */
export type EngineState = Partial<GameEngineState> | null

/** State as the engine sends it: JSON, whose empty and null members are dropped. Null for what is no JSON of an object. L-175. */
export function readEngineState(json: string): EngineState {
  try {
    const said: unknown = JSON.parse(json)
    if (typeof said !== 'object' || said === null) return null
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== ''))
  } catch {
    return null
  }
}

interface Waiting {
  readonly message: EngineMessage
  readonly argument: string | undefined
}

/**
 * The page's end of the engine. What is said before the engine has loaded waits, and is forgotten when another type of game is
 * wanted meanwhile (L-170); closing clears what is known of it (L-171).
 */
export class EngineLink {
  state: EngineState = null
  private readonly listeners = new Set<() => void>()
  private engine: Engine | null = null
  private waiting: Waiting[] = []
  private type: string | null = null
  private isClosed = false

  /** Loads the engine into a canvas and the layer over it, then says what has waited. */
  async open(
    load: () => Promise<Engine>,
    place: { readonly canvas: HTMLCanvasElement; readonly layer: HTMLElement },
    by: { readonly host: EngineHost; readonly comfort: Comfort },
  ): Promise<void> {
    const engine = await load()
    if (this.isClosed) return
    engine.setHost(by.host)
    engine.setComfort(by.comfort)
    engine.addEventListener('UpdateGameEngineState', (json) => this.hear(json))
    await engine.load(place.canvas, place.layer)
    if (this.isClosed) return engine.unload()
    this.engine = engine
    this.hear(JSON.stringify({ gameEngineState: 'game_engine_loaded', ...this.state }))
    const waiting = this.waiting
    this.waiting = []
    for (const { message, argument } of waiting) engine.sendMessage(message, argument)
  }

  /** Says something to the engine, at once or when it has loaded. */
  send(message: EngineMessage, argument?: string): void {
    if (message === 'setGameEngineRoute') this.follow(argument ?? '')
    if (this.engine === null) this.waiting.push({ message, argument })
    else this.engine.sendMessage(message, argument)
  }

  start(): void {
    this.engine?.start()
  }

  pause(paused: boolean): void {
    this.engine?.pause(paused)
  }

  setComfort(comfort: Comfort): void {
    this.engine?.setComfort(comfort)
  }

  /** The judged answer of a question that the page itself has asked. */
  answered(...judged: Parameters<Engine['answered']>): void {
    this.engine?.answered(...judged)
  }

  /** Takes the engine away with all that is known of it. */
  close(): void {
    this.isClosed = true
    this.engine?.unload()
    this.engine = null
    this.waiting = []
    this.tell(null)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private follow(route: string): void {
    const type = readGameRoute(route)?.contestType ?? null
    if (type !== this.type) this.waiting = []
    this.type = type
  }

  private hear(json: string): void {
    const said = readEngineState(json)
    if (said !== null && !this.isClosed) this.tell(said)
  }

  private tell(state: EngineState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
