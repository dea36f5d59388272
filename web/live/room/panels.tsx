import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { ExerciseAsideContext } from '../../exercises/exercise-watch.ts'
import { Icon } from '../../kit/icon.tsx'
import styles from './panels.module.css'
import type { RoomPanel } from './room-panels.ts'

interface PanelsProps {
  panels: readonly RoomPanel[]
  label: string
  /** The part on show: `shownOf` of what was chosen. */
  shown: string
  onShow: (id: string) => void
}

/** The part on show: the one that was chosen, if it is there, else the first. */
export function shownOf(panels: readonly RoomPanel[], chosen: string | null): string {
  return panels.find(({ id }) => id === chosen)?.id ?? panels[0]?.id ?? ''
}

/** Leads the keys to the tab of a part, for who came by a button that is gone now. */
export function focusTabOf(id: string): void {
  document.querySelector<HTMLElement>(`[role="tab"][data-part="${id}"]`)?.focus()
}

/**
 * Parts of the room as tabs, one at a time. A part that `keeps` stays as it is behind the others once it has been opened:
 * what was typed into an exercise is there still after a look at the board. Out of sight it is out of reach, too.
 */
export function Panels({ panels, label, shown, onShow }: PanelsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [first] = panels
  if (first === undefined) return null
  if (panels.length === 1) {
    return (
      <section className={styles.only} aria-label={first.title}>
        <first.Panel />
      </section>
    )
  }
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]))
  return (
    <Tabs className={styles.panels!} selectedKey={shown} onSelectionChange={(key) => onShow(String(key))}>
      <TabList className={styles.tabs!} aria-label={label}>
        {panels.map((panel) => (
          <Tab key={panel.id} id={panel.id} data-part={panel.id} className={styles.tab!}>
            <Icon name={panel.icon} size={18} />
            {panel.title}
            {panel.Badge !== undefined && <panel.Badge />}
          </Tab>
        ))}
      </TabList>
      {panels.map((panel) => (
        <TabPanel
          key={panel.id}
          id={panel.id}
          className={styles.panel!}
          shouldForceMount={panel.keeps === true && opened.has(panel.id)}
        >
          <ExerciseAsideContext value={panel.id !== shown}>
            <panel.Panel />
          </ExerciseAsideContext>
        </TabPanel>
      ))}
    </Tabs>
  )
}
