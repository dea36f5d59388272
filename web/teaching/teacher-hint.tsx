import { useState } from 'react'
import type { StudentHint } from '@polyhex/contract/teaching/teaching'
import { Button } from '../kit/button.tsx'
import { Figure } from '../kit/figure.tsx'
import { Maths } from '../kit/maths.tsx'

/** A 'Hint' button for teachers, who decide when it is said: a press shows the hint below, another one puts it away [L-058]. */
export function TeacherHint({ hint, name = 'Hint' }: { hint: StudentHint; name?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="soft" size="sm" icon="bulb" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>
      {open && (
        <div>
          <Maths text={hint.hintMessage} speech={hint.speech} />
          {hint.hintSvg && <Figure svg={hint.hintSvg} width={300} />}
        </div>
      )}
    </>
  )
}
