import type { Comfort, Engine } from '@polyhex/games/engine/engine'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { EngineLink, type EngineState } from './engine-link.ts'
import type { GameHost } from './game-host.ts'

/** How the engine comes to a page: fetched when the first game is opened. */
export type LoadEngine = () => Promise<Engine>

/** The bar stays so long after the engine has loaded, in milliseconds. L-169. */
export const barStaysMs = 4000

const none = { subscribe: () => () => undefined, state: null } as const

/**
 * An engine in a canvas for as long as the page is open. `shown` says whether the loading bar has gone, `failed` that the engine did
 * not come. What went wrong is written to the log of the browser. L-076, L-168, L-241.
 */
export function useEngine(
  place: { readonly canvas: RefObject<HTMLCanvasElement | null>; readonly layer: RefObject<HTMLElement | null> },
  by: { readonly host: GameHost; readonly comfort: Comfort; readonly load: LoadEngine },
): { link: EngineLink | null; state: EngineState; shown: boolean; failed: boolean } {
  const [link, setLink] = useState<EngineLink | null>(null)
  const [shown, setShown] = useState(false)
  const [failed, setFailed] = useState(false)
  const first = useRef(by)
  useEffect(() => {
    const { canvas, layer } = { canvas: place.canvas.current, layer: place.layer.current }
    if (canvas === null || layer === null) return
    const opened = new EngineLink()
    let timer: ReturnType<typeof setTimeout> | undefined
    setLink(opened)
    opened.open(first.current.load, { canvas, layer }, first.current).then(
      () => (timer = setTimeout(() => setShown(true), barStaysMs)),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- the specification asks for this line in the log (L-241)
        console.error('The game engine did not load', error)
        setFailed(true)
      },
    )
    return () => {
      clearTimeout(timer)
      opened.close()
      setLink(null)
    }
  }, [place.canvas, place.layer])
  const { calm, reducedMotion, volume } = by.comfort
  useEffect(() => link?.setComfort({ calm, reducedMotion, volume }), [link, calm, reducedMotion, volume])
  const source = link ?? none
  const state = useSyncExternalStore(source.subscribe, () => source.state)
  return { link, state, shown, failed }
}
