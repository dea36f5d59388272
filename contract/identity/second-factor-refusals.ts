import type { RefusalForm } from '../refusal-form.ts'

/** What is refused about two-step sign-in. Decision 0041. */
export const secondFactorRefusals = {
  second_step_needed: {
    status: 401,
    message: 'Your password is right. Now show the second step: a code of your app, a passkey, or a recovery code.',
  },
  second_step_over: {
    status: 401,
    message: 'That took more than 5 minutes, so please sign in with your password again.',
  },
  second_factor_demanded: {
    status: 403,
    message: 'Administrators and tutors need two-step sign-in. Set it up to go on.',
  },
  second_factor_for_adults: {
    status: 403,
    message: 'Two-step sign-in is for adults. A parent or teacher can set a new password for a student.',
  },
  second_factor_not_found: { status: 404, message: 'This way to sign in is not there any more.' },
  second_factors_full: {
    status: 409,
    message: 'You can have 10 ways for the second step. Remove one that you no longer use first.',
  },
  enrollment_over: { status: 409, message: 'That took too long. Please start again with a new code.' },
  wrong_code: {
    status: 401,
    field: 'code',
    message: 'This code is not right. Check that your app shows Polyhex, and type the code that it shows now.',
  },
  code_used: {
    status: 401,
    field: 'code',
    message: 'This code has been used. Wait until your app shows the next one.',
  },
  wrong_recovery_code: {
    status: 401,
    field: 'code',
    message: 'This recovery code is not right, or it has been used already.',
  },
  passkey_refused: {
    status: 401,
    message: 'This passkey could not be checked. Please try again, or use another way.',
  },
  too_many_codes: {
    status: 429,
    message: 'There were too many wrong codes. Please wait 15 minutes, or use a passkey.',
  },
} as const satisfies Record<string, RefusalForm>
