import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createPages } from '../routes/routes.tsx'

/** The landing page as markup, laid beside index.html as landing.html when the site is built, so that it is painted before any script runs. */
export async function landingMarkup(): Promise<string> {
  const router = createPages(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
