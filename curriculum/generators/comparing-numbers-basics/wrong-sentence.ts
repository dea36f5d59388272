import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { signSentence, type Pair } from './two-numbers.ts'
import { wholeText } from '../../notation/number-latex.ts'
import type { Item } from '../../values/values.ts'

/** Comparisons that a child wrote; the one at `wrong` has its numbers the wrong way around. */
export interface Compared {
  readonly pairs: readonly Pair[]
  readonly wrong: number
  readonly name: string
}

const lines = 3

/** One line of the child: in words for the youngest, with a sign from grade 1 on. */
export function lineOf({ pairs, wrong }: Compared, i: number, by: 'words' | 'signs'): string {
  const { left, right } = pairs[i] ?? { left: 0, right: 0 }
  const isLess = left < right !== (i === wrong)
  return by === 'words'
    ? `\\(${left}\\) is ${isLess ? 'less' : 'greater'} than \\(${right}\\).`
    : `\\(${wholeText(left)} ${isLess ? '<' : '>'} ${wholeText(right)}\\)`
}

/** Which of three comparisons of a named child is wrong? */
export function wrongSentence(
  of: { readonly by: 'words' | 'signs'; readonly draw: (...at: Parameters<Task<Compared>['params']>) => Pair } & Pick<
    Task<Pair>,
    'load'
  >,
): LevelTask {
  const lineItem = (p: Compared, i: number): Item => item(String(i + 1), lineOf(p, i, of.by))
  const pairOf = (p: Compared): Pair => p.pairs[p.wrong] ?? { left: 0, right: 0 }
  return task<Compared>({
    id: 'wrong_sentence',
    kind: 'find_error',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => ({
      pairs: Array.from({ length: lines }, () => of.draw(chance, difficulty)),
      wrong: chance.int(0, lines - 1),
      name: chance.pick(firstNames),
    }),
    reject: ({ pairs }) => {
      if (pairs.some(({ left, right }) => left === right)) return 'nothing is greater'
      const said = new Set(pairs.map(({ left, right }) => `${Math.min(left, right)} ${Math.max(left, right)}`))
      return said.size < lines ? 'two lines are alike' : null
    },
    note: ({ pairs, wrong }) => `${pairs.map(({ left, right }) => `${left}?${right}`).join(' ')} ${wrong}`,
    prompt: ({ name }, words) => ({
      text: words.pick([
        `${name} compared numbers. Which line is wrong?`,
        `One of these is not true. Which one did ${name} get wrong?`,
        `${name} made one mistake. Find it.`,
      ]),
    }),
    answer: (p) => lineItem(p, p.wrong),
    fixedOrder: true,
    distractors: (p) =>
      p.pairs.flatMap((pair, i) =>
        i === p.wrong ? [] : [wrongAnswer(lineItem(p, i), 'looks_alike', `This one is true: ${signSentence(pair)}.`)],
      ),
    hints: (p) => [
      {
        text:
          of.by === 'words'
            ? 'Count. The number that you say later is greater.'
            : 'Read each line aloud: is greater than, is less than.',
      },
      {
        text:
          of.by === 'words'
            ? 'Check one line at a time.'
            : 'Compare the digits from the left. Which number is greater?',
      },
      { text: `Look at \\(${wholeText(pairOf(p).left)}\\) and \\(${wholeText(pairOf(p).right)}\\).` },
    ],
    solution: (p) => [
      nextStep('Check one line at a time.'),
      nextStep(`But ${signSentence(pairOf(p))}. So this line is wrong.`, undefined, lineItem(p, p.wrong)),
    ],
    load: ({ pairs }) => pairs.reduce((sum, pair) => sum + of.load(pair), 0),
  })
}
