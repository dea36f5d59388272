import { useSyncExternalStore } from 'react'
import type { IconName } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { changeSettings, readSettings, type Settings } from '../theme/settings.ts'

interface Step {
  readonly icon: IconName
  /** What a press does. */
  readonly label: string
  readonly next: Settings['theme']
}

/** Light, dark, and as the device is set, one after the other. The icon shows what a press brings. */
const steps: Readonly<Record<Settings['theme'], Step>> = {
  light: { icon: 'moon', label: 'Switch to dark mode', next: 'dark' },
  dark: { icon: 'device', label: 'Light or dark as my device', next: 'system' },
  system: { icon: 'sun', label: 'Switch to light mode', next: 'light' },
}

/** Light, dark or as the device, kept for a year. */
export function ThemeSwitch({ className }: { className?: string }) {
  const chosen = useSyncExternalStore(followTheme, chosenTheme, () => 'light' as const)
  const { icon, label, next } = steps[chosen]
  return (
    <IconButton
      icon={icon}
      label={label}
      {...(className ? { className } : {})}
      onClick={() => changeSettings({ theme: next })}
    />
  )
}

const chosenTheme = (): Settings['theme'] => readSettings(document.cookie).theme

/** Tells of every change of the theme on <html>, whoever made it. */
function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
