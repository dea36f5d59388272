import { because, name, type HeldTable } from './held-table.ts'

const { own, number, secret } = because

/** What is kept of signing in, of mails, and of what was done and counted. */
export const heldAboutSigningIn: readonly HeldTable[] = [
  {
    part: 'sessions',
    table: 'sessions',
    by: ['account_id', 'actor_id'],
    give: [
      ...[name('account_id', 'signedInAs'), name('actor_id', 'by'), 'device', 'country'],
      ...['created_at', 'last_used_at', 'idle_until', 'expires_at'],
    ],
    leave: { id: number, token_hash: secret },
    newestBy: 'created_at',
  },
  {
    part: 'devices',
    table: 'known_devices',
    by: ['account_id'],
    give: ['last_used_at'],
    leave: { account_id: own, token_hash: secret },
    newestBy: 'last_used_at',
  },
  {
    part: 'signInWays',
    table: 'external_identities',
    by: ['account_id'],
    give: ['provider', 'subject', 'created_at'],
    leave: { account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'passwordResets',
    table: 'password_resets',
    by: ['account_id'],
    give: ['asked_at', 'expires_at', 'used_at'],
    leave: { account_id: own, token_hash: secret },
    newestBy: 'asked_at',
  },
  {
    part: 'searches',
    table: 'account_look_ups',
    by: ['account_id'],
    give: ['tries', 'since'],
    leave: { account_id: own },
    newestBy: 'since',
  },
  {
    part: 'mails',
    table: 'outbox_mails',
    by: ['account_id'],
    give: ['template', 'created_at', 'due_at', 'sent_at', 'failed_at'],
    leave: {
      ...{
        id: number,
        account_id: own,
        attempts: number,
        claimed_until: number,
        expires_at: number,
        last_error: number,
      },
      ...{ data: secret, dedupe_key: 'It can hold the numbers of other accounts.' },
      ...{ address: 'It goes where the account’s address says.', time_zone: 'It is that of the account.' },
    },
    newestBy: 'created_at',
  },
  {
    part: 'analytics',
    table: 'analytics_events',
    by: ['account_id'],
    give: ['event', 'at', 'visitor', 'method', 'account_type', 'step', 'purpose', 'links'],
    leave: { id: number, account_id: own },
    newestBy: 'at',
  },
  {
    part: 'analytics',
    table: 'analytics_identities',
    by: ['account_id'],
    give: ['username', 'roles', 'grade', 'first_seen_at', 'last_seen_at'],
    leave: { account_id: own },
    newestBy: 'last_seen_at',
  },
  {
    part: 'analytics',
    table: 'analytics_visitors',
    by: ['account_id'],
    give: ['visitor', 'associated_at'],
    leave: { account_id: own },
    newestBy: 'associated_at',
  },
  {
    part: 'log',
    table: 'audit_log',
    by: ['subject_id', 'actor_id', 'on_behalf_of'],
    give: [
      'at',
      'action',
      name('actor_id', 'by'),
      name('on_behalf_of', 'signedInAs'),
      name('subject_id', 'about'),
      'details',
    ],
    leave: { id: number },
    newestBy: 'at',
  },
]
