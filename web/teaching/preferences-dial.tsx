import { useRef, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import type { TeachingPreferences } from '@polyhex/contract/teaching/teaching'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { Switch } from '../kit/switch.tsx'
import { VoiceDialog } from './voice-dialog.tsx'
import styles from './preferences-dial.module.css'

interface PreferencesDialProps {
  preferences: TeachingPreferences
  onChange: (change: Partial<TeachingPreferences>) => void
  /** A text of the server by which a voice can be tried. */
  sample: { speechId: string; text: string; seconds: number } | undefined
}

/** The gear: auto play, audio voice, and audio or video [L-060]. */
export function PreferencesDial({ preferences, onChange, sample }: PreferencesDialProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        icon="settings"
        label="Teaching preferences"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      />
      <Popover
        triggerRef={button}
        isOpen={open}
        onOpenChange={setOpen}
        className={styles.popover ?? ''}
        placement="bottom end"
      >
        <Dialog className={styles.dial ?? ''} aria-label="Teaching preferences">
          <Switch on={preferences.autoPlay} onChange={(autoPlay) => onChange({ autoPlay })}>
            Auto play
          </Switch>
          <Segmented
            label="Teaching style"
            value={preferences.teachingStyle}
            options={[
              { value: 'video', label: 'Video' },
              { value: 'audio', label: 'Audio' },
            ]}
            onChange={(teachingStyle) => onChange({ teachingStyle })}
          />
          <Button
            look="line"
            size="sm"
            icon="sound"
            onClick={() => {
              setOpen(false)
              setChoosing(true)
            }}
          >
            Audio voice
          </Button>
        </Dialog>
      </Popover>
      {choosing && (
        <VoiceDialog
          voice={preferences.voice}
          sample={sample}
          onChoose={(voice) => onChange({ voice })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
