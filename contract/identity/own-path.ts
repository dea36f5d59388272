/** How often a path is taken apart: once for the address bar, and once more for whoever decodes what was already decoded. */
const decodings = 3

/**
 * Whether a text is a path of this site, and still is after it has been decoded again: nothing that a browser would read
 * as another host (`//`, `/\`), no scheme, and no sign that could end a header. I-014.
 */
export function isOwnPath(path: string): boolean {
  let text = path
  for (let i = 0; i < decodings; i++) {
    // oxlint-disable-next-line no-control-regex -- these are exactly the signs that must not be there
    if (!/^\/(?!\.{0,2}[/\\])/.test(text) || /[\u0000-\u001f\u007f]/.test(text)) return false
    try {
      text = decodeURIComponent(text)
    } catch {
      // A lone percent sign is no encoding, so there is nothing further to take apart.
      return true
    }
  }
  return true
}
