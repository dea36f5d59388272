import { readSvg } from '@polyhex/curriculum'
import { boundsOf } from './bounds.ts'
import type { FontName } from './fonts.ts'
import { letters, type Mark, type Matrix, n3, roundedRect, scaled, type Stroke } from './marks.ts'
import { hueOfClass, printColor, type PrintHue, printTones } from './print-colors.ts'

type Element = ReturnType<typeof readSvg>

/**
 * Draws the figures of the curriculum on paper. It knows exactly the elements and attributes that their pen writes
 * (curriculum/figures/drawing.ts) and throws a RangeError at any other, so that nothing of a figure is ever left out.
 */

const pen = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity']
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  path: new Set(['d', ...pen]),
  circle: new Set(['cx', 'cy', 'r', ...pen]),
  ellipse: new Set(['cx', 'cy', 'rx', 'ry', ...pen]),
  rect: new Set(['x', 'y', 'width', 'height', 'rx', ...pen]),
  g: new Set(['transform', 'opacity']),
  text: new Set([
    'x',
    'y',
    'font-size',
    'fill',
    'text-anchor',
    'font-weight',
    'transform',
    'opacity',
    'stroke',
    'stroke-width',
    'stroke-linejoin',
    'paint-order',
  ]),
  tspan: new Set(['dy', 'font-size']),
}

function check(element: Element): void {
  const names = known[element.name]
  if (names === undefined) throw new RangeError(`a figure on paper cannot have <${element.name}>`)
  for (const [name, value] of Object.entries(element.attributes)) {
    if (!names.has(name)) throw new RangeError(`a figure on paper cannot have ${name} on <${element.name}>`)
    if (/^stroke-line/.test(name) && value !== 'round') throw new RangeError(`${name} ${value}`)
  }
}

const number = (element: Element, name: string, standard = 0): number => {
  const text = element.attributes[name]
  const value = text === undefined ? standard : Number(text)
  if (!Number.isFinite(value)) throw new RangeError(`${name} is ${text}`)
  return value
}

function oval(cx: number, cy: number, rx: number, ry: number): string {
  const half = (dx: number): string => `a${n3(rx)} ${n3(ry)} 0 1 0 ${n3(dx)} 0`
  return `M${n3(cx - rx)} ${n3(cy)}${half(2 * rx)}${half(-2 * rx)}Z`
}

function outlineOf(element: Element): string {
  const at = (name: string): number => number(element, name)
  if (element.name === 'path') return element.attributes['d'] ?? ''
  if (element.name === 'circle') return oval(at('cx'), at('cy'), at('r'), at('r'))
  if (element.name === 'ellipse') return oval(at('cx'), at('cy'), at('rx'), at('ry'))
  return roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'))
}

function strokeOf(element: Element, hue: PrintHue): Stroke | null {
  const { stroke } = element.attributes
  const color = stroke === undefined ? null : printColor(stroke, hue)
  if (color === null) return null
  const dash = element.attributes['stroke-dasharray']?.split(/[ ,]+/).map(Number)
  return { color, width: number(element, 'stroke-width', 1), round: true, ...(dash === undefined ? {} : { dash }) }
}

const withOpacity = (opacity: number): { opacity?: number } => (opacity === 1 ? {} : { opacity })

function paintShape(element: Element, hue: PrintHue, opacity: number): Mark[] {
  const fill = printColor(element.attributes['fill'] ?? 'none', hue)
  const stroke = strokeOf(element, hue)
  const d = outlineOf(element)
  if (d === '' || (fill === null && stroke === null)) return []
  const full = opacity * number(element, 'opacity', 1)
  return [
    {
      kind: 'path',
      d,
      ...(fill === null ? {} : { fill }),
      ...(stroke === null ? {} : { stroke }),
      ...withOpacity(full),
    },
  ]
}

/** Reads `translate(x y) rotate(d [x y]) scale(s)`, each at most once, as one matrix. */
export function readTransform(text: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0]
  const then = ([a, b, c, d, e, f]: Matrix): void => {
    const [A, B, C, D, E, F] = all
    all = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F]
  }
  const rest = text.replace(/(translate|rotate|scale)\(([^)]*)\)\s*/g, (_, name: string, list: string) => {
    const [first = 0, second = 0, third = 0] = list.split(/[ ,]+/).map(Number)
    if (name === 'translate') then([1, 0, 0, 1, first, second])
    else if (name === 'scale') then([first, 0, 0, second === 0 ? first : second, 0, 0])
    else {
      const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)]
      then([1, 0, 0, 1, second, third])
      then([cos, sin, -sin, cos, 0, 0])
      then([1, 0, 0, 1, -second, -third])
    }
    return ''
  })
  if (rest !== '' || all.some((value) => !Number.isFinite(value))) throw new RangeError(`no rule for ${text}`)
  return all
}

const fontOfWeight: Readonly<Record<string, FontName>> = {
  500: 'display-500',
  600: 'display-600',
  700: 'display-700',
  800: 'display-800',
}

const wordsOf = (element: Element): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return child
      throw new RangeError(`<${child.name}> inside of <${element.name}>`)
    })
    .join('')

function paintText(element: Element, hue: PrintHue, opacity: number): Mark[] {
  const weight = element.attributes['font-weight'] ?? '700'
  const font = fontOfWeight[weight]
  const color = printColor(element.attributes['fill'] ?? '', hue)
  if (font === undefined || color === null) throw new RangeError(`no letters of weight ${weight}`)
  const size = number(element, 'font-size')
  let [x, y] = [0, number(element, 'y')]
  const marks = element.children.flatMap((child) => {
    if (typeof child !== 'string') check(child)
    const text = typeof child === 'string' ? child : wordsOf(child)
    if (typeof child !== 'string') y += number(child, 'dy')
    const own = typeof child === 'string' ? size : number(child, 'font-size', size)
    const set = letters(x, y, text, { font, size: own, color })
    x += set.width
    return set.marks
  })
  const anchor = element.attributes['text-anchor'] ?? 'middle'
  const left = number(element, 'x') - (anchor === 'middle' ? x / 2 : anchor === 'end' ? x : 0)
  const halo = strokeOf(element, hue)
  const full = opacity * number(element, 'opacity', 1)
  const dressed = marks.map((mark): Mark =>
    mark.kind === 'text'
      ? {
          ...mark,
          x: mark.x + left,
          ...withOpacity(full),
          ...(halo === null ? {} : { halo: { color: halo.color, width: halo.width } }),
        }
      : mark,
  )
  const turn = element.attributes['transform']
  return turn === undefined ? dressed : [{ kind: 'group', matrix: readTransform(turn), marks: dressed }]
}

function paint(children: Element['children'], hue: PrintHue, opacity: number): Mark[] {
  return children.flatMap((child): Mark[] => {
    if (typeof child === 'string') {
      if (child.trim() === '') return []
      throw new RangeError(`words outside of a text: ${child}`)
    }
    if (child.name === 'title' || child.name === 'desc') return []
    check(child)
    if (child.name === 'text') return paintText(child, hue, opacity)
    if (child.name !== 'g') return paintShape(child, hue, opacity)
    const marks = paint(child.children, hue, opacity * number(child, 'opacity', 1))
    const transform = child.attributes['transform']
    return transform === undefined ? marks : [{ kind: 'group', matrix: readTransform(transform), marks }]
  })
}

/** A figure in its own units, and how large it is in them. */
export function readFigure(svg: string): { width: number; height: number; hue: PrintHue; marks: Mark[] } {
  const root = readSvg(svg)
  const [left, top, width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number)
  if (root.name !== 'svg' || left !== 0 || top !== 0 || !(width > 0 && height > 0)) throw new RangeError('no figure')
  const hue = hueOfClass(root.attributes['class'] ?? '')
  return { width, height, hue, marks: paint(root.children, hue, 1) }
}

/** A figure on its tinted ground with round corners, `width` points wide, its upper left corner at 0, 0. */
export function paintFigure(svg: string, width: number): { width: number; height: number; marks: Mark[] } {
  const figure = readFigure(svg)
  const scale = width / figure.width
  const frame = roundedRect(0, 0, figure.width, figure.height, 12)
  const ground: Mark = { kind: 'path', d: frame, fill: printTones[figure.hue][2] }
  return { width, height: figure.height * scale, marks: [scaled(0, 0, scale, [ground, ...figure.marks], frame)] }
}

/** Units of the ground that stay around what is drawn. */
const around = 16

/** A picture to choose: cut to what is drawn in it, as large as `width` by `height` allows. */
export function paintPicture(
  svg: string,
  width: number,
  height: number,
): { width: number; height: number; marks: Mark[] } {
  const figure = readFigure(svg)
  const drawn = boundsOf(figure.marks) ?? { left: 0, top: 0, right: figure.width, bottom: figure.height }
  const left = Math.max(0, drawn.left - around)
  const top = Math.max(0, drawn.top - around)
  const right = Math.min(figure.width, drawn.right + around)
  const bottom = Math.min(figure.height, drawn.bottom + around)
  const scale = Math.min(width / (right - left), height / (bottom - top), 0.8)
  const frame = roundedRect(left, top, right - left, bottom - top, 12)
  const ground: Mark = { kind: 'path', d: frame, fill: printTones[figure.hue][2] }
  const marks = [scaled(-left * scale, -top * scale, scale, [ground, ...figure.marks], frame)]
  return { width: (right - left) * scale, height: (bottom - top) * scale, marks }
}
