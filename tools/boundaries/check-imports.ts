import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import {
  assemblies,
  chapterless,
  chapterMayUse,
  keyless,
  roomMayImport,
  roomReason,
  rooms,
  testSupport,
  type Room,
} from './directions.ts'
import type { Import, SourceFile } from './read-tree.ts'

/** What curriculum may take from contract besides types: readers and writers of responses and the set in which a widget came, plain and without zod. */
const plainContract = ['@polyhex/contract/exercises/responses/', '@polyhex/contract/exercises/widget-set']
const builtin = new Set(builtinModules)
const isTest = (path: string): boolean => /\.(?:test|races\.test|e2e)\.tsx?$/.test(path)

export function roomOf(path: string): Room | null {
  const first = path.split('/')[0]
  return rooms.find((room) => room === first) ?? null
}

function chapterOf(path: string): string | null {
  const [room, folder] = path.split('/')
  if (room === undefined || folder === undefined) return null
  return Object.hasOwn(chapterMayUse[room] ?? {}, folder) ? folder : null
}

/** What is wrong with one import of one file, in words; null when it is allowed. */
export function importFault(file: SourceFile, one: Import, declared: Declared): string | null {
  if (one.names.startsWith('.')) return relativeFault(file, one)
  if (one.names.startsWith('@polyhex/')) return crossRoomFault(file, one)
  return packageFault(file, one.names, declared)
}

function relativeFault(file: SourceFile, one: Import): string | null {
  const { names } = one
  const bare = names.replace(/\?\w+$/, '')
  if (!/\.(?:ts|tsx|mjs|css|svg|json|sql|woff2|wav)$/.test(bare)) return `'${names}' has no file extension`
  const target = posix.join(posix.dirname(file.path), bare)
  const room = roomOf(file.path)
  if (room !== null && roomOf(target) !== room) {
    return `'${names}' leaves the room ${room}: use @polyhex/… as its package.json allows`
  }
  if (room === null || isTest(file.path)) return null
  return chapterFault(file.path, target) ?? (one.typeOnly ? null : keyFault(file.path, target))
}

/** What a browser may hold of the curriculum must not bring the rest along. */
function keyFault(from: string, target: string): string | null {
  const [room, folder = ''] = from.split('/')
  const allowed = room === 'curriculum' ? keyless[folder] : undefined
  const used = target.split('/')[1] ?? ''
  if (allowed === undefined || allowed.includes(used) || target === 'curriculum/chance.ts') return null
  return `curriculum/${folder} reaches a browser, where nothing may know an answer key: it may not use '${used}'`
}

function chapterFault(from: string, target: string): string | null {
  const used = chapterOf(target)
  if (used === null || assemblies.has(from)) return null
  const [room = '', folder = ''] = from.split('/')
  const own = chapterOf(from)
  if (own === null) {
    if (!(chapterless[room] ?? []).includes(folder)) return null
    return `${room}/${folder} serves every chapter and must not know '${used}'`
  }
  if (own === used || (chapterMayUse[room]?.[own] ?? []).includes(used)) return null
  return `in ${room}, chapter '${own}' may not use chapter '${used}' (the list is chapterMayUse in tools/boundaries/directions.ts)`
}

function crossRoomFault(file: SourceFile, one: Import): string | null {
  const room = roomOf(file.path)
  if (room === null) return null
  const own = `@polyhex/${room}`
  if (one.names === own || one.names.startsWith(`${own}/`)) {
    return `'${one.names}' is this very room: import it relatively`
  }
  const allowed = roomMayImport[room].some((start) => one.names === start || one.names.startsWith(start))
  if (!allowed) return `'${one.names}': ${roomReason[room]}`
  if (
    room === 'curriculum' &&
    !one.typeOnly &&
    !isTest(file.path) &&
    !plainContract.some((start) => one.names.startsWith(start))
  ) {
    return `'${one.names}': curriculum takes only types, the notation of responses and widget sets from contract (import type)`
  }
  return null
}

/** Package names that a room's package.json declares; `root` is for tools, journeys and tests. */
export interface Declared {
  readonly runtime: ReadonlyMap<string, ReadonlySet<string>>
  readonly development: ReadonlyMap<string, ReadonlySet<string>>
}

interface PackageJson {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

/** Reads what each room declares from the package.json files of the tree. */
export function readDeclared(files: readonly SourceFile[]): Declared {
  const runtime = new Map<string, ReadonlySet<string>>()
  const development = new Map<string, ReadonlySet<string>>()
  for (const file of files) {
    if (posix.basename(file.path) !== 'package.json' || file.path.split('/').length > 2) continue
    const room = file.path === 'package.json' ? 'root' : posix.dirname(file.path)
    const json = JSON.parse(file.text) as PackageJson
    const always = { ...json.dependencies, ...json.optionalDependencies }
    runtime.set(room, new Set(Object.keys(always)))
    development.set(room, new Set(Object.keys({ ...always, ...json.devDependencies })))
  }
  return { runtime, development }
}

/** Tests and their helpers, oracles of generators, and what builds a room: they may use development dependencies. */
function isForDevelopment(path: string): boolean {
  return isTest(path) || testSupport.test(path) || /^web\/[^/]+\.ts$|\.oracle\.ts$|\.config\.ts$/.test(path)
}

function packageFault(file: SourceFile, names: string, declared: Declared): string | null {
  if (names.startsWith('node:') || names.startsWith('virtual:') || builtin.has(names)) {
    return builtin.has(names) && !names.startsWith('node:') ? `'${names}' is written 'node:${names}'` : null
  }
  const name = names.split('/', names.startsWith('@') ? 2 : 1).join('/')
  const room = roomOf(file.path)
  const root = declared.development.get('root')
  if (room === null) {
    const known = [...declared.development.values()].some((names) => names.has(name))
    return known ? null : `'${name}' is in no package.json of this tree`
  }
  const forDevelopment = isForDevelopment(file.path)
  const own = (forDevelopment ? declared.development : declared.runtime).get(room)
  if (own?.has(name) === true || (forDevelopment && root?.has(name) === true)) return null
  return `'${name}' is not among the ${forDevelopment ? '' : 'run-time '}dependencies in ${room}/package.json`
}
