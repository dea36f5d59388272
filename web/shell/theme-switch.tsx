import { useSyncExternalStore } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { changeSettings, isDark } from '../theme/settings.ts'

/** Light or dark, kept for a year. */
export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useSyncExternalStore(followTheme, isDark, () => false)
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      {...(className ? { className } : {})}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    />
  )
}

/** Tells of every change of the theme on <html>, whoever made it. */
function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
