import type { Action, Tool } from '@polyhex/curriculum/surfaces/surface'
import { Button } from '../../../kit/button.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { Tooltip } from '../../../kit/tooltip.tsx'
import styles from './surface.module.css'

/** The buttons and steppers of a surface, under its drawing. */
export function SurfaceTools({ tools, act }: { tools: readonly Tool[]; act: (action: Action) => void }) {
  if (tools.length === 0) return null
  return (
    <div className={styles.tools}>
      {tools.map((tool) =>
        tool.kind === 'stepper' ? (
          <div key={tool.id} className={styles.stepper} role="group" aria-label={tool.label}>
            <IconButton
              icon="minus"
              label={`Fewer: ${tool.label}`}
              tip="Fewer"
              aria-disabled={tool.atLeast}
              onClick={() => act({ act: 'step', id: tool.id, by: -1 })}
            />
            <span className={styles.count}>
              <b>{tool.value}</b> <small>{tool.label}</small>
            </span>
            <IconButton
              icon="plus"
              label={`More: ${tool.label}`}
              tip="More"
              aria-disabled={tool.atMost}
              onClick={() => act({ act: 'step', id: tool.id, by: 1 })}
            />
          </div>
        ) : (
          <ToolButton key={tool.id} tool={tool} act={act} />
        ),
      )}
    </div>
  )
}

function ToolButton({ tool, act }: { tool: Extract<Tool, { kind: 'button' }>; act: (action: Action) => void }) {
  const button = (
    <Button
      look="soft"
      size="sm"
      aria-disabled={tool.off !== undefined}
      {...(tool.key === undefined ? {} : { 'aria-keyshortcuts': tool.key })}
      onClick={() => act({ act: 'press', id: tool.id })}
    >
      {tool.label}
    </Button>
  )
  return tool.off === undefined ? button : <Tooltip text={tool.off}>{button}</Tooltip>
}
