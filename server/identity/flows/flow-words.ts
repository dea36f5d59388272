/** The closed lists of the flow API. Source: authentik's schema 2025.10.4, as kept in the contract file of this prefix. */
export const designations = [
  'authentication',
  'authorization',
  'invalidation',
  'enrollment',
  'unenrollment',
  'recovery',
  'stage_configuration',
] as const
export type Designation = (typeof designations)[number]

export const layouts = ['stacked', 'content_left', 'content_right', 'sidebar_left', 'sidebar_right'] as const
export const deniedActions = ['message_continue', 'message', 'continue'] as const
export const policyModes = ['all', 'any'] as const
export const invalidActions = ['retry', 'restart', 'restart_with_context'] as const
export const authentications = [
  'none',
  'require_authenticated',
  'require_unauthenticated',
  'require_superuser',
  'require_redirect',
  'require_outpost',
] as const

/** The kinds of stages that this server can run, with the names that authentik gives them. */
export const stageKinds = {
  identification: {
    title: 'Identification Stage',
    titles: 'Identification Stages',
    form: 'ak-stage-identification-form',
    model: 'authentik_stages_identification.identificationstage',
  },
  password: {
    title: 'Password Stage',
    titles: 'Password Stages',
    form: 'ak-stage-password-form',
    model: 'authentik_stages_password.passwordstage',
  },
  user_login: {
    title: 'User Login Stage',
    titles: 'User Login Stages',
    form: 'ak-stage-user-login-form',
    model: 'authentik_stages_user_login.userloginstage',
  },
  user_logout: {
    title: 'User Logout Stage',
    titles: 'User Logout Stages',
    form: 'ak-stage-user-logout-form',
    model: 'authentik_stages_user_logout.userlogoutstage',
  },
} as const
export type StageKind = keyof typeof stageKinds
