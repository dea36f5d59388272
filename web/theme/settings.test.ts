import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { applySettings, readSettings, settingChoices, settingsCookieText, type Settings } from './settings.ts'

const chosen: Settings = {
  theme: 'dark',
  density: 'young',
  skin: 'bordered',
  layout: 'horizontal',
  width: 'full',
  semiDark: 'on',
  primary: 'leaf',
}

const attributesOf = (root: HTMLElement) => Object.fromEntries(Object.entries(root.dataset)) as Record<string, string>

/** Runs the script that the page loads before it paints, on a page of its own. */
function beforePaint(cookie: string): Record<string, string> {
  const root = document.createElement('html')
  const script = readFileSync(join(process.cwd(), 'web/public/before-paint.js'), 'utf8')
  runInNewContext(script, {
    document: { cookie, documentElement: root },
    URLSearchParams,
    decodeURIComponent,
  })
  return attributesOf(root)
}

describe('settings', () => {
  it('come back from their cookie [A-126]', () => {
    const cookie = settingsCookieText(chosen).split('; ')[0]!
    expect(readSettings(`other=1; ${cookie}; more=2`)).toEqual(chosen)
  })

  it('begin light, vertical and compact', () => {
    expect(readSettings('')).toMatchObject({ theme: 'light', layout: 'vertical', width: 'compact' })
  })

  it('ignore what is not a choice', () => {
    expect(readSettings(`polyhex_settings=${encodeURIComponent('theme=purple&density=young')}`)).toMatchObject({
      theme: 'light',
      density: 'young',
    })
  })

  it('are applied before the first paint exactly as afterwards', () => {
    const root = document.createElement('html')
    for (const settings of [chosen, { ...chosen, theme: 'system' as const }, readSettings('')]) {
      applySettings(root, settings)
      expect(beforePaint(settingsCookieText(settings).split('; ')[0]!)).toEqual(attributesOf(root))
    }
  })

  it('has the same choices in both places', () => {
    for (const [name, values] of Object.entries(settingChoices)) {
      for (const value of values.filter((one) => one !== 'system')) {
        const cookie = `polyhex_settings=${encodeURIComponent(`${name}=${value}`)}`
        expect(beforePaint(cookie)[name]).toBe(value)
      }
    }
  })
})
