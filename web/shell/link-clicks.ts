/** Parts of the site that are not pages of the application. */
const outside = /^\/(api|dev\/as)\//

/**
 * Lets plain links of this site change the page without a reload: every link of the product is an ordinary `<a href>`,
 * which works in a new tab, on a middle click and without script. Gives the function that stops it.
 */
export function followLinks(document: Document, go: (href: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isOwnPage(link)) return
    const url = new URL(link.href)
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    go(url.pathname + url.search + url.hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const url = new URL(link.href)
  return url.origin === location.origin && !outside.test(url.pathname)
}
