import { speakRichText } from '@polyhex/curriculum/notation/speak'
import type { SlotPiece, SlotsWidget, SlotTile } from '@polyhex/contract/exercises/slots-widget'
import type { Sample } from '../gallery-samples.ts'

const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '=': 'equals',
  '×': 'times',
  '<': 'is less than',
}
const latex: Readonly<Record<string, string>> = { '×': '\\times' }
const maths = (id: string): SlotTile => ({ id, text: `\\(${latex[id] ?? id}\\)`, speech: signs[id] ?? id })
const word = (id: string): SlotTile => ({ id, text: id, speech: id })

const blank: SlotPiece = { piece: 'blank' }
const words = (text: string): SlotPiece => ({ piece: 'text', text, speech: speakRichText(text) })
const menu = (...choices: string[]): SlotPiece => ({ piece: 'menu', choices: choices.map(word) })

/** A calculation with its signs apart; _ is a blank. */
const sum = (text: string): SlotPiece[] =>
  text.split(' ').map((part): SlotPiece => {
    const { text: shown, speech } = maths(part)
    return part === '_' ? blank : { piece: 'text', text: shown, speech }
  })

const slots = (lines: SlotPiece[][], tiles: SlotTile[], more: Partial<SlotsWidget> = {}): SlotsWidget => ({
  widget: 'slots',
  lines,
  tiles,
  stays: false,
  several: false,
  ...more,
})

/** Every mode: one number, signs, a family of facts, words that wrap, menus, maths around the blanks. */
export const slotsSamples: readonly Sample[] = [
  {
    name: 'slots, one number',
    question: 'Which number makes this true?',
    widget: slots([sum('3 + _ = 8')], ['2', '4', '5', '11'].map(maths)),
    answered: '1:11',
    right: '1:5',
  },
  {
    name: 'slots, numbers and a sign',
    question: 'There are 9 ducks. 4 swim away. Build the number sentence.',
    widget: slots([sum('_ _ _ = _')], ['4', '5', '9', '13', '+', '-'].map(maths)),
    half: '1:9;2:-',
    answered: '1:4;2:+;3:9;4:13',
    right: '1:9;2:-;3:4;4:5',
  },
  {
    name: 'slots, a fact family',
    question: 'Use 3, 5 and 8 to make four different facts.',
    widget: slots(
      [sum('_ + _ = _'), sum('_ + _ = _'), sum('_ - _ = _'), sum('_ - _ = _')],
      ['3', '5', '8'].map(maths),
      {
        stays: true,
        several: true,
      },
    ),
    half: '1:3;2:5;3:8;4:5',
    answered: '1:3;2:5;3:8;4:5;5:3;6:8;7:8;8:3;9:5;10:5;11:3;12:8',
    right: '1:3;2:5;3:8;4:5;5:3;6:8;7:8;8:3;9:5;10:8;11:5;12:3',
  },
  {
    name: 'slots, words',
    question: 'Finish the sentence about the graph.',
    widget: slots(
      [
        [
          words('As the number of hours goes up by 1, the distance goes'),
          blank,
          words('by'),
          blank,
          words('miles, so the graph is'),
          blank,
          words('.'),
        ],
      ],
      ['up', 'down', '60', '120', 'a straight line', 'a curve'].map(word),
    ),
    half: '1:up',
    answered: '1:up;2:120;3:a curve',
    right: '1:up;2:60;3:a straight line',
  },
  {
    name: 'slots, menus',
    question: 'Compare the fractions.',
    widget: slots(
      [
        [
          words('The pieces of \\(\\frac{3}{8}\\) are'),
          menu('larger', 'smaller'),
          words('than the pieces of \\(\\frac{3}{5}\\), so \\(\\frac{3}{8}\\) is'),
          menu('less than', 'equal to', 'greater than'),
          words('\\(\\frac{3}{5}\\).'),
        ],
      ],
      [],
    ),
    half: '1:smaller',
    answered: '1:larger;2:less than',
    right: '1:smaller;2:less than',
  },
  {
    name: 'slots, maths around them',
    question: 'Make the equation of the line.',
    widget: slots(
      [[words('\\(y=\\)'), blank, words('\\(x\\)'), blank, words('\\(\\frac{3}{4}\\)')]],
      [maths('+'), maths('-'), { id: '1/2', text: '\\(\\frac{1}{2}\\)', speech: 'one half' }, maths('2')],
    ),
    half: '1:1/2',
    answered: '1:2;2:-',
    right: '1:1/2;2:-',
  },
]
