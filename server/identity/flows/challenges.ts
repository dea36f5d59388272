import { oidcPaths } from '../oidc/oidc-paths.ts'
import type { IdentitySettings } from '../identity-settings.ts'
import { backgroundOf } from './flow-json.ts'
import type { FlowRow } from './flow-rows.ts'

/** Pages of this site that a flow names. */
const pages = { signIn: '/signin/', signUp: '/signup/', forgotPassword: '/signin/forgot/' } as const

/** The same picture for everybody, so that it says nothing about whether an account is there. */
const anybodysAvatar = '/mark.svg'

/** One thing that is wrong with what was sent to a stage. */
export interface StageError {
  readonly string: string
  readonly code: string
}
export type StageErrors = Readonly<Record<string, readonly StageError[]>>

/** The body that tells a client what to show or do next. `type` is for clients up to 2024.4. */
export interface Challenge {
  readonly component: string
  readonly [field: string]: unknown
}

const infoOf = (flow: FlowRow) => ({
  title: flow.title,
  background: backgroundOf(flow),
  background_themed_urls: null,
  cancel_url: pages.signIn,
  layout: flow.layout,
})

const native = (flow: FlowRow) => ({ type: 'native', flow_info: infoOf(flow) })

/** Asks who is meant. */
export function identificationChallenge(flow: FlowRow, settings: IdentitySettings): Challenge {
  const google = {
    name: 'Google',
    icon_url: null,
    promoted: false,
    challenge: { ...redirectChallenge(flow, oidcPaths.google.start) },
  }
  return {
    ...native(flow),
    component: 'ak-stage-identification',
    user_fields: ['username', 'email'],
    password_fields: false,
    allow_show_password: true,
    flow_designation: flow.designation,
    captcha_stage: null,
    primary_action: 'Log in',
    enroll_url: pages.signUp,
    recovery_url: pages.forgotPassword,
    sources: settings.google === null ? [] : [google],
    show_source_labels: false,
    enable_remember_me: true,
    pending_user_identifier: null,
    passkey_challenge: null,
  }
}

/** Asks for the password. The person is named as they named themself, never by what was found. */
export function passwordChallenge(flow: FlowRow, identifier: string): Challenge {
  return {
    ...native(flow),
    component: 'ak-stage-password',
    pending_user: identifier,
    pending_user_avatar: anybodysAvatar,
    recovery_url: pages.forgotPassword,
    allow_show_password: true,
  }
}

/** Says no, finally: the plan is over. */
export function accessDenied(flow: FlowRow, identifier: string, message: string): Challenge {
  return {
    ...native(flow),
    component: 'ak-stage-access-denied',
    pending_user: identifier,
    pending_user_avatar: anybodysAvatar,
    error_message: message,
  }
}

/** Sends the browser on: the flow is done. */
export function redirectChallenge(flow: FlowRow, to: string): Challenge {
  return { type: 'redirect', flow_info: infoOf(flow), component: 'xak-flow-redirect', to, final_redirect: true }
}

/** Something of ours broke; the log has it under this id. */
export function flowError(flow: FlowRow, requestId: string): Challenge {
  return { ...native(flow), component: 'ak-stage-flow-error', request_id: requestId }
}
