import { as, because, type HeldTable } from './held-table.ts'

const { own, number, answers } = because

/** What is kept of learning, and of what was reported. */
export const heldAboutLearning: readonly HeldTable[] = [
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
      ...['points', 'timed', 'prior_mean', 'prior_deviation', 'first_answered_at', 'started_at', 'finished_at'],
    ],
    leave: {
      ...{ account_id: own, visitor_hash: 'Runs of visitors belong to no account.' },
      ...{
        seed: answers,
        plan: 'It follows from the target and the answers.',
        plan_levels: 'They follow from the target.',
        contest_player_id: number,
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
    give: [
      ...['theme_code', 'level', 'confidence', 'percentage_correct', 'ability', 'low', 'high', 'answers'],
      ...['strongest', 'weakest', 'changed_at'],
    ],
    leave: { account_id: own },
    newestBy: 'changed_at',
  },
  {
    part: 'learner',
    table: 'learner_states',
    by: ['account_id'],
    give: [as('state', 'json'), 'changed_at'],
    leave: { account_id: own, version: number, model: number },
    newestBy: 'changed_at',
  },
  {
    part: 'learningSettings',
    table: 'learning_settings',
    by: ['account_id'],
    give: ['levelling_timed', 'changed_at'],
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
    part: 'contests',
    table: 'contest_players',
    by: ['account_id'],
    give: [
      ...['id', as('contest_id', 'plain', 'contest'), as('player_settings', 'json'), as('math_settings', 'json')],
      'joined_at',
    ],
    leave: {
      ...{ account_id: own, number, visitor_hash: 'Seats of visitors belong to no account.' },
      ...{ anonymous_guid: 'Seats of visitors belong to no account.', anonymous_name: 'Only visitors have one.' },
    },
    newestBy: 'joined_at',
  },
  {
    part: 'contests',
    table: 'contests',
    by: ['host_account_id'],
    give: [
      ...['id', 'code', 'code_type', 'target', 'grade', 'state', 'shared', as('config', 'json'), 'computer_players'],
      ...[as('host_settings', 'json'), 'created_at', 'started_at', 'completed_at'],
    ],
    leave: {
      ...{ host_account_id: own, seed: answers, computers_at: 'How far the computer players were shown.' },
      host_visitor_hash: 'Contests of visitors belong to no account.',
    },
    newestBy: 'created_at',
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
    part: 'letters',
    table: 'letter_choices',
    by: ['account_id'],
    give: ['weekly_letter', 'changed_at'],
    leave: { account_id: own },
    newestBy: 'changed_at',
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
