/** The cookie in which a browser keeps the username that signs in here, when its owner wants that. Requirement A-033. */
const name = 'polyhex_username'
const seconds = 31_536_000

/** The remembered username out of the text of `document.cookie`; '' for none. */
export function readRememberedUsername(cookies: string): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** The text to set as `document.cookie`, which remembers a username for a year, or forgets it for ''. */
export function rememberedUsernameText(username: string, secure: boolean): string {
  const age = username === '' ? 0 : seconds
  return `${name}=${encodeURIComponent(username)}; path=/; max-age=${age}; samesite=strict${secure ? '; secure' : ''}`
}

/** Remembers the username in this browser, or forgets it for ''. */
export function rememberUsername(username: string): void {
  document.cookie = rememberedUsernameText(username, location.protocol === 'https:')
}
