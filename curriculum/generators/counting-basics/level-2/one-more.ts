import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { countedThings, most, picture, type Params } from './numbers.ts'

/** A group, and one more that comes: each next number is one larger (K.CC.B.4c). */
export const oneMore: LevelTask = task<Params>({
  id: 'one_more',
  kind: 'apply',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => {
    const drawn = countedThings.params(chance, difficulty)
    return { ...drawn, count: Math.min(drawn.count, most - 1) }
  },
  note: countedThings.note,
  space: ((countedThings.space ?? 0) / (most - 3)) * (most - 4),
  prompt: (p, words) => ({
    text: words.pick([
      `One more ${p.shape} comes. How many are there then?`,
      `Count the ${p.shape}s. Now think of one more. How many?`,
      `You draw one more ${p.shape}. How many are there now?`,
    ]),
  }),
  answer: (p) => whole(p.count + 1),
  distractors: (p) => [
    wrongAnswer(whole(p.count), 'count_off_by_one', `That is how many you see. Now one more ${p.shape} comes.`),
    wrongAnswer(whole(p.count + 2), 'count_off_by_one', 'That is one too many. Only one more comes.'),
    wrongAnswer(whole(p.count - 1), 'near', 'One more comes. So the number gets larger.'),
  ],
  hints: (p) => [{ text: `Count the ${p.shape}s first.` }, { text: `There are ${p.count}. What number comes next?` }],
  solution: (p) => [
    nextStep(`Count what you see: \\(${p.count}\\).`, String(p.count)),
    nextStep(
      `One more is the next number. After \\(${p.count}\\) comes \\(${p.count + 1}\\).`,
      `${p.count}, ${p.count + 1}`,
      whole(p.count + 1),
    ),
  ],
  figure: picture,
  load: countedThings.load,
})
