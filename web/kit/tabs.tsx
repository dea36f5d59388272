import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as Behaviour } from 'react-aria-components'
import styles from './tabs.module.css'

export interface TabContent<Id extends string> {
  id: Id
  title: ReactNode
  content: ReactNode
}

/** Tabs change the subject; to change the view of one subject use Segmented. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string
  tabs: readonly TabContent<Id>[]
  selected?: Id
  onSelect?: (id: Id) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Tabs are drawn in a second pass, once all of them are known.
    const frame = requestAnimationFrame(() => showSelected(list.current))
    return () => cancelAnimationFrame(frame)
  }, [selected])
  return (
    <Behaviour
      className={styles['tabs']!}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(key as Id) } : {})}
    >
      <TabList ref={list} className={styles['list']!} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles['tab']!}>
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel']!}>
          {tab.content}
        </TabPanel>
      ))}
    </Behaviour>
  )
}

/** Scrolls a row of tabs that is wider than its place so far that the chosen one is seen; the page stays where it is. */
function showSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[data-selected]')
  if (!list || !tab) return
  const [start, end] = [tab.offsetLeft - list.offsetLeft, tab.offsetLeft - list.offsetLeft + tab.offsetWidth]
  if (start < list.scrollLeft || end > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2
  }
}
