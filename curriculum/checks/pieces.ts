import type { SingleWidget, WidgetItem } from '@polyhex/contract/exercises/questions'
import type { Piece } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'
import type { Figure } from '../values/values.ts'

const itemPieces = (where: string, items: readonly WidgetItem[]): Piece[] =>
  items.flatMap((item) => (item.text === '' ? [] : [{ where: `${where} ${item.id}`, text: item.text }]))

/** The items that the widget of a question shows. */
export function widgetItems({ widget }: GeneratedQuestion): WidgetItem[] {
  return widget.widget === 'parts' ? widget.parts.flatMap((part) => itemsOfWidget(part.widget)) : itemsOfWidget(widget)
}

function itemsOfWidget(widget: SingleWidget): WidgetItem[] {
  switch (widget.widget) {
    case 'choice':
    case 'multi_choice':
      return widget.options
    case 'ordering':
      return widget.items
    case 'matching':
      return [...widget.left, ...widget.right]
    case 'groups':
      return [...widget.groups, ...widget.items]
    default:
      return []
  }
}

function widgetTexts({ widget }: GeneratedQuestion): Piece[] {
  if (widget.widget !== 'parts') return textsOfWidget(widget)
  return widget.parts.flatMap((part) => [{ where: 'heading', text: part.heading }, ...textsOfWidget(part.widget)])
}

function textsOfWidget(widget: SingleWidget): Piece[] {
  const pieces = itemPieces('option', itemsOfWidget(widget))
  if ('before' in widget && widget.before !== undefined) pieces.push({ where: 'before', text: widget.before })
  if ('after' in widget && widget.after !== undefined) pieces.push({ where: 'after', text: widget.after })
  if (widget.widget === 'comparison')
    pieces.push({ where: 'left', text: widget.left }, { where: 'right', text: widget.right })
  if (widget.widget === 'yes_no') pieces.push({ where: 'yes', text: widget.yes }, { where: 'no', text: widget.no })
  if (widget.widget === 'table') {
    pieces.push(
      ...[...widget.rowLabels, ...widget.columnLabels]
        .filter((t) => t !== '')
        .map((text) => ({ where: 'table label', text })),
    )
  }
  if (widget.widget === 'slots') {
    const texts = widget.lines.flat().flatMap((piece) => (piece.piece === 'text' ? [piece] : []))
    const menus = widget.lines.flat().flatMap((piece) => (piece.piece === 'menu' ? piece.choices : []))
    pieces.push(
      ...texts.map(({ text }) => ({ where: 'sentence', text })),
      ...[...menus, ...widget.tiles].map(({ text }) => ({ where: 'tile', text })),
    )
  }
  if (widget.widget === 'ordering')
    pieces.push({ where: 'first', text: widget.firstLabel }, { where: 'last', text: widget.lastLabel })
  return pieces
}

/** Every rich text that a child can meet in a question, from the prompt to the last step. */
export function textsOf(question: GeneratedQuestion): Piece[] {
  return [
    { where: 'prompt', text: question.prompt.text },
    ...widgetTexts(question),
    ...question.hints.map((hint, i) => ({ where: `hint ${i + 1}`, text: hint.text })),
    ...question.solution.map((step, i) => ({ where: `step ${i + 1}`, text: step.say })),
    ...[question.key, ...(question.key.parts ?? [])]
      .flatMap(({ wrong }) => wrong)
      .map((wrong, i) => ({ where: `why ${i + 1}`, text: wrong.why })),
    { where: 'shown answer', text: question.key.shown.text },
  ]
}

/** Every displayed line of LaTeX. */
export function linesOf(question: GeneratedQuestion): Piece[] {
  return [
    ...(question.prompt.latex === undefined ? [] : [{ where: 'prompt line', text: question.prompt.latex }]),
    ...question.solution.flatMap((step, i) =>
      step.latex === undefined ? [] : [{ where: `line of step ${i + 1}`, text: step.latex }],
    ),
  ]
}

/** Every figure with the place where it stands. */
export function figuresOf(question: GeneratedQuestion): { where: string; figure: Figure }[] {
  return [
    ...(question.figure === undefined ? [] : [{ where: 'figure', figure: question.figure }]),
    ...question.hints.flatMap((h, i) =>
      h.figure === undefined ? [] : [{ where: `figure of hint ${i + 1}`, figure: h.figure }],
    ),
    ...question.solution.flatMap((s, i) =>
      s.figure === undefined ? [] : [{ where: `figure of step ${i + 1}`, figure: s.figure }],
    ),
  ]
}
