import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import type { IconName } from '../kit/icon.tsx'
import { paths } from './paths.ts'

/** A page that the navigation leads to. */
export interface NavigationPage {
  readonly title: string
  readonly href: string
  /** Addresses that belong to this page begin with one of these; the longest beginning of all pages decides. */
  readonly under: readonly string[]
  /** Where it stands in one list with other pages; else the place has one. */
  readonly icon?: IconName
}

/** One thing that somebody comes for, with the pages that serve it. A place of a single page lists none. */
export interface Place extends NavigationPage {
  readonly icon: IconName
  readonly pages: readonly NavigationPage[]
}

/** How many places the bar of a phone holds beside the menu of the account. */
export const placesInBar = 5

/** The place that holds what belongs to the account itself. On phones it is the picture at the top, not a part of the bar. */
export const ownPlace = 'Me'

/** How an address about an account is written once the id is taken out of it. */
export const ofAccount = '/accounts/of/'

/** What the navigation holds for an account, each thing in one place. Only pages that exist are listed. */
export function navigationFor(account: SessionAccount): readonly Place[] {
  const student = account.roles.includes('student')
  const admin = account.roles.includes('admin')
  const staff = isStaff(account)
  const family = account.children.length > 0
  const pays = account.roles.includes('parent') || account.roles.includes('guardian')
  // Who plays or teaches has contests at hand; for others they are one more way to look at the mathematics.
  const plays = student || (staff && !admin)
  const found = [page('Topics', paths.topics), page('Skills', paths.skills)]
  const mathematics = student
    ? place('Explore', 'compass', page('Themes', paths.themes), ...found)
    : place(
        staff ? 'Library' : 'Explore',
        'compass',
        grades,
        page('Themes', paths.themes),
        ...found,
        page('Standards', paths.standards),
        ...(plays ? [] : [contests]),
      )
  const profile = page('Profile', paths.profile, ...ownPages, ...(pays ? [] : [paths.billing]))
  const classes = staff ? teachingPlaces(admin) : [classesOfFamily]
  return [
    place('Home', 'home', page('Home', paths.home)),
    ...(student ? [ownGrade(account.grade), mathematics, place('Play', 'game', games, contests)] : []),
    ...(family && !student ? [place('Students', 'users', page('Students', paths.progress, ...ofChildren))] : []),
    ...classes,
    ...(admin ? [running, money] : []),
    ...(student ? [] : [mathematics]),
    ...(plays && !student ? [place('Contests', 'trophy', contests)] : []),
    ...(pays ? [place('Billing', 'card', page('Billing', paths.billing), page('Pricing', paths.pricing))] : []),
    student ? place(ownPlace, 'user', ...ownLearning, profile) : place(ownPlace, 'user', profile),
  ]
}

function page(title: string, href: string, ...alsoUnder: string[]): NavigationPage {
  return { title, href, under: [href, ...alsoUnder] }
}

/** A place begins at its first page. */
function place(title: string, icon: IconName, first: NavigationPage, ...others: NavigationPage[]): Place {
  const pages = [first, ...others]
  return {
    title,
    icon,
    href: first.href,
    under: pages.flatMap((one) => one.under),
    pages: others.length > 0 ? pages : [],
  }
}

const ofChildren = [ofAccount, paths.history, paths.earned]
const ownLearning = [
  { ...page('Progress', paths.progress, ofAccount), icon: 'topic-data' },
  { ...page('Activity', paths.history), icon: 'history' },
  { ...page('Rewards', paths.earned), icon: 'coin' },
] as const
const ownPages = [paths.classNotices, paths.invoices, '/invoices/', paths.safety, paths.data, paths.setUpTwoStep]
const grades = page('Grades', paths.grades, '/math/units/')
const contests = page('Contests', paths.contests)
const games = page('Games', paths.games)

/** A student's own grade; all of them where none is known. */
function ownGrade(grade: number | null): Place {
  const [title, href] = grade === null ? ['Grades', paths.grades] : ['My grade', paths.grade(grade)]
  return place(title, 'map', page(title, href, paths.grades, '/math/units/'))
}

const classesOfFamily = place(
  'Classes',
  'video',
  page('Schedule', paths.schedule, '/class/'),
  page('Next class', paths.classSessions),
  page('Courses', paths.courses),
)

function teachingPlaces(admin: boolean): readonly Place[] {
  const rooms = page('My classes', paths.classHosts, '/class/board/')
  const sections = page('Sections', paths.classSections)
  const schedule = page('Schedule', paths.schedule, '/class/')
  if (!admin) return [place('Classes', 'video', rooms, sections), place('Schedule', 'calendar', schedule)]
  const all = page('All classes', paths.manageClasses)
  return [place('Teach', 'teach', all, page('Schedules', paths.manageSchedules), sections, rooms, schedule)]
}

const running = place(
  'Run',
  'users',
  page('Accounts', paths.manageAccounts, ofAccount),
  page('Decisions', paths.decisions),
  page('Reports', paths.safetyReports),
  page('Logs', paths.auditLog),
  page('Analytics', paths.analytics),
)

const money = place(
  'Money',
  'card',
  page('Finance', paths.finance, '/finance/', '/invoices/'),
  page('Accounting', paths.xero),
  page('Pricing', paths.pricing),
)
