import type { RefusalForm } from '../refusal-form.ts'

/** What is refused about guardians, sections and addresses. Decision 0040. */
export const guardianRefusals = {
  guardian_stays: {
    status: 403,
    message: 'A parent or guardian stays connected until they agree. You can ask to remove the whole connection.',
  },
  guardian_decides: {
    status: 403,
    message:
      'A parent or guardian already manages this account. Ask to connect in your profile, and they will be asked.',
  },
  parting_not_found: { status: 404, message: 'There is no wish to end this connection any more.' },
  parting_goes_on: {
    status: 403,
    message: 'From 13 on, a child can end the connection after 7 days. You can talk about it until then.',
  },
  section_ask_not_found: { status: 404, message: 'This has been answered already.' },
  section_ask_refused: {
    status: 409,
    field: 'identifier',
    message: 'The family has said no to this section. An administrator can help if that was a mistake.',
  },
  address_not_proven: {
    status: 403,
    message: 'Please confirm your email address first. We sent you a link, and you can ask for another one.',
  },
  address_proven: { status: 409, message: 'This email address is confirmed already.' },
  proof_link_dead: {
    status: 410,
    message: 'This link has been used or its time is over. Sign in and ask for a new one.',
  },
  undo_link_dead: {
    status: 410,
    message: 'This link has been used, or more than 7 days have passed. Please write to us.',
  },
  too_many_address_mails: {
    status: 429,
    message: 'We have sent several emails already. Please look in your spam folder, or try again in an hour.',
  },
  password_needed: { status: 403, message: 'Please type your password again to make this change.' },
  no_password_here: {
    status: 409,
    field: 'password',
    message: 'This account has no password here. Sign out, sign in again, and make the change within 10 minutes.',
  },
} as const satisfies Record<string, RefusalForm>
