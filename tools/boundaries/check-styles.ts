import { posix } from 'node:path'
import type { SourceFile } from './read-tree.ts'

const isSheet = (path: string): boolean => path.endsWith('.module.css')
const isScreen = (path: string): boolean => /^(?:web|games)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

/** The classes that the selectors of a style sheet name, without those of other pages' making (`:global(…)`). */
export function classesOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  const found = new Set<string>()
  for (const [, selectors = ''] of bare.matchAll(/([^{};]*)\{/g)) {
    if (/^\s*@/.test(selectors)) continue
    for (const [, name = ''] of selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) found.add(name)
  }
  return found
}

/** How one file uses a sheet: names that are written out, beginnings of names put together, and whether some are computed. */
interface Use {
  readonly names: Set<string>
  readonly beginnings: Set<string>
  computed: boolean
}

const imported = /^import (\w+) from '([^'\n]+\.module\.css)'/gm

/** What a file takes of a sheet that it imports under a name. */
export function takenFrom(text: string, name: string): Use {
  const use: Use = { names: new Set(), beginnings: new Set(), computed: false }
  const written = new RegExp(String.raw`(?<![\w.$'"/-])${name}(?:\.(\w+)|\[([^\]]+)\])`, 'g')
  for (const [, dotted, bracketed = ''] of text.matchAll(written)) {
    const literal = /^\s*(['"])([^'"]+)\1\s*$/.exec(bracketed)?.[2]
    const beginning = /^\s*`([\w-]+)\$\{/.exec(bracketed)?.[1]
    if (dotted !== undefined) use.names.add(dotted)
    else if (literal !== undefined) use.names.add(literal)
    else if (beginning !== undefined) use.beginnings.add(beginning)
    else {
      use.computed = true
      for (const [, one = ''] of bracketed.matchAll(/'([\w-]+)'/g)) use.names.add(one)
    }
  }
  // Handed on whole: whoever takes it says which classes.
  const whole = new RegExp(String.raw`(?<![\w.$'"/-])${name}(?![\w.[$'"/-])`, 'g')
  if ((text.match(whole) ?? []).length > 1) use.computed = true
  return use
}

/** Classes of CSS modules that no screen uses, and classes that a screen names but its sheet does not define. */
export function styleFaults(files: readonly SourceFile[]): string[] {
  const sheets = new Map(files.filter((file) => isSheet(file.path)).map((file) => [file.path, classesOf(file.text)]))
  const used = new Map(
    [...sheets.keys()].map((path) => [
      path,
      { names: new Set<string>(), beginnings: new Set<string>(), computed: false },
    ]),
  )
  const words = new Set<string>()
  const faults: string[] = []
  for (const file of files) {
    if (isScreen(file.path) || file.path.startsWith('contract/'))
      for (const [word] of file.text.matchAll(/[\w-]+/g)) words.add(word)
    if (!isScreen(file.path)) continue
    for (const [, name = '', from = ''] of file.text.matchAll(imported)) {
      const path = posix.join(posix.dirname(file.path), from)
      const [classes, all] = [sheets.get(path), used.get(path)]
      if (classes === undefined || all === undefined) {
        faults.push(`${file.path}: there is no style sheet ${from}`)
        continue
      }
      const use = takenFrom(file.text, name)
      for (const one of use.names) {
        if (!classes.has(one)) faults.push(`${file.path}: ${name}['${one}'] is in no rule of ${from}`)
        all.names.add(one)
      }
      for (const one of use.beginnings) {
        if (![...classes].some((has) => has.startsWith(one)))
          faults.push(`${file.path}: nothing in ${from} begins with '${one}'`)
        all.beginnings.add(one)
      }
      all.computed ||= use.computed
    }
  }
  for (const [path, classes] of sheets) {
    const use = used.get(path)
    for (const one of classes) {
      const named = use?.names.has(one) === true || [...(use?.beginnings ?? [])].some((start) => one.startsWith(start))
      const composed = files.some(
        (file) => file.path === path && new RegExp(String.raw`composes:[^;]*\b${one}\b`).test(file.text),
      )
      if (!named && !composed && !(use?.computed === true && words.has(one)))
        faults.push(`${path}: no screen uses the class '${one}'`)
    }
  }
  return faults
}
