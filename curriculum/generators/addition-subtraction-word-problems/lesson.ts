import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Stories with adding and taking away: draw, plan, work out, look back. */
export const lesson: LessonPlan = {
  topicCode: 'addition_subtraction_word_problems',
  what: {
    heading: 'Read, draw, plan',
    say: 'A story tells some numbers and asks for one more. Read it slowly. Draw a bar for each amount. Then you see whether to add or to take away.',
    figure: barModel({
      bars: [{ parts: [{ size: 9, text: '9' }] }, { parts: [{ size: 5, text: '5', second: true }] }],
      difference: null,
    }),
  },
  picture: {
    heading: 'How many more?',
    say: 'One bar is nine, the other five. How many more is nine? The rest of the long bar tells it. Take five away from nine: four more.',
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
    say: 'Ada has nine plums, four more than Leo. Someone sees the word more and adds: thirteen. But Leo has fewer than Ada. His bar is the short one: nine take away four is five.',
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
    say: 'Some stories go on. A box holds twenty shells. Six are added, then eight are taken out. First there are twenty-six, then eighteen. Do not stop after the first step.',
    latex: '20 + 6 = 26 \\qquad 26 - 8 = 18',
  },
  check: {
    heading: 'Does it fit the story?',
    say: 'Put your answer into the story. If Leo has five and Ada has four more, she has nine. That is what the story says.',
    latex: '5 + 4 = 9',
  },
}
