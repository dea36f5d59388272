import { billingRefusals } from './billing/billing-refusals.ts'
import { guardianRefusals } from './connections/guardian-refusals.ts'
import { gameRefusals } from './games/game-refusals.ts'
import { secondFactorRefusals } from './identity/second-factor-refusals.ts'
import type { RefusalForm } from './refusal-form.ts'

/**
 * The closed catalogue of refusals: everything the server says no with, and how. A handler throws a code; the message,
 * status and form field come from here, so that a family reads the same words wherever they meet the case.
 * Codes and texts of sign-in and of exercises are those of the requirements (docs/requirements).
 */
export const refusals = {
  // Any operation
  invalid_request: { status: 400, message: 'Something in this request is missing or not valid.' },
  not_signed_in: { status: 401, message: 'Please sign in to do this.' },
  session_expired: {
    status: 401,
    message: 'You have been signed out because some time has passed. Please sign in again.',
  },
  not_allowed: { status: 403, message: 'This account may not do this.' },
  on_behalf: {
    status: 403,
    message: 'You are signed in as somebody else. Return to your own account to do this.',
  },
  foreign_origin: { status: 403, message: 'This request came from another website, so it was not carried out.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  body_too_large: { status: 413, message: 'This is too much to send at once.' },
  unsupported_media_type: { status: 415, message: 'This kind of content cannot be read here.' },
  too_many_requests: { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  unavailable: {
    status: 503,
    message: 'Polyhex cannot answer just now. Your work up to now is safe. Please try again in a moment.',
  },
  not_ready: { status: 503, message: 'We are just starting up. Please try again in a moment.' },

  // identity
  'unknown-email': {
    status: 401,
    field: 'username',
    message: "We don't have an account with that email. Were you assigned a username instead?",
  },
  'unknown-username': {
    status: 401,
    field: 'username',
    message: "We don't have an account with that username. Is this the username assigned when you signed up?",
  },
  'invalid-password-or-inactive': {
    status: 401,
    field: 'password',
    message: 'The password you entered is invalid. Please try again.',
  },
  'invalid-password': {
    status: 401,
    field: 'password',
    message: 'The password you entered is incorrect. Please try again.',
  },
  too_many_sign_ins: {
    status: 429,
    message: 'There were too many tries. Please wait a few minutes before you try again.',
  },

  // accounts
  account_not_found: { status: 404, message: 'We could not find this account.' },
  name_not_caught: { status: 409, field: 'identifier', message: 'This name needs no review.' },
  username_exists: { status: 409, field: 'username', message: 'This username already exists.' },
  public_name_exists: { status: 409, field: 'avatarName', message: 'This public name already exists.' },
  email_exists: { status: 409, field: 'email', message: 'This email is already in use. Try signing in below.' },
  email_is_parents: {
    status: 409,
    field: 'email',
    message: "This is the parent's email. It changes when a parent connects with another one.",
  },
  name_not_allowed: { status: 422, field: 'avatarName', message: 'There was an unknown issue with this public name' },
  avatar_not_offered: { status: 422, field: 'avatarUrl', message: 'Choose a public look for your account' },
  focus_area_not_offered: { status: 422, field: 'focusAreas', message: 'Choose up to 5 math themes to focus on' },
  password_too_common: {
    status: 422,
    field: 'password',
    message: 'This password is among the first that anybody would guess. Please choose another one.',
  },
  password_is_username: {
    status: 422,
    field: 'password',
    message: 'The password is the same as the username or email. Please choose another one.',
  },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  last_administrator: { status: 409, message: 'This is the last administrator. Make somebody else one first.' },
  last_role: { status: 409, message: 'An account needs a role. Give it another one first.' },
  review_not_found: { status: 404, message: 'This has been decided already.' },
  text_not_allowed: { status: 422, message: 'Children read this: please use other words.' },
  report_not_found: { status: 404, message: 'We could not find this report.' },
  report_answered: { status: 409, message: 'Somebody else has answered this report already.' },
  nothing_to_report: {
    status: 404,
    message: 'What you want to report is not there any more. Tell a grown-up about it.',
  },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  username_not_same: {
    status: 422,
    field: 'username',
    message: 'This is not the username of the account. Type it as it is shown.',
  },
  children_managed_alone: {
    status: 409,
    field: 'withChildren',
    message: 'Nobody else manages some of the children. Hand them over first, or delete their accounts as well.',
  },
  consent_not_found: { status: 404, message: 'We could not find this consent.' },
  reset_link_dead: {
    status: 410,
    message: 'This link has been used or its time is over. Ask for a new one.',
  },

  // connections
  link_not_found: { status: 404, message: 'We could not find this connection. It may have been removed.' },
  link_changed: { status: 409, message: 'This permission has changed in the meantime. Look again, then decide.' },
  link_with_self: { status: 409, field: 'identifier', message: 'An account cannot be connected to itself.' },
  not_yours_to_decide: { status: 403, message: 'Only the other person can decide this.' },
  manage_needs_view_details: {
    status: 409,
    message: 'Managing an account needs the permission to see its details first.',
  },
  source_credits_exclusive: {
    status: 409,
    message: 'Only one of two accounts can receive credits from the other.',
  },
  not_for_staff: {
    status: 409,
    message: 'Nobody else can manage or sign in to the account of a teacher, tutor or administrator.',
  },
  too_many_open_requests: {
    status: 409,
    message: 'Many people have not answered you yet. Wait for some answers, or cancel requests, before you ask more.',
  },
  too_many_look_ups: {
    status: 429,
    field: 'identifier',
    message: 'There were too many searches. Please wait a few minutes before you try again.',
  },
  cannot_sign_in_as: { status: 403, message: 'You cannot sign in as this account.' },
  not_on_behalf: { status: 409, message: 'You are in your own account already.' },
  section_not_found: { status: 404, message: 'We could not find this section.' },
  section_member_not_found: { status: 404, message: 'We could not find this member.' },
  member_not_allowed: {
    status: 409,
    field: 'identifier',
    message: 'Only student accounts can be students of a section, and only adult accounts can teach it.',
  },

  // onboarding
  username_taken: {
    status: 409,
    field: 'username',
    message: 'This username is already in use. Please choose an alternate or try signing in below.',
  },
  sign_up_expired: {
    status: 410,
    message: 'This sign-up was started again in another tab or browser, or more than a day ago. Please start again.',
  },
  account_claimed: { status: 409, message: 'This account already has a username and a password.' },
  birth_date_settled: { status: 409, field: 'birthDate', message: 'A parent can correct the birth date.' },
  idp_not_proven: {
    status: 403,
    field: 'email',
    message: 'We could not make sure that this is your Google account. Please sign up with email and password.',
  },
  consent_needed: { status: 403, message: 'A parent has to say yes first.' },
  consent_given: { status: 409, field: 'email', message: 'A parent has already said yes.' },
  consent_request_not_found: { status: 404, message: 'This link is not valid, or the account has been removed.' },
  consent_decided: { status: 409, message: 'This has already been answered.' },
  consent_expired: { status: 410, message: 'The time to answer is over. Your child can send the mail again.' },
  consent_used: { status: 409, message: 'A parent is already connected through this mail.' },
  not_a_parent: { status: 403, message: 'Only the account of a parent or guardian can be connected here.' },
  parent_email_missing: { status: 409, field: 'email', message: 'Please enter the email of a parent.' },
  too_many_consent_mails: {
    status: 429,
    field: 'email',
    message: 'We have sent several mails already. Please wait until tomorrow, and look into the spam folder.',
  },

  // curriculum
  theme_not_found: { status: 404, message: 'We could not find this theme.' },
  unit_not_found: { status: 404, message: 'We could not find this unit.' },
  topic_not_found: { status: 404, message: 'We could not find this topic.' },
  focus_area_not_found: { status: 404, message: 'We could not find this focus area.' },
  worksheet_not_found: { status: 404, message: 'We could not find this worksheet. You can make it again.' },
  worksheet_key_for_adults: {
    status: 403,
    message: 'Answer keys are for parents, tutors and teachers. Please sign in as one of them.',
  },
  worksheet_not_made: { status: 503, message: 'We could not make this worksheet just now. Please try again.' },

  // exercises
  topic_level_not_ready: { status: 404, message: 'There are no questions for this topic level yet.' },
  speed_play_not_supported: { status: 409, message: 'This topic level is not made for speed play.' },
  letter_link_unknown: { status: 404, message: 'This link is not complete. Open it from the mail again.' },
  exercise_not_found: { status: 404, message: 'We could not find this exercise. You can start it again.' },
  settings_of_managers: { status: 403, message: 'The adult who manages this account chooses this.' },
  exercise_finished: { status: 409, message: 'This exercise is finished. You can start it again.' },
  exercise_not_finished: { status: 409, message: 'This exercise is not finished yet.' },
  question_not_found: { status: 404, message: 'We could not find this question.' },
  question_not_its_turn: { status: 409, message: 'Answer the question before this one first.' },
  question_answered: { status: 409, message: 'This question has been answered already.' },
  no_questions_returned: { status: 503, message: 'We could not make a new question just now. Please try again.' },

  // teaching
  hint_not_found: { status: 404, message: 'There are no more hints for this question.' },
  speech_not_available: { status: 404, message: 'There is no recording of this text.' },

  // activity
  unsupported_stack_item_type: { status: 400, field: 'type', message: 'Unsupported stack item type' },
  stack_item_not_found: { status: 404, message: 'We could not find this suggestion.' },
  active_unit_not_found: { status: 404, message: 'We could not find this unit among the active ones.' },

  // coins
  not_a_student: { status: 409, message: 'Only students earn coins.' },
  coins_below_zero: { status: 409, field: 'amount', message: 'There are not enough coins for this.' },

  ...gameRefusals,

  // contests
  contest_not_found: { status: 404, field: 'uniqueCode', message: 'We could not find a contest with this code.' },
  contest_player_not_found: { status: 404, message: 'We could not find your place in this contest.' },
  contest_not_open: {
    status: 409,
    field: 'uniqueCode',
    message: 'Nobody can join this contest just now. Ask its host to open it.',
  },
  contest_over: { status: 409, field: 'uniqueCode', message: 'This contest is over.' },
  contest_full: { status: 409, field: 'uniqueCode', message: 'This contest is full.' },
  contest_needs_sign_in: { status: 403, field: 'uniqueCode', message: 'Sign in to join this contest.' },
  contest_not_started: { status: 409, message: 'The host has not started this contest yet.' },
  contest_begun: { status: 409, message: 'This cannot be changed once the contest has begun.' },
  contest_not_refreshed: { status: 409, message: 'Contest problems cannot be exchanged.' },
  not_in_contest: { status: 403, message: 'The leaderboard is for those who take part.' },
  not_the_host: { status: 403, message: 'Only the host of this contest can do this.' },
  not_a_contest_question: { status: 409, message: 'Hints are bought in contests only.' },
  hint_must_be_bought: { status: 409, message: 'In a contest, hints are bought with coins.' },
  hint_needs_sign_in: {
    status: 403,
    message: 'A hint costs 10 coins. Sign in with a student account to earn coins and buy hints.',
  },
  hint_too_dear: {
    status: 409,
    message: 'A hint costs 10 coins, and you have fewer. Right answers earn more.',
  },

  // second try
  second_try_not_offered: { status: 409, message: 'There is no second try for this question.' },
  second_try_over: { status: 409, message: 'The second try for this question is over. You can see its answer now.' },

  // working line by line
  working_not_checked: { status: 409, message: 'Lines are not checked here. Answer when you are ready.' },
  working_checked_enough: { status: 409, message: 'You have used all checks for this question.' },

  // feedback
  image_not_readable: { status: 400, field: 'imageData', message: 'This picture could not be read.' },

  // classes
  schedule_not_found: { status: 404, message: 'We could not find this weekly class.' },
  schedule_changed: {
    status: 409,
    message: 'Somebody else has changed this weekly class in the meantime. Please look at it again.',
  },
  schedule_status_not_allowed: {
    status: 409,
    field: 'status',
    message: 'This weekly class cannot get this status from the one it has.',
  },
  schedule_conflicts: {
    status: 409,
    message: 'At the new time, people would be in two classes at once. Choose another time, or take them out first.',
  },
  schedule_not_running: {
    status: 409,
    message: 'Only weekly classes that are planned or active have dates to skip.',
  },
  not_a_class_date: { status: 422, field: 'date', message: 'There is no class of this schedule on this date.' },
  skip_date_not_found: { status: 404, message: 'This date is not skipped.' },
  time_slot_not_found: { status: 404, message: 'We could not find this class.' },
  time_slot_past: { status: 409, message: 'This class is over, so nothing about it can change any more.' },
  time_slot_in_the_past: { status: 422, field: 'date', message: 'This time has passed. Choose a later one.' },
  move_to_other_week: {
    status: 422,
    field: 'date',
    message: 'Classes that follow move inside their weeks. Choose a day of the same week, Sunday to Saturday.',
  },
  time_slot_status_not_allowed: {
    status: 409,
    field: 'status',
    message: 'This class cannot get this status from the one it has.',
  },
  time_slot_not_open: { status: 409, message: 'This class takes no sign-ups at the moment.' },
  time_slot_full: { status: 409, message: 'This class is full. You can wait for a place.' },
  time_slot_not_full: { status: 409, message: 'This class has a place free. Sign up for it instead.' },
  capacity_too_small: {
    status: 409,
    field: 'capacity',
    message: 'More students than that are in this class already.',
  },
  not_in_class_group: { status: 403, message: 'This class is for other class groups.' },
  other_class_then: { status: 409, message: 'There is another class at that time already.' },
  already_attending: { status: 409, message: 'This account is in this class already.' },
  not_attendee: { status: 404, message: 'This account is not in this class.' },
  already_registered: { status: 409, message: 'This account comes to this weekly class already.' },
  not_registered: { status: 404, message: 'This account does not come to this weekly class.' },
  not_waiting: { status: 404, message: 'This account does not wait for a place in this class.' },
  teacher_without_contract: {
    status: 422,
    field: 'accountId',
    message: 'Only accounts with an active contract can teach.',
  },
  teachers_not_allowed: { status: 409, message: 'Teachers can be added only while the class takes place.' },
  leader_not_allowed: {
    status: 422,
    field: 'leaderAccountId',
    message: 'The leader must be another teacher of this class who assists nobody.',
  },
  assistant_follows_leader: {
    status: 409,
    message: 'This teacher assists another one and stays in the same group. Change the leader first.',
  },
  group_not_found: { status: 404, message: 'We could not find this group.' },
  groups_not_ready: { status: 409, message: 'Groups can be made only while the class is ready to group.' },
  groups_not_created: { status: 409, message: 'This can be done only when the class has its groups.' },
  no_teachers_to_group: { status: 409, message: 'Add a teacher first: every group has one.' },
  no_students_to_group: { status: 409, message: 'There are no students in this class yet.' },
  not_groupable: { status: 409, message: 'Only students who are in the class can be put into a group.' },
  section_in_use: { status: 409, message: 'This section has classes that are still to come. Remove them first.' },
  cohort_not_found: { status: 404, message: 'We could not find this course.' },
  cohort_code_exists: { status: 409, field: 'cohortCode', message: 'This code is in use already.' },
  promotion_not_found: { status: 404, message: 'We could not find this promotion.' },
  promotion_code_exists: { status: 409, field: 'promotionCode', message: 'This code is in use already.' },
  contract_not_found: { status: 404, message: 'We could not find this contract.' },
  contract_exists: { status: 409, field: 'accountId', message: 'This account has an active contract already.' },
  contract_status_not_allowed: {
    status: 409,
    field: 'status',
    message: 'A contract goes from draft to active to ended.',
  },
  contract_dates: { status: 422, field: 'endingOn', message: 'The ending date lies before the starting date.' },
  not_a_teacher: {
    status: 422,
    field: 'accountId',
    message: 'Only tutors, teachers and administrators can have a contract.',
  },
  evaluation_not_found: { status: 404, message: 'We could not find this evaluation.' },
  evaluation_window_not_offered: {
    status: 422,
    field: 'windowStart',
    message: 'This time is not offered any more. Choose another one.',
  },
  evaluation_exists: { status: 409, message: 'An evaluation has been asked for already.' },
  evaluation_status_not_allowed: {
    status: 409,
    field: 'status',
    message: 'This evaluation cannot get this status any more.',
  },
  session_outside_window: {
    status: 422,
    field: 'sessionAt',
    message: 'The session must lie within the time that the family chose.',
  },
  picture_not_readable: { status: 400, message: 'This is not a picture that can be shown. Please try another file.' },
  picture_too_large: { status: 400, message: 'This picture is too large. Please try a smaller one.' },
  too_many_pictures: { status: 409, message: 'This board has as many pictures as it can hold.' },
  picture_not_found: { status: 404, message: 'This picture is not there any more.' },
  class_not_live: { status: 409, message: 'The room opens 60 minutes before the class and closes when it is over.' },
  not_grouped_yet: {
    status: 409,
    message: 'The groups of this class are not made yet. Please try again closer to the start.',
  },
  calendar_link_not_found: { status: 404, message: 'This calendar address is not valid any more.' },

  // credits
  credit_not_found: { status: 404, message: 'We could not find this credit.' },
  credit_not_free: { status: 409, message: 'This credit cannot be changed in this way any more.' },
  ...billingRefusals,
  ...guardianRefusals,
  ...secondFactorRefusals,
} as const satisfies Record<string, RefusalForm>

export type RefusalCode = keyof typeof refusals

/** Refusals that any operation may answer with, so that no operation lists them. */
export const generalRefusals: readonly RefusalCode[] = [
  'invalid_request',
  'not_signed_in',
  'session_expired',
  'not_allowed',
  'on_behalf',
  'second_factor_demanded',
  'foreign_origin',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'not_ready',
]
