import { z } from 'zod'

/**
 * The parts of what is kept of an account, as the copy of the data gives them, the page shows them, and the privacy page
 * explains them: what it is, what for, and for how long. `account`: for as long as the account exists.
 */
export const dataParts = {
  account: { title: 'Account', about: 'What was entered about the account, and its settings.', kept: 'account' },
  states: {
    title: 'Account states',
    about: 'Numbers that our staff and sign-up keep, such as the step reached.',
    kept: 'account',
  },
  links: {
    title: 'Connections',
    about: 'Which other accounts it is connected with, and what each may do.',
    kept: 'account',
  },
  sections: { title: 'Class sections', about: 'Sections it belongs to or has made.', kept: 'account' },
  guardians: {
    title: 'Parents and guardians',
    about: 'What guardians were told, and wishes to end a connection with one.',
    kept: 'news for 90 days, wishes until they are answered',
  },
  addresses: {
    title: 'Email addresses',
    about: 'Links by which an address was confirmed, and addresses that were replaced.',
    kept: 'at most seven days',
  },
  consents: { title: 'Consents', about: 'Who said yes to this account, when, and to which wording.', kept: 'account' },
  consentRequests: {
    title: 'Questions to a parent',
    about: 'When a parent was asked by mail, and the answer.',
    kept: 'account',
  },
  consentsGiven: { title: 'Consents you gave', about: 'For which children this account said yes.', kept: 'account' },
  sessions: {
    title: 'Sign-ins',
    about: 'Where the account is or was signed in: device and times.',
    kept: 'at most 60 days after sign-in',
  },
  devices: {
    title: 'Known browsers',
    about: 'When a browser that is known to us last signed in.',
    kept: 'at most 400 days after its last sign-in',
  },
  signInWays: {
    title: 'Other ways to sign in',
    about: 'Accounts elsewhere with which it can sign in.',
    kept: 'account',
  },
  secondFactors: {
    title: 'Two-step sign-in',
    about:
      'Authenticator apps and passkeys, when recovery codes were made and used, and sign-ins that wait for the second step.',
    kept: 'account',
  },
  passwordResets: {
    title: 'New passwords asked for',
    about: 'When a link to set a new password was made.',
    kept: 'a day after the link has ended',
  },
  runs: { title: 'Exercises', about: 'Each exercise with its result.', kept: 'account' },
  games: { title: 'Games', about: 'Each game it played: which one, in which scene, its score.', kept: 'account' },
  questions: { title: 'Questions', about: 'The questions that were asked in these exercises.', kept: 'account' },
  questionsAhead: {
    title: 'Questions held ahead',
    about: 'Questions of open exercises that a device may go on with offline.',
    kept: 'until the exercise is over, at most two weeks',
  },
  answers: { title: 'Answers', about: 'Each answer, whether it was right, and the time it took.', kept: 'account' },
  learner: {
    title: 'What your answers show',
    about: 'How likely an answer on each topic is to be right, worked out from the answers.',
    kept: 'account',
  },
  classes: {
    title: 'Classes',
    about: 'Each class it takes part in or teaches, and how long it was in the room.',
    kept: 'account',
  },
  weeklyClasses: {
    title: 'Weekly classes',
    about: 'Which weekly classes it comes to, the dates it skips, and where it waits for a place.',
    kept: 'account',
  },
  classChat: { title: 'Class chat', about: 'What it wrote in the chat of classes, for 30 days.', kept: 'account' },
  safety: {
    title: 'Safety',
    about: 'What it reported, what it wrote that was reported, and whose lines it hides.',
    kept: 'until 180 days after a report is answered, then without a trace; reports outlive the account without its name',
  },
  credits: { title: 'Credits', about: 'Each class credit, what for and until when.', kept: 'account' },
  payments: {
    title: 'Payments',
    about: 'What was paid, for what and how, subscriptions, and the agreement to charges that repeat.',
    kept: 'as long as the law wants payments to be kept; without a name once the account is gone',
  },
  receiptDetails: {
    title: 'Details for receipts',
    about: 'What it wants printed on receipts: organization, address, purchase order and tax ID.',
    kept: 'account',
  },
  teachingContracts: { title: 'Contracts', about: 'From when to when it may teach classes.', kept: 'account' },
  evaluations: { title: 'Evaluations', about: 'When an evaluation was asked for, and its time.', kept: 'account' },
  learningSettings: { title: 'Learning settings', about: 'Whether levelling is timed.', kept: 'account' },
  themeLevels: { title: 'Levels', about: 'How far each theme has been practiced.', kept: 'account' },
  units: { title: 'Units', about: 'Units that were begun or passed.', kept: 'account' },
  stack: { title: 'Suggestions', about: 'What is suggested to be done next.', kept: 'account' },
  coins: { title: 'Coins', about: 'What was earned and spent, and the balance.', kept: 'account' },
  contests: {
    title: 'Contests',
    about: 'Contests it hosts or has taken part in, and how it wished to be shown there.',
    kept: 'account',
  },
  teachingPreferences: {
    title: 'Teaching preferences',
    about: 'How questions are read aloud and explained.',
    kept: 'account',
  },
  reports: { title: 'Problems reported', about: 'What was reported to us, with its picture.', kept: 'account' },
  wishes: { title: 'Wishes at sign-up', about: 'How the family wished to learn when it signed up.', kept: 'account' },
  nameReviews: { title: 'Names to be looked at', about: 'Names that somebody was asked to look at.', kept: 'account' },
  roleRequests: {
    title: 'Roles asked for',
    about: 'Roles that need a person’s yes, such as teacher.',
    kept: 'account',
  },
  signUp: { title: 'Sign-ups begun', about: 'When a sign-up was begun from this account.', kept: 'at most a day' },
  searches: {
    title: 'Searches for people',
    about: 'How many searches by name were made lately; not for whom.',
    kept: 'account',
  },
  mails: {
    title: 'Mails',
    about: 'Which mails were written to the account, and when they left; not what they said.',
    kept: '90 days after they were sent',
  },
  letters: { title: 'Letters', about: 'Whether the weekly letter is wanted.', kept: 'account' },
  analytics: {
    title: 'What we counted',
    about: 'Steps of sign-up, sign-ins and connections, and the browsers they came from.',
    kept: '13 months',
  },
  log: {
    title: 'Log of changes',
    about: 'Who did what to this account, and what it did to others, without names.',
    kept: 'without end, without names',
  },
} as const satisfies Record<string, { title: string; about: string; kept: string }>
export type DataPart = keyof typeof dataParts
export const dataPartNames = Object.keys(dataParts) as [DataPart, ...DataPart[]]

/** A part of the copy. Members of a row are named as what they hold; times are ISO texts, others are public names. */
export const AccountDataPart = z.object({
  part: z.enum(dataPartNames),
  /** How many rows there are; with `most`, not all of them are given. */
  total: z.number().int(),
  rows: z.array(z.record(z.string(), z.unknown())),
})
export type AccountDataPart = z.infer<typeof AccountDataPart>

/** Everything that is kept of an account, but for what would let somebody in. */
export const AccountData = z.object({
  accountId: z.uuid(),
  username: z.string(),
  publicName: z.string(),
  /** When the copy was made. */
  at: z.iso.datetime(),
  parts: z.array(AccountDataPart),
})
export type AccountData = z.infer<typeof AccountData>

/** A name for the file of the copy, with signs only that every computer takes: `polyhex-data-noor.h_5-2026-11-02.json`. */
export function dataFileName(data: Pick<AccountData, 'username' | 'at'>): string {
  const name = data.username.replace(/[^A-Za-z0-9_.-]+/g, '_').slice(0, 60)
  return `polyhex-data-${name === '' ? 'account' : name}-${data.at.slice(0, 10)}.json`
}
