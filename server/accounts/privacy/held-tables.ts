import type { DataPart } from '@polyhex/contract/accounts/account-data'
import type { Tables } from '../../database/tables.ts'

type Form =
  /** As it is stored. */
  | 'plain'
  /** The id of an account, given as its public name: nobody's data but the account's own leaves. */
  | 'publicName'
  /** An address of somebody else: enough of it for its owner to know it. */
  | 'veiled'
  /** Text that holds JSON. */
  | 'json'
  /** Bytes, as base64. */
  | 'base64'
  /** Whether there is a value, not which. */
  | 'isThere'

/** A column as the copy gives it; a bare name is given as it is, in the writing of JSON. */
export type Given = string | { readonly column: string; readonly as: string; readonly form: Form }

/** A table that holds something of an account: by which columns a row is the account's, what of it is given, and what is not. */
export interface HeldTable {
  readonly part: DataPart
  readonly table: keyof Tables
  /** A row belongs to the account when one of these holds its id. */
  readonly by: readonly string[]
  /** Where the row hangs on another table of the account instead: its column and that table. */
  readonly through?: { readonly column: string; readonly table: 'runs' }
  readonly give: readonly Given[]
  /** Columns that are left out, and why. */
  readonly leave: Readonly<Record<string, string>>
  readonly newestBy: string
}

const own = 'It is the account itself.'
const number = 'A number of ours that says nothing.'
const secret = 'It would let somebody in.'
const answers = 'Right answers could be worked out from it.'

const name = (column: string, as: string): Given => ({ column, as, form: 'publicName' })
const as = (column: string, form: Form, to = column): Given => ({ column, as: to, form })

const aboutPeople: readonly HeldTable[] = [
  {
    part: 'account',
    table: 'accounts',
    by: ['id'],
    give: [
      ...[
        'id',
        'pk',
        'username',
        'email',
        'email_signs_in',
        'roles',
        'grade',
        'grade_set_by_hand',
        'birth_month',
        'name',
      ],
      ...['public_name', 'time_zone', 'avatar', 'active', 'claimed', 'learning_goals', 'focus_areas', 'class_groups'],
      ...['idp', 'external_id', 'biography', 'video_link', 'teaches_grades', 'teaches_themes'],
      ...['created_at', 'last_active_at', 'retention_noticed_at', 'deletion_due_at'],
      as('password_hash', 'isThere', 'hasPassword'),
    ],
    leave: { search_text: 'It is made of the other columns.' },
    newestBy: 'created_at',
  },
  {
    part: 'states',
    table: 'account_states',
    by: ['account_id'],
    give: ['key', 'value', 'changed_at'],
    leave: { account_id: own },
    newestBy: 'changed_at',
  },
  {
    part: 'links',
    table: 'account_links',
    by: ['holder_id', 'subject_id'],
    give: [
      ...[name('holder_id', 'holder'), name('subject_id', 'regarding'), 'permission', 'status', 'accepted'],
      ...[name('asked_by', 'askedBy'), name('holder_guardian_id', 'allowedForHolderBy')],
      ...[name('subject_guardian_id', 'allowedForOtherBy'), 'created_at', 'changed_at'],
    ],
    leave: { id: number, entered: 'It can be an address of somebody else.' },
    newestBy: 'changed_at',
  },
  {
    part: 'links',
    table: 'link_agreements',
    by: ['account_id', 'other_id'],
    give: [name('account_id', 'agreed'), name('other_id', 'with'), 'agreed_at'],
    leave: {},
    newestBy: 'agreed_at',
  },
  {
    part: 'sections',
    table: 'sections',
    by: ['created_by'],
    give: [as('name', 'plain', 'made'), 'created_at'],
    leave: { id: number, created_by: own },
    newestBy: 'created_at',
  },
  {
    part: 'sections',
    table: 'section_members',
    by: ['account_id'],
    give: [as('section_id', 'plain', 'section'), 'role', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'consents',
    table: 'consents',
    by: ['account_id'],
    give: [
      ...['kind', 'wording', name('given_by', 'givenBy'), as('given_by_email', 'veiled', 'givenFrom')],
      ...['given_at', 'withdrawn_at'],
    ],
    leave: { id: number, account_id: own },
    newestBy: 'given_at',
  },
  {
    part: 'consentsGiven',
    table: 'consents',
    by: ['given_by'],
    give: [
      name('account_id', 'for'),
      'kind',
      'wording',
      as('given_by_email', 'plain', 'from'),
      'given_at',
      'withdrawn_at',
    ],
    leave: { id: number, given_by: own },
    newestBy: 'given_at',
  },
  {
    part: 'consentRequests',
    table: 'consent_requests',
    by: ['account_id'],
    give: [
      ...[as('parent_email', 'veiled', 'to'), 'asked_at', 'expires_at', 'decided_at', 'granted'],
      name('connected_id', 'connected'),
    ],
    leave: { id: number, account_id: own, token_hash: secret },
    newestBy: 'asked_at',
  },
  {
    part: 'wishes',
    table: 'sign_up_wishes',
    by: ['account_id'],
    give: ['commitment', 'details', 'wished_at'],
    leave: { account_id: own },
    newestBy: 'wished_at',
  },
  {
    part: 'nameReviews',
    table: 'name_reviews',
    by: ['account_id'],
    give: ['kind', 'identifier', 'reason', 'asked_at', 'decided_at', 'allowed'],
    leave: { id: number, account_id: own, decided_by: 'Who of the staff looked at it.' },
    newestBy: 'asked_at',
  },
  {
    part: 'roleRequests',
    table: 'role_requests',
    by: ['account_id'],
    give: ['role', 'asked_at', 'decided_at', 'granted'],
    leave: { id: number, account_id: own, decided_by: 'Who of the staff decided it.' },
    newestBy: 'asked_at',
  },
  {
    part: 'signUp',
    table: 'create_tokens',
    by: ['account_id', 'creator_id'],
    give: [
      name('account_id', 'for'),
      name('creator_id', 'by'),
      as('section_id', 'plain', 'section'),
      'created_at',
      'expires_at',
    ],
    leave: { token_hash: secret, browser_hash: secret },
    newestBy: 'created_at',
  },
]

const aboutSigningIn: readonly HeldTable[] = [
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

const aboutLearning: readonly HeldTable[] = [
  {
    part: 'runs',
    table: 'runs',
    by: ['account_id'],
    give: [
      ...['id', 'type', 'target', 'grade', 'state', 'answered', 'correct', 'incorrect', 'skipped', 'in_a_row'],
      ...[
        'correct_with_help',
        'has_viewed_help',
        'time_taken_ms',
        'difficulty',
        'result',
        'passed',
        'first_pass',
        'coins',
      ],
      ...['started_at', 'finished_at'],
    ],
    leave: {
      ...{ account_id: own, visitor_hash: 'Runs of visitors belong to no account.' },
      ...{
        seed: answers,
        plan: 'It follows from the target.',
        avoid_notes: 'It says which questions not to ask again.',
      },
    },
    newestBy: 'started_at',
  },
  {
    part: 'questions',
    table: 'run_questions',
    by: [],
    through: { column: 'run_id', table: 'runs' },
    give: [
      ...['id', as('run_id', 'plain', 'exercise'), 'position', 'topic_code_level', 'difficulty', 'form'],
      ...[as('public', 'json', 'question'), 'replaced', 'hints_viewed', 'help_viewed', 'created_at'],
    ],
    leave: { key: answers, seed: answers, version: number, note: answers },
    newestBy: 'created_at',
  },
  {
    part: 'answers',
    table: 'answers',
    by: ['account_id'],
    give: [
      ...[as('question_id', 'plain', 'question'), as('run_id', 'plain', 'exercise'), 'position', 'topic_code_level'],
      ...['difficulty', 'outcome', 'response', 'misconception', 'why', 'time_taken_ms', 'help_viewed', 'answered_at'],
    ],
    leave: { account_id: own },
    newestBy: 'answered_at',
  },
  {
    part: 'themeLevels',
    table: 'theme_levels',
    by: ['account_id'],
    give: ['theme_code', 'level', 'confidence', 'percentage_correct', 'changed_at'],
    leave: { account_id: own },
    newestBy: 'changed_at',
  },
  {
    part: 'units',
    table: 'active_units',
    by: ['account_id'],
    give: ['unit_code', 'active_status', 'completion_status', 'first_passed_run_id', 'changed_at'],
    leave: { id: number, account_id: own },
    newestBy: 'changed_at',
  },
  {
    part: 'stack',
    table: 'stack_items',
    by: ['account_id'],
    give: ['type', 'unit_code', 'topic_code', 'level', 'sequence', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'coins',
    table: 'coin_balances',
    by: ['account_id'],
    give: ['balance'],
    leave: { account_id: own },
    newestBy: 'balance',
  },
  {
    part: 'coins',
    table: 'coin_changes',
    by: ['account_id'],
    give: ['change_type', 'change_details', 'amount', 'final_amount', 'source', 'changed_at'],
    leave: { id: number, account_id: own, place: number },
    newestBy: 'changed_at',
  },
  {
    part: 'teachingPreferences',
    table: 'teaching_preferences',
    by: ['account_id'],
    give: ['auto_play', 'voice', 'teaching_style'],
    leave: { account_id: own },
    newestBy: 'account_id',
  },
  {
    part: 'reports',
    table: 'issue_reports',
    by: ['account_id'],
    give: [
      ...['context', 'page_url', 'contest_id', 'message', 'role', 'stored_question_id', 'image_type'],
      ...[as('image', 'base64'), 'created_at'],
    ],
    leave: { guid: number, account_id: own },
    newestBy: 'created_at',
  },
]

/** Every table that holds something of an account. A test compares it with the database, so that none is forgotten. */
export const heldTables: readonly HeldTable[] = [...aboutPeople, ...aboutLearning, ...aboutSigningIn]

/** Columns that name accounts and by which nothing is given, and why. As `table.column`. */
export const notGivenBy: Readonly<Record<string, string>> = {
  'account_links.asked_by': 'It is one of the two accounts of the connection.',
  'account_links.holder_guardian_id': 'The connection is the child’s; what the parent did is in the log.',
  'account_links.subject_guardian_id': 'The connection is the child’s; what the parent did is in the log.',
  'consent_requests.connected_id': 'The question is in the child’s data; the connection is in the parent’s.',
  'name_reviews.decided_by': 'The name is somebody else’s.',
  'role_requests.decided_by': 'The role is somebody else’s.',
  'flow_plans.account_id': 'A sign-in under way: it is gone in minutes, and holds what would let somebody in.',
}
