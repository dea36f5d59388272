import { useEffect, useRef, useState } from 'react'
import styles from './game-picture.module.css'

interface GamePictureProps {
  readonly contestType: string
  readonly scene: string
  /** 0 to 9. */
  readonly stage: number
}

/** A scene of a game as the game itself draws it before the first move, 2 to 1. Drawn when it comes into sight; it says nothing to a screen reader. */
export function GamePicture({ contestType, scene, stage }: GamePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    let gone = false
    const draw = async (): Promise<void> => {
      const { drawCard } = await import('@polyhex/games/engine/card-picture')
      if (gone) return
      await drawCard(element, contestType, scene, stage)
      if (!gone) setDrawn(true)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      // Without its picture the card still says what the game is.
      // oxlint-disable-next-line no-console -- the specification has such faults in the log alone
      draw().catch((error: unknown) => console.warn('The picture of a game was not drawn', error))
    })
    observer.observe(element)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [contestType, scene, stage])
  return <canvas ref={canvas} width={800} height={400} className={styles['picture']} data-drawn={drawn} aria-hidden />
}
