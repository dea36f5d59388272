import styles from './gallery.module.css'
import { GalleryArt } from './gallery/gallery-art.tsx'
import { GalleryData } from './gallery/gallery-data.tsx'
import { GalleryEntries } from './gallery/gallery-entries.tsx'
import { GalleryMarks } from './gallery/gallery-marks.tsx'
import { GalleryOverlays } from './gallery/gallery-overlays.tsx'
import { Logo } from './logo.tsx'
import { Segmented } from './segmented.tsx'
import { changeSettings, readSettings, settingChoices, type Settings } from '../theme/settings.ts'
import { useState } from 'react'

/** Every piece of the kit in every state, at /dev/kit while developing. */
export function Gallery() {
  const [settings, setSettings] = useState(() => readSettings(document.cookie))
  const choose = (change: Partial<Settings>) => setSettings(changeSettings(change))
  return (
    <>
      <header className={styles['bar']}>
        <Logo size={32} />
        <h1>Components</h1>
        <a href="/dev/kit/widgets/">Answer widgets</a>
        {(['theme', 'density', 'primary'] as const).map((name) => (
          <Segmented
            key={name}
            label={name}
            value={settings[name] as string}
            onChange={(value) => choose({ [name]: value })}
            options={settingChoices[name].map((value) => ({ value: value as string, label: value }))}
          />
        ))}
      </header>
      <main id="main" className={styles['main']}>
        <GalleryMarks />
        <GalleryEntries />
        <GalleryOverlays />
        <GalleryData />
        <GalleryArt />
      </main>
    </>
  )
}
