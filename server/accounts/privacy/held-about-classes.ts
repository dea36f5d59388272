import { because, name, type HeldTable } from './held-table.ts'

const { own, number } = because

/** What is kept of the classes of an account, and of the credits that pay for them. */
export const heldAboutClasses: readonly HeldTable[] = [
  {
    part: 'classes',
    table: 'attendees',
    by: ['account_id'],
    give: [
      ...['time_slot_id', 'is_teacher', 'is_recurring', 'group_status', 'notification_state', 'removed_at'],
      ...[
        'removed_because',
        'joined_at',
        'first_seen_at',
        'last_seen_at',
        'present_seconds',
        'during',
        'created_at',
        'changed_at',
      ],
    ],
    leave: { id: number, account_id: own, leader_attendee_id: number, group_id: number, credit_id: number },
    newestBy: 'changed_at',
  },
  {
    part: 'weeklyClasses',
    table: 'recurring_attendees',
    by: ['account_id'],
    give: ['recurring_schedule_id', 'starting_on', 'ending_on', 'created_at'],
    leave: { account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'weeklyClasses',
    table: 'skip_dates',
    by: ['account_id'],
    give: ['recurring_schedule_id', 'on_date', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'weeklyClasses',
    table: 'waiting_places',
    by: ['account_id'],
    give: ['time_slot_id', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'classes',
    table: 'notice_choices',
    by: ['account_id'],
    give: ['reminder_day', 'reminder_hour', 'changed_at'],
    leave: { account_id: own },
    newestBy: 'changed_at',
  },
  {
    part: 'classes',
    table: 'calendar_feeds',
    by: ['account_id'],
    give: ['created_at'],
    leave: { account_id: own, number: because.secret },
    newestBy: 'created_at',
  },
  {
    part: 'credits',
    table: 'credits',
    by: ['owner_account_id', 'student_account_id'],
    give: [
      ...[name('owner_account_id', 'owner'), name('student_account_id', 'student'), 'status', 'source'],
      ...['meant_for_student', 'expiration_date', 'invoice_number', 'class_date', 'created_at', 'changed_at'],
    ],
    leave: { id: number },
    newestBy: 'changed_at',
  },
  {
    part: 'teachingContracts',
    table: 'contracts',
    by: ['account_id'],
    give: ['status', 'starting_on', 'ending_on', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'evaluations',
    table: 'evaluation_slots',
    by: ['account_id'],
    give: ['window_start', 'window_end', 'status', 'session_at', 'duration', 'created_at'],
    leave: { id: number, account_id: own },
    newestBy: 'created_at',
  },
  {
    part: 'classes',
    table: 'room_tokens',
    by: ['account_id'],
    give: ['group_id', 'created_at', 'expires_at'],
    leave: { account_id: own, token_hash: because.secret },
    newestBy: 'created_at',
  },
]
