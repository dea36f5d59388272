import { useEffect, useMemo, useRef } from 'react'
import type { CardSize, ExerciseWatch, QuestionPlace } from '../../exercises/exercise-watch.ts'
import type { RoomClient } from '../room/room-client.ts'
import { settingChoices, type Settings } from '../../theme/settings.ts'
import { useStrokesTold } from './use-strokes-told.ts'

/** Milliseconds in which what is typed is gathered. */
const gatherMs = 120

/** How large things are for this student. */
function densityNow(): Settings['density'] {
  const now = document.documentElement.dataset['density']
  return settingChoices.density.find((density) => density === now) ?? 'student'
}

interface Known {
  /** 'choosing': the list of exercises is on the page. */
  at: QuestionPlace | 'choosing' | null
  size: CardSize | null
  picked: string | null
}

/**
 * Tells the room what is done in the exercise of this student. After a lost connection, or when the work is put in the
 * spotlight, it is told again.
 */
export function useWatchOfRoom(client: RoomClient, choosing: boolean): ExerciseWatch {
  const known = useRef<Known>({ at: null, size: null, picked: null })
  const timer = useRef(0)
  const drawn = useStrokesTold((key: string, change) => {
    const [runId = '', questionId = ''] = key.split(' ')
    if (change.type === 'erase') {
      client.send({ kind: 'work-erase', runId, questionId, strokeIds: change.strokeIds })
    } else client.send({ kind: 'work-stroke', runId, questionId, stroke: change.stroke, more: change.more })
  })
  const watch = useMemo((): ExerciseWatch => {
    const sendSize = (at: QuestionPlace, size: CardSize) =>
      client.send({ kind: 'work-sheet', ...at, sheet: { ...size, density: densityNow() } })
    return {
      opened: (at) => {
        clearTimeout(timer.current)
        known.current = { at, size: null, picked: null }
        client.send({ kind: 'work-open', at })
      },
      sized: (at, size) => {
        if (size.width < 100 || size.height < 50) return
        known.current.size = size
        sendSize(at, size)
      },
      picked: (at, response) => {
        known.current.picked = response
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => client.send({ kind: 'work-picked', ...at, response }), gatherMs)
      },
      drawn: (at, strokes) => drawn(`${at.runId} ${at.questionId}`, strokes),
      helping: (open) => void client.send({ kind: 'work-doing', helpOpen: open }),
    }
  }, [client, drawn])
  useEffect(() => {
    const again = () => {
      const { at, size, picked } = known.current
      if (at === 'choosing') client.send({ kind: 'work-choosing' })
      if (at === 'choosing' || at === null) return
      client.send({ kind: 'work-open', at })
      if (size) watch.sized(at, size)
      if (picked !== null) watch.picked(at, picked)
    }
    const stops = [client.listen('welcome', again), client.listen('spotlight', again)]
    return () => {
      clearTimeout(timer.current)
      for (const stop of stops) stop()
    }
  }, [client, watch])
  useEffect(() => {
    if (!choosing) return
    known.current = { at: 'choosing', size: null, picked: null }
    client.send({ kind: 'work-choosing' })
  }, [client, choosing])
  return watch
}
