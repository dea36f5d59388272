import { drawEnding } from '../art/ending.ts'
import { drawHud } from '../art/hud.ts'
import { findDeclaredGame, mostBoosters, type DeclaredGame } from '../declared-games.ts'
import { loadGame, type AnyGame } from '../load-game.ts'
import { beginRun, nothing, standOf, stepRun, type Run } from '../simulation/run.ts'
import { AnswerLayer } from '../stage/answer-layer.ts'
import { CanvasView } from '../stage/canvas-view.ts'
import { FrameClock } from '../stage/frame-clock.ts'
import { listenToKeys } from '../stage/keyboard.ts'
import { loadSprites } from '../stage/load-sprites.ts'
import { Sound } from '../stage/sound.ts'
import type { Comfort, Engine, EngineHost, EngineMessage, GameEngineState, JudgedAnswer } from './engine.ts'
import { ticksPerSecond, type Action, type BoosterId, type EngineEvent, type RunConfig } from './game-definition.ts'
import { QuestionTalk } from './question-talk.ts'
import { readGameRoute, type GameRoute } from './route.ts'

/** A prepared run: its scene is drawn, and it begins with `start`. */
interface Play {
  readonly game: AnyGame
  readonly declared: DeclaredGame
  readonly route: GameRoute
  readonly run: Run<unknown>
  readonly view: CanvasView
  readonly talk: QuestionTalk
  readonly used: Set<BoosterId>
  hints: number
  isActive: boolean
  /** Ticks since the run was over. */
  ended: number
}

/** A new beginning for each run; a route may name its own (`seed`), so that a run can be played again. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** The engine of games for one page. Nothing runs before `load`; `unload` takes everything away again. */
export function createEngine(page: Window = window, drawSeed: () => number = anySeed): Engine {
  return new CanvasEngine(page, drawSeed)
}

class CanvasEngine implements Engine {
  private readonly page: Window
  private readonly drawSeed: () => number
  private readonly listeners = new Set<(json: string) => void>()
  private canvas: HTMLCanvasElement | null = null
  private layer: AnswerLayer | null = null
  private host: EngineHost | null = null
  private sound: Sound | null = null
  private clock: FrameClock | null = null
  private comfort: Comfort = { calm: false, reducedMotion: false, volume: 0.6 }
  private stopKeys: (() => void) | null = null
  private play: Play | null = null
  private isPaused = false
  private wish = 0
  private held = new Set<Action>()
  private pressed = new Set<Action>()
  private picked: number | null = null
  private pointer: { x: number; y: number } | null = null
  private told = ''

  constructor(page: Window, drawSeed: () => number) {
    this.page = page
    this.drawSeed = drawSeed
  }

  async load(canvas: HTMLCanvasElement, layer: HTMLElement): Promise<void> {
    this.canvas = canvas
    this.layer = new AnswerLayer(layer, {
      pick: (option) => (this.picked = option),
      point: (x, y) => (this.pointer = { x, y }),
      draw: (place, question, option) => this.host?.drawOption(place, question, option),
    })
    this.sound = new Sound(this.page)
    this.sound.setVolume(this.comfort.volume)
    this.clock = new FrameClock(this.page, {
      tick: () => this.tick(),
      draw: (alpha) => this.draw(alpha),
    })
    this.capture(true)
    await this.page.document.fonts?.load("750 20px 'Gabarito Variable'").catch(() => [])
    this.tell()
  }

  unload(): void {
    this.wish++
    this.play?.talk.end()
    this.play = null
    this.clock?.stop()
    this.capture(false)
    this.layer?.remove()
    this.sound?.close()
    this.canvas = null
    this.layer = null
    this.listeners.clear()
  }

  setHost(host: EngineHost): void {
    this.host = host
  }

  setComfort(comfort: Comfort): void {
    this.comfort = comfort
    this.sound?.setVolume(comfort.volume)
  }

  addEventListener(_event: 'UpdateGameEngineState', listener: (json: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  sendMessage(message: EngineMessage, argument = ''): void {
    switch (message) {
      case 'setCapture':
        this.capture(argument !== 'false')
        return
      case 'requestGameEngineState':
        this.tell()
        return
      case 'setGameEngineRoute':
        void this.follow(argument)
        return
      case 'setApiEndpoint':
      case 'setAuthToken':
      case 'setPlayerSettings':
        // The host does all calls: the engine needs neither an address nor a token, and draws no name.
        return
      default:
        message satisfies never
    }
  }

  start(): void {
    if (this.play === null || this.play.isActive || this.play.run.done) return
    this.play.isActive = true
    this.sound?.play('go')
    this.tell()
  }

  pause(paused: boolean): void {
    this.isPaused = paused
    this.tell()
  }

  answered(questionId: string, judged: JudgedAnswer): void {
    this.play?.talk.answered(questionId, judged, this.play.run.gate)
  }

  useHint(): void {
    const play = this.play
    if (play === null || !play.isActive || play.hints === 0) return
    play.hints--
    void play.talk.hint(play.run.gate).then((worked) => {
      if (worked) play.used.add('hint')
      else play.hints++
    })
  }

  private async follow(text: string): Promise<void> {
    const route = readGameRoute(text)
    const declared = route === null ? undefined : findDeclaredGame(route.contestType)
    const context = this.canvas?.getContext('2d', { alpha: false }) ?? null
    if (route === null || declared === undefined || context === null || this.host === null) return
    const wish = ++this.wish
    const [game, sprites] = await Promise.all([loadGame(declared.contestType), loadSprites(declared.family)])
    if (wish !== this.wish || this.canvas === null) return
    this.play?.talk.end()
    const config = this.configOf(route, declared, game)
    const document = this.page.document
    const around = {
      context,
      makeCanvas: (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height }),
      outline: (data: string) => new Path2D(data),
    }
    this.play = {
      game,
      declared,
      route,
      run: beginRun(game, config, this.seedOf(route)),
      view: new CanvasView(around, sprites, 1),
      talk: new QuestionTalk(this.host, (run, ms) => this.page.setTimeout(run, ms)),
      used: new Set(config.boosters.filter((booster) => booster !== 'hint')),
      hints: config.boosters.includes('hint') ? 1 : 0,
      isActive: false,
      ended: 0,
    }
    this.layer?.setQuestion(null)
    this.layer?.tell('')
    this.clock?.start()
    this.tell()
  }

  private configOf(route: GameRoute, declared: DeclaredGame, game: AnyGame): RunConfig {
    const scene = Math.max(
      0,
      declared.scenes.findIndex(({ code }) => code === route.gameScene),
    )
    const level = route.startingStage
    const wanted = (route.more['boosters'] ?? '').split(',')
    return {
      scene,
      level,
      playTicks: route.playTime * ticksPerSecond,
      boosters: declared.boosters.filter((booster) => wanted.includes(booster)).slice(0, mostBoosters),
      calm: this.comfort.calm,
      hardness: game.hardness[scene]?.[level] ?? 0,
    }
  }

  private seedOf(route: GameRoute): number {
    const given = Number(route.more['seed'])
    return Number.isSafeInteger(given) && given > 0 ? given : this.drawSeed()
  }

  private tick(): void {
    const play = this.play
    if (play?.run.done === true) play.ended++
    if (play === null || !play.isActive || play.run.done || this.isPaused || this.page.document.hidden) return
    const { run, game, talk } = play
    const brought = talk.collect(run.gate, game.ready(run.game))
    if (brought.opened !== null) this.layer?.setQuestion(talk.question)
    const events = stepRun(game, run, {
      ...nothing,
      ...brought,
      held: [...this.held],
      pressed: [...this.pressed],
      picked: this.picked,
      pointer: this.pointer,
    })
    this.pressed.clear()
    this.picked = null
    this.pointer = null
    for (const event of events) this.hear(event, run.gate.streak)
    if (brought.judged !== null) this.sound?.play(brought.judged.correct ? 'right' : 'wrong', run.gate.streak)
    talk.pass(run.gate)
    if (run.gate.phase === 'asking') this.layer?.setQuestion(null)
    if (brought.judged !== null || run.done || run.tick % ticksPerSecond === 0) this.tell()
    if (run.done) this.finish(play)
  }

  private hear(event: EngineEvent, streak: number): void {
    if (event.kind === 'sound') this.sound?.play(event.name, streak)
    if (event.kind === 'say') this.told = event.text
  }

  private finish(play: Play): void {
    play.talk.end()
    this.layer?.setQuestion(null)
    this.layer?.tell('')
    this.sound?.play(standOf(play.game, play.run).win ? 'win' : 'end')
  }

  private draw(alpha: number): void {
    const { play, canvas, layer } = this
    if (play === null || canvas === null || layer === null) return
    const { run, game, view } = play
    const density = Math.min(this.page.devicePixelRatio || 1, this.clock?.density ?? 2)
    const width = Math.round(canvas.clientWidth * density)
    const height = Math.round(canvas.clientHeight * density)
    if (width === 0 || height === 0) return
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    view.resize(width, height)
    view.reducedMotion = this.comfort.reducedMotion
    const stand = standOf(game, run)
    view.frame(run.tick / ticksPerSecond, () => {
      game.view(view, run.game, play.isActive && !this.isPaused ? alpha : 0)
      if (!play.isActive) return
      drawHud(view, {
        secondsLeft: (run.config.playTicks - run.tick) / ticksPerSecond,
        score: stand.score,
        streak: run.gate.streak,
        correct: run.gate.correct,
      })
      if (run.done) {
        drawEnding(view, { win: stand.win, correct: run.gate.correct, since: play.ended / ticksPerSecond })
      }
    })
    if (!play.isActive || run.done) return
    layer.place(game.tags(run.game, run.gate), run.gate)
    layer.mirror([...(this.told === '' ? [] : [this.told]), ...game.mirror(run.game)], run.tick / ticksPerSecond)
    const answers = run.gate.correct + run.gate.incorrect
    const line = run.config.level === 0 ? play.declared.tutorial[answers] : undefined
    layer.tell(run.gate.phase === 'open' ? (line ?? '') : '')
  }

  private capture(on: boolean): void {
    this.stopKeys?.()
    this.stopKeys = null
    this.held.clear()
    if (!on) return
    this.stopKeys = listenToKeys(this.page, {
      hold: (action, held) => {
        if (held) this.pressed.add(action)
        if (held) this.held.add(action)
        else this.held.delete(action)
      },
      pick: (option) => (this.picked = option),
      pause: () => {
        if (this.play?.isActive === true) this.pause(!this.isPaused)
      },
      hint: () => this.useHint(),
    })
  }

  private tell(): void {
    const json = JSON.stringify(this.state())
    for (const listener of this.listeners) listener(json)
  }

  private state(): Partial<GameEngineState> {
    const { play } = this
    const loaded = { gameEngineState: 'game_engine_loaded', isHost: play?.route.action === 'host' } as const
    if (play === null) return { ...loaded, activityStarted: false, finished: false }
    const { run, game, route } = play
    const stand = standOf(game, run)
    const contestState = run.done ? 'complete' : !play.isActive ? 'ready' : this.isPaused ? 'paused' : 'active'
    const contestId = route.more['contest_id']
    const contestPlayerId = route.more['contest_player_id']
    return {
      ...loaded,
      contestType: route.contestType,
      gameScene: play.declared.scenes[run.config.scene]?.code ?? '',
      startingStage: run.config.level,
      ...(contestId === undefined ? {} : { contestId }),
      ...(contestPlayerId === undefined ? {} : { contestPlayerId }),
      contestState,
      timeLeftMs: Math.round(((run.config.playTicks - run.tick) * 1000) / ticksPerSecond),
      score: stand.score,
      ...(stand.place === undefined ? {} : { place: stand.place }),
      correct: run.gate.correct,
      incorrect: run.gate.incorrect,
      longestStreak: run.gate.longestStreak,
      win: stand.win,
      progress: stand.progress,
      usedBoosters: [...play.used],
      activityStarted: play.isActive,
      finished: run.done,
    }
  }
}
