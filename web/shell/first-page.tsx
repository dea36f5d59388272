import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LoadingScreen } from './loading-screen.tsx'

/** The code of a page may take this long before its place is shown, ms; as long as between pages. */
export const firstPagePatienceMs = 300

/**
 * Draws the first page once its code is `loaded`, however that ends. Until then the router draws nothing at all, so that
 * a slow connection would see an empty window: after a moment the skeleton of a page stands in it.
 */
export function drawFirstPage(root: HTMLElement, loaded: Promise<unknown>, page: ReactNode): void {
  const drawing = createRoot(root)
  const timer = setTimeout(() => drawing.render(<LoadingScreen />), firstPagePatienceMs)
  void loaded.finally(() => {
    clearTimeout(timer)
    drawing.render(page)
  })
}
