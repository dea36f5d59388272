import { cookieName, hashToken } from '../../http/session.ts'
import { accessDenied, flowError, redirectChallenge, type StageErrors } from './challenges.ts'
import { type FlowAnswer, type FlowCall, ok, paramOf } from './flow-call.ts'
import { FlowFailure, notThere } from './flow-failure.ts'
import type { BoundStage, FlowRow } from './flow-rows.ts'
import type { StageKind } from './flow-words.ts'
import { advancePlan, dropPlan, type Plan, planCookie, restartPlan, startPlan } from './plans.ts'
import { type FoundJourney, readJourney } from './read-journey.ts'
import { identificationStage } from './stages/identification-stage.ts'
import { passwordStage } from './stages/password-stage.ts'
import type { Stage, StageOutcome } from './stages/stage.ts'
import { userLoginStage } from './stages/user-login-stage.ts'
import { userLogoutStage } from './stages/user-logout-stage.ts'
import { whereTo } from './where-to.ts'
import { whyNotApplicable } from './why-not-applicable.ts'

const stages: Readonly<Record<StageKind, Stage>> = {
  identification: identificationStage,
  password: passwordStage,
  user_login: userLoginStage,
  user_logout: userLogoutStage,
}

/** A browser in the middle of a flow: the plan with the stages it names. */
interface Journey {
  readonly flow: FlowRow
  readonly plan: Plan
  readonly bound: readonly BoundStage[]
  /** Where a stage on the way has decided that the flow leads. */
  readonly leadsTo?: string
}

/** The hash of the browser's plan token, or null. */
export function planHashOf(call: FlowCall): Buffer | null {
  return hashToken(call.request.cookies[cookieName(planCookie, call.production)])
}

/** Gives a browser a new plan through a flow, in the place of any former one. */
export async function beginJourney(
  call: FlowCall,
  { flow, bound }: Pick<Journey, 'flow' | 'bound'>,
  who: { accountId: string; identifier: string } | null,
): Promise<Journey> {
  const wanted = { flowId: flow.id, bindingIds: bound.map((binding) => binding.id), ...who }
  const { plan, token } = await startPlan(call.db, wanted, planHashOf(call), call.now)
  const form = { path: '/', httpOnly: true, sameSite: 'lax', secure: call.production } as const
  call.reply.setCookie(cookieName(planCookie, call.production), token, form)
  return { flow, plan, bound }
}

/**
 * The browser's plan through this flow. One that is over, that goes through another flow, or that names a stage which has
 * been taken away since is dropped for a new one. Null when the flow is not for this caller.
 */
async function openJourney(call: FlowCall, { flow, bound, plan }: FoundJourney): Promise<Journey | null> {
  if (plan !== null && !plan.completed) {
    const byId = new Map(bound.map((binding) => [binding.id, binding]))
    const planned = plan.bindingIds.flatMap((id) => byId.get(id) ?? [])
    if (planned.length === plan.bindingIds.length) return { flow, plan, bound: planned }
  }
  const why = whyNotApplicable(flow, await call.caller.session())
  return why === null ? beginJourney(call, { flow, bound }, null) : null
}

/** The same address again, byte for byte: the client follows with GET and meets the next stage. */
function again(call: FlowCall): FlowAnswer {
  return { status: 302, headers: { location: call.request.raw.url ?? '' } }
}

async function deny(call: FlowCall, journey: Journey, message: string, retryAfter?: number): Promise<FlowAnswer> {
  await dropPlan(call.db, journey.plan.tokenHash)
  return {
    ...ok(accessDenied(journey.flow, journey.plan.identifier ?? '', message)),
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }),
  }
}

async function finish(call: FlowCall, journey: Journey): Promise<FlowAnswer> {
  const to = whereTo(call.query) === null ? null : (journey.leadsTo ?? whereTo(call.query))
  return to === null ? deny(call, journey, 'Invalid next URL') : ok(redirectChallenge(journey.flow, to))
}

/** What is said when a flow is not for this caller, as the flow wants it. */
function notApplicable(call: FlowCall, flow: FlowRow): FlowAnswer {
  const next = whereTo(call.query)
  if (flow.denied_action === 'continue') return ok(redirectChallenge(flow, next ?? '/'))
  if (flow.denied_action === 'message_continue' && next !== null && next !== '/') {
    return ok(redirectChallenge(flow, next))
  }
  return ok(accessDenied(flow, '', 'Flow does not apply to current user.'))
}

async function pass(
  call: FlowCall,
  journey: Journey,
  outcome: Extract<StageOutcome, { kind: 'passed' }>,
): Promise<Journey | null> {
  const plan = await advancePlan(call.db, journey.plan, outcome.changes)
  if (plan === null) return null
  const leadsTo = (await outcome.afterwards?.()) ?? null
  return { ...journey, plan, ...(leadsTo === null ? {} : { leadsTo }) }
}

/** Shows the stage at which the browser stands; stages that need no answer are passed on the way. */
async function show(call: FlowCall, begun: Journey): Promise<FlowAnswer> {
  let journey = begun
  for (;;) {
    const binding = journey.bound[journey.plan.step]
    if (binding === undefined) return finish(call, journey)
    const outcome = await stages[binding.stage_kind].show({ ...journey, call })
    if (outcome.kind === 'asks') return ok(outcome.challenge)
    if (outcome.kind === 'denied') return deny(call, journey, outcome.message, outcome.retryAfter)
    if (outcome.kind === 'invalid') throw new Error(`the stage ${binding.stage_name} judges what it was not given`)
    const passed = await pass(call, journey, outcome)
    if (passed === null) return again(call)
    journey = passed
  }
}

/** Asks once more, with what was wrong; or begins again, where the binding wants that. */
async function refuse(call: FlowCall, journey: Journey, binding: BoundStage, errors: StageErrors): Promise<FlowAnswer> {
  if (binding.invalid_response_action !== 'retry') {
    await restartPlan(call.db, journey.plan, binding.invalid_response_action === 'restart_with_context')
    return again(call)
  }
  const asked = await stages[binding.stage_kind].show({ ...journey, call })
  if (asked.kind !== 'asks') throw new Error(`the stage ${binding.stage_name} refuses what it does not ask`)
  return ok({ ...asked.challenge, response_errors: errors })
}

/** Gives the answer to the stage at which the browser stands, whatever the answer calls itself. */
async function take(call: FlowCall, journey: Journey): Promise<FlowAnswer> {
  const binding = journey.bound[journey.plan.step]
  if (binding === undefined) return finish(call, journey)
  const outcome = await stages[binding.stage_kind].take({ ...journey, call })
  if (outcome.kind === 'asks') return ok(outcome.challenge)
  if (outcome.kind === 'denied') return deny(call, journey, outcome.message, outcome.retryAfter)
  if (outcome.kind === 'invalid') return refuse(call, journey, binding, outcome.errors)
  const passed = await pass(call, journey, outcome)
  return passed?.plan.completed ? finish(call, passed) : again(call)
}

async function execute(
  call: FlowCall,
  go: (call: FlowCall, journey: Journey) => Promise<FlowAnswer>,
): Promise<FlowAnswer> {
  const found = await readJourney(call.db, paramOf(call, 'flow_slug'), planHashOf(call), call.now)
  if (found === null) throw notThere('Flow')
  const { flow } = found
  try {
    const journey = await openJourney(call, found)
    return journey === null ? notApplicable(call, flow) : await go(call, journey)
  } catch (error) {
    if (error instanceof FlowFailure) throw error
    call.request.log.error({ err: error }, 'a stage failed')
    return ok(flowError(flow, call.request.id))
  }
}

/** GET /flows/executor/{flow_slug}/. Requirements. */
export async function getChallenge(call: FlowCall): Promise<FlowAnswer> {
  return execute(call, show)
}

/** POST /flows/executor/{flow_slug}/. Requirements. */
export async function solveChallenge(call: FlowCall): Promise<FlowAnswer> {
  return execute(call, take)
}
