/** Where a browser sets out to a provider of identities, and where it comes back. */
export const oidcPaths = {
  google: { start: '/api/google/start', callback: '/api/google/callback' },
  identity: { start: '/api/identity/start', callback: '/api/identity/callback' },
} as const
