import { describe, expect, it } from 'vitest'
import { password } from '../../seed/test-world.ts'
import { openFlowTrial, type TrialBrowser } from './flow-trial.ts'

const trial = openFlowTrial()
const path = '/flows/executor/login-progressive/?query='

async function name(browser: TrialBrowser, uid: unknown) {
  return browser.ask('POST', path, { component: 'ak-stage-identification', uid_field: uid })
}
async function tell(browser: TrialBrowser, given: unknown) {
  return browser.ask('POST', path, { component: 'ak-stage-password', password: given })
}
const stateOf = async (browser: TrialBrowser) => {
  const response = await browser.fetch(browser.basePath.replace('/v3', '/session'))
  return ((await response.json()) as { state: string }).state
}

describe('signing in', () => {
  it('asks who, then for the password, then sends on [A-162, A-271, A-272]', async () => {
    await trial.world.person({ username: 'parent.pat', email: 'Pat@Example.test', roles: ['parent'] })
    for (const typed of ['parent.pat', ' PARENT.PAT ', 'pat@example.test']) {
      const browser = trial.browser()
      const who = await browser.ask('GET', path)
      expect(who.body).toMatchObject({
        component: 'ak-stage-identification',
        type: 'native',
        user_fields: ['username', 'email'],
        password_fields: false,
        primary_action: 'Log in',
        sources: [],
        flow_info: { title: 'Sign in to Polyhex', cancel_url: '/signin/', layout: 'stacked' },
      })
      const asks = await name(browser, typed)
      expect(asks.body).toMatchObject({ component: 'ak-stage-password', pending_user: typed.trim() })
      expect(asks.body.pending_user_avatar).toBe('/mark.svg')
      expect((await tell(browser, password)).body).toMatchObject({ component: 'xak-flow-redirect', to: '/' })
      expect(await stateOf(browser)).toBe('authenticated')
      expect(asks.headers.get('cache-control')).toBe('no-store')
    }
  })
})
