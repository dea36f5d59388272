import type { SingleWidget } from '@polyhex/contract/exercises/questions'
import { partLetter, readParts } from '@polyhex/contract/exercises/responses/parts'
import type { Work } from '@polyhex/contract/live/room/work-messages'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { DrawnStrokes } from '../../exercises/draw-layer.tsx'
import { QuestionCard } from '../../exercises/question-card.tsx'
import styles from './scaled-question.module.css'

/** What a card is taken to be where its student's browser has not said. */
const usualSheet = { width: 760, height: 0, textPx: 22, density: 'student' } as const
const phone = 640
const nothing = () => undefined

interface ScaledQuestionProps {
  work: Work
  /** Most px upward; the card is made smaller to fit. */
  most?: number
  /** A sheet to draw on, over the card; its size is given in the card's px. */
  children?: (size: { width: number; height: number }) => ReactNode
}

/**
 * The open question of a student as the student sees it: the same card at the same width, with what is picked and drawn,
 * made smaller as a whole so that every line lies where it was drawn. Read in words, since nothing in it can be used.
 */
export function ScaledQuestion({ work, most, children }: ScaledQuestionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [own, setOwn] = useState(0)
  useEffect(() => {
    const [outer, inner] = [frame.current, card.current]
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      setRoom(outer.clientWidth)
      setOwn(inner.offsetHeight)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  const sheet = work.sheet ?? usualSheet
  const height = Math.max(sheet.height, own)
  const wide = room === 0 ? 0.4 : room / sheet.width
  const scale = Math.min(1.2, most !== undefined && height > 0 ? Math.min(wide, most / height) : wide)
  const aside = Math.max(0, (room - sheet.width * scale) / 2)
  const strokes = useMemo(() => work.strokes.map((mark) => mark.stroke), [work.strokes])
  const { open } = work
  if (!open) return null
  const { question } = open
  return (
    <div ref={frame} className={styles.frame} style={{ blockSize: height * scale }}>
      <p className="visually-hidden">
        Question: {question.speech}. {work.picked ? `Picked so far: ${pickedWords(work)}.` : 'Nothing is picked yet.'}
      </p>
      <div
        className={styles.sheet}
        data-density={sheet.density}
        style={
          {
            inlineSize: sheet.width,
            transform: `translateX(${aside}px) scale(${scale})`,
            '--question': `${sheet.textPx}px`,
            '--scale': scale,
          } as CSSProperties
        }
      >
        <div ref={card} inert>
          <QuestionCard
            key={question.storedQuestionId}
            question={question}
            draft={undefined}
            remark={null}
            kept={work.picked}
            inARow={0}
            voice={0}
            lookOn={{ narrow: sheet.width < phone - 32 }}
            onAnswer={nothing}
            onSubmit={nothing}
          >
            {strokes.length > 0 && <DrawnStrokes strokes={strokes} />}
          </QuestionCard>
        </div>
        {children?.({ width: sheet.width, height: Math.max(1, height) })}
      </div>
    </div>
  )
}

/** What is picked, as it stands on the options where there are some; part by part where the question has parts. */
export function pickedWords({ picked, open }: Work): string {
  const widget = open?.question.widget
  if (picked === null || !widget) return ''
  if (widget.widget !== 'parts') return wordsOf(widget, picked)
  const texts = readParts(picked, widget.parts.length) ?? []
  return widget.parts
    .flatMap((part, i) => (texts[i] ? [`${partLetter(i)}: ${wordsOf(part.widget, texts[i])}`] : []))
    .join('; ')
}

function wordsOf(widget: SingleWidget, picked: string): string {
  if (widget.widget === 'choice' || widget.widget === 'multi_choice') {
    const ids = picked.split(',')
    const chosen = widget.options.filter((option) => ids.includes(option.id))
    if (chosen.length > 0) return chosen.map((option) => option.speech).join(', ')
  }
  return picked
}
