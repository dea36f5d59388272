/** Which room may import which, and what of it. A room that is not named here imports only itself and its packages. */
export const rooms = ['contract', 'curriculum', 'server', 'web', 'games'] as const
export type Room = (typeof rooms)[number]

/** Beginnings of import names that a room may use from the other rooms. */
export const roomMayImport: Readonly<Record<Room, readonly string[]>> = {
  contract: [],
  curriculum: ['@polyhex/contract/exercises/', '@polyhex/contract/curriculum/', '@polyhex/contract/teaching/'],
  server: ['@polyhex/contract/', '@polyhex/curriculum', '@polyhex/games/declared-games', '@polyhex/games/engine/route'],
  web: [
    '@polyhex/contract/',
    '@polyhex/curriculum/notation/',
    '@polyhex/curriculum/reading/',
    '@polyhex/curriculum/surfaces/',
    '@polyhex/games/',
  ],
  games: ['@polyhex/contract/games/'],
}

/** What an import of one room by another becomes when the rule is broken, in words. */
export const roomReason: Readonly<Record<Room, string>> = {
  contract: 'contract knows nobody',
  curriculum: 'curriculum uses the question and teaching types of contract and nothing else',
  server: 'server uses contract, curriculum and the list of declared games',
  web: 'web uses contract, games and the notation, reading and surfaces of curriculum, so that no answer key can reach a browser',
  games: 'games use the engine messages of contract',
}

/** Folders of curriculum that a browser may hold, and what these may use of the others: nothing that knows a key. */
export const keyless: Readonly<Record<string, readonly string[]>> = {
  notation: ['notation', 'values'],
  reading: ['reading', 'notation', 'expressions', 'values'],
  expressions: ['expressions', 'notation', 'reading', 'values'],
  values: ['values', 'expressions', 'notation'],
  surfaces: ['surfaces', 'figures', 'values', 'notation'],
  figures: ['figures', 'values', 'notation', 'words', 'expressions', 'surfaces'],
  words: ['words'],
}

type ChapterList = Readonly<Record<string, readonly string[]>>

/** In contract: an entity builds on the entities below it. Coins and histories speak of exercises. */
const contractChapters: ChapterList = {
  identity: [],
  safety: ['identity'],
  accounts: ['identity'],
  connections: ['accounts', 'identity'],
  onboarding: ['accounts', 'connections', 'identity'],
  curriculum: ['accounts', 'identity'],
  exercises: ['curriculum', 'identity'],
  teaching: ['curriculum', 'exercises', 'identity'],
  coins: ['exercises', 'identity'],
  activity: ['coins', 'curriculum', 'exercises', 'identity'],
  feedback: ['exercises', 'identity'],
  games: ['coins', 'curriculum', 'exercises', 'identity'],
  contests: ['coins', 'curriculum', 'exercises', 'identity', 'teaching'],
  credits: ['accounts', 'identity'],
  classes: ['accounts', 'connections', 'contests', 'credits', 'identity'],
  live: ['classes', 'exercises', 'identity', 'safety'],
  billing: ['accounts', 'credits', 'identity'],
}

/**
 * In server: a verb uses the verbs of what it reads and changes. Help and histories are about the questions of runs, so
 * they know exercises; what a finished exercise changes in the ledger and on the stack is one step of the database.
 */
const serverChapters: ChapterList = {
  identity: [],
  // Judges any text of a person; knows nobody.
  words: [],
  safety: ['identity'],
  accounts: ['curriculum', 'identity', 'words'],
  connections: ['accounts', 'identity', 'words'],
  // An account can be created with a wish for an evaluation (C-220).
  onboarding: ['accounts', 'classes', 'coins', 'connections', 'curriculum', 'identity'],
  curriculum: ['identity'],
  coins: ['accounts', 'identity', 'words'],
  feedback: ['accounts', 'identity'],
  exercises: ['accounts', 'coins', 'curriculum', 'identity'],
  teaching: ['accounts', 'curriculum', 'exercises', 'identity'],
  activity: ['accounts', 'coins', 'curriculum', 'exercises', 'identity'],
  games: ['accounts', 'activity', 'coins', 'curriculum', 'exercises', 'identity'],
  contests: ['accounts', 'activity', 'coins', 'curriculum', 'exercises', 'identity', 'teaching'],
  credits: ['accounts', 'connections', 'identity'],
  // Groups follow theme levels.
  classes: [
    'accounts',
    'activity',
    'connections',
    'contests',
    'credits',
    'curriculum',
    'exercises',
    'identity',
    'words',
  ],
  // A tutor sees the questions of the runs in the room.
  live: ['accounts', 'classes', 'exercises', 'identity', 'safety', 'words'],
  // A payment moves onboarding on, tutors are paid for the classes they taught, and invoices are set as worksheets are.
  billing: ['accounts', 'classes', 'connections', 'credits', 'curriculum', 'identity', 'onboarding'],
}

/**
 * In web: a screen is made of the pieces of other chapters. An exercise shows help and coins, a history shows questions,
 * the home of an account shows all of them, and the landing page invites to everything.
 */
const webChapters: ChapterList = {
  identity: [],
  safety: ['identity'],
  curriculum: ['identity'],
  coins: ['identity'],
  feedback: ['identity'],
  teaching: ['curriculum', 'identity'],
  exercises: ['coins', 'curriculum', 'feedback', 'identity', 'teaching'],
  activity: ['coins', 'curriculum', 'exercises', 'identity', 'teaching'],
  accounts: ['activity', 'billing', 'classes', 'coins', 'credits', 'curriculum', 'exercises', 'identity'],
  // Whoever leads a section adds members to it, on its page and in the profile.
  connections: ['accounts', 'classes', 'identity', 'onboarding'],
  onboarding: ['accounts', 'billing', 'classes', 'curriculum', 'exercises', 'games', 'identity'],
  games: ['coins', 'curriculum', 'exercises', 'identity', 'teaching'],
  contests: ['coins', 'curriculum', 'exercises', 'identity', 'teaching'],
  // Homes and sign-up show classes and credits, so these know neither.
  credits: ['identity'],
  classes: ['credits', 'curriculum', 'identity'],
  live: ['classes', 'exercises', 'identity', 'safety'],
  billing: ['classes', 'credits', 'identity'],
}

/**
 * Which chapter may use which other chapter of its room. Each list is kept free of circles by the check, and complete:
 * a use that is not in it fails, so each new line is a decision.
 */
export const chapterMayUse: Readonly<Record<string, ChapterList>> = {
  contract: contractChapters,
  server: serverChapters,
  web: webChapters,
}

/** Folders of server and web that serve all chapters and therefore know none, with the files that put the parts together. */
export const chapterless: Readonly<Record<string, readonly string[]>> = {
  server: ['http', 'database', 'outside', 'jobs'],
  web: ['routes', 'shell', 'call', 'kit', 'theme', 'offline'],
}
export const assemblies: ReadonlySet<string> = new Set([
  'server/app.ts',
  'web/routes/routes.tsx',
  'web/routes/base-routes.tsx',
  'web/routes/class-routes.tsx',
  'web/routes/finance-routes.tsx',
  'web/routes/identity-routes.tsx',
  'web/routes/billing-routes.tsx',
])

/** A cycle in a list of who may use whom, as names from the first back to itself; null when there is none. */
export function findCycle(uses: Readonly<Record<string, readonly string[]>>): string[] | null {
  const finished = new Set<string>()
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (finished.has(name)) return null
    for (const next of uses[name] ?? []) {
      const cycle = search(next, [...path, name])
      if (cycle !== null) return cycle
    }
    finished.add(name)
    return null
  }
  for (const name of Object.keys(uses)) {
    const cycle = search(name, [])
    if (cycle !== null) return cycle
  }
  return null
}

/** The programs of the product: everything that runs for somebody who uses it is reached from these. */
export const productEntries: readonly string[] = [
  'server/main.ts',
  'server/accounts/administration/two-step-off.ts',
  'server/doctor/main.ts',
  'web/shell/main.tsx',
  'web/shell/prerender.tsx',
  'web/offline/worker/service-worker.ts',
]

/** What stands in a room for its tests alone; the product imports none of it. knip.jsonc says the same. */
export const testSupport = /-(?:samples|trial|scene|world|of-tests)\.tsx?$/
