/** Reading svg text back, without a browser: just enough XML for what `drawing.ts` writes, and strict about it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const sign = entities[name]
    if (sign === undefined || !whole.endsWith(';')) throw new SyntaxError(`bad entity ${whole}`)
    return sign
  })
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const rest = source.replace(/\s+([\w:-]+)="([^"<]*)"/g, (_, name: string, value: string) => {
    if (name in attributes) throw new SyntaxError(`attribute ${name} twice`)
    attributes[name] = decode(value)
    return ''
  })
  if (rest.trim() !== '') throw new SyntaxError(`bad attributes: ${rest.trim()}`)
  return attributes
}

/** The one element that the text holds. Throws a SyntaxError when the text is not well-formed. */
export function readSvg(text: string): Element {
  const root: { children: (Element | string)[] } = { children: [] }
  const open: { name: string; attributes: Record<string, string>; children: (Element | string)[] }[] = []
  const here = (): (Element | string)[] => (open.at(-1) ?? root).children
  let at = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    const between = text.slice(at, match.index)
    if (between.includes('<') || between.includes('>'))
      throw new SyntaxError(`stray bracket in ${between.slice(0, 40)}`)
    if (between !== '') here().push(decode(between))
    at = match.index + match[0].length
    const name = match[2] ?? ''
    if (match[1] === '/') {
      const element = open.pop()
      if (element?.name !== name) throw new SyntaxError(`</${name}> closes <${element?.name ?? 'nothing'}>`)
      here().push(element)
    } else {
      const element = { name, attributes: readAttributes(match[3] ?? ''), children: [] }
      if (match[4] === '/') here().push(element)
      else open.push(element)
    }
  }
  const tail = text.slice(at)
  if (tail.trim() !== '') throw new SyntaxError(`text after the end: ${tail.slice(0, 40)}`)
  if (open.length > 0) throw new SyntaxError(`<${open.at(-1)?.name}> is never closed`)
  const elements = root.children.filter((child) => typeof child !== 'string')
  const [only] = elements
  if (only === undefined || elements.length !== 1 || root.children.length !== 1)
    throw new SyntaxError('not one element')
  return only
}

/** All text inside an element, in order. */
export function innerText(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : innerText(child))).join('')
}
