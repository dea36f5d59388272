/** Every address of the product that a page links to, in one place. All end with a slash, as the specification writes them. */
export const paths = {
  landing: '/',
  home: '/home/',
  signIn: '/signin/',
  secondStep: '/signin/second-step/',
  setUpTwoStep: '/accounts/two-step/',
  /** The front door of sign-up. */
  join: '/signup/',
  grades: '/math/grades/',
  themes: '/math/themes/',
  topics: '/math/topics/',
  history: '/accounts/history/',
  /** Of oneself, or of the first child. */
  progress: '/accounts/progress/',
  standards: '/standards/',
  search: '/math/search/',
  skills: '/math/skills/',
  earned: '/accounts/earned/',
  profile: '/accounts/profile/',
  billing: '/accounts/billing/',
  pricing: '/pricing/',
  invoices: '/accounts/invoices/',
  viewInvoice: (invoiceId: string) => `/invoices/view/${invoiceId}/`,
  editInvoice: (invoiceId: string) => `/invoices/edit/${invoiceId}/`,
  finance: '/finance/manage/',
  financeTab: (tab: string) => `/finance/manage/?tab=${tab}`,
  testPayments: '/finance/test-payments/',
  xero: '/xero/',
  safety: '/accounts/safety/',
  data: '/accounts/data/',
  privacy: '/privacy/',
  /** The exercises of this device that work without a connection. */
  started: '/offline/',
  forgotPassword: '/signin/forgot/',
  manageAccounts: '/accounts/manage/',
  decisions: '/accounts/manage/decisions/',
  safetyReports: '/safety/reports/',
  auditLog: '/accounts/manage/log/',
  analytics: '/accounts/manage/analytics/',
  manageAccount: (accountId: string) => `/accounts/manage/${accountId}/`,
  historyOf: (accountId: string) => `/accounts/${accountId}/history/`,
  progressOf: (accountId: string) => `/accounts/${accountId}/progress/`,
  letters: (token: string) => `/letters/${token}/`,
  earnedOf: (accountId: string) => `/accounts/${accountId}/earned/`,
  /** Choosing a game. */
  games: '/game/',
  /** The same with what its questions are to be about: `unit`, `topic` (code and level), `theme` or `grade`. */
  gamesAbout: (name: 'unit' | 'topic' | 'theme' | 'grade', code: string | number) =>
    `/game/?${name}=${encodeURIComponent(code)}`,
  gamePlay: '/game/play/',
  /** A game for whoever has no account; the route of the game stands in the query, encoded. */
  gameStartPlay: '/game/start-play/',
  kit: '/dev/kit/',
  /** Sign-up of a type; `link` is encoded already. */
  signUp: (type: 'student' | 'parent' | 'teacher', link = '') => `/signup/${type}/${link === '' ? '' : `${link}/`}`,
  consent: (token: string) => `/consent/${token}/`,
  /** What is kept of an account that one manages. */
  dataOf: (accountId: string) => `/accounts/${accountId}/data/`,
  /** The map of all grades. */
  allUnits: '/math/grades/all/',
  grade: (grade: number) => `/math/grades/${grade}/`,
  theme: (themeCode: string) => `/math/themes/${themeCode}/`,
  levelling: (themeCode: string) => `/math/themes/${themeCode}/levelling/`,
  topic: (topicCode: string) => `/math/topics/${topicCode}/`,
  topicLevel: (topicCode: string, level: number) => `/math/topics/${topicCode}/${level}/`,
  practice: (topicCode: string, level: number) => `/math/topics/${topicCode}/${level}/practice/`,
  speedPlay: (topicCode: string, level: number) => `/math/topics/${topicCode}/${level}/speed-play/`,
  worksheet: (topicCode: string, level: number) => `/math/topics/${topicCode}/${level}/worksheet/`,
  unit: (unitCode: string) => `/math/units/${unitCode}/`,
  unitWorksheet: (unitCode: string) => `/math/units/${unitCode}/worksheet/`,
  contests: '/math/contests/',
  contest: (unitCode: string) => `/math/contests/${unitCode}/`,
  focusAreaContest: (focusAreaCode: string, grade: number) =>
    `/math/contests/focus-area/${focusAreaCode}/?grade=${grade}`,
  /** Making a contest for friends, with what it is about if that is chosen already. */
  hostContest: (subject: { unitCode?: string; focusAreaCode?: string; gradeLevel?: number }) => {
    const { unitCode, focusAreaCode, gradeLevel } = subject
    if (unitCode !== undefined) return `/math/contests/host/?unit=${unitCode}`
    return focusAreaCode === undefined
      ? '/math/contests/host/'
      : `/math/contests/host/?focusArea=${focusAreaCode}&grade=${gradeLevel ?? ''}`
  },
  /** Where a code of a contest leads. */
  joinContest: (code: string) => `/math/contests/join/?code=${code}`,
  contestLobby: (code: string) => `/math/contests/lobby/${code}/`,
  contestPlay: (contestPlayerGuid: string) => `/math/contests/play/${contestPlayerGuid}/`,
  /** The rooms of a family's, and of a tutor's next classes. C-017. */
  classSessions: '/class/session/',
  classHosts: '/class/host/',
  /** The room of a group: a student's, and the tutor's. */
  classSession: (groupId: string) => `/class/session/${groupId}/`,
  classHost: (groupId: string) => `/class/host/${groupId}/`,
  schedule: '/class/schedule/',
  /** The Manage, Tutoring or another tab of the schedule page. C-026. */
  scheduleTab: (tab: string) => `/class/schedule/?schedule_tab=${tab}`,
  /** What runs now, and what classes are made of; for administrators. */
  manageClasses: '/class/manage/',
  manageClassesTab: (tab: string) => `/class/manage/?tab=${tab}`,
  manageSchedules: '/schedule/manage/',
  timeSlot: (timeSlotId: string) => `/class/timeslot/${timeSlotId}/`,
  classSections: '/class/section/',
  classSection: (sectionId: string) => `/class/section/?section=${sectionId}`,
  /** Courses of classes, for everybody. C-066. */
  courses: '/class/courses/',
  /** Reminders and the calendar address, in the profile. */
  classNotices: '/accounts/classes/',
  /** What a group has put on its board. */
  classBoard: (groupId: string) => `/class/board/${groupId}/`,
  unitMastery: (unitCode: string) => `/math/units/${unitCode}/unit-mastery/`,
} as const

/** Links that open a new tab: units and topics [L-036]. */
export const newTab = { target: '_blank', rel: 'noopener' } as const
