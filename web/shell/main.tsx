import '../theme/theme.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followLinks } from './link-clicks.ts'
import { createPages } from './routes.tsx'
import { refreshSession } from './session.ts'

const router = createPages()
followLinks(document, (href) => router.history.push(href))
void refreshSession()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
