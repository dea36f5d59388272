import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Menu, type MenuChoice } from '../../kit/menu.tsx'
import { PenButtons } from '../../kit/strokes/pen-buttons.tsx'
import { allPens, type PenName } from '../../kit/strokes/pens.ts'
import { Tooltip } from '../../kit/tooltip.tsx'
import type { BoardTool } from './use-board-tools.ts'
import styles from './board-toolbar.module.css'

interface BoardToolbarProps {
  /** Offers the pointer. */
  points: boolean
  tool: BoardTool
  pen: PenName
  onTool: (tool: BoardTool) => void
  onPen: (pen: PenName) => void
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  adding: readonly MenuChoice[]
  more: readonly MenuChoice[]
}

const shapes: readonly { tool: BoardTool; label: string; drawing: ReactNode }[] = [
  { tool: 'line', label: 'Straight line', drawing: <path d="M5 23 23 5" /> },
  { tool: 'rectangle', label: 'Rectangle', drawing: <rect x="4" y="7" width="20" height="14" rx="1.5" /> },
  { tool: 'ellipse', label: 'Ellipse', drawing: <ellipse cx="14" cy="14" rx="10.5" ry="7.5" /> },
]

/** Pens, shapes, eraser, what can be added, undo and redo. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { tool, pen, onTool } = props
  const toggle = (of: BoardTool, icon: IconName, label: string) => (
    <IconButton
      icon={icon}
      label={label}
      look={tool === of ? 'line' : 'plain'}
      aria-pressed={tool === of}
      onClick={() => onTool(of)}
    />
  )
  return (
    <div className={styles.bar} role="toolbar" aria-label="Board tools">
      <PenButtons
        offered={allPens}
        chosen={tool === 'move' || tool === 'eraser' || tool === 'laser' ? null : pen}
        onChoose={(next) => {
          props.onPen(next)
          if (tool === 'move' || tool === 'eraser' || tool === 'laser') onTool('pen')
        }}
      />
      <span className={styles.rule} aria-hidden />
      <Tooltip text="Draw freely" repeatsLabel>
        <button
          type="button"
          className={styles.shape}
          aria-label="Draw freely"
          aria-pressed={tool === 'pen'}
          onClick={() => onTool('pen')}
        >
          <Icon name="pen" size={20} />
        </button>
      </Tooltip>
      {shapes.map((shape) => (
        <Tooltip key={shape.tool} text={shape.label} repeatsLabel>
          <button
            type="button"
            className={styles.shape}
            aria-label={shape.label}
            aria-pressed={tool === shape.tool}
            onClick={() => onTool(shape.tool)}
          >
            <svg viewBox="0 0 28 28" width={24} height={24} aria-hidden>
              {shape.drawing}
            </svg>
          </button>
        </Tooltip>
      ))}
      {toggle('eraser', 'eraser', 'Eraser')}
      {toggle('move', 'hand', 'Move things')}
      {props.points && toggle('laser', 'target', 'Point: nothing stays on the board')}
      <span className={styles.rule} aria-hidden />
      <Menu label="Add to the board" icon="plus" iconOnly choices={props.adding} placement="bottom start" />
      <IconButton icon="undo" label="Undo" disabled={!props.canUndo} onClick={props.onUndo} />
      <IconButton icon="refresh" label="Redo" disabled={!props.canRedo} onClick={props.onRedo} />
      <Menu label="This page" icon="dots" iconOnly choices={props.more} />
    </div>
  )
}
