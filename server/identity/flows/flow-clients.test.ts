import * as v2024 from 'goauthentik-2024'
import * as v2025 from 'goauthentik-2025'
import * as v2026 from 'goauthentik-2026'
import { describe, expect, it } from 'vitest'
import { password } from '../../seed/test-world.ts'
import { openContract } from './flow-contract-of-tests.ts'
import { openFlowTrial, type TrialBrowser } from './flow-trial.ts'

/** The product's own clients: the generated ones of authentik, in the version the reference used, in today's, and in the one between. */
const trial = openFlowTrial()
const { world } = trial
const flowSlug = 'login-progressive'
const versions = ['2024', '2025', '2026'] as const

/** Only what all three have in common; each brings its own types. */
function clientOf(version: (typeof versions)[number], browser: TrialBrowser): v2025.FlowsApi {
  const settings = {
    basePath: browser.basePath,
    fetchApi: browser.fetch as typeof fetch,
    credentials: 'include' as const,
  }
  if (version === '2024') return new v2024.FlowsApi(new v2024.Configuration(settings)) as unknown as v2025.FlowsApi
  if (version === '2026') return new v2026.FlowsApi(new v2026.Configuration(settings)) as unknown as v2025.FlowsApi
  return browser.api
}

describe.each(versions)('the client of %s', (version) => {
  const solve = async (api: v2025.FlowsApi, body: object) =>
    api.flowsExecutorSolve({
      flowSlug,
      query: '',
      flowChallengeResponseRequest: body as v2025.FlowChallengeResponseRequest,
    })

  it('signs in by username and by email, and out [A-162, A-271, A-272, A-273]', async () => {
    await world.person({ username: 'parent.pat', email: 'pat@example.test', roles: ['parent'] })
    for (const uidField of ['parent.pat', 'pat@example.test']) {
      const browser = trial.browser()
      const api = clientOf(version, browser)
      const first = await api.flowsExecutorGet({ flowSlug, query: '' })
      expect(first).toMatchObject({
        component: 'ak-stage-identification',
        primaryAction: 'Log in',
        showSourceLabels: false,
      })
      const second = await solve(api, { component: 'ak-stage-identification', uidField })
      expect(second).toMatchObject({
        component: 'ak-stage-password',
        pendingUser: uidField,
        pendingUserAvatar: '/mark.svg',
      })
      const third = await solve(api, { component: 'ak-stage-password', password })
      expect(third).toMatchObject({ component: 'xak-flow-redirect', to: '/' })
      expect(browser.cookies.has('polyhex_session')).toBe(true)
      const last = await api.flowsExecutorGet({ flowSlug: 'logout', query: '' })
      expect(last).toMatchObject({ component: 'xak-flow-redirect' })
      expect(browser.cookies.has('polyhex_session')).toBe(false)
    }
  })

  it('reads what is wrong, and that the flow is over [A-164, A-286, A-287, A-288, A-290]', async () => {
    await world.person({ username: 'parent.pat', email: 'pat@example.test', roles: ['parent'] })
    const api = clientOf(version, trial.browser())
    const codeOf = (challenge: object, field: string) =>
      (challenge as { responseErrors?: Record<string, { code: string }[]> }).responseErrors?.[field]?.[0]?.code
    expect(
      codeOf(await solve(api, { component: 'ak-stage-identification', uidField: 'no@x.test' }), 'non_field_errors'),
    ).toBe('unknown-email')
    expect(
      codeOf(await solve(api, { component: 'ak-stage-identification', uidField: 'no.one' }), 'non_field_errors'),
    ).toBe('unknown-username')
    await solve(api, { component: 'ak-stage-identification', uidField: 'parent.pat' })
    for (let i = 0; i < 4; i++) {
      expect(codeOf(await solve(api, { component: 'ak-stage-password', password: 'x' }), 'password')).toBe(
        'invalid-password',
      )
    }
    const over = await solve(api, { component: 'ak-stage-password', password: 'x' })
    expect(over).toMatchObject({ component: 'ak-stage-access-denied', errorMessage: 'Invalid password' })
  })

  it('administers flows and bindings [A-274, A-275, A-276]', async () => {
    const api = clientOf(version, await trial.signedIn(['admin']))
    const list = await api.flowsInstancesList({})
    expect(list.results.map((flow) => flow.slug)).toEqual(['login-progressive', 'logout'])
    expect(list.pagination).toEqual({
      next: 0,
      previous: 0,
      count: 2,
      current: 1,
      totalPages: 1,
      startIndex: 1,
      endIndex: 2,
    })
    const request = { name: 'New', slug: 'new', title: 'A new flow', designation: 'recovery' as const }
    const made = await api.flowsInstancesCreate({ flowRequest: request })
    expect(made).toMatchObject({ ...request, stages: [], policies: [], cacheCount: 0, policyEngineMode: 'any' })
    const seeded = await api.flowsBindingsList({ ordering: 'order' })
    const { stage = '' } = seeded.results[0] ?? {}
    const binding = await api.flowsBindingsCreate({ flowStageBindingRequest: { target: made.pk, stage, order: 5 } })
    expect(binding).toMatchObject({ target: made.pk, stage, order: 5, invalidResponseAction: 'retry' })
    const fsbUuid = binding.pk
    expect(
      (await api.flowsBindingsPartialUpdate({ fsbUuid, patchedFlowStageBindingRequest: { order: 6 } })).order,
    ).toBe(6)
    const whole = { target: made.pk, stage, order: 7, evaluateOnPlan: true }
    expect(await api.flowsBindingsUpdate({ fsbUuid, flowStageBindingRequest: whole })).toMatchObject(whole)
    expect((await api.flowsBindingsRetrieve({ fsbUuid })).stageObj.pk).toBe(stage)
    expect(await api.flowsBindingsUsedByList({ fsbUuid })).toEqual([])
    const used = await api.flowsInstancesUsedByList({ slug: 'new' })
    expect(used).toMatchObject([{ pk: fsbUuid, modelName: 'flowstagebinding', action: 'cascade' }])
    const { diagram } = await api.flowsInstancesDiagramRetrieve({ slug: 'new' })
    expect(diagram).toContain('stage_0 --> done[["End of the flow"]]')
    const patched = await api.flowsInstancesPartialUpdate({ slug: 'new', patchedFlowRequest: { title: 'Other' } })
    expect(patched).toMatchObject({ title: 'Other', stages: [stage] })
    const put = await api.flowsInstancesUpdate({ slug: 'new', flowRequest: { ...request, slug: 'newer' } })
    expect(put).toMatchObject({ slug: 'newer', exportUrl: '/api/v3/flows/instances/newer/export/' })
    expect((await api.flowsInstancesExecuteRetrieve({ slug: 'newer' })).link).toMatch(
      /\/flows\/executor\/newer\/\?query=$/,
    )
    expect((await api.flowsInstancesCacheInfoRetrieve()).count).toBe(1)
    await api.flowsInstancesCacheClearCreate()
    expect((await api.flowsInstancesCacheInfoRetrieve()).count).toBe(0)
    await api.flowsBindingsDestroy({ fsbUuid })
    await api.flowsInstancesDestroy({ slug: 'newer' })
    await expect(api.flowsInstancesRetrieve({ slug: 'newer' })).rejects.toMatchObject({ response: { status: 404 } })
  })

  it('recognises every answer as what it is', async () => {
    const models = { 2024: v2024, 2025: v2025, 2026: v2026 }[version] as unknown as typeof v2025
    const admin = await trial.signedIn(['admin'])
    await world.person({ username: 'student.sam' })
    const ask = async (method: string, path: string, body?: object) => (await admin.ask(method, path, body)).body
    const executor = `/flows/executor/${flowSlug}/?query=`
    const camel = (value: object) => clientShape(value)
    expect(models.instanceOfIdentificationChallenge(camel(await ask('GET', executor)))).toBe(true)
    const passwordAsked = await ask('POST', executor, { uid_field: 'student.sam' })
    expect(models.instanceOfPasswordChallenge(camel(passwordAsked))).toBe(true)
    const inspection = await ask('GET', `/flows/inspector/${flowSlug}/`)
    expect(models.instanceOfFlowInspection(camel(inspection))).toBe(true)
    expect(models.instanceOfFlowInspectorPlan(camel(inspection.current_plan))).toBe(true)
    const flows = await ask('GET', '/flows/instances/')
    expect(models.instanceOfPaginatedFlowList(camel(flows))).toBe(true)
    expect(models.instanceOfFlow(camel(flows.results[0]))).toBe(true)
    const bindings = await ask('GET', '/flows/bindings/')
    expect(models.instanceOfPaginatedFlowStageBindingList(camel(bindings))).toBe(true)
    expect(models.instanceOfFlowStageBinding(camel(bindings.results[0]))).toBe(true)
    expect(models.instanceOfStage(camel(bindings.results[0].stage_obj))).toBe(true)
    expect(models.instanceOfRedirectChallenge(camel(await ask('POST', executor, { password })))).toBe(true)
  })
})

/** Keys as the generated clients spell them; the models look at these. */
function clientShape(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key === 'policybindingmodel_ptr_id'
        ? 'policybindingmodelPtrId'
        : key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      one,
    ]),
  )
}

describe.each(['2024', '2025'] as const)('the client of %s, which still has them', (version) => {
  it('exports and imports flows [A-275]', async () => {
    const api = clientOf(version, await trial.signedIn(['admin']))
    const blueprint = await api.flowsInstancesExportRetrieve({ slug: flowSlug })
    const before = await api.flowsInstancesRetrieve({ slug: flowSlug })
    await api.flowsInstancesDestroy({ slug: flowSlug })
    await world.db.queries.deleteFrom('flow_stages').execute()
    const answer = await api.flowsInstancesImportCreate({ file: blueprint, clear: false })
    expect(answer.success).toBe(true)
    expect(answer.logs).toHaveLength(7)
    const { policybindingmodelPtrId: _, ...kept } = before
    expect(await api.flowsInstancesRetrieve({ slug: flowSlug })).toMatchObject(kept)
    const refused = await api.flowsInstancesImportCreate({ file: new Blob(['entries: !Env HOME']) })
    expect(refused).toMatchObject({ success: false, logs: [{ logLevel: 'error' }] })
  })

  it('sets backgrounds [A-275]', async () => {
    const api = clientOf(version, await trial.signedIn(['admin']))
    const slug = flowSlug
    await api.flowsInstancesSetBackgroundUrlCreate({ slug, filePathRequest: { url: 'https://pictures.example/a.png' } })
    expect((await api.flowsInstancesRetrieve({ slug })).background).toBe('https://pictures.example/a.png')
    const png = new Blob([Buffer.from('89504e470d0a1a0a00000000', 'hex')])
    await api.flowsInstancesSetBackgroundCreate({ slug, file: png })
    expect((await api.flowsInstancesRetrieve({ slug })).background).toMatch(/^\/api\/v3\/flows\/backgrounds\//)
    await api.flowsInstancesSetBackgroundCreate({ slug, clear: true })
    expect((await api.flowsInstancesRetrieve({ slug })).background).toBe('')
  })
})

it('is held to a contract that refuses what does not fit', () => {
  const { check } = openContract()
  expect(check('GET', '/flows/instances/cache_info/', 200, { count: 1 })).toBeNull()
  expect(check('GET', '/flows/instances/cache_info/', 200, { count: 'one' })).toContain('must be integer')
  expect(check('GET', '/flows/instances/cache_info/', 200, {})).toContain("must have required property 'count'")
  expect(check('GET', '/flows/instances/cache_info/', 201, {})).toContain('knows no 201')
  expect(check('GET', '/flows/executor/a/', 200, { component: 'ak-stage-password' })).toContain('pending_user')
  expect(check('GET', '/nowhere/', 200, {})).toContain('is not in the contract')
})
