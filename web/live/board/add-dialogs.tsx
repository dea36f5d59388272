import { boardLimits, numberLineMarks } from '@polyhex/contract/live/board/board-document'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { DisplayMaths } from '../../kit/maths.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import { TextField } from '../../kit/text-field.tsx'
import type { NewObject } from './board-doc.ts'
import { type Size, sizeOfMaths, sizeOfText } from './place-objects.ts'
import styles from './add-dialogs.module.css'

export type Adding = 'text' | 'maths' | 'number_line'

interface AddDialogProps {
  adding: Adding | null
  page: string
  /** Where something of this size goes, in units of the page. */
  placeFor: (size: Size) => { x: number; y: number }
  onAdd: (object: NewObject) => void
  onClose: () => void
}

/** Units from the first to the last mark of a number line. */
const numberLine = 1300

const titles: Readonly<Record<Adding, string>> = {
  text: 'Add text',
  maths: 'Add maths',
  number_line: 'Add a number line',
}

/** Forms by which text, maths and number lines come onto a board without a pointer. */
export function AddDialog(props: AddDialogProps) {
  const { adding, onClose } = props
  if (adding === null) return null
  const Form = { text: TextForm, maths: MathsForm, number_line: NumberLineForm }[adding]
  return (
    <Dialog open onClose={onClose} title={titles[adding]}>
      <Form {...props} />
    </Dialog>
  )
}

function Buttons({ ready, onClose }: { ready: boolean; onClose: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button look="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" disabled={!ready}>
        Add
      </Button>
    </div>
  )
}

function TextForm({ page, placeFor, onAdd, onClose }: AddDialogProps) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const words = text.trim()
        onAdd({ kind: 'text', page, ...placeFor(sizeOfText(words)), text: words })
        onClose()
      }}
    >
      <TextArea
        label="Text"
        autoFocus
        maxLength={boardLimits.words}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Buttons ready={text.trim() !== ''} onClose={onClose} />
    </form>
  )
}

function MathsForm({ page, placeFor, onAdd, onClose }: AddDialogProps) {
  const [latex, setLatex] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const maths = latex.trim()
        onAdd({ kind: 'maths', page, ...placeFor(sizeOfMaths(maths)), latex: maths })
        onClose()
      }}
    >
      <TextField
        label="Maths"
        help="Write it in LaTeX, such as \frac{3}{4} + x^2"
        autoFocus
        maxLength={boardLimits.words}
        value={latex}
        onChange={(event) => setLatex(event.target.value)}
        spellCheck={false}
      />
      <div className={styles.preview}>{latex.trim() !== '' && <DisplayMaths latex={latex} />}</div>
      <Buttons ready={latex.trim() !== ''} onClose={onClose} />
    </form>
  )
}

function NumberLineForm({ page, placeFor, onAdd, onClose }: AddDialogProps) {
  const [from, setFrom] = useState('0')
  const [to, setTo] = useState('10')
  const [step, setStep] = useState('1')
  const read = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace('−', '-')))
  const line = { from: read(from), to: read(to), step: read(step) }
  const marks = numberLineMarks(line.from, line.to, line.step)
  const numbers = [
    { label: 'First number', value: from, set: setFrom },
    { label: 'Last number', value: to, set: setTo },
    { label: 'Step', value: step, set: setStep },
  ]
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const { x, y } = placeFor({ width: numberLine + 48, height: 100 })
        onAdd({ kind: 'number_line', page, x: x + 24, y: y + 24, width: numberLine, ...line })
        onClose()
      }}
    >
      <div className={styles.numbers}>
        {numbers.map(({ label, value, set }, index) => (
          <TextField
            key={label}
            label={label}
            inputMode="decimal"
            autoFocus={index === 0}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        ))}
      </div>
      {marks.length === 0 && <p role="status">The line needs 2 to 61 marks from the first number to the last.</p>}
      <Buttons ready={marks.length > 0} onClose={onClose} />
    </form>
  )
}
