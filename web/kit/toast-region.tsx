import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import styles from './toast-region.module.css'
import { dismissToast, toastMs, useToasts, type Toast } from './toasts.ts'

const icons = { done: 'check', note: 'info', error: 'warn' } as const

/** Where toasts appear: top right, newest last. Mounted once by the shell; read aloud as they come. */
export function ToastRegion() {
  const toasts = useToasts()
  return (
    <section className={styles['region']} aria-label="Notices" data-toasts>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastLine({ toast }: { toast: Toast }) {
  // A toast under the pointer or holding the focus is being read: its time stands still.
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (toast.kind === 'error' || held) return
    const timer = setTimeout(() => dismissToast(toast.id), toastMs)
    return () => clearTimeout(timer)
  }, [toast, held])
  return (
    <div
      className={classNames(styles['toast'], styles[toast.kind])}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.kind]} />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={styles['act']}
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon="x" label="Dismiss" size="sm" onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
