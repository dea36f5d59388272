import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { widgetSet } from '@polyhex/contract/exercises/widget-set'
import { gameOperations } from '@polyhex/contract/games/game-operations'
import type { EndedGame, GameType } from '@polyhex/contract/games/games'
import { type GameRoute, writeGameRoute } from '@polyhex/games/engine/route'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { classNames } from '../../kit/class-names.ts'
import { TeachMe } from '../../teaching/teach-me.tsx'
import { useTeachingPreferences } from '../../teaching/teaching-preferences.ts'
import { targetOfRoute } from '../game-address.ts'
import { useComfort } from './comfort.ts'
import { DrawnOptions } from './drawn-options.tsx'
import { GameHead } from './game-head.tsx'
import { GameHost } from './game-host.ts'
import { GameResults } from './game-results.tsx'
import { HowTo } from './how-to.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { StartCard } from './start-card.tsx'
import { useCanvasSize } from './use-canvas-size.ts'
import { useCapture } from './use-capture.ts'
import { type LoadEngine, useEngine } from './use-engine.ts'
import styles from './game-room.module.css'

interface GameRoomProps {
  readonly game: GameType
  readonly route: GameRoute
  /** What the questions are about, in words. */
  readonly about: string
  readonly account: SessionAccount | null
  /** Where games are chosen. */
  readonly gamesHref: string
  readonly load: LoadEngine
}

/** Why a game that was begun stands still. */
type Still = 'reading' | 'help' | 'leaving' | null

/** A number for the chances of one game; the engine has none of its own. */
const newSeed = (): string => String(1 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0))

/** A game on its own page: the scene with the answers over it, the question beside it, and what comes before and after. L-071. */
export function GameRoom({ game, route, about, account, gamesHref, load }: GameRoomProps) {
  const { history } = useRouter()
  const [room, place, canvas, layer] = [useRef<HTMLDivElement>(null), useRef(null), useRef(null), useRef(null)]
  const [comfort, setCalm] = useComfort()
  const [host] = useState(() => new GameHost(() => performance.now()))
  const { link, state, shown, failed } = useEngine({ canvas, layer }, { host, comfort, load })
  const asked = useSyncExternalStore(host.subscribe, () => host.shown)
  const [ended, setEnded] = useState<EndedGame | null>(null)
  const [still, setStill] = useState<Still>(null)
  const [preferences, setPreferences] = useTeachingPreferences(account !== null)
  const size = useCanvasSize(place)
  const runId = useRef<string | null>(null)
  const [turn, setTurn] = useState(0)

  const end = useTell(gameOperations.endGame, { onDone: setEnded })
  const begin = useTell(gameOperations.startGame, {
    quiet: true,
    onDone: (started) => {
      runId.current = started.run.runId
      host.begin(started)
      link?.start()
    },
  })
  const stage = state?.contestState
  const isPlaying = stage === 'active' || stage === 'paused'
  const isOver = stage === 'complete'
  const isWrong = isPlaying && asked.answer?.isCorrect === false && asked.view.phase === 'wrong'

  // What the scene is: wanted anew after each game, and when the game is to be calm or not.
  useEffect(() => {
    if (link === null || isPlaying) return
    const more = { ...route.more, seed: newSeed() }
    link.setComfort(comfort)
    link.send('setGameEngineRoute', writeGameRoute({ ...route, action: 'load', more }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the route is set for each turn, and while nothing is played
  }, [link, route, turn, comfort.calm])

  const rest = useEffectEvent(() => {
    setStill('reading')
    link?.pause(true)
  })
  useEffect(() => {
    if (isWrong) rest()
  }, [isWrong, asked.view.question?.id])

  const finish = useEffectEvent(() => {
    if (runId.current !== null && ended === null) tellEnd(state?.win === true)
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])

  function tellEnd(won: boolean): void {
    if (runId.current === null) return
    const score = Math.max(0, Math.round(state?.score ?? 0))
    end.mutate({ params: { runId: runId.current }, body: { score, won } })
  }
  function goOn(): void {
    setStill(null)
    link?.pause(false)
    // The next key belongs to the game again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  function again(): void {
    runId.current = null
    setEnded(null)
    setTurn(turn + 1)
  }
  function exit(): void {
    if (isPlaying) {
      setStill('leaving')
      link?.pause(true)
    } else history.push(gamesHref)
  }
  async function leave(): Promise<void> {
    const score = Math.max(0, Math.round(state?.score ?? 0))
    if (runId.current !== null) {
      await end.mutateAsync({ params: { runId: runId.current }, body: { score, won: false } }).catch(() => undefined)
    }
    history.push(gamesHref)
  }
  async function answer(questionId: string, response: string): Promise<void> {
    const judged = await host.answer(questionId, response).catch(() => null)
    if (judged !== null) link?.answered(questionId, judged)
  }

  const isTypedHere = isPlaying && asked.view.question?.options.length === 0 && asked.view.phase === 'open'
  useCapture(link, isTypedHere || still !== null || !isPlaying)
  const scene = game.scenes.find(({ code }) => code === route.gameScene) ?? game.scenes[0]
  const missed = still === 'help' ? host.missed() : undefined
  return (
    <div ref={room} className={styles['room']}>
      <GameHead
        game={game}
        about={about}
        scene={scene?.name ?? ''}
        coins={account === null ? null : (asked.coins?.earned ?? 0)}
        room={room}
        onExit={exit}
      />
      <main id="main" tabIndex={-1} className={styles['columns']} data-playing={isPlaying}>
        <div ref={place} className={styles['place']}>
          <div className={styles['frame']} style={{ inlineSize: size.width, blockSize: size.height }}>
            <canvas ref={canvas} className={styles['canvas']} aria-hidden />
            <div ref={layer} className={styles['layer']} />
            <DrawnOptions host={host} shown={asked} />
            {failed && (
              <div className={styles['over']}>
                <ErrorState
                  title="The game did not load"
                  safe="Check the connection and load the page again. Nothing is lost."
                  onRetry={() => location.reload()}
                />
              </div>
            )}
            {!failed && !shown && (
              <div className={styles['over']}>
                <LoadingBar />
              </div>
            )}
            {shown && stage === 'ready' && ended === null && (
              <div className={styles['over']}>
                <StartCard
                  game={game}
                  scene={scene}
                  about={about}
                  calm={comfort.calm}
                  onCalm={setCalm}
                  starting={begin.isPending}
                  problem={begin.error === null ? null : wordsOf(begin.error)}
                  onStart={() => begin.mutate({ body: { target: targetOfRoute(route), widgetSet } })}
                />
              </div>
            )}
            {stage === 'paused' && still === null && (
              <div className={styles['over']}>
                <div className={styles['paused']} role="group" aria-labelledby="game-paused">
                  <h2 id="game-paused">Paused</h2>
                  <Button autoFocus size="lg" icon="play" onClick={goOn}>
                    Keep playing
                  </Button>
                </div>
              </div>
            )}
            {isOver && ended === null && (
              <div className={styles['over']}>
                <p className={styles['paused']} role="status">
                  {end.isError ? 'Your answers are safe. The result did not arrive yet.' : 'Counting your points …'}
                  {end.isError && <Button onClick={() => tellEnd(state?.win === true)}>Try again</Button>}
                </p>
              </div>
            )}
            {ended !== null && (
              <div className={styles['over']}>
                <GameResults
                  game={game}
                  ended={ended}
                  questions={host.asked()}
                  signedIn={account !== null}
                  gamesHref={gamesHref}
                  onAgain={again}
                />
              </div>
            )}
          </div>
        </div>
        <Card
          as="aside"
          padded
          className={classNames(styles['side'])}
          aria-label={isPlaying ? 'Question' : 'How to play'}
        >
          {isPlaying ? (
            <QuestionPanel
              shown={asked}
              voice={preferences.voice}
              onAnswer={answer}
              onGoOn={goOn}
              onHelp={() => setStill('help')}
            />
          ) : (
            <HowTo game={game} />
          )}
          {stage === 'active' && still === null && asked.answer?.isCorrect !== false && (
            <Button look="line" icon="pause" onClick={() => link?.pause(true)}>
              Pause
            </Button>
          )}
        </Card>
      </main>
      <ConfirmDialog
        open={still === 'leaving'}
        title="Leaving so soon?"
        keep="Keep playing"
        confirm="Exit"
        busy={end.isPending}
        onKeep={() => (isWrong ? setStill('reading') : goOn())}
        onConfirm={() => void leave()}
      >
        <p>Your answers count, and so do their coins.</p>
      </ConfirmDialog>
      {missed !== undefined && (
        <Dialog open title="How it works" onClose={() => setStill('reading')}>
          <TeachMe
            question={missed}
            staff={account !== null && isStaff(account)}
            preferences={preferences}
            onPreferences={setPreferences}
          />
        </Dialog>
      )}
    </div>
  )
}
