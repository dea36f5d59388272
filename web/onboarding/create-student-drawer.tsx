import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Drawer } from '../kit/drawer.tsx'
import { paths } from '../shell/paths.ts'
import { refreshSession, useAccount } from '../shell/session.ts'
import { StepHead, useSignUpParts, useStepFocus } from './sign-up-panel.tsx'
import { beginSignUp, type Creating } from './wizard/sign-up-values.ts'
import { useWizard } from './wizard/use-wizard.ts'

/**
 * The drawer in which a signed-in parent creates an account for a child, or who leads a section one for a student of it:
 * the temporary variant of sign-up, closed without a question. When it closes the session is read anew, so that the new
 * child is known..
 */
export function CreateStudentDrawer({
  open,
  onClose,
  sectionId = null,
}: {
  open: boolean
  onClose: () => void
  sectionId?: string | null
}) {
  const account = useAccount()
  if (!open || account === null) return null
  const parent = account.roles.includes('parent') || account.roles.includes('guardian')
  return <OpenDrawer creating={{ accountId: account.accountId, sectionId, parent }} onClose={onClose} />
}

function OpenDrawer({ creating, onClose }: { creating: Creating; onClose: () => void }) {
  const client = useQueryClient()
  const router = useRouter()
  const [begin] = useState(() => beginSignUp('student', {}, creating, new Date()))
  const finish = () => {
    void refreshSession()
    void client.invalidateQueries()
    onClose()
  }
  const wizard = useWizard({
    begin,
    saved: null,
    creating,
    stored: false,
    onEnd: (terminal, state) => {
      finish()
      if (terminal === 'checkout') router.history.push(state.completedPath ?? paths.home)
    },
  })
  const parts = useSignUpParts(wizard, { onRestart: onClose })
  const body = useStepFocus(wizard)
  return (
    <Drawer open title="Create a student account" lead={parts.head} footer={parts.footer} onClose={finish}>
      <form
        id="sign-up"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          parts.submit()
        }}
      >
        <div ref={body}>
          <StepHead wizard={wizard} heading="h2" />
          {parts.body}
        </div>
      </form>
    </Drawer>
  )
}
