import { useEffect } from 'react'

/** Names the page in the tab and, through the announcer, to a screen reader. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Polyhex`
  }, [title])
}
