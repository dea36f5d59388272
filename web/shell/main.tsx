import '../theme/theme.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { drawFirstPage } from './first-page.tsx'
import { followLinks } from './link-clicks.ts'
import { createPages } from '../routes/routes.tsx'
import { followSession, refreshSession } from './session.ts'

const router = createPages()
followLinks(document, (href) => router.history.push(href))
followSession((session) => {
  if (session.state !== 'authenticated') return
  const { accountId } = session.account
  // Not worth a word when it fails.
  import('./analytics.ts').then(({ reportAccount }) => reportAccount(accountId)).catch(() => {})
})
void refreshSession()
addEventListener('load', () => {
  // What works offline is not needed for the first page. Not worth a word when it cannot be fetched.
  import('../offline/start-offline.ts')
    .then(({ startOffline }) => startOffline({ ask: refreshSession, follow: followSession }))
    .catch(() => {})
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
const page = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
// The landing page is served already drawn and taken over as it is. Other pages are drawn when their code is there.
const drawn = location.pathname === '/' && root.firstElementChild !== null
// The router draws its frame one way on a server and another in a browser; this makes it the same.
if (drawn) router.ssr = { manifest: undefined }
const loaded = router.load()
if (drawn) void loaded.finally(() => hydrateRoot(root, page))
else drawFirstPage(root, loaded, page)
