import type { Page } from 'playwright-core'
import { blanksOf, readSlots } from '../contract/exercises/responses/slots.ts'
import { readParts } from '../contract/exercises/responses/parts.ts'
import type { AnswerWidget, PublicQuestion, SingleWidget } from '../contract/exercises/questions.ts'
import type { SurfaceWidget } from '../contract/exercises/surface-widgets.ts'
import { surfaceOf } from '../curriculum/surfaces/surface-of.ts'
import { answersAtOnce } from '../web/exercises/widgets/answers-at-once.ts'
import { pressByKeyboard, tabTo } from './keyboard.ts'

type WidgetOf<Kind extends AnswerWidget['widget']> = Extract<AnswerWidget, { widget: Kind }>

const indexOf = (items: readonly { id: string }[], id: string): number => items.findIndex((item) => item.id === id)

/** Types into the field that has the focus, or goes to the first of the given name, and sends with Enter. */
async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function placePoint(page: Page, name: string, point: string): Promise<void> {
  const [x = '', y = ''] = point.replace(/[()\s]/g, '').split(',')
  await tabTo(page, `${name}, x coordinate`)
  await page.keyboard.type(`${x},${y}`)
}

async function putInOrder(page: Page, widget: WidgetOf<'ordering'>, response: string): Promise<void> {
  const standing = widget.items.map((item) => item.id)
  for (const [place, id] of response.split(',').entries()) {
    const item = widget.items.find((one) => one.id === id)
    if (item === undefined) throw new Error(`no item ${id}`)
    await tabTo(page, new RegExp(`^${RegExp.escape(item.speech)}, place ${standing.indexOf(id) + 1} of `))
    for (let at = standing.indexOf(id); at > place; at--) await page.keyboard.press('ArrowUp')
    standing.splice(standing.indexOf(id), 1)
    standing.splice(place, 0, id)
  }
  await pressByKeyboard(page, 'Check')
}

async function match(page: Page, widget: WidgetOf<'matching'>, response: string): Promise<void> {
  for (const pair of response.split(',')) {
    const [leftId = '', rightId = ''] = pair.split('=')
    const right = widget.right[indexOf(widget.right, rightId)]
    await tabTo(page, new RegExp(`^${indexOf(widget.left, leftId) + 1}: `))
    await page.keyboard.press('Space')
    await tabTo(page, new RegExp(`^${RegExp.escape(right?.speech ?? '')}(?:, with .*)?$`))
    await page.keyboard.press('Space')
  }
  await pressByKeyboard(page, 'Check')
}

async function sortIntoGroups(page: Page, widget: WidgetOf<'groups'>, response: string): Promise<void> {
  for (const pair of response.split(',')) {
    const [itemId = '', groupId = ''] = pair.split('=')
    const item = widget.items[indexOf(widget.items, itemId)]
    await tabTo(page, item?.speech ?? '')
    await page.keyboard.press('Space')
    await page.keyboard.press(String(indexOf(widget.groups, groupId) + 1))
  }
  await pressByKeyboard(page, 'Check')
}

async function fillTable(page: Page, widget: WidgetOf<'table'>, response: string): Promise<void> {
  const rows = response.split(';').map((row) => row.split(','))
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const names = [widget.rowLabels[row] || `Row ${row + 1}`, widget.columnLabels[column] || `Column ${column + 1}`]
      await tabTo(page, names.join(', '))
      await page.keyboard.type(cell)
    }
  }
  await page.keyboard.press('Enter')
}

/** The plain fields of a drawing: what there is none of stays as it is. */
async function typeSurface(page: Page, widget: SurfaceWidget, response: string): Promise<void> {
  const surface = surfaceOf(widget)
  await pressByKeyboard(page, 'Type it instead')
  for (const { label, text } of surface.fields(widget, surface.read(widget, response))) {
    await tabTo(page, label)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await pressByKeyboard(page, 'Check')
}

/** Each blank is typed where it stands; a word of a menu is found by its first letters. */
async function fillBlanks(page: Page, widget: WidgetOf<'slots'>, response: string): Promise<void> {
  const blanks = blanksOf(widget)
  for (const [place, id] of (readSlots(widget, response) ?? []).entries()) {
    await tabTo(page, new RegExp(`; ${blanks.length === 1 ? 'blank' : `blank ${place + 1}`}, `))
    await page.keyboard.type(id ?? '')
  }
  await pressByKeyboard(page, 'Check')
}

/** Digit by digit into the cells of a written calculation, each found by its name and its arrows. */
async function writeDigits(page: Page, widget: SurfaceWidget, response: string): Promise<void> {
  const surface = surfaceOf(widget)
  for (const { label, text } of surface.fields(widget, surface.read(widget, response))) {
    if (text === '') continue
    await page.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}(?:, empty)?$`, 'i') }).focus()
    await page.keyboard.type(text)
  }
  await pressByKeyboard(page, 'Check')
}

/** Line after line, each begun with Enter. */
async function typeLines(page: Page, response: string): Promise<void> {
  await tabTo(page, /^Line 2/)
  for (const [place, line] of response.split('\n').entries()) {
    if (place > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  await pressByKeyboard(page, 'Check')
}

/** Gives a response with nothing but the keyboard, the way each widget offers it. */
export async function answerByKeyboard(page: Page, question: PublicQuestion, response: string): Promise<void> {
  const { widget } = question
  if (widget.widget !== 'parts') return answerSingle(page, widget, response)
  const texts = readParts(response, widget.parts.length) ?? []
  for (const [i, part] of widget.parts.entries()) await answerSingle(page, part.widget, texts[i] ?? '')
  // Enter in the last field has answered already; an option waits for Check.
  const last = widget.parts.at(-1)?.widget.widget
  if (last !== undefined && answersAtOnce(last)) await pressByKeyboard(page, 'Check')
}

async function answerSingle(page: Page, widget: SingleWidget, response: string): Promise<void> {
  switch (widget.widget) {
    case 'choice':
      return page.keyboard.press(String(indexOf(widget.options, response) + 1))
    case 'yes_no':
      return page.keyboard.press(response === 'yes' ? '1' : '2')
    case 'comparison':
      return page.keyboard.press(String('<=>'.indexOf(response) + 1))
    case 'multi_choice':
      for (const id of response.split(',')) await page.keyboard.press(String(indexOf(widget.options, id) + 1))
      return pressByKeyboard(page, 'Check')
    case 'numeric':
    case 'expression':
      return typeInto(page, /^Your answer/, response)
    case 'money':
      return typeInto(page, /^Amount of money/, response)
    case 'number_line':
      return typeInto(page, 'Your point as a number', response)
    case 'time':
    case 'clock':
      return typeInto(page, widget.widget === 'time' ? widget.large : 'Hours', response)
    case 'fraction':
      return typeInto(page, 'Numerator (top number)', response)
    case 'mixed_number':
      return typeInto(
        page,
        'Whole number',
        response.includes('/') && !response.includes(' ') ? ` ${response}` : response,
      )
    case 'graph_point':
      await placePoint(page, 'Your point', response)
      return page.keyboard.press('Enter')
    case 'graph_line': {
      const [first = '', second = ''] = response.split(';')
      await placePoint(page, 'First point', first)
      await placePoint(page, 'Second point', second)
      return page.keyboard.press('Enter')
    }
    case 'ordering':
      return putInOrder(page, widget, response)
    case 'matching':
      return match(page, widget, response)
    case 'groups':
      return sortIntoGroups(page, widget, response)
    case 'table':
      return fillTable(page, widget, response)
    case 'counters':
    case 'rings':
    case 'fraction_parts':
    case 'base_ten':
    case 'coins':
    case 'plot':
    case 'clock_set':
    case 'chart':
    case 'line_points':
    case 'line_jumps':
    case 'line_ray':
    case 'tape':
    case 'balance':
    case 'hot_spot':
      return typeSurface(page, widget, response)
    case 'slots':
      return fillBlanks(page, widget, response)
    case 'written':
      return writeDigits(page, widget, response)
    case 'steps':
      return typeLines(page, response)
  }
}
