import { ioMachine } from '../../figures/io-machine.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Input-output machines: one rule for every number that goes in. */
export const lesson: LessonPlan = {
  topicCode: 'input_output_machines',
  what: {
    heading: 'A machine with a rule',
    say: 'A number goes in. The machine does the same thing to it every time. Another number comes out. This machine adds four.',
    figure: ioMachine({
      rules: ['+ 4'],
      pairs: [
        { input: '3', output: '7' },
        { input: '10', output: '14' },
      ],
    }),
  },
  picture: {
    heading: 'Forward and back',
    say: 'Seven goes in, and eleven comes out. What went in if nine came out? Go backward and undo the rule: nine take away four is five.',
    latex: '9 - 4 = 5',
    figure: ioMachine({
      rules: ['+ 4'],
      pairs: [
        { input: '7', output: '11' },
        { input: null, output: '9' },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'rule_from_one_pair',
    heading: 'One pair is not enough',
    say: 'Two goes in and six comes out. Someone says: the rule is add four. But look at five: fifteen comes out, not nine. The rule is multiply by three. It fits every pair.',
    figure: ioMachine({
      rules: [null],
      pairs: [
        { input: '2', output: '6' },
        { input: '5', output: '15' },
      ],
    }),
  },
  check: {
    heading: 'Test every pair',
    say: 'Put each input through your rule. If every output is right, you have found the rule. If one does not fit, look for another rule.',
    latex: '2 \\times 3 = 6 \\qquad 5 \\times 3 = 15',
  },
}
