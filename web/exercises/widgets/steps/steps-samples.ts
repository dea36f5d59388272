import type { Sample } from '../gallery-samples.ts'

/** Working line by line, for the gallery. */
export const stepsSamples: readonly Sample[] = [
  {
    question: 'Solve \\(3x+4=19\\) line by line.',
    widget: { widget: 'steps', first: '3x + 4 = 19', letter: 'x', keys: ['x', '^'], letters: ['x'] },
    answered: '3x = 23\nx = 23/3',
    half: '3x + 4 - 4 = 19 - 4\n3x = 15\n',
    right: '3x = 15\nx = 5',
  },
]
