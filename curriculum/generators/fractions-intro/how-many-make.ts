import { cutShapes } from './cut-shapes.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { partsOf, plural, type ShareWord } from './shares.ts'

/** Shares of one size that are put together: to so many whole shapes, or to one half of a shape. */
export interface PutTogether {
  readonly word: ShareWord
  readonly make: 'half' | 1 | 2 | 3
}

const each = (p: PutTogether): number => partsOf[p.word]
const count = (p: PutTogether): number => (p.make === 'half' ? each(p) / 2 : p.make * each(p))
const goal = (p: PutTogether): string =>
  p.make === 'half' ? 'one half of a circle' : p.make === 1 ? 'a whole circle' : `${p.make} whole circles`
const load = (p: PutTogether): number => (p.make === 'half' ? 5 : count(p))

/** How many shares make a whole, or several (1.G.A.3, 2.G.A.3)? */
export function howManyMake(known: readonly ShareWord[]): LevelTask {
  const all: readonly PutTogether[] = known
    .flatMap((word) => [
      ...([1, 2, 3] as const).map((make): PutTogether => ({ word, make })),
      ...(partsOf[word] === 4 ? [{ word, make: 'half' } as const] : []),
    ])
    .toSorted((a, b) => load(a) - load(b))
  return task<PutTogether>({
    id: 'how_many_make',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    band: [0, 1],
    figureIs: 'support',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
    note: (p) => `${p.word} ${p.make}`,
    space: all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `How many ${plural(p.word)} make ${goal(p)}?`,
        `You put ${plural(p.word)} together. How many make ${goal(p)}?`,
        `${goal(p)[0]?.toUpperCase() ?? ''}${goal(p).slice(1)} ${p.make === 2 || p.make === 3 ? 'are' : 'is'} cut into ${plural(p.word)}. How many are there?`,
      ]),
    }),
    answer: (p) => whole(count(p)),
    distractors: (p) => [
      ...(p.make === 1
        ? []
        : [
            wrongAnswer(
              whole(each(p)),
              'stops_early',
              p.make === 'half'
                ? `${each(p)} ${plural(p.word)} make a whole circle. One half is less.`
                : `${each(p)} ${plural(p.word)} make 1 circle. You need ${p.make}.`,
            ),
          ]),
      wrongAnswer(
        whole(count(p) + 1),
        'slip_off_by_one',
        `That is one too many. Each whole has ${each(p)} ${plural(p.word)}.`,
      ),
      wrongAnswer(
        whole(count(p) - 1),
        'slip_off_by_one',
        `One is missing. Each whole has ${each(p)} ${plural(p.word)}.`,
      ),
    ],
    figure: (p) => cutShapes(each(p), 'circle', p.make === 'half' ? 1 : p.make),
    hints: (p) => [
      { text: `Think of a circle cut into ${plural(p.word)}. How many parts does it have?` },
      { text: `A whole circle has ${each(p)} ${plural(p.word)}.` },
      ...(p.make === 'half' ? [{ text: 'Half of the parts make one half.' }] : []),
    ],
    solution: (p) => [
      nextStep(`A whole circle has ${each(p)} ${plural(p.word)}.`),
      nextStep(
        p.make === 'half'
          ? `Half of ${each(p)} is ${count(p)}. So ${count(p)} ${plural(p.word)} make one half.`
          : `So you need ${count(p)} ${plural(p.word)} for ${goal(p)}.`,
        p.make === 1 || p.make === 'half'
          ? String(count(p))
          : `${range(1, p.make)
              .map(() => each(p))
              .join(' + ')} = ${count(p)}`,
        whole(count(p)),
      ),
    ],
    load,
  })
}
