import { boardPage, numberLineMarks, type BoardObject, type Paper } from '@polyhex/contract/live/board/board-document'
import { createContext, memo, useContext } from 'react'
import { DisplayMaths, Maths } from '../../kit/maths.tsx'
import { pens } from '../../kit/strokes/pens.ts'
import { StrokePath } from '../../kit/strokes/stroke-paths.tsx'
import { QuestionMedia } from '../../exercises/question-media.tsx'
import styles from './board-objects.module.css'

/** The group whose board this is: its pictures are kept with it. */
export const BoardGroupContext = createContext('')

/** Lines on a board are drawn bolder than on a card, since a page is shown at half its size or less. */
const bold = 2

type Drawn = Extract<BoardObject, { kind: 'stroke' | 'line' | 'rectangle' | 'ellipse' | 'number_line' }>
export const isDrawn = (object: BoardObject): object is Drawn => 'pen' in object || object.kind === 'number_line'

/** What is drawn, inside the drawing of a page. */
export const DrawnObject = memo(function DrawnObject({ object }: { object: Drawn }) {
  if (object.kind === 'stroke') return <StrokePath stroke={object} scale={bold} />
  if (object.kind === 'number_line') return <NumberLine line={object} />
  const pen = pens[object.pen]
  const line = {
    fill: 'none',
    stroke: pen.colour,
    strokeWidth: pen.width * bold,
    strokeDasharray: pen.dashes === 'none' ? undefined : pen.dashes,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  }
  const [left, top] = [Math.min(object.x1, object.x2), Math.min(object.y1, object.y2)]
  const [width, height] = [Math.abs(object.x2 - object.x1), Math.abs(object.y2 - object.y1)]
  if (object.kind === 'line') return <path d={`M${object.x1} ${object.y1}L${object.x2} ${object.y2}`} {...line} />
  if (object.kind === 'rectangle') return <rect x={left} y={top} width={width} height={height} rx={4} {...line} />
  return <ellipse cx={left + width / 2} cy={top + height / 2} rx={width / 2} ry={height / 2} {...line} />
})

function NumberLine({ line }: { line: Extract<BoardObject, { kind: 'number_line' }> }) {
  const marks = numberLineMarks(line.from, line.to, line.step)
  const at = (value: number) => line.x + ((value - line.from) / (line.to - line.from)) * line.width
  // Numbers that would touch each other are left out, the marks stay.
  const every = Math.max(1, Math.ceil((marks.length * 64) / line.width))
  return (
    <g className={styles.numberLine}>
      <path d={`M${line.x - 24} ${line.y}H${line.x + line.width + 24}`} />
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${at(mark)} ${line.y - 14}v28`} />
          {index % every === 0 && (
            <text x={at(mark)} y={line.y + 52} textAnchor="middle">
              {mark < 0 ? `−${-mark}` : mark}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** What is written, over the drawing of a page. */
export const WrittenObject = memo(function WrittenObject({ object }: { object: Exclude<BoardObject, Drawn> }) {
  const groupId = useContext(BoardGroupContext)
  const place = { left: object.x, top: object.y }
  if (object.kind === 'text') {
    return (
      <p className={styles.text} style={place}>
        {object.text}
      </p>
    )
  }
  if (object.kind === 'maths') {
    return (
      <div className={styles.maths} style={place}>
        <DisplayMaths latex={object.latex} />
      </div>
    )
  }
  if (object.kind === 'picture') {
    return (
      <img
        className={styles.picture}
        src={`/api/class-groups/${groupId}/pictures/${object.pictureId}`}
        width={object.width}
        height={object.height}
        style={place}
        alt={object.text}
        draggable={false}
      />
    )
  }
  return (
    <div className={styles.question} style={place}>
      <p>
        <Maths text={object.question.questionText} speech={object.question.speech} />
      </p>
      <QuestionMedia question={object.question} />
    </div>
  )
})

/** The lines that a page is printed with. */
export function PaperLines({ paper }: { paper: Paper }) {
  const step = paper === 'grid' ? 50 : 75
  if (paper === 'plain') return null
  const down = Array.from({ length: Math.floor(boardPage.height / step) }, (_, line) => `M0 ${(line + 1) * step}H1600`)
  const across = Array.from({ length: Math.floor(boardPage.width / step) }, (_, line) => `M${(line + 1) * step} 0V900`)
  return <path className={styles.paper} d={[...down, ...(paper === 'grid' ? across : [])].join('')} />
}
