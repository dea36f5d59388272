import { parseSync, type Node } from 'oxc-parser'
import { idPattern } from './requirements.ts'

/** A title in a test file that names rows of docs/requirements, and every name its body uses, by way of what its file declares too. */
export interface Claim {
  readonly ids: readonly string[]
  readonly title: string
  readonly line: number
  readonly uses: ReadonlySet<string>
  /** Names of files in strings: pages and programs that the test reads or starts. */
  readonly paths: ReadonlySet<string>
}

/** A test file as the check sees it: what it claims, and which module each imported name comes from; types prove nothing. */
export interface ReadTest {
  readonly claims: readonly Claim[]
  readonly imported: ReadonlyMap<string, string>
}

const bracketed = new RegExp(String.raw`\[(${idPattern}(?:, ?${idPattern})*)\]`, 'g')

/** The ids that stand in square brackets in a title: `does this [A-001, L-002]`. */
export function idsOfTitle(title: string): string[] {
  return [...title.matchAll(bracketed)].flatMap(([, ids = '']) => ids.split(/, ?/))
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function eachNode(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) eachNode(child, visit)
}

/** `it`, `it.each(rows)`, `describe.skipIf(...)`: the name that a call begins with. */
function nameOfCall(node: Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return nameOfCall(node.object)
  if (node.type === 'CallExpression') return nameOfCall(node.callee)
  return node.type === 'TaggedTemplateExpression' ? nameOfCall(node.tag) : null
}

function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join('…')
  return null
}

/** Names and strings below a node. A module that is imported there counts as a name: `import:./passwords.ts`. */
function mentionedIn(node: Node): { names: Set<string>; strings: Set<string> } {
  const names = new Set<string>()
  const strings = new Set<string>()
  eachNode(node, (one) => {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.add(one.name)
    const text = textOf(one)
    if (text !== null) strings.add(text)
    if (one.type === 'ImportExpression') names.add(`import:${textOf(one.source) ?? ''}`)
  })
  return { names, strings }
}

/** What a file's own names stand for: all that is mentioned where they are declared or given a value. */
function declarationsOf(program: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>()
  const keep = (pattern: Node, value: Node | null): void => {
    if (value === null) return
    for (const name of mentionedIn(pattern).names) found.set(name, [...(found.get(name) ?? []), value])
  }
  eachNode(program, (node) => {
    if (node.type === 'VariableDeclarator') keep(node.id, node.init)
    if (node.type === 'AssignmentExpression') keep(node.left, node.right)
    if (node.type === 'FunctionDeclaration' && node.id !== null) keep(node.id, node.body)
  })
  return found
}

/** Reads the claims of a test file. Over-reads rather than misses: names are taken as they are written, wherever they are declared. */
export function readTest(path: string, text: string): ReadTest {
  const { program, module } = parseSync(path, text)
  const declared = declarationsOf(program)
  const imported = new Map<string, string>()
  for (const one of module.staticImports) {
    for (const entry of one.entries) if (!entry.isType) imported.set(entry.localName.value, one.moduleRequest.value)
  }
  const claims: Claim[] = []
  eachNode(program, (node) => {
    if (node.type !== 'CallExpression' || !/^(?:it|test|describe)$/.test(nameOfCall(node.callee) ?? '')) return
    const title = textOf(node.arguments[0])
    const ids = title === null ? [] : idsOfTitle(title)
    if (title === null || ids.length === 0) return
    const uses = new Set<string>()
    const paths = new Set<string>()
    const open: Node[] = [node]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { names, strings } = mentionedIn(one)
      for (const text of strings) paths.add(text)
      for (const name of names) {
        if (uses.has(name)) continue
        uses.add(name)
        open.push(...(declared.get(name) ?? []))
      }
    }
    claims.push({ ids, title, line: text.slice(0, node.start).split('\n').length, uses, paths })
  })
  return { claims, imported }
}
