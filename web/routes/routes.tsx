import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { readMapSearch } from '../activity/unit-map/map-search.ts'
import { readSubject } from '../games/game-subject.ts'
import { readPlaySearch } from '../games/play-actions.ts'
import { alone, at, connected, frame, landing, news, root, words } from './base-routes.tsx'
import { billingRoutes, checkoutRoutes } from './billing-routes.tsx'
import { BrokenScreen } from '../shell/broken-screen.tsx'
import { financeRoutes } from './finance-routes.tsx'
import { classRooms, classRoutes } from './class-routes.tsx'
import { identityRoutes, setUpTwoStep } from './identity-routes.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'

const framed = [
  createRoute({
    ...at('home'),
    component: lazyRouteComponent(() => import('../accounts/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...at('accounts/history'),
    component: lazyRouteComponent(() => import('../activity/history-screen.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    ...at('accounts/$accountId/history'),
    component: lazyRouteComponent(() => import('../activity/history-screen.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    ...at('accounts/progress'),
    component: lazyRouteComponent(() => import('../activity/progress/progress-screen.tsx'), 'ProgressScreen'),
  }),
  createRoute({
    ...at('accounts/$accountId/progress'),
    component: lazyRouteComponent(() => import('../activity/progress/progress-screen.tsx'), 'ProgressScreen'),
  }),
  createRoute({
    ...at('letters/$token'),
    component: lazyRouteComponent(() => import('../activity/letters/letter-screen.tsx'), 'LetterScreen'),
  }),
  createRoute({
    ...at('standards'),
    validateSearch: (search: Record<string, unknown>): { search?: string; grade?: string } => ({
      ...words(search, 'search'),
      ...words(search, 'grade'),
    }),
    component: lazyRouteComponent(() => import('../curriculum/standards/standards-screen.tsx'), 'StandardsScreen'),
  }),
  createRoute({
    ...at('class/board/$groupId'),
    component: lazyRouteComponent(() => import('../live/board/class-board-screen.tsx'), 'ClassBoardScreen'),
  }),
  createRoute({
    ...at('math/skills'),
    component: lazyRouteComponent(() => import('../curriculum/skills-screen.tsx'), 'SkillsScreen'),
  }),
  createRoute({
    ...at('math/search'),
    validateSearch: (search: Record<string, unknown>): { search?: string } => words(search, 'search'),
    component: lazyRouteComponent(() => import('../curriculum/search/search-screen.tsx'), 'SearchScreen'),
  }),
  createRoute({
    ...at('accounts/$accountId/earned'),
    component: lazyRouteComponent(() => import('../coins/earned-screen.tsx'), 'EarnedScreen'),
  }),
  createRoute({
    ...at('accounts/data'),
    component: lazyRouteComponent(() => import('../accounts/privacy/data-screen.tsx'), 'DataScreen'),
  }),
  createRoute({
    ...at('accounts/$accountId/data'),
    component: lazyRouteComponent(() => import('../accounts/privacy/data-screen.tsx'), 'DataScreen'),
  }),
  createRoute({
    ...at('privacy'),
    component: lazyRouteComponent(() => import('../accounts/privacy/privacy-screen.tsx'), 'PrivacyScreen'),
  }),
  createRoute({
    ...at('accounts/manage/analytics'),
    component: lazyRouteComponent(() => import('../accounts/analytics-screen.tsx'), 'AnalyticsScreen'),
  }),
  createRoute({
    ...at('confirm/$token'),
    component: lazyRouteComponent(
      () => import('../accounts/addresses/address-link-screen.tsx'),
      'ConfirmAddressScreen',
    ),
  }),
  createRoute({
    ...at('undo-email/$token'),
    component: lazyRouteComponent(() => import('../accounts/addresses/address-link-screen.tsx'), 'UndoAddressScreen'),
  }),
  createRoute({
    ...at('game'),
    validateSearch: readSubject,
    component: lazyRouteComponent(() => import('../games/choose-game-screen.tsx'), 'ChooseGameScreen'),
  }),
  createRoute({
    ...at('join'),
    component: lazyRouteComponent(() => import('../onboarding/to-sign-up.tsx'), 'ToSignUp'),
  }),
  createRoute({
    ...at('signup'),
    component: lazyRouteComponent(() => import('../onboarding/sign-up-choice-screen.tsx'), 'SignUpChoiceScreen'),
  }),
  createRoute({
    ...at('signup/result'),
    validateSearch: (search: Record<string, unknown>): { success?: string; name?: string } => ({
      ...words(search, 'success'),
      ...words(search, 'name'),
    }),
    component: lazyRouteComponent(() => import('../onboarding/sign-up-result-screen.tsx'), 'SignUpResultScreen'),
  }),
  createRoute({
    ...at('consent/$token'),
    validateSearch: (search: Record<string, unknown>): { answer?: string } => words(search, 'answer'),
    component: lazyRouteComponent(() => import('../onboarding/consent-screen.tsx'), 'ConsentScreen'),
  }),
  createRoute({
    ...at('offline'),
    component: lazyRouteComponent(() => import('../exercises/started-exercises-screen.tsx'), 'StartedExercisesScreen'),
  }),
  createRoute({
    ...at('math/grades'),
    component: lazyRouteComponent(() => import('../curriculum/grades-screen.tsx'), 'GradesScreen'),
  }),
  createRoute({
    ...at('math/grades/$grade'),
    validateSearch: readMapSearch,
    component: lazyRouteComponent(() => import('../activity/unit-map/grade-screen.tsx'), 'GradeScreen'),
  }),
  createRoute({
    ...at('math/topics/$topicCode/$level/worksheet'),
    component: lazyRouteComponent(() => import('../curriculum/worksheet-screen.tsx'), 'TopicWorksheetScreen'),
  }),
  createRoute({
    ...at('math/units/$unit/worksheet'),
    component: lazyRouteComponent(() => import('../curriculum/worksheet-screen.tsx'), 'UnitWorksheetScreen'),
  }),
  createRoute({
    ...at('math/themes'),
    component: lazyRouteComponent(() => import('../curriculum/themes-screen.tsx'), 'ThemesScreen'),
  }),
  createRoute({
    ...at('math/themes/$theme'),
    validateSearch: (search: Record<string, unknown>): { grade?: string } => words(search, 'grade'),
    component: lazyRouteComponent(() => import('../curriculum/theme-screen.tsx'), 'ThemeScreen'),
  }),
  createRoute({
    ...at('math/topics'),
    validateSearch: (search: Record<string, unknown>): { search?: string } => words(search, 'search'),
    component: lazyRouteComponent(() => import('../curriculum/topics-screen.tsx'), 'TopicsScreen'),
  }),
  createRoute({
    ...at('math/topics/$topicCode'),
    component: lazyRouteComponent(() => import('../curriculum/topic-screen.tsx'), 'TopicScreen'),
  }),
  createRoute({
    ...at('math/topics/$topicCode/$level'),
    component: lazyRouteComponent(() => import('../curriculum/topic-screen.tsx'), 'TopicScreen'),
  }),
  createRoute({
    ...at('math/contests'),
    validateSearch: (search: Record<string, unknown>): { grade?: string } => words(search, 'grade'),
    component: lazyRouteComponent(() => import('../contests/contests-screen.tsx'), 'ContestsScreen'),
  }),
  createRoute({
    ...at('math/contests/$unit'),
    component: lazyRouteComponent(() => import('../contests/contest-screen.tsx'), 'UnitContestScreen'),
  }),
  createRoute({
    ...at('math/contests/focus-area/$focusArea'),
    validateSearch: (search: Record<string, unknown>): { grade?: string } => words(search, 'grade'),
    component: lazyRouteComponent(() => import('../contests/contest-screen.tsx'), 'FocusAreaContestScreen'),
  }),
  createRoute({
    ...at('math/contests/join'),
    validateSearch: (search: Record<string, unknown>): { code?: string } => words(search, 'code'),
    component: lazyRouteComponent(() => import('../contests/join-contest-screen.tsx'), 'JoinContestScreen'),
  }),
  createRoute({
    ...at('math/contests/host'),
    validateSearch: (search: Record<string, unknown>): { unit?: string; focusArea?: string; grade?: string } => ({
      ...words(search, 'unit'),
      ...words(search, 'focusArea'),
      ...words(search, 'grade'),
    }),
    component: lazyRouteComponent(() => import('../contests/host-contest-screen.tsx'), 'HostContestScreen'),
  }),
  createRoute({
    ...at('math/contests/lobby/$code'),
    component: lazyRouteComponent(() => import('../contests/lobby-screen.tsx'), 'LobbyScreen'),
  }),
  createRoute({
    ...at('math/units/$unit'),
    component: lazyRouteComponent(() => import('../curriculum/unit-screen.tsx'), 'UnitScreen'),
  }),
]

/** What the address of the table of accounts narrows it down by. */
const accountFilters = ['text', 'gradeFrom', 'gradeTo', 'classGroup', 'createdFrom', 'createdTo']

/** Pages for administrators. */
const administration = [
  createRoute({
    ...at('accounts/manage'),
    validateSearch: (search: Record<string, unknown>): Record<string, string> =>
      Object.assign({}, ...accountFilters.map((name) => words(search, name))),
    component: lazyRouteComponent(
      () => import('../accounts/manage/manage-accounts-screen.tsx'),
      'ManageAccountsScreen',
    ),
  }),
  createRoute({
    ...at('accounts/manage/decisions'),
    component: lazyRouteComponent(() => import('../accounts/manage/decisions-screen.tsx'), 'DecisionsScreen'),
  }),
  createRoute({
    ...at('safety/reports'),
    component: lazyRouteComponent(() => import('../safety/safety-reports-screen.tsx'), 'SafetyReportsScreen'),
  }),
  createRoute({
    ...at('accounts/manage/log'),
    component: lazyRouteComponent(() => import('../accounts/manage/audit-log-screen.tsx'), 'AuditLogScreen'),
  }),
  createRoute({
    ...at('accounts/manage/$accountId'),
    component: lazyRouteComponent(() => import('../accounts/manage/account-screen.tsx'), 'ManageAccountScreen'),
  }),
]

/** The profile area: the account's card, and beside it one of these. */
const profile = createRoute({
  getParentRoute: () => news,
  id: 'profile',
  component: lazyRouteComponent(() => import('../accounts/profile/profile-frame.tsx'), 'ProfileFrame'),
})
const inProfile = <const Path extends string>(path: Path) => ({ getParentRoute: () => profile, path })
const profileParts = [
  createRoute({
    ...inProfile('accounts/profile'),
    component: lazyRouteComponent(() => import('../connections/connections-screen.tsx'), 'ConnectionsScreen'),
  }),
  createRoute({
    ...inProfile('accounts/earned'),
    component: lazyRouteComponent(() => import('../coins/earned-screen.tsx'), 'EarnedScreen'),
  }),
  createRoute({
    ...inProfile('accounts/billing'),
    validateSearch: (search: Record<string, unknown>): { search?: string; changed?: string; card?: string } => ({
      ...words(search, 'search'),
      ...words(search, 'changed'),
      ...words(search, 'card'),
    }),
    component: lazyRouteComponent(() => import('../billing/billing-screen.tsx'), 'BillingScreen'),
  }),
  createRoute({
    ...inProfile('accounts/invoices'),
    component: lazyRouteComponent(() => import('../billing/contractor-invoices/invoices-part.tsx'), 'InvoicesPart'),
  }),
  createRoute({
    ...inProfile('accounts/classes'),
    component: lazyRouteComponent(() => import('../classes/notices/class-notices-screen.tsx'), 'ClassNoticesScreen'),
  }),
  createRoute({
    ...inProfile('accounts/safety'),
    component: lazyRouteComponent(() => import('../accounts/profile/safety-screen.tsx'), 'SafetyScreen'),
  }),
]

/** Exercises stand alone: nothing but the question and its tools, behind the gate that is for students. */
const playing = createRoute({
  getParentRoute: () => connected,
  id: 'playing',
  component: lazyRouteComponent(() => import('../games/play-gate.tsx'), 'PlayGate'),
})
const played = <const Path extends string>(path: Path) => ({ getParentRoute: () => playing, path })
const exercises = [
  createRoute({
    ...played('math/topics/$topicCode/$level/practice'),
    component: lazyRouteComponent(() => import('../exercises/exercise-routes.tsx'), 'PracticeScreen'),
  }),
  createRoute({
    ...played('math/topics/$topicCode/$level/speed-play'),
    component: lazyRouteComponent(() => import('../exercises/exercise-routes.tsx'), 'SpeedPlayScreen'),
  }),
  createRoute({
    ...played('math/units/$unit/unit-mastery'),
    component: lazyRouteComponent(() => import('../exercises/exercise-routes.tsx'), 'UnitMasteryScreen'),
  }),
  createRoute({
    ...played('math/contests/play/$contestPlayerGuid'),
    component: lazyRouteComponent(() => import('../contests/contest-play-screen.tsx'), 'ContestPlayScreen'),
  }),
  createRoute({
    ...played('math/themes/$theme/levelling'),
    validateSearch: (search: Record<string, unknown>): { start?: string } => words(search, 'start'),
    component: lazyRouteComponent(() => import('../exercises/levelling/levelling-screen.tsx'), 'LevellingScreen'),
  }),
  createRoute({
    ...played('math/topics/$topicCode/$level/redirect'),
    component: lazyRouteComponent(() => import('../exercises/exercise-routes.tsx'), 'ExerciseRedirectScreen'),
  }),
  createRoute({
    ...played('math/units/$unit/redirect'),
    component: lazyRouteComponent(() => import('../exercises/exercise-routes.tsx'), 'ExerciseRedirectScreen'),
  }),
]

/** Games stand alone too: a game fills the window. */
const games = [
  createRoute({
    ...alone('game/play'),
    validateSearch: readPlaySearch,
    component: lazyRouteComponent(() => import('../games/game-play-screen.tsx'), 'GamePlayScreen'),
  }),
  createRoute({
    ...alone('game/start-play'),
    validateSearch: (search: Record<string, unknown>): { route?: string } => words(search, 'route'),
    component: lazyRouteComponent(() => import('../games/start-play-screen.tsx'), 'StartPlayScreen'),
  }),
]

/** Sign-up has a stage of its own instead of the navigation. */
const signUp = [
  createRoute({
    ...alone('signup/$type'),
    validateSearch: (search: Record<string, unknown>): { after?: string } => words(search, 'after'),
    component: lazyRouteComponent(() => import('../onboarding/sign-up-screen.tsx'), 'SignUpScreen'),
  }),
  createRoute({
    ...alone('signup/$type/$link'),
    component: lazyRouteComponent(() => import('../onboarding/sign-up-screen.tsx'), 'SignUpScreen'),
  }),
]

/** The galleries of the kit and of the answer widgets, in development only. */
const gallery = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => connected,
        path: 'dev/kit',
        component: lazyRouteComponent(() => import('../kit/gallery.tsx'), 'Gallery'),
      }),
      createRoute({
        getParentRoute: () => connected,
        path: 'dev/kit/widgets',
        component: lazyRouteComponent(() => import('../exercises/widgets/widget-gallery.tsx'), 'WidgetGallery'),
      }),
    ]
  : []

/** The router of the product; tests give it a history in memory. */
export function createPages(history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([
      landing,
      connected.addChildren([
        frame.addChildren([
          news.addChildren([
            ...framed,
            ...identityRoutes,
            ...classRoutes,
            ...billingRoutes,
            ...financeRoutes,
            ...administration,
            profile.addChildren(profileParts),
          ]),
        ]),
        playing.addChildren(exercises),
        ...games,
        ...classRooms,
        ...setUpTwoStep,
        ...checkoutRoutes,
        ...signUp,
        ...gallery,
      ]),
    ]),
    ...(history ? { history } : {}),
    trailingSlash: 'preserve',
    // At build time it would put a script of its own into the page, which our content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 300,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPages>
  }
}
