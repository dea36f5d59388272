import { createPortal } from 'react-dom'
import { Maths } from '../../kit/maths.tsx'
import type { GameHost, HostView } from './game-host.ts'
import { optionsOf } from './question-options.ts'
import styles from './drawn-options.module.css'

/** Fills the answer buttons of the engine with words and maths, set as everywhere in the product. */
export function DrawnOptions({ host, shown }: { host: GameHost; shown: HostView }) {
  return shown.drawn.map(({ place, questionId, option }) => {
    const question = host.questionOf(questionId)
    const drawn = question === undefined ? undefined : optionsOf(question)[option]
    if (drawn === undefined || !place.isConnected) return null
    return createPortal(
      <span className={styles['option']}>
        <Maths text={drawn.text} />
      </span>,
      place,
      `${questionId} ${option}`,
    )
  })
}
