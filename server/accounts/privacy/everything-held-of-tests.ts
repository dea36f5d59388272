import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

/**
 * An account with a row in every table that can hold one, and a parent and a friend around it: for the tests that nothing
 * is forgotten when data are given out or erased. Texts of the account begin with `own`, those of others with `theirs`,
 * and what may never be given out holds `secret`.
 */
export async function sampleOfEverything(
  db: Database,
  now: Date,
): Promise<{ childId: string; parentId: string; friendId: string }> {
  const [childId, parentId, friendId, runId, questionId, openQuestionId, sectionId] = [1, 2, 3, 4, 5, 6, 7].map(() =>
    newId(now),
  ) as [string, string, string, string, string, string, string]
  const person = async (id: string, name: string, role: string, email: string | null): Promise<void> => {
    await sql`insert into accounts (id, username, public_name, name, password_hash, roles, email, email_signs_in, time_zone,
        avatar, grade, birth_month, created_at)
      values (${id}, ${`${name}.user`}, ${`${name}_public`}, ${`${name} real`}, 'secret-hash', array[${role}]::text[], ${email},
        ${email !== null}, 'America/New_York', 'hexagon', ${role === 'student' ? 3 : null},
        ${role === 'student' ? '2018/03' : null}, ${now})`.execute(db.queries)
  }
  await person(childId, 'own', 'student', null)
  await person(parentId, 'theirs_parent', 'parent', 'theirs@parent.example')
  await person(friendId, 'theirs_friend', 'student', null)
  const bytes = Buffer.alloc(32, 7)
  const hash = (sign: number): Buffer => Buffer.alloc(32, sign)
  const q = db.queries
  await q.transaction().execute(async (tx) => {
    for (const permission of ['viewDetails', 'manage']) {
      await sql`insert into account_links (id, holder_id, subject_id, permission, status, asked_by, entered, accepted,
          created_at, changed_at)
        values (${newId(now)}, ${parentId}, ${childId}, ${permission}, 'confirmed', ${parentId}, 'theirs entered', true,
          ${now}, ${now})`.execute(tx)
    }
  })
  await sql`insert into account_links (id, holder_id, subject_id, permission, status, asked_by, accepted, created_at,
      changed_at, holder_guardian_id, subject_guardian_id)
    values (${newId(now)}, ${childId}, ${friendId}, 'classFriends', 'confirmed', ${childId}, true, ${now}, ${now}, ${parentId},
      ${parentId})`.execute(q)
  await sql`insert into link_agreements values (${childId}, ${friendId}, ${now}), (${friendId}, ${childId}, ${now})`.execute(
    q,
  )
  await sql`insert into account_states values (${childId}, 'onboarding', 3, ${now})`.execute(q)
  await sql`insert into sections (id, name, created_by, created_at) values (${sectionId}, 'own section', ${childId}, ${now})`.execute(
    q,
  )
  await sql`insert into section_members values (${newId(now)}, ${sectionId}, ${childId}, 'student', ${now})`.execute(q)
  await sql`insert into sessions (token_hash, account_id, actor_id, device, created_at, idle_until, expires_at)
    values (${hash(1)}, ${childId}, ${parentId}, 'own device', ${now}, ${now}, ${now}),
      (${hash(2)}, ${friendId}, ${childId}, 'own device', ${now}, ${now}, ${now})`.execute(q)
  await sql`insert into known_devices values (${bytes}, ${childId}, ${now}, ${now})`.execute(q)
  await sql`insert into second_factors (id, account_id, kind, name, created_at, sealed_secret)
    values (${newId(now)}, ${childId}, 'totp', 'own app', ${now}, ${Buffer.from('secret')})`.execute(q)
  await sql`insert into recovery_codes values (${childId}, ${hash(31)}, ${now}, null)`.execute(q)
  await sql`insert into pending_sign_ins values (${hash(32)}, ${childId}, 'password', 'secret', ${now},
    ${new Date(now.getTime() + 1000)})`.execute(q)
  await sql`insert into external_identities values ('google', 'own subject', ${childId}, ${now})`.execute(q)
  for (const [child, guardian] of [
    [childId, parentId],
    [friendId, childId],
  ]) {
    await sql`insert into guardian_partings values (${child}, ${guardian}, ${now}, null)`.execute(q)
    await sql`insert into guardian_news values (${newId(now)}, ${guardian}, ${child}, ${friendId}, 'connected', ${now}, null)`.execute(
      q,
    )
  }
  await sql`insert into guardian_news values (${newId(now)}, ${parentId}, ${friendId}, ${childId}, 'connected', ${now}, null)`.execute(
    q,
  )
  await sql`insert into section_asks values (${sectionId}, ${friendId}, ${childId}, ${now}, null),
    (${sectionId}, ${childId}, ${parentId}, ${now}, null)`.execute(q)
  await sql`insert into address_proofs values (${hash(21)}, ${childId}, 'own@before.example', ${now}, ${now}, null)`.execute(
    q,
  )
  await sql`insert into address_changes values (${newId(now)}, ${childId}, 'own@old.example', 'own@new.example', ${hash(22)},
    ${now}, ${new Date(now.getTime() + 1000)}, null)`.execute(q)
  await sql`insert into password_resets values (${bytes}, ${childId}, ${now}, ${now}, null)`.execute(q)
  await sql`insert into create_tokens values (${bytes}, ${bytes}, ${friendId}, ${now}, ${now}, ${childId}, ${sectionId}),
    (${hash(9)}, ${bytes}, ${childId}, ${now}, ${now}, ${parentId}, null)`.execute(q)
  await sql`insert into letter_choices values (${childId}, false, ${now})`.execute(q)
  await sql`insert into account_look_ups values (${childId}, 2, ${now})`.execute(q)
  await sql`insert into sign_up_wishes values (${childId}, 'solo', '{"wish": "own wish"}', ${now})`.execute(q)
  for (const [of, by] of [
    [childId, parentId],
    [friendId, childId],
  ]) {
    await sql`insert into role_requests values (${newId(now)}, ${of}, 'tutor', ${now}, ${now}, ${by}, false)`.execute(q)
    await sql`insert into name_reviews values (${newId(now)}, ${of}, 'username', 'own wanted', 'bad_word', ${now}, ${now}, ${by},
      false)`.execute(q)
    await sql`insert into consents values (${newId(now)}, ${of}, 'child_account', 'child_account/1', ${by},
      'theirs@parent.example', ${now}, null)`.execute(q)
  }
  await sql`insert into consent_requests (id, account_id, parent_email, token_hash, asked_at, expires_at, decided_at, granted,
      connected_id)
    values (${newId(now)}, ${childId}, 'theirs@parent.example', ${hash(3)}, ${now}, ${now}, ${now}, true, ${parentId}),
      (${newId(now)}, ${friendId}, 'theirs@parent.example', ${hash(4)}, ${now}, ${now}, ${now}, true, ${childId})`.execute(
    q,
  )
  for (const [reporter, about, by] of [
    [childId, friendId, parentId],
    [friendId, childId, childId],
  ]) {
    const reportId = newId(now)
    await sql`insert into safety_reports (id, reporter_id, about_id, kind, reason, class_name, made_at, decided_at, decided_by, outcome)
      values (${reportId}, ${reporter}, ${about}, 'chat', 'mean', 'own class', ${now}, ${now}, ${by}, 'talked')`.execute(
      q,
    )
    await sql`insert into safety_evidence values (${newId(now)}, ${reportId}, ${about}, true, ${about === childId ? 'own words' : 'theirs words'}, ${now})`.execute(
      q,
    )
  }
  await sql`insert into safety_blocks values (${childId}, ${friendId}, ${now}), (${friendId}, ${childId}, ${now})`.execute(
    q,
  )
  const later = new Date(now.getTime() + 3_600_000)
  await sql`insert into outbox_mails (id, dedupe_key, account_id, template, data, created_at, due_at, expires_at)
    values (${newId(now)}, 'own', ${childId}, 'password_reset', '{"resetPath": "/secret-link/"}', ${now}, ${now}, ${later}),
      (${newId(now)}, ${`link_request:${childId}:${friendId}`}, ${friendId}, 'link_request', '{}', ${now}, ${now}, ${later})`.execute(
    q,
  )
  await sql`insert into analytics_events (id, event, account_id, visitor, at, method)
    values (${newId(now)}, 'login', ${childId}, 'OwnVisitor1234567890', ${now}, 'password')`.execute(q)
  await sql`insert into analytics_identities values (${childId}, 'own.user', array['student'], 3, ${now}, ${now})`.execute(
    q,
  )
  await sql`insert into analytics_visitors values ('OwnVisitor1234567890', ${childId}, ${now})`.execute(q)
  await sql`insert into audit_log (id, at, actor_id, on_behalf_of, subject_id, action)
    values (${newId(now)}, ${now}, ${parentId}, null, ${childId}, 'account_created'),
      (${newId(now)}, ${now}, ${childId}, null, ${friendId}, 'link_changed'),
      (${newId(now)}, ${now}, ${parentId}, ${childId}, ${childId}, 'account_changed')`.execute(q)
  await learningOf(db, { childId, runId, questionId, openQuestionId }, now)
  await classesOf(db, { childId, parentId }, now)
  await paymentsOf(db, childId, now)
  const [flow] = (
    await sql<{ id: string }>`insert into flows (id, policy_binding_id, name, slug, title, designation)
    values (${newId(now)}, ${newId(now)}, 'f', ${`f-${newId(now)}`}, 'F', 'authentication') returning id`.execute(q)
  ).rows
  await sql`insert into flow_plans (token_hash, flow_id, binding_ids, account_id, created_at, expires_at)
    values (${bytes}, ${flow?.id}, '{}', ${childId}, ${now}, ${now})`.execute(q)
  return { childId, parentId, friendId }
}

async function learningOf(
  db: Database,
  ids: { childId: string; runId: string; questionId: string; openQuestionId: string },
  now: Date,
): Promise<void> {
  const q = db.queries
  const { childId, runId, questionId, openQuestionId } = ids
  await sql`insert into runs (id, account_id, type, target, plan, seed, difficulty, avoid_notes, answered, correct, started_at)
    values (${runId}, ${childId}, 'practice', 'own_topic/1', '{}', 424242, 0.5, array['secret-note'], 1, 1, ${now})`.execute(
    q,
  )
  const question = async (id: string, position: number): Promise<void> => {
    await sql`insert into run_questions (id, run_id, position, topic_code_level, version, seed, difficulty, form, note, public,
        key, created_at)
      values (${id}, ${runId}, ${position}, 'own_topic/1', 1, 424242, 0.5, 'number', 'secret-note', '{"prompt": "own question"}',
        '{"value": "secret-key"}', ${now})`.execute(q)
  }
  await question(questionId, 1)
  await question(openQuestionId, 2)
  await sql`insert into questions_ahead (id, run_id, position, topic_code_level, version, seed, difficulty, form, note,
      public, key, created_at)
    values (${newId(now)}, ${runId}, 3, 'own_topic/1', 1, 424242, 0.5, 'number', 'secret-note',
      '{"prompt": "own question held ahead"}', '{"value": "secret-key"}', ${now})`.execute(q)
  await sql`insert into answers (question_id, run_id, position, account_id, topic_code_level, difficulty, outcome, response,
      time_taken_ms, help_viewed, answered_at, second_until, second_response, second_outcome)
    values (${questionId}, ${runId}, 1, ${childId}, 'own_topic/1', 0.5, 'wrong', 'own response', 900, false, ${now}, ${now},
      'own second response', 'right')`.execute(q)
  await sql`insert into game_plays (run_id, contest_type, scene_code, stage, play_time, started_at, score, won)
    values (${runId}, 'own_game', 'ownscene1', 0, 300, ${now}, 120, true)`.execute(q)
  await sql`insert into theme_levels (account_id, theme_code, level, confidence, percentage_correct, ability, low, high, answers, changed_at)
    values (${childId}, 'algebra', 3, 0.5, 80, 1.6, 0.9, 2.3, 14, ${now})`.execute(q)
  await sql`insert into learner_states (account_id, version, model, state, changed_at)
    values (${childId}, 1, 1, '{"answers": 1}', ${now})`.execute(q)
  await sql`insert into learning_settings values (${childId}, false, ${now}, 'timed')`.execute(q)
  await sql`insert into active_units (id, account_id, unit_code, active_status, completion_status, changed_at)
    values (${newId(now)}, ${childId}, 'own_unit', 1, 1, ${now})`.execute(q)
  await sql`insert into stack_items (id, account_id, sequence, type, unit_code, created_at)
    values (${newId(now)}, ${childId}, 0, 'unit_game', 'own_unit', ${now})`.execute(q)
  await sql`select * from record_coin_change(${newId(now)}, ${childId}, 'practice', 'own coins', 5, ${`run:${runId}`}, ${now})`.execute(
    q,
  )
  const contestId = newId(now)
  await sql`insert into contests (id, code, code_type, target, grade, seed, shared, config, computer_players, host_account_id,
      host_settings, created_at)
    values (${contestId}, 'QWN234', 'unit', 'own_unit', 3, 424242, true, '{"contestType": "own"}', 2, ${childId},
      '{"locked": false}', ${now})`.execute(q)
  await sql`insert into contest_players (id, contest_id, account_id, player_settings, math_settings, joined_at)
    values (${newId(now)}, ${contestId}, ${childId}, '{"showName": true}', '{"advanceAtOnce": false}', ${now})`.execute(
    q,
  )
  await sql`insert into teaching_preferences values (${childId}, true, 1, 'audio')`.execute(q)
  await sql`insert into issue_reports (guid, account_id, context, page_url, message, role, image, image_type, created_at)
    values (${newId(now)}, ${childId}, 'own context', '/own/', 'own message', 'student', ${Buffer.from('own picture')},
      'image/png', ${now})`.execute(q)
}

async function classesOf(db: Database, ids: { childId: string; parentId: string }, now: Date): Promise<void> {
  const q = db.queries
  const { childId, parentId } = ids
  const [scheduleId, slotId, creditId] = [1, 2, 3].map(() => newId(now)) as [string, string, string]
  await sql`insert into recurring_schedules (id, name, status, time_zone, day, minute, duration, starting_on, restrictions,
      created_at, changed_at)
    values (${scheduleId}, 'own weekly', 'active', 'America/New_York', 1, 960, 45, '2026-11-02', array['explorers'], ${now},
      ${now})`.execute(q)
  await sql`insert into time_slots (id, recurring_schedule_id, occurrence_on, status, starting_at, duration, time_zone,
      changed_at, tzdata, created_at)
    values (${slotId}, ${scheduleId}, '2026-11-09', 'open', '2026-11-09T21:00:00Z', 45, 'America/New_York', ${now}, '2026c',
      ${now})`.execute(q)
  await sql`insert into credits (id, student_account_id, owner_account_id, status, source, created_at, changed_at)
    values (${creditId}, ${childId}, ${parentId}, 'allocated', 'gift', ${now}, ${now})`.execute(q)
  await sql`insert into credit_changes (credit_id, to_status, reason, changed_by, at)
    values (${creditId}, 'allocated', 'allocated', ${parentId}, ${now})`.execute(q)
  await sql`insert into attendees (id, time_slot_id, account_id, is_recurring, credit_id, created_at, changed_at)
    values (${newId(now)}, ${slotId}, ${childId}, true, ${creditId}, ${now}, ${now})`.execute(q)
  await sql`insert into recurring_attendees values (${scheduleId}, ${childId}, '2026-11-02', null, ${now})`.execute(q)
  await sql`insert into skip_dates values (${newId(now)}, ${scheduleId}, ${childId}, '2026-11-16', ${now})`.execute(q)
  await sql`insert into notice_choices values (${childId}, true, false, ${now})`.execute(q)
  await sql`insert into calendar_feeds values (${childId}, ${Buffer.alloc(16, 7)}, ${now})`.execute(q)
  await sql`insert into waiting_places values (${newId(now)}, ${slotId}, ${childId}, ${now})`.execute(q)
  await sql`insert into contracts values (${newId(now)}, ${childId}, 'active', '2026-11-02', null, ${now})`.execute(q)
  const invoiceId = newId(now)
  await sql`insert into contractor_invoices (id, account_id, period_start, period_end, currency, created_at, changed_at)
    values (${invoiceId}, ${childId}, '2026-10-01', '2026-10-31', 'cad', ${now}, ${now})`.execute(q)
  await sql`insert into contractor_invoice_lines (id, invoice_id, account_id, time_slot_id, class_name, starting_at, minutes,
    hourly_rate, amount) values (${newId(now)}, ${invoiceId}, ${childId}, ${slotId}, 'Class', ${now}, 45, 3000, 2250)`.execute(
    q,
  )
  await sql`insert into evaluation_slots (id, account_id, window_start, window_end, created_at)
    values (${newId(now)}, ${childId}, '2026-11-09T14:00:00Z', '2026-11-09T17:00:00Z', ${now})`.execute(q)
  const groupId = newId(now)
  await sql`insert into class_groups (id, time_slot_id, group_index, created_at) values (${groupId}, ${slotId}, 1, ${now})`.execute(
    q,
  )
  await sql`insert into room_tokens values (${Buffer.alloc(32, 5)}, ${childId}, ${groupId}, ${now},
    ${new Date(now.getTime() + 600_000)})`.execute(q)
  await sql`insert into class_chat_lines (id, group_id, account_id, is_tutor, text, at)
    values (${newId(now)}, ${groupId}, ${childId}, false, 'own line', ${now})`.execute(q)
}

async function paymentsOf(db: Database, childId: string, now: Date): Promise<void> {
  const q = db.queries
  const [subscriptionId, paymentId] = [newId(now), newId(now)]
  const later = new Date(now.getTime() + 86_400_000)
  await sql`insert into provider_customers values (${childId}, 'test', false, 'secret-customer', ${now})`.execute(q)
  await sql`insert into subscriptions (id, account_id, provider, provider_subscription_id, provider_status, status, price_id,
      product_name, quantity, unit_amount, currency, period, credits_per_charge, period_start, period_end, renewal_consent,
      created_at, changed_at)
    values (${subscriptionId}, ${childId}, 'test', 'secret-subscription', 'active', 'active', 'p', 'own plan', 1, 19900, 'cad',
      'month', 5, ${now}, ${later}, '{"shown": "own terms"}', ${now}, ${now})`.execute(q)
  await sql`insert into payments (id, account_id, student_account_id, currency, subtotal, total, status, provider,
      provider_charge_id, subscription_id, is_recurring, buyer_details, charged_at, touched_at, created_at)
    values (${paymentId}, ${childId}, ${childId}, 'cad', 19900, 19900, 'paid', 'test', 'secret-charge', ${subscriptionId}, true,
      'own school', ${now}, ${now}, ${now})`.execute(q)
  // What somebody else has paid for the child.
  await sql`insert into payments (id, account_id, student_account_id, currency, subtotal, total, status, provider,
      buyer_details, last4, charged_at, touched_at, created_at)
    select ${newId(now)}, id, ${childId}, 'cad', 100, 100, 'paid', 'test', 'theirs school', '4242', ${now}, ${now}, ${now}
    from accounts where id <> ${childId} order by id limit 1`.execute(q)
  await sql`insert into discount_redemptions values (${paymentId}, 'own code', ${childId}, true, false, ${now})`.execute(
    q,
  )
  await sql`insert into trials values (${childId}, ${paymentId}, ${now})`.execute(q)
  await sql`insert into receipt_details values (${childId}, 'own school', '{own street}', 'own order', 'own tax number', ${now})`.execute(
    q,
  )
}

/** The tables in which any row says an id anywhere, in a column of its own or within a text; the audit log is not looked at. */
export async function tablesThatName(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'audit_log' order by 1`.execute(db.queries)
  const naming: string[] = []
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${id}%`} limit 1`.execute(
      db.queries,
    )
    if (found.rows.length > 0) naming.push(name)
  }
  return naming
}
