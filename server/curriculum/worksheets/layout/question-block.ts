import { partLetter } from '@polyhex/contract/exercises/responses/parts'
import type { AnswerWidget, SingleWidget } from '@polyhex/contract/exercises/questions'
import type { GeneratedQuestion } from '@polyhex/curriculum'
import { letters, type Mark, moved, n3 } from '../typesetting/marks.ts'
import { paintFigure } from '../typesetting/paint-figure.ts'
import { printTones } from '../typesetting/print-colors.ts'
import { type Block, setDisplay, setText, widestPiece } from '../typesetting/set-text.ts'
import { emptyBlock, stack } from './blocks.ts'
import { choiceSpace } from './choice-space.ts'
import { entrySpace, scratchSpace } from './entry-space.ts'
import type { SheetLook } from './look.ts'
import { comparisonSpace, gridSpace, numberLineSpace, tableSpace } from './plane-space.ts'
import { slotsSpace } from './slots-space.ts'
import { stepsSpace } from './steps-space.ts'
import { surfaceSpace } from './surface-space.ts'
import { groupsSpace, matchingSpace, orderingSpace, yesNoSpace } from './sorting-space.ts'

export interface AskedQuestion {
  readonly question: GeneratedQuestion
  /** Height of the room to work, in points. */
  readonly working: number
}

/** Left of the words: the number in its cell. */
export const numberRoom = 27
/** From this width on a figure stands beside the words instead of under them. */
const wide = 380

/** One under the other, each by its letter with what it asks and room for its answer. */
function partsSpace(
  parts: Extract<AnswerWidget, { widget: 'parts' }>['parts'],
  asked: AskedQuestion,
  width: number,
  look: SheetLook,
): Block {
  const indent = look.question.size * 1.7
  const working = asked.working / parts.length
  const blocks = parts.map(({ heading, widget }, i): Block => {
    const ask = setText(heading, width - indent, look.question)
    const space = singleSpace(widget, { ...asked, working }, width - indent, look)
    const words = stack([part(ask), part(space)], look.gap)
    const { marks } = letters(0, ask.baseline, `${partLetter(i)})`, { ...look.question, font: 'strong' })
    const label: Mark = { kind: 'part', role: 'P', marks }
    return { ...words, width: words.width + indent, marks: [label, moved(indent, 0, words.marks)] }
  })
  return stack(blocks, look.gap * 1.6)
}

function answerSpace(asked: AskedQuestion, width: number, look: SheetLook): Block {
  const { widget } = asked.question
  return widget.widget === 'parts'
    ? partsSpace(widget.parts, asked, width, look)
    : singleSpace(widget, asked, width, look)
}

function singleSpace(widget: SingleWidget, asked: AskedQuestion, width: number, look: SheetLook): Block {
  const { question } = asked
  const working = asked.working * look.density.working
  switch (widget.widget) {
    case 'choice':
    case 'multi_choice': {
      const options = choiceSpace(widget.options, widget.widget === 'multi_choice', width, look)
      const room = question.figure === undefined ? Math.min(working, 54) : 0
      return stack([scratchSpace(width, room, look), options], look.gap)
    }
    case 'yes_no':
      return yesNoSpace(widget.yes, widget.no, look)
    case 'comparison':
      return comparisonSpace(widget.left, widget.right, look)
    case 'number_line':
      // Where a figure has the line already, the number is read from it rather than marked on a second one.
      if (question.figure !== undefined) return entrySpace({ widget: 'numeric' }, width, 0, look)
      return numberLineSpace(widget, width, look)
    case 'graph_point':
    case 'graph_line':
      return gridSpace(widget, width, look)
    case 'table':
      return tableSpace(widget, width, look)
    case 'ordering':
      return orderingSpace(widget, width, look)
    case 'matching':
      return matchingSpace(widget, width, look)
    case 'groups':
      return groupsSpace(widget, width, look)
    case 'counters':
    case 'rings':
    case 'fraction_parts':
    case 'base_ten':
    case 'coins':
    case 'plot':
    case 'clock_set':
    case 'chart':
    case 'written':
    case 'line_points':
    case 'line_jumps':
    case 'line_ray':
    case 'tape':
    case 'balance':
    case 'hot_spot':
      return surfaceSpace(widget, width)
    case 'slots':
      return slotsSpace(widget, width, look)
    case 'steps':
      return stepsSpace(widget, width, look)
    default:
      return entrySpace(widget, width, question.figure === undefined ? working : Math.min(working, 40), look)
  }
}

/** A displayed formula, set smaller where it is wider than its column. */
function display(latex: string, width: number, look: SheetLook): Block {
  const pen = { ...look.question, size: look.question.size * 1.08 }
  const block = setDisplay(latex, width, pen)
  if (block.width <= width) return block
  return setDisplay(latex, width, { ...pen, size: pen.size * Math.max(0.7, width / block.width) })
}

function figureBlock(question: GeneratedQuestion, room: number, most: number): Block {
  const { figure } = question
  if (figure === undefined) return emptyBlock
  const width = Math.min(room, most, (figure.width / figure.height) * 250)
  const set = paintFigure(figure.svg, width)
  return { ...set, baseline: 12, marks: [{ kind: 'part', role: 'Figure', alt: figure.alt, marks: set.marks }] }
}

/** The number in a cell of the comb, on the baseline of the first line. */
function numberCell(number: number, baseline: number): Mark[] {
  const radius = 10.5
  const [x, y] = [9.1, baseline - 4]
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${n3(x + radius * Math.cos(angle))} ${n3(y + radius * Math.sin(angle))}`
  })
  const cell: Mark = {
    kind: 'path',
    d: `M${points.join('L')}Z`,
    fill: printTones.lapis[3],
    stroke: { color: printTones.lapis[9], width: 0.9, round: true },
  }
  const size = number < 10 ? 11 : 9.8
  const name = letters(x, y + size * 0.345, String(number), {
    font: 'display-700',
    size,
    color: printTones.lapis[12],
    align: 'center',
  })
  return [
    { kind: 'part', role: 'Artifact', marks: [cell] },
    { kind: 'part', role: 'P', alt: `Question ${number}`, marks: name.marks },
  ]
}

const part = (block: Block): Block =>
  block.height === 0 ? block : { ...block, marks: [{ kind: 'part', role: 'P', marks: block.marks }] }

/** A comparison draws its own blank, so a square in the formula would be a second one. */
const shownLatex = (question: GeneratedQuestion): string | undefined =>
  question.widget.widget === 'comparison' && question.prompt.latex?.includes('\\square') === true
    ? undefined
    : question.prompt.latex

/**
 * A question with its number, figure and room for the answer, `width` points wide. `fits` is false when something of it is
 * wider than that, so that it must be set over the whole page.
 */
export function questionBlock(
  asked: AskedQuestion,
  number: number,
  width: number,
  look: SheetLook,
): Block & { readonly fits: boolean } {
  const { question } = asked
  const room = width - numberRoom
  const beside = room > wide && question.figure !== undefined
  const { figures } = look.density
  const figure = figureBlock(question, (beside ? room * 0.46 : room) * figures, (beside ? 240 : 262) * figures)
  const column = beside ? room - figure.width - 18 : room
  const ask = setText(question.prompt.text, column, look.question)
  const latex = shownLatex(question)
  const formula = latex === undefined ? emptyBlock : display(latex, column, look)
  const space = answerSpace(asked, column, look)
  const words = stack([part(ask), part(formula), beside ? emptyBlock : figure, part(space)], look.gap)
  const widest = Math.max(words.width, widestPiece(question.prompt.text, look.question))
  const marks: Mark[] = [...numberCell(number, ask.baseline), moved(numberRoom, 0, words.marks)]
  if (beside) marks.push(moved(width - figure.width, 0, figure.marks))
  return {
    width,
    height: Math.max(words.height, beside ? figure.height : 0, ask.baseline + 8),
    baseline: ask.baseline,
    marks,
    fits: widest <= column + 0.5,
  }
}
