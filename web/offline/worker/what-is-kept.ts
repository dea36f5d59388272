/** Addresses that are no page of the application: calls, health, and what stands only in development. */
const notPages = /^\/(?:api|flows|dev|healthz|readyz)(?:\/|$)/

/** Whether a path is a page that the shell can show; files have an ending. */
export function isPage(pathname: string): boolean {
  return !notPages.test(pathname) && !/\.[a-z0-9]{2,12}$/i.test(pathname)
}

/** Whether an answer is the same for everybody, by what the server says of it; only such an answer may be kept. */
export function isPublicAnswer(response: Pick<Response, 'status' | 'headers'>): boolean {
  const words = (response.headers.get('cache-control') ?? '').split(',').map((word) => word.trim().toLowerCase())
  return response.status === 200 && words.includes('public') && !words.includes('no-store')
}
