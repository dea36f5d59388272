import { useState } from 'react'
import type { Segment, StudentHint, TeachingPreferences } from '@polyhex/contract/teaching/teaching'
import { IconButton } from '../kit/icon-button.tsx'
import { Board } from './board.tsx'
import { MissingMedia, missingKind } from './missing-media.tsx'
import { PreferencesDial } from './preferences-dial.tsx'
import { Transcript } from './transcript.tsx'
import { useLessonPlayer } from './use-lesson-player.ts'
import styles from './lesson-player.module.css'

const rates = [0.75, 1, 1.25, 1.5]

interface LessonPlayerProps {
  title: 'Teaching Transcript' | 'Solution Transcript'
  segments: readonly Segment[]
  preferences: TeachingPreferences
  onPreferences: (change: Partial<TeachingPreferences>) => void
  hints?: readonly StudentHint[]
}

/** A lesson: a board that is drawn while it is explained, a scrubber by parts, and everything that is said in words. */
export function LessonPlayer({ title, segments, preferences, onPreferences, hints }: LessonPlayerProps) {
  const [rate, setRate] = useState(1)
  const { state, toggle, goTo } = useLessonPlayer(segments, { ...preferences, rate })
  const missing = missingKind(segments, preferences.teachingStyle)
  const segment = segments[state.segment]
  const sample = segment && { speechId: segment.speechId, text: segment.speech, seconds: segment.seconds }
  const playLabel = { playing: 'Pause', paused: 'Play', restart: 'Play again' }[state.status]
  return (
    <div className={styles.player}>
      {missing || !segment ? (
        <MissingMedia kind={missing ?? 'Teaching'} />
      ) : (
        <Board
          key={`${segment.speechId} ${preferences.teachingStyle}`}
          segment={segment}
          drawn={preferences.teachingStyle === 'video'}
          playing={state.status === 'playing'}
          rate={rate}
        />
      )}
      <div className={styles.controls}>
        {missing !== 'Teaching' && (
          <>
            <IconButton
              className={styles.play ?? ''}
              icon={state.status === 'playing' ? 'pause' : state.status === 'restart' ? 'repeat' : 'play'}
              label={playLabel}
              onClick={toggle}
            />
            <Scrubber segments={segments} at={state.segment} progress={state.progress} onGo={goTo} />
            <span className={styles.time}>{timeSoFar(segments, state.segment, state.progress)}</span>
            <select
              className={styles.rate}
              aria-label="Speed"
              value={rate}
              onChange={(event) => setRate(Number(event.target.value))}
            >
              {rates.map((each) => (
                <option key={each} value={each}>
                  {each}×
                </option>
              ))}
            </select>
          </>
        )}
        <PreferencesDial preferences={preferences} onChange={onPreferences} sample={sample} />
      </div>
      {segments.length > 0 && (
        <Transcript
          title={title}
          segments={segments}
          current={state.segment}
          onGo={goTo}
          {...(hints ? { hints } : {})}
        />
      )}
    </div>
  )
}

function timeSoFar(segments: readonly Segment[], at: number, progress: number): string {
  const before = segments.slice(0, at).reduce((sum, segment) => sum + segment.seconds, 0)
  const seconds = Math.floor(before + (segments[at]?.seconds ?? 0) * progress)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface ScrubberProps {
  segments: readonly Segment[]
  at: number
  progress: number
  onGo: (segment: number) => void
}

function Scrubber({ segments, at, progress, onGo }: ScrubberProps) {
  return (
    <span className={styles.scrubber}>
      <span className={styles.parts} aria-hidden>
        {segments.map((segment, index) => (
          <i key={segment.speechId}>
            <i style={{ inlineSize: `${index < at ? 100 : index === at ? progress * 100 : 0}%` }} />
          </i>
        ))}
      </span>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(0, segments.length - 1)}
        step={1}
        value={at}
        aria-label="Part of the lesson"
        aria-valuetext={`Part ${at + 1} of ${segments.length}`}
        onChange={(event) => onGo(Number(event.target.value))}
      />
    </span>
  )
}
