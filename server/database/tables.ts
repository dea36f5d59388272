import type { Generated, GeneratedAlways } from 'kysely'

/** Written by tools/write-table-types.ts from server/database/migrations; do not edit. */
export interface Tables {
  account_links: {
    id: string
    holder_id: string
    subject_id: string
    permission: string
    status: string
    asked_by: string
    entered: string | null
    accepted: Generated<boolean>
    created_at: Date
    changed_at: Date
    holder_guardian_id: string | null
    subject_guardian_id: string | null
  }
  account_look_ups: {
    account_id: string
    tries: number
    since: Date
  }
  account_states: {
    account_id: string
    key: string
    value: number
    changed_at: Date
  }
  accounts: {
    id: string
    username: string | null
    email: string | null
    email_signs_in: Generated<boolean>
    password_hash: string | null
    roles: string[]
    grade: number | null
    name: string | null
    public_name: string
    time_zone: string
    avatar: string
    active: Generated<boolean>
    created_at: Date
    pk: GeneratedAlways<bigint>
    birth_month: string | null
    grade_set_by_hand: Generated<boolean>
    learning_goals: Generated<string[]>
    focus_areas: Generated<string[]>
    class_groups: Generated<string[]>
    claimed: Generated<boolean>
    idp: string | null
    external_id: string | null
    biography: string | null
    video_link: string | null
    teaches_grades: Generated<number[]>
    teaches_themes: Generated<string[]>
    last_active_at: Date | null
    deletion_due_at: Date | null
  }
  active_units: {
    id: string
    account_id: string
    unit_code: string
    active_status: number
    completion_status: number
    first_passed_run_id: string | null
    changed_at: Date
  }
  analytics_events: {
    id: string
    event: string
    account_id: string | null
    visitor: string | null
    at: Date
    method: string | null
    account_type: string | null
    step: number | null
    purpose: string | null
    links: number | null
  }
  analytics_identities: {
    account_id: string
    username: string
    roles: string[]
    grade: number | null
    first_seen_at: Date
    last_seen_at: Date
  }
  analytics_visitors: {
    visitor: string
    account_id: string
    associated_at: Date
  }
  answers: {
    question_id: string
    run_id: string
    position: number
    account_id: string | null
    topic_code_level: string
    difficulty: number
    outcome: string
    response: string | null
    misconception: string | null
    why: string | null
    time_taken_ms: number
    help_viewed: boolean
    answered_at: Date
  }
  audit_log: {
    id: string
    at: Date
    actor_id: string | null
    on_behalf_of: string | null
    subject_id: string | null
    action: string
    details: Generated<unknown>
  }
  coin_balances: {
    account_id: string
    balance: number
  }
  coin_changes: {
    id: string
    account_id: string
    place: GeneratedAlways<bigint>
    change_type: string
    change_details: string
    amount: number
    final_amount: number
    source: string
    changed_at: Date
  }
  consent_requests: {
    id: string
    account_id: string
    parent_email: string
    token_hash: Uint8Array
    asked_at: Date
    expires_at: Date
    decided_at: Date | null
    granted: boolean | null
    connected_id: string | null
  }
  consents: {
    id: string
    account_id: string
    kind: string
    wording: string
    given_by: string | null
    given_by_email: string
    given_at: Date
    withdrawn_at: Date | null
  }
  create_tokens: {
    token_hash: Uint8Array
    browser_hash: Uint8Array
    account_id: string
    created_at: Date
    expires_at: Date
    creator_id: string | null
    section_id: string | null
  }
  external_identities: {
    provider: string
    subject: string
    account_id: string
    created_at: Date
  }
  flow_plans: {
    token_hash: Uint8Array
    flow_id: string
    binding_ids: string[]
    step: Generated<number>
    identifier: string | null
    account_id: string | null
    verified: Generated<boolean>
    failures: Generated<number>
    completed: Generated<boolean>
    created_at: Date
    expires_at: Date
  }
  flow_stage_bindings: {
    id: string
    policy_binding_id: string
    flow_id: string
    stage_id: string
    place: number
    evaluate_on_plan: Generated<boolean>
    re_evaluate_policies: Generated<boolean>
    policy_engine_mode: Generated<string>
    invalid_response_action: Generated<string>
  }
  flow_stages: {
    id: string
    name: string
    kind: string
  }
  flows: {
    id: string
    policy_binding_id: string
    name: string
    slug: string
    title: string
    designation: string
    policy_engine_mode: Generated<string>
    compatibility_mode: Generated<boolean>
    layout: Generated<string>
    denied_action: Generated<string>
    authentication: Generated<string>
    background_url: string | null
    background_image: Uint8Array | null
    background_type: string | null
    background_hash: string | null
  }
  issue_reports: {
    guid: string
    account_id: string | null
    context: string
    page_url: string
    contest_id: string | null
    message: string
    role: string
    image: Uint8Array | null
    image_type: string | null
    stored_question_id: string | null
    created_at: Date
  }
  job_runs: {
    name: string
    due_at: Date
    claimed_until: Date | null
  }
  known_devices: {
    token_hash: Uint8Array
    account_id: string
    last_used_at: Date
  }
  link_agreements: {
    account_id: string
    other_id: string
    agreed_at: Date
  }
  mailbox_messages: {
    id: string
    recipient: string
    sender: string
    subject: string
    text: string
    html: string
    received_at: Date
  }
  managed_accounts: {
    manager_id: string | null
    account_id: string | null
  }
  migrations: {
    name: string
    hash: string
    ran_at: Generated<Date>
  }
  name_reviews: {
    id: string
    account_id: string
    kind: string
    identifier: string
    reason: string
    asked_at: Date
    decided_at: Date | null
    decided_by: string | null
    allowed: boolean | null
  }
  outbox_mails: {
    id: string
    dedupe_key: string
    account_id: string | null
    address: string | null
    time_zone: string | null
    template: string
    data: unknown | null
    created_at: Date
    due_at: Date
    expires_at: Date
    attempts: Generated<number>
    claimed_until: Date | null
    sent_at: Date | null
    failed_at: Date | null
    last_error: string | null
  }
  password_resets: {
    token_hash: Uint8Array
    account_id: string
    asked_at: Date
    expires_at: Date
    used_at: Date | null
  }
  proven_identities: {
    token_hash: Uint8Array
    provider: string
    subject: string
    email: string
    expires_at: Date
  }
  provider_visits: {
    token_hash: Uint8Array
    provider: string
    state: string
    nonce: string
    code_verifier: string
    next_path: string
    expires_at: Date
  }
  role_requests: {
    id: string
    account_id: string
    role: string
    asked_at: Date
    decided_at: Date | null
    decided_by: string | null
    granted: boolean | null
  }
  run_questions: {
    id: string
    run_id: string
    position: number
    topic_code_level: string
    version: number
    seed: number
    difficulty: number
    form: string
    note: string
    public: string
    key: string
    replaced: Generated<boolean>
    hints_viewed: Generated<number>
    help_viewed: Generated<boolean>
    created_at: Date
  }
  runs: {
    id: string
    account_id: string | null
    visitor_hash: Uint8Array | null
    type: string
    target: string
    plan: string[]
    seed: number
    grade: number | null
    state: Generated<string>
    difficulty: number
    avoid_notes: string[]
    answered: Generated<number>
    correct: Generated<number>
    incorrect: Generated<number>
    skipped: Generated<number>
    in_a_row: Generated<number>
    correct_with_help: Generated<number>
    has_viewed_help: Generated<boolean>
    time_taken_ms: Generated<number>
    result: string | null
    passed: Generated<boolean>
    first_pass: Generated<boolean>
    coins: Generated<number>
    started_at: Date
    finished_at: Date | null
  }
  section_members: {
    id: string
    section_id: string
    account_id: string
    role: string
    created_at: Date
  }
  sections: {
    id: string
    name: string
    created_by: string | null
    created_at: Date
  }
  sessions: {
    token_hash: Uint8Array
    account_id: string
    created_at: Date
    idle_until: Date
    expires_at: Date
    id: Generated<string>
    actor_id: string | null
    device: Generated<string>
    country: string | null
    last_used_at: Date | null
  }
  sign_in_tries: {
    identifier_hash: Uint8Array
    tries: number
    since: Date
  }
  sign_up_wishes: {
    account_id: string
    commitment: string
    details: Generated<unknown>
    wished_at: Date
  }
  stack_items: {
    id: string
    account_id: string
    sequence: number
    type: string
    unit_code: string | null
    topic_code: string | null
    level: number | null
    created_at: Date
  }
  teaching_preferences: {
    account_id: string
    auto_play: boolean
    voice: number
    teaching_style: string
  }
  theme_levels: {
    account_id: string
    theme_code: string
    level: number
    confidence: number
    percentage_correct: number
    changed_at: Date
  }
}
