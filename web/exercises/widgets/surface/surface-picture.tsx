import { memo, useState, type ReactNode, type Ref } from 'react'
import type { Box, Picture, Piece } from '@polyhex/curriculum/surfaces/surface'
import { classNames } from '../../../kit/class-names.ts'
import styles from './surface.module.css'

interface SurfacePictureProps {
  picture: Picture
  /** Outlined, where this state differs from the right one. */
  marked?: readonly Box[]
  /** Left out while a finger holds it. */
  held?: string | undefined
  ref?: Ref<SVGSVGElement>
  /** Said where the picture stands alone; else the areas above it speak. */
  speech?: string
  children?: ReactNode
}

/** The drawing of a surface: what stands still once, each piece in a group of its own, so that it glides to its new place. */
export function SurfacePicture({ picture, marked = [], held, ref, speech, children }: SurfacePictureProps) {
  const { width, height, hue, back, pieces } = picture
  return (
    <svg
      ref={ref}
      className={classNames('fig', `h-${hue}`, styles.picture)}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--font-display)"
      fontWeight={700}
      textAnchor="middle"
      {...(speech === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': speech })}
    >
      <Markup svg={back} />
      {pieces.map((piece) => (
        <PieceDrawing key={piece.id} piece={piece} isHeld={piece.id === held} />
      ))}
      {marked.map(({ x, y, width: wide, height: tall }) => (
        <rect key={`${x} ${y}`} className={styles.differs} x={x} y={y} width={wide} height={tall} rx={10} />
      ))}
      {children}
    </svg>
  )
}

/** Drawn by ourselves from numbers and escaped words: nothing of it was typed by anybody. */
const Markup = memo(function Markup({ svg }: { svg: string }) {
  return <g dangerouslySetInnerHTML={{ __html: svg }} />
})

function PieceDrawing({ piece, isHeld }: { piece: Piece; isHeld: boolean }) {
  const turn = useTurn(piece.turn ?? 0)
  const turned = piece.turn === undefined ? '' : ` rotate(${turn}deg)`
  const stretched = piece.stretch === undefined ? '' : ` scaleY(${piece.stretch})`
  return (
    <g
      className={styles.piece}
      data-held={isHeld}
      style={{ transform: `translate(${piece.x}px, ${piece.y}px)${turned}${stretched}` }}
    >
      <g className={styles.settles}>
        <Markup svg={piece.svg} />
      </g>
    </g>
  )
}

/** The same direction in degrees that do not end at a full turn, so that a piece turns the shorter way to where it belongs. */
function useTurn(to: number): number {
  const [shown, setShown] = useState(to)
  const next = shown + ((((to - shown + 180) % 360) + 360) % 360) - 180
  if (next !== shown) setShown(next)
  return next
}
