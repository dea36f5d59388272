import { useState } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { changeSettings, isDark } from '../theme/settings.ts'

/** Light or dark, kept for a year. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [dark, setDark] = useState(() => isDark())
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      {...(className ? { className } : {})}
      onClick={() => {
        changeSettings({ theme: dark ? 'light' : 'dark' })
        setDark(!dark)
      }}
    />
  )
}
