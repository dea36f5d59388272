import type { KeyboardEvent } from 'react'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { MathsPad } from './maths-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './table-widget.module.css'

const readCells = (response: string, rows: number, columns: number) => {
  const written = response.split(';').map((row) => row.split(','))
  return Array.from({ length: rows * columns }, (_, at) => written[Math.floor(at / columns)]?.[at % columns] ?? '')
}

const writeCells = (cells: readonly string[], columns: number) => {
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += columns) rows.push(cells.slice(at, at + columns).join(','))
  return rows.join(';')
}

/** Commas and semicolons go on to the next cell: typed one by one, or in a whole table that is pasted. */
function spread(typed: readonly string[], at: number): { next: string[]; goTo?: number } {
  const parts = (typed[at] ?? '').split(/[,;]/)
  if (parts.length === 1) return { next: [...typed] }
  const goTo = Math.min(typed.length - 1, at + parts.length - 1)
  const next = typed.map((text, index) => {
    const part = parts[index - at]
    return part === undefined || index < at ? text : part.trim() || (index === at ? '' : text)
  })
  return { next, goTo }
}

/** The cell an arrow key leads to, or nothing at the edge and while the caret is still inside the text. */
function cellAfter(event: KeyboardEvent<HTMLInputElement>, at: number, rows: number, columns: number) {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const row = Math.floor(at / columns)
  const column = at % columns
  if (event.key === 'ArrowUp' && row > 0) return at - columns
  if (event.key === 'ArrowDown' && row < rows - 1) return at + columns
  if (event.key === 'ArrowLeft' && column > 0 && selectionEnd === 0) return at - 1
  if (event.key === 'ArrowRight' && column < columns - 1 && selectionStart === value.length) return at + 1
  if (event.key === 'Enter' && at < rows * columns - 1 && value === '') return at
  return undefined
}

/** Numbers in rows and columns: a table with headings, or a matrix between brackets. Arrow keys move between cells. */
export function TableWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'table'>) {
  const { rows, columns, rowLabels, columnLabels } = widget
  const cells = readCells(response, rows, columns)
  const complete = cells.every((cell) => /\d/.test(cell))
  const fields = useFields(cells, (typed) => {
    const at = typed.findIndex((text, index) => text !== cells[index])
    const { next, goTo } = spread(typed, at)
    onAnswer({ response: writeCells(next, columns), complete: next.every((cell) => /\d/.test(cell)) })
    return goTo
  })
  const frozen = outcome !== undefined
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const next = cellAfter(event, at, rows, columns)
    if (next === undefined) tookEnter(event, complete, () => onSubmit(response))
    else {
      event.preventDefault()
      fields.focus(next)
    }
  }
  const name = (row: number, column: number) =>
    [rowLabels[row] || `Row ${row + 1}`, columnLabels[column] || `Column ${column + 1}`].join(', ')
  return (
    <div className={layout.widget}>
      <div className={styles.scroll}>
        <table className={styles.table} data-brackets={widget.brackets} aria-labelledby={labelledBy}>
          {columnLabels.length > 0 && (
            <thead>
              <tr>
                {rowLabels.length > 0 && (
                  <th scope="col">
                    <span className="visually-hidden">Row</span>
                  </th>
                )}
                {columnLabels.map((label) => (
                  <th key={label} scope="col">
                    <Maths text={label} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {rowLabels.length > 0 && (
                  <th scope="row">
                    <Maths text={rowLabels[row] ?? ''} />
                  </th>
                )}
                {Array.from({ length: columns }, (__, column) => {
                  const at = row * columns + column
                  return (
                    <td key={column}>
                      <TypedField
                        field={fields.bind(at)}
                        label={name(row, column)}
                        kind="number"
                        width={3}
                        frozen={frozen}
                        right={outcome?.right}
                        startHere={!frozen && at === 0}
                        onKeyDown={(event) => onKeyDown(event, at)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!frozen && (
        <MathsPad
          last="space"
          onKey={fields.press}
          ready={complete}
          onEnter={() => onSubmit(response)}
          onRefocus={fields.refocus}
        />
      )}
    </div>
  )
}
