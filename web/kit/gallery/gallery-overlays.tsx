import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Card } from '../card.tsx'
import { Menu } from '../menu.tsx'
import { Skeleton, Skeletons } from '../skeleton.tsx'
import { playSound, setMuted, useMuted } from '../sound.ts'
import { Switch } from '../switch.tsx'
import { showToast } from '../toasts.ts'
import { Columns, Row, Section } from './section.tsx'

export function GalleryOverlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  const muted = useMuted()
  return (
    <>
      <Section title="Overlays">
        <Row>
          <Button look="line" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button look="line" onClick={() => setOpen('confirm')}>
            Ask
          </Button>
          <Button look="line" onClick={() => setOpen('drawer')}>
            Open drawer
          </Button>
          <Menu
            label="Actions"
            choices={[
              { id: 'edit', label: 'Edit', icon: 'pen', onChoose: () => showToast('note', 'Edit') },
              { id: 'remove', label: 'Remove', icon: 'trash', bad: true, onChoose: () => showToast('note', 'Remove') },
            ]}
          />
          <Button look="soft" onClick={() => showToast('done', 'Copied the link')}>
            Toast
          </Button>
          <Button look="soft" onClick={() => showToast('error', 'We could not save this. Try again in a moment.')}>
            Error toast
          </Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Choose Audio Voice"
          icon="sound"
          footer={<Button onClick={close}>Done</Button>}
        >
          <p>Every voice is made by the computer.</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Leaving so soon?"
          keep="Stay"
          confirm="Leave"
          danger
          onKeep={close}
          onConfirm={close}
        >
          <p>Your answers so far are kept.</p>
        </ConfirmDialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Details" footer={<Button onClick={close}>Next</Button>}>
          <p>A drawer of 480 px, a sheet on small screens.</p>
        </Drawer>
      </Section>
      <Section title="Sound">
        <Row>
          {(['correct', 'incorrect', 'passed', 'tap'] as const).map((name) => (
            <Button key={name} look="line" size="sm" icon="sound" onClick={() => playSound(name)}>
              {name}
            </Button>
          ))}
          <Switch on={!muted} onChange={(on) => setMuted(!on)}>
            Sounds
          </Switch>
        </Row>
      </Section>
      <Section title="Empty, loading, error">
        <Columns>
          <Card>
            <EmptyState title="No activity yet" text="Finish a set and it shows up here." />
          </Card>
          <Card padded>
            <Skeletons label="Loading">
              <Skeleton height={110} radius={14} />
              <br />
              <Skeleton width="70%" height={18} />
              <br />
              <Skeleton width="45%" />
            </Skeletons>
          </Card>
          <Card>
            <ErrorState title="The map did not load" onRetry={() => showToast('note', 'Retrying')} />
          </Card>
        </Columns>
      </Section>
    </>
  )
}
