/** The looks a person may choose. Kept in one cookie, applied as attributes of <html> before the first paint by /before-paint.js. */
export const settingChoices = {
  theme: ['light', 'dark', 'system'],
  density: ['student', 'young', 'senior', 'adult'],
  skin: ['plain', 'bordered'],
  layout: ['vertical', 'horizontal'],
  width: ['compact', 'full'],
  semiDark: ['off', 'on'],
  primary: ['lapis', 'grape', 'leaf', 'sky'],
} as const

export type Settings = { [K in keyof typeof settingChoices]: (typeof settingChoices)[K][number] }

export const settingsCookie = 'polyhex_settings'

/** A year: a choice of looks is not a secret and need not be asked again. */
const cookieSeconds = 31_536_000

/** Reads the settings out of a cookie header text; anything unknown falls back to the first choice. */
export function readSettings(cookies: string): Settings {
  const found = cookies.split('; ').find((one) => one.startsWith(`${settingsCookie}=`))
  const stored = new URLSearchParams(found ? decodeURIComponent(found.slice(settingsCookie.length + 1)) : '')
  const settings: Record<string, string> = {}
  for (const [name, choices] of Object.entries(settingChoices)) {
    const wanted = stored.get(name)
    settings[name] = (choices as readonly string[]).includes(wanted ?? '') ? wanted! : choices[0]
  }
  return settings as Settings
}

/** The cookie text that keeps these settings; first choices are left out. */
export function settingsCookieText(settings: Settings): string {
  const kept = new URLSearchParams()
  for (const [name, choices] of Object.entries(settingChoices)) {
    const value = settings[name as keyof Settings]
    if (value !== choices[0]) kept.set(name, value)
  }
  return `${settingsCookie}=${encodeURIComponent(kept.toString())}; path=/; max-age=${cookieSeconds}; samesite=lax`
}

/** Shows the settings: one data attribute each. Without `data-theme` the tokens follow the system. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  for (const name of Object.keys(settingChoices) as (keyof Settings)[]) {
    const value = settings[name]
    if (value === 'system') delete root.dataset[name]
    else root.dataset[name] = value
  }
}

/** Changes some settings for good: cookie and page. */
export function changeSettings(change: Partial<Settings>): Settings {
  const settings = { ...readSettings(document.cookie), ...change }
  document.cookie = settingsCookieText(settings)
  applySettings(document.documentElement, settings)
  return settings
}
