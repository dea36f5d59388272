import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Stories with adding and subtracting: draw, plan, solve, look back. */
export const lesson: LessonPlan = {
  topicCode: 'addition_subtraction_word_problems',
  what: {
    heading: 'Read, draw, plan',
    say: 'A story tells some numbers and asks for another one. Read it slowly. Draw a bar for each amount. The bars show whether to add or subtract.',
    figure: barModel({
      bars: [{ parts: [{ size: 9, text: '9' }] }, { parts: [{ size: 5, text: '5', second: true }] }],
      difference: null,
    }),
  },
  picture: {
    heading: 'How many more?',
    say: 'One bar shows nine and the other shows five. How many more is nine than five? Subtract five from nine. The difference is four.',
    latex: '9 - 5 = 4',
    figure: barModel({
      bars: [{ parts: [{ size: 9, text: '9' }] }, { parts: [{ size: 5, text: '5', second: true }] }],
      difference: '4',
    }),
  },
  example: { level: 7 },
  mistake: {
    misconception: 'keyword_operation',
    heading: 'One word does not decide',
    say: 'Ada has nine plums. Ada has four more plums than Leo. Someone sees the word more and adds to get thirteen. But Leo has fewer plums than Ada. Nine minus four is five.',
    latex: '9 - 4 = 5',
    figure: barModel({
      bars: [
        { name: 'Ada', parts: [{ size: 9, text: '9' }] },
        { name: 'Leo', parts: [{ size: 5, text: null, second: true }] },
      ],
      difference: '4',
    }),
  },
  extra: {
    heading: 'Two steps',
    say: 'Some stories have two steps. There are twenty shells in a box. Six more go in, and then eight come out. First there are twenty-six shells, and then there are eighteen.',
    latex: '20 + 6 = 26 \\qquad 26 - 8 = 18',
  },
  check: {
    heading: 'Does it fit the story?',
    say: 'Put your answer into the story. If Leo has five and Ada has four more, she has nine. That is what the story says.',
    latex: '5 + 4 = 9',
  },
}
