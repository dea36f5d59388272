import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { ExerciseAsideContext } from '../../exercises/exercise-watch.ts'
import { Icon } from '../../kit/icon.tsx'
import styles from './panels.module.css'
import type { RoomPanel } from './room-panels.ts'

/**
 * Parts of the room as tabs, one at a time. A part that `keeps` stays as it is behind the others once it has been opened:
 * what was typed into an exercise is there still after a look at the board. Out of sight it is out of reach, too.
 */
export function Panels({ panels, label }: { panels: readonly RoomPanel[]; label: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
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
  const shown = panels.find(({ id }) => id === chosen)?.id ?? first.id
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]))
  return (
    <Tabs className={styles.panels!} selectedKey={shown} onSelectionChange={(key) => setChosen(String(key))}>
      <TabList className={styles.tabs!} aria-label={label}>
        {panels.map((panel) => (
          <Tab key={panel.id} id={panel.id} className={styles.tab!}>
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
