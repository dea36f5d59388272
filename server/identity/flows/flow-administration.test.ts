import { describe, expect, it } from 'vitest'
import { drawDiagram } from './diagram.ts'
import { openFlowTrial, type TrialBrowser } from './flow-trial.ts'
import { flowRoutes } from './flow-routes.ts'
import { seedFlows } from './seed-flows.ts'
import { stagesOf } from './flow-rows.ts'

const trial = openFlowTrial()
const { world } = trial
const admin = async () => trial.signedIn(['admin'])
const flows = '/flows/instances/'
const bindings = '/flows/bindings/'
const flow = { name: 'New', slug: 'new', title: 'A new flow', designation: 'recovery' }

async function form(browser: TrialBrowser, path: string, fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await browser.fetch(`${browser.basePath}${path}`, { method: 'POST', body })
  const text = await response.text()
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- each test says what it expects of the body
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

describe('the gate', () => {
  const closed = flowRoutes.filter((route) => route.access === 'admin')
  const pathOf = (path: string) =>
    path
      .replace(':slug', 'login-progressive')
      .replace(':flow_slug', 'login-progressive')
      .replace(':fsb_uuid', crypto.randomUUID())

  it('has an address for every call of the specification [A-274, A-275, A-276]', () => {
    expect(flowRoutes.map((route) => `${route.method} ${route.path}`).toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /flows/bindings/:fsb_uuid/",
        "DELETE /flows/instances/:slug/",
        "GET /flows/backgrounds/:flow_uuid/:hash/",
        "GET /flows/bindings/",
        "GET /flows/bindings/:fsb_uuid/",
        "GET /flows/bindings/:fsb_uuid/used_by/",
        "GET /flows/executor/:flow_slug/",
        "GET /flows/inspector/:flow_slug/",
        "GET /flows/instances/",
        "GET /flows/instances/:slug/",
        "GET /flows/instances/:slug/diagram/",
        "GET /flows/instances/:slug/execute/",
        "GET /flows/instances/:slug/export/",
        "GET /flows/instances/:slug/used_by/",
        "GET /flows/instances/cache_info/",
        "PATCH /flows/bindings/:fsb_uuid/",
        "PATCH /flows/instances/:slug/",
        "POST /flows/bindings/",
        "POST /flows/executor/:flow_slug/",
        "POST /flows/instances/",
        "POST /flows/instances/:slug/set_background/",
        "POST /flows/instances/:slug/set_background_url/",
        "POST /flows/instances/cache_clear/",
        "POST /flows/instances/import/",
        "PUT /flows/bindings/:fsb_uuid/",
        "PUT /flows/instances/:slug/",
      ]
    `)
  })

  it.each(closed.map((route) => [route.method, route.path] as const))(
    'keeps everybody but administrators out of %s %s, with 403',
    async (method, path) => {
      const before = JSON.stringify(await stagesOf(world.db.queries, await flowIds()))
      for (const browser of [
        trial.browser(),
        await trial.signedIn(['student']),
        await trial.signedIn(['parent', 'tutor', 'teacher']),
      ]) {
        const { status, body } = await browser.ask(method, pathOf(path), method === 'GET' ? undefined : {})
        expect([status, Object.keys(body)]).toEqual([403, ['detail']])
      }
      const token = await trial.browser().ask(method, pathOf(path), undefined, { authorization: 'Bearer x' })
      expect([token.status, token.body.detail]).toEqual([403, 'Token invalid/expired'])
      expect(JSON.stringify(await stagesOf(world.db.queries, await flowIds()))).toBe(before)
    },
  )

  const unsafe = flowRoutes.filter((route) => route.method !== 'GET' && !/import|set_background\/$/.test(route.path))
  it.each(unsafe.map((route) => [route.method, route.path] as const))(
    'carries out no %s %s that another website sends',
    async (method, path) => {
      const browser = await admin()
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const send = async (headers: Record<string, string>, body = '{}') =>
        world.app.inject({
          method: method as 'POST',
          url: `/api/v3${pathOf(path)}`,
          headers: { host: 'a.test', cookie, ...headers },
          payload: body,
        })
      const json = { 'content-type': 'application/json' }
      for (const headers of [
        { ...json, origin: 'https://evil.test' },
        { ...json, origin: 'null' },
        { ...json, origin: 'http://a.test', 'sec-fetch-site': 'cross-site' },
        { ...json, 'sec-fetch-site': 'same-site' },
        json,
      ]) {
        const refused = await send(headers)
        expect([refused.statusCode, refused.json().detail]).toEqual([403, 'CSRF Failed: Origin checking failed.'])
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const refused = await send({ 'content-type': type, origin: 'http://a.test' }, 'a=1')
        expect(refused.statusCode).toBe(415)
      }
      expect(refusedCors((await send({ ...json, origin: 'https://evil.test' })).headers)).toEqual([])
    },
  )

  it('takes the header of authentik where a program sends no origin', async () => {
    const browser = await admin()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-authentik-csrf': 'x', 'content-type': 'application/json' }
    const made = await world.app.inject({ method: 'POST', url: `/api/v3${flows}`, headers, payload: flow })
    expect(made.statusCode).toBe(201)
  })

  it('lets a program sign in without an origin, and take nothing else with the session it gets', async () => {
    const { password } = await import('../../seed/test-world.ts')
    await world.person({ username: 'admin.ada', roles: ['admin'] })
    const jar = new Map<string, string>()
    const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = cookie === '' ? {} : { cookie }
      const response = await world.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
      for (const { name, value } of response.cookies) jar.set(name, value)
      return response
    }
    const executor = '/api/v3/flows/executor/login-progressive/?query='
    await send('GET', executor)
    expect((await send('POST', executor, { uid_field: 'admin.ada' })).statusCode).toBe(302)
    expect((await send('POST', executor, { password })).statusCode).toBe(302)
    expect((await send('GET', executor)).json().component).toBe('xak-flow-redirect')
    expect((await send('GET', `/api/v3${flows}`)).statusCode).toBe(200)
    expect((await send('POST', `/api/v3${flows}`, flow)).statusCode).toBe(403)
    expect((await send('POST', executor, {})).statusCode).toBe(403)
  })

  it('lets no other website begin a flow, by GET or POST', async () => {
    for (const method of ['GET', 'POST']) {
      const browser = trial.browser()
      const { status } = await browser.ask(
        method,
        '/flows/executor/login-progressive/?query=',
        method === 'GET' ? undefined : {},
        { 'sec-fetch-site': 'cross-site' },
      )
      expect(status).toBe(403)
      expect(browser.cookies.size).toBe(0)
    }
  })

  it('wants the slash at the end, and knows the methods of each address', async () => {
    const browser = await admin()
    expect((await browser.ask('GET', '/flows/instances')).status).toBe(404)
    expect((await world.app.inject('/api/v3/flows/nowhere/')).json()).toEqual({ detail: 'Not found.' })
    const { status, body, headers } = await browser.ask('DELETE', flows)
    expect([status, body.detail, headers.get('allow')]).toEqual([405, 'Method "DELETE" not allowed.', 'GET, POST'])
    const broken = await browser.fetch(`${browser.basePath}${flows}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([broken.status, Object.keys((await broken.json()) as object)]).toEqual([400, ['detail']])
  })

  it('says nothing of what broke inside', async () => {
    const browser = await admin()
    await world.db.execute('alter table flow_stages rename to hidden')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await world.app.inject({ url: `/api/v3${bindings}`, headers: { cookie } })
    await world.db.execute('alter table hidden rename to flow_stages')
    expect([response.statusCode, response.json()]).toEqual([500, { detail: 'A server error occurred.' }])
  })
})

const refusedCors = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'))
const flowIds = async () => (await world.db.queries.selectFrom('flows').select('id').execute()).map((row) => row.id)

describe('flows', () => {
  const slugsOf = async (browser: TrialBrowser, query: string) => {
    const { status, body } = await browser.ask('GET', `${flows}${query}`)
    expect(status).toBe(200)
    return body.results.map((one: { slug: string }) => one.slug)
  }

  it('are filtered, searched and ordered [A-277]', async () => {
    const browser = await admin()
    await browser.ask('POST', flows, { ...flow, denied_action: 'continue' })
    const all = ['login-progressive', 'logout', 'new']
    const pk = (await browser.ask('GET', `${flows}new/`)).body.pk
    for (const [query, slugs] of [
      ['', all],
      ['?ordering=-slug', all.toReversed()],
      ['?ordering=designation,-name', ['login-progressive', 'logout', 'new']],
      ['?ordering=password_hash', all],
      ['?denied_action=continue', ['new']],
      ['?designation=authentication', ['login-progressive']],
      ['?name=New', ['new']],
      ['?name=new', []],
      ['?slug=logout', ['logout']],
      [`?flow_uuid=${pk}`, ['new']],
      ['?search=log', ['login-progressive', 'logout']],
      ['?search=sign%20OUT', ['logout']],
      ['?search=%25', []],
      ['?search=recovery', ['new']],
      ['?search=', all],
    ] as const) {
      expect([query, await slugsOf(browser, query)]).toEqual([query, slugs])
    }
  })

  it('come in pages, whose numbers are 0 where there is none [A-277]', async () => {
    const browser = await admin()
    for (let i = 0; i < 3; i++) await browser.ask('POST', flows, { ...flow, slug: `new-${i}` })
    const page = async (query: string) => (await browser.ask('GET', `${flows}${query}`)).body.pagination
    expect(await page('?page_size=2')).toEqual({
      next: 2,
      previous: 0,
      count: 5,
      current: 1,
      total_pages: 3,
      start_index: 1,
      end_index: 2,
    })
    expect(await page('?page_size=2&page=3')).toMatchObject({ next: 0, previous: 2, start_index: 5, end_index: 5 })
    expect(await page('?page_size=nonsense')).toMatchObject({ total_pages: 1, end_index: 5 })
    expect(await page('?slug=none')).toEqual({
      next: 0,
      previous: 0,
      count: 0,
      current: 1,
      total_pages: 1,
      start_index: 0,
      end_index: 0,
    })
    for (const wrong of ['4', '0', '-1', 'x', '1e9', '99999999999']) {
      const { status, body } = await browser.ask('GET', `${flows}?page_size=2&page=${wrong}`)
      expect([wrong, status, body]).toEqual([wrong, 404, { detail: 'Invalid page.' }])
    }
  })

  it.each([
    ['?designation=x', 'designation', 'Select a valid choice. x is not one of the available choices.'],
    ['?denied_action=x', 'denied_action', 'Select a valid choice. x is not one of the available choices.'],
    ['?flow_uuid=x', 'flow_uuid', 'Enter a valid UUID.'],
  ])('refuse the filter %s by its name', async (query, field, words) => {
    const { status, body } = await (await admin()).ask('GET', `${flows}${query}`)
    expect([status, body]).toEqual([400, { [field]: [words] }])
  })

  it.each<[object, object]>([
    [
      {},
      Object.fromEntries(['name', 'slug', 'title', 'designation'].map((name) => [name, ['This field is required.']])),
    ],
    [
      { ...flow, slug: 'a b' },
      { slug: ['Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'] },
    ],
    [{ ...flow, slug: 'x'.repeat(51) }, { slug: ['Ensure this field has no more than 50 characters.'] }],
    [{ ...flow, name: '' }, { name: ['This field may not be blank.'] }],
    [{ ...flow, title: null }, { title: ['This field may not be null.'] }],
    [{ ...flow, title: {} }, { title: ['Not a valid string.'] }],
    [{ ...flow, name: 'a\0' }, { name: ['Null characters are not allowed.'] }],
    [{ ...flow, designation: 'x' }, { designation: ['"x" is not a valid choice.'] }],
    [{ ...flow, compatibility_mode: 'maybe' }, { compatibility_mode: ['Must be a valid boolean.'] }],
    [{ ...flow, slug: 'logout' }, { slug: ['Flow with this slug already exists.'] }],
    [[], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
  ])('refuse %j', async (body, errors) => {
    const answer = await (await admin()).ask('POST', flows, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
  })

  it('keep what only the server may write', async () => {
    const browser = await admin()
    const other = crypto.randomUUID()
    const { body } = await browser.ask('POST', flows, {
      ...flow,
      pk: other,
      cache_count: 9,
      policies: [other],
      background: 'https://x.test/',
    })
    expect(body.pk).not.toBe(other)
    expect(body).toMatchObject({ cache_count: 0, policies: [], background: '' })
  })

  it('are put whole and patched in parts', async () => {
    const browser = await admin()
    await browser.ask('POST', flows, { ...flow, layout: 'sidebar_left' })
    expect((await browser.ask('PUT', `${flows}new/`, { title: 'x' })).status).toBe(400)
    expect((await browser.ask('PATCH', `${flows}new/`, {})).body).toMatchObject({
      layout: 'sidebar_left',
      title: flow.title,
    })
    expect((await browser.ask('PATCH', `${flows}new/`, { slug: 'logout' })).status).toBe(400)
    const put = await browser.ask('PUT', `${flows}new/`, { ...flow, authentication: 'require_superuser' })
    expect(put.body).toMatchObject({ authentication: 'require_superuser', layout: 'sidebar_left' })
  })

  it('take their bindings and plans along when they are deleted, and are laid anew at the next start', async () => {
    const browser = await admin()
    await trial.browser().ask('GET', '/flows/executor/login-progressive/?query=')
    expect((await browser.ask('GET', `${flows}login-progressive/`)).body.cache_count).toBe(1)
    expect((await browser.ask('DELETE', `${flows}login-progressive/`)).status).toBe(204)
    expect((await browser.ask('GET', `${flows}login-progressive/`)).status).toBe(404)
    expect((await browser.ask('GET', `${flows}cache_info/`)).body).toEqual({ count: 0 })
    await seedFlows(world.db, world.now)
    await seedFlows(world.db, world.now)
    expect((await browser.ask('GET', bindings)).body.pagination.count).toBe(4)
    await browser.ask('PATCH', `${flows}logout/`, { title: 'Good bye' })
    await seedFlows(world.db, world.now)
    expect((await browser.ask('GET', `${flows}logout/`)).body.title).toBe('Good bye')
  })

  it('leave a row in the audit log for each change', async () => {
    const browser = await admin()
    await browser.ask('POST', flows, flow)
    await browser.ask('POST', flows, flow)
    await browser.ask('GET', flows)
    await browser.ask('DELETE', `${flows}new/`)
    const rows = await world.db.queries.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(rows).toHaveLength(2)
    expect(rows.map((row) => (row.details as { what: string }).what).toSorted()).toEqual([
      'flows_instances_create',
      'flows_instances_destroy',
    ])
  })

  it('are executed by planning them for the caller; not those that are not for them', async () => {
    const browser = await admin()
    const { body } = await browser.ask('GET', `${flows}login-progressive/execute/`)
    expect(body.link).toBe('http://polyhex.test/api/v3/flows/executor/login-progressive/?query=')
    expect((await browser.ask('GET', `${flows}cache_info/`)).body).toEqual({ count: 1 })
    await browser.ask('PATCH', `${flows}login-progressive/`, { authentication: 'require_unauthenticated' })
    const refused = await browser.ask('GET', `${flows}login-progressive/execute/`)
    expect([refused.status, refused.body]).toEqual([400, ''])
  })

  it('are drawn as authentik draws them', async () => {
    const { body } = await (await admin()).ask('GET', `${flows}login-progressive/diagram/`)
    expect(body.diagram).toBe(`graph TD
flow_start[["Flow
Sign in step by step"]]
--> stage_0(["Stage (Identification Stage)
login-progressive-identification"])
stage_0 --> stage_1(["Stage (Password Stage)
login-progressive-password"])
stage_1 --> stage_2(["Stage (User Login Stage)
login-progressive-user-login"])
stage_2 --> done[["End of the flow"]]`)
    expect(drawDiagram({ name: 'A "b"' }, [])).toBe(`graph TD
flow_start[["Flow
A #quot;b#quot;"]]
flow_start --> done[["End of the flow"]]`)
  })
})

describe('bindings', () => {
  const first = async (browser: TrialBrowser) =>
    (await browser.ask('GET', `${bindings}?ordering=order`)).body.results[0]

  it('are filtered, searched and ordered [A-277]', async () => {
    const browser = await admin()
    const all = (await browser.ask('GET', bindings)).body.results
    expect(all.map((one: { order: number }) => one.order)).toEqual([0, 10, 20, 30])
    const [out, who] = all
    for (const [query, orders] of [
      [`?target=${who.target}`, [10, 20, 30]],
      [`?target=${who.target}&ordering=-order`, [30, 20, 10]],
      [`?stage=${who.stage}`, [10]],
      [`?fsb_uuid=${out.pk}`, [0]],
      [`?pbm_uuid=${who.policybindingmodel_ptr_id}`, [10]],
      ['?order=20', [20]],
      ['?search=user-log', [0, 30]],
      ['?invalid_response_action=restart', []],
      ['?invalid_response_action=retry&policy_engine_mode=any', [0, 10, 20, 30]],
      ['?evaluate_on_plan=false&re_evaluate_policies=true', [0, 10, 20, 30]],
      ['?evaluate_on_plan=true', []],
      [`?policies=${who.pk}&policies=${out.pk}`, []],
      ['?page_size=1&page=2', [10]],
    ] as const) {
      const { status, body } = await browser.ask('GET', `${bindings}${query}`)
      expect([query, status, body.results.map((one: { order: number }) => one.order)]).toEqual([query, 200, orders])
    }
  })

  it.each([
    ['?target=x', { target: ['Enter a valid UUID.'] }],
    ['?order=x', { order: ['Enter a number.'] }],
    ['?evaluate_on_plan=x', { evaluate_on_plan: ['Enter true or false.'] }],
    ['?policies=x', { policies: ['Enter a valid UUID.'] }],
    [
      '?stage=00000000-0000-4000-8000-000000000001&target=00000000-0000-4000-8000-000000000001',
      {
        target: ['Select a valid choice. That choice is not one of the available choices.'],
        stage: ['Select a valid choice. That choice is not one of the available choices.'],
      },
    ],
  ])('refuse the filter %s by its name', async (query, errors) => {
    const { status, body } = await (await admin()).ask('GET', `${bindings}${query}`)
    expect([status, body]).toEqual([400, errors])
  })

  it('are refused twice, without their parts, and with what is none', async () => {
    const browser = await admin()
    const { target, stage, order, pk } = await first(browser)
    const nobody = '00000000-0000-4000-8000-000000000001'
    const post = async (body: object) => {
      const answer = await browser.ask('POST', bindings, body)
      return [answer.status, answer.body]
    }
    expect(await post({ target, stage, order })).toEqual([
      400,
      { non_field_errors: ['The fields target, stage, order must make a unique set.'] },
    ])
    expect(await post({ target: nobody, stage, order })).toEqual([
      400,
      { target: [`Invalid pk "${nobody}" - object does not exist.`] },
    ])
    expect(await post({ target, stage: nobody, order })).toEqual([
      400,
      { stage: [`Invalid pk "${nobody}" - object does not exist.`] },
    ])
    expect(await post({ target: 'x', stage, order: 1.5 })).toEqual([
      400,
      { target: ['“x” is not a valid UUID.'], order: ['A valid integer is required.'] },
    ])
    expect(await post({ target, stage, order: 2 ** 31 })).toEqual([
      400,
      { order: ['Ensure this value is less than or equal to 2147483647.'] },
    ])
    expect((await browser.ask('GET', `${bindings}${nobody}/`)).status).toBe(404)
    expect((await browser.ask('GET', `${bindings}nonsense/`)).status).toBe(404)
    expect((await browser.ask('DELETE', `${bindings}${pk}/`)).status).toBe(204)
    expect((await browser.ask('GET', `${bindings}${pk}/`)).status).toBe(404)
  })

  it('decide in which order a flow asks', async () => {
    const browser = await admin()
    const [who] = (await browser.ask('GET', `${bindings}?order=10`)).body.results
    await browser.ask('PATCH', `${bindings}${who.pk}/`, { order: 25 })
    const { body } = await trial.browser().ask('GET', '/flows/executor/login-progressive/?query=')
    expect(body.component).toBe('ak-stage-password')
  })
})

describe('the inspector', () => {
  const path = '/flows/inspector/login-progressive/'
  const executor = '/flows/executor/login-progressive/?query='
  it('shows where a browser stands, stage by stage, and no password, token or cookie [A-273]', async () => {
    const browser = await admin()
    const before = await browser.ask('GET', path)
    expect([before.status, before.body]).toEqual([400, ''])
    await world.person({ username: 'parent.pat', email: 'pat@example.test', roles: ['admin'] })
    await browser.ask('GET', executor)
    const one = (await browser.ask('GET', path)).body
    expect(one).toMatchObject({
      is_completed: false,
      plans: [],
      current_plan: {
        current_stage: { stage_obj: { verbose_name: 'Identification Stage' } },
        next_planned_stage: { order: 20 },
        plan_context: {},
      },
    })
    await browser.ask('POST', executor, { uid_field: 'pat@example.test' })
    const two = (await browser.ask('GET', path)).body
    expect(two.plans).toHaveLength(1)
    expect(two.current_plan).toMatchObject({
      current_stage: { order: 20 },
      plan_context: { pending_user_identifier: 'pat@example.test' },
    })
    const { password } = await import('../../seed/test-world.ts')
    await browser.ask('POST', executor, { password })
    const three = (await browser.ask('GET', path)).body
    expect(three).toMatchObject({
      is_completed: true,
      current_plan: { next_planned_stage: null, plan_context: { auth_method: 'password' } },
    })
    expect(three.plans.map((plan: { current_stage: { order: number } }) => plan.current_stage.order)).toEqual([
      10, 20, 30,
    ])
    const text = JSON.stringify([one, two, three])
    for (const secret of [password, ...browser.cookies.values()]) expect(text).not.toContain(secret)
    expect(three.current_plan.session_id).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('blueprints', () => {
  const importing = async (browser: TrialBrowser, text: string) =>
    form(browser, `${flows}import/`, { file: new Blob([text]) })
  const entry = (model: string, identifiers: object, attrs: object = {}, state = 'present') =>
    JSON.stringify({ version: 1, entries: [{ model, state, identifiers, attrs }] })

  it('are sent as a file [A-275]', async () => {
    const { status, body, headers } = await (await admin()).ask('GET', `${flows}logout/export/`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="logout.yaml"')
    expect(body).toMatch(/^version: 1\n/)
    expect(body).toContain('model: authentik_flows.flowstagebinding')
  })

  it.each<[string, string]>([
    ['a tag that reads the environment', 'version: 1\nentries: !Env HOME'],
    ['a tag that reads a file', 'version: 1\nentries:\n  - !File /etc/passwd'],
    [
      'a tag that looks things up',
      'version: 1\nentries:\n  - model: authentik_flows.flow\n    identifiers: {slug: !Find [a, [b, c]]}',
    ],
    ['a tag of YAML itself', 'version: !!int 1\nentries: []'],
    ['another model', entry('authentik_core.user', { username: 'admin' }, { password: 'x' })],
    ['a model that the server does not run', entry('authentik_stages_prompt.promptstage', { name: 'x' })],
    ['a field that is none', entry('authentik_flows.flow', { slug: 'x' }, { ...flow, password_hash: 'x' })],
    ['an unknown part', JSON.stringify({ version: 1, entries: [], more: 1 })],
    ['another version', JSON.stringify({ version: 2, entries: [] })],
    ['nonsense', '{'],
    ['a text', 'hello'],
    [
      'what unfolds into too much',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((name, i) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[i]}`).join(',')}]`)
        .join('\n')}`,
    ],
    ['what is too deep', '['.repeat(50_000)],
    [
      'too many entries',
      JSON.stringify({
        version: 1,
        entries: Array.from({ length: 201 }, () => ({ model: 'authentik_flows.flow', identifiers: { slug: 'a' } })),
      }),
    ],
    ['what is too large', `#${'x'.repeat(262_144)}`],
    ['a stage of another kind', entry('authentik_stages_password.passwordstage', { name: 'logout-user-logout' })],
    [
      'a flow that must not be there yet',
      entry('authentik_flows.flow', { slug: 'logout' }, { ...flow, slug: 'logout' }, 'must_created'),
    ],
    [
      'a binding to nothing',
      entry('authentik_flows.flowstagebinding', { target: crypto.randomUUID(), stage: crypto.randomUUID(), order: 0 }),
    ],
  ])('refuse %s, with 200 and the reason [A-275]', async (_, text) => {
    const browser = await admin()
    const before = (await browser.ask('GET', flows)).body
    const { status, body } = await importing(browser, text)
    expect([status, body.success, body.logs.length]).toEqual([200, false, 1])
    expect(body.logs[0]).toMatchObject({ log_level: 'error', logger: 'polyhex.flows.import' })
    expect(body.logs[0].event).not.toMatch(/\/home|passwd:|\bat /)
    expect((await browser.ask('GET', flows)).body).toEqual(before)
  })

  it('are taken whole or not at all', async () => {
    const browser = await admin()
    const two = {
      version: 1,
      entries: [
        { model: 'authentik_flows.flow', identifiers: { slug: 'new' }, attrs: flow },
        { model: 'authentik_core.group', identifiers: { name: 'x' } },
      ],
    }
    expect((await importing(browser, JSON.stringify(two))).body.success).toBe(false)
    expect((await browser.ask('GET', `${flows}new/`)).status).toBe(404)
    const gone = { model: 'authentik_flows.flow', identifiers: { slug: 'logout' }, state: 'absent' }
    const left = { ...two.entries[0], conditions: [true, false] }
    const made = await importing(browser, JSON.stringify({ version: 1, entries: [two.entries[0], gone, left] }))
    expect(made.body.logs.map((line: { event: string }) => line.event)).toEqual([
      'Created authentik_flows.flow.',
      'Removed authentik_flows.flow.',
      'Left out authentik_flows.flow: its conditions do not hold.',
    ])
    expect((await browser.ask('GET', `${flows}logout/`)).status).toBe(404)
    expect((await browser.ask('GET', `${flows}new/`)).body.title).toBe(flow.title)
  })

  it('need a file', async () => {
    expect(await form(await admin(), `${flows}import/`, { clear: 'false' })).toEqual({
      status: 400,
      body: { success: false, logs: [] },
    })
  })
})

describe('backgrounds', () => {
  const path = `${flows}login-progressive/set_background/`
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const pictures: readonly (readonly [string, Buffer])[] = [
    ['image/png', png],
    ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['image/gif', Buffer.from('GIF89a------')],
    ['image/webp', Buffer.from('RIFF----WEBPVP8 ')],
  ]
  it.each(pictures)(
    'of the kind %s are taken by their content, and can do nothing but be seen [A-275]',
    async (type, bytes) => {
      const browser = await admin()
      expect(await form(browser, path, { file: new Blob([bytes], { type: 'text/html' }) })).toEqual({
        status: 200,
        body: {},
      })
      const visitor = trial.browser()
      const { background } = (await visitor.ask('GET', '/flows/executor/login-progressive/?query=')).body.flow_info
      const sent = await visitor.fetch(new URL(background as string, visitor.basePath).href)
      expect(sent.headers.get('content-type')).toBe(type)
      expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
      expect(sent.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true)
      expect(await form(browser, path, { clear: 'true' })).toEqual({ status: 200, body: {} })
      expect((await visitor.fetch(new URL(background as string, visitor.basePath).href)).status).toBe(404)
    },
  )

  it.each<[string, Record<string, string | Blob>, string]>([
    ['nothing', { clear: 'false' }, 'No file provided'],
    ['an empty file', { file: new Blob([]) }, 'No file provided'],
    [
      'a drawing with scripts',
      { file: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], { type: 'image/png' }) },
      'Only PNG, JPEG, GIF and WebP pictures can be used.',
    ],
    ['a page', { file: new Blob(['<!doctype html>']) }, 'Only PNG, JPEG, GIF and WebP pictures can be used.'],
    ['what is too large', { file: new Blob([png, Buffer.alloc(2_097_152)]) }, 'The file is too large.'],
  ])('refuse %s', async (_, fields, error) => {
    expect(await form(await admin(), path, fields)).toEqual({ status: 400, body: { error } })
  })

  it.each<[unknown, string]>([
    [{}, 'No URL provided'],
    [{ url: '' }, 'No URL provided'],
    [{ url: 'javascript:alert(1)' }, 'The URL must begin with http:// or https://.'],
    [{ url: 'data:image/png;base64,AA==' }, 'The URL must begin with http:// or https://.'],
    [{ url: 'file:///etc/passwd' }, 'The URL must begin with http:// or https://.'],
    [{ url: '//evil.example/a.png' }, 'The URL must begin with http:// or https://.'],
  ])('refuse the address %j', async (body, error) => {
    const answer = await (await admin()).ask('POST', `${flows}login-progressive/set_background_url/`, body)
    expect([answer.status, answer.body]).toEqual([400, { error }])
  })

  it('are never fetched by the server', async () => {
    const { createServer } = await import('node:http')
    const asked: string[] = []
    const inside = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => {
      inside.listen(0, '127.0.0.1', resolve)
    })
    const address = inside.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/secret`
    const browser = await admin()
    await browser.ask('POST', `${flows}login-progressive/set_background_url/`, { url })
    expect((await browser.ask('GET', `${flows}login-progressive/`)).body.background).toBe(url)
    await trial.browser().ask('GET', '/flows/executor/login-progressive/?query=')
    expect(asked).toEqual([])
    await new Promise((resolve) => {
      inside.close(resolve)
    })
  })
})
