import { growingTiles } from '../../figures/pattern-tiles.ts'
import { retold } from '../../figures/drawing.ts'
import { buildFigure } from '../../tasks/build-figure.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { addedAt, growingCells, tilesOf, type Growing } from './growing.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Amounts, Figure } from '../../values/values.ts'

const shown = (count: number): Amounts => amounts({ counter: count }, 'exact')
const counts = (p: Growing): string => [1, 2, 3].map((n) => tilesOf(p, n)).join(', ')
const picture = (p: Growing): Figure => growingTiles({ steps: [1, 2, 3].map((n) => growingCells(p, n)) })

/** The figures for those who count by ear: one x for each tile. */
function countable(p: Growing): Figure {
  const figure = picture(p)
  const heard = [1, 2, 3].map((n) => Array.from({ length: tilesOf(p, n) }, () => 'x').join(' '))
  return retold(figure, {
    title: figure.title,
    facts: figure.facts,
    alt: `Figures of a growing pattern. First: ${heard.join('. Next: ')}.`,
  })
}

/** As many counters are put down as the next figure needs tiles. */
export function buildNext<P extends Growing>(base: TopicLevel<P>): LevelTask {
  const built = buildFigure<P>(
    { ...base, answer: (p) => shown(tilesOf(p, 4)) },
    {
      id: 'build_next',
      band: [0, 1],
      version: 2,
      form: 'counters',
      ...(base.space === undefined ? {} : { space: base.space }),
      surface: (p) => ({
        widget: 'counters',
        mode: 'frame',
        places: tilesOf(p, 4) <= 10 ? 10 : tilesOf(p, 4) <= 20 ? 20 : 40,
        colors: 1,
        does: 'place',
        start: '',
      }),
      figure: countable,
      prompt: (_, words) => ({
        text: words.pick([
          'How many tiles are in the next figure? Put in as many counters.',
          'Put in one counter for each tile of figure 4.',
          'The pattern grows. Show how many tiles come next.',
        ]),
      }),
      distractors: (p) => [
        wrongAnswer(shown(tilesOf(p, 3)), 'last_item_repeats', 'That is figure 3 again. The next one is larger.'),
        wrongAnswer(
          shown(tilesOf(p, 4) - 1),
          'slip_off_by_one',
          `One is missing. ${countNoun(addedAt(p, 4), 'tile')} more come each time.`.replace(
            /\. 1 tile more come/,
            '. 1 more tile comes',
          ),
        ),
      ],
      hints: (p) => [
        { text: 'Count the tiles of each figure.' },
        { text: `The figures have ${counts(p)} tiles. How many are new each time?` },
      ],
      solution: (p) => [
        nextStep(`Count: ${counts(p)}.`, undefined, undefined, picture(p)),
        nextStep(
          `Figure 4 gets \\(${addedAt(p, 4)}\\) more than figure 3.`,
          `${tilesOf(p, 3)} + ${addedAt(p, 4)} = ${tilesOf(p, 4)}`,
          shown(tilesOf(p, 4)),
        ),
      ],
    },
  )
  return built
}

/** How many tiles are new from one figure to the next? */
export function howManyNew<P extends Growing>(
  base: TopicLevel<P>,
  of: Pick<TopicLevel<P>, 'note'> & { readonly space: number },
): LevelTask {
  return task<P>({
    id: 'how_many_new',
    kind: 'read',
    band: [0, 1],
    version: 2,
    form: 'numeric',
    params: base.params,
    note: of.note,
    space: of.space,
    prompt: (_, words) => ({
      text: words.pick([
        'How many tiles are new in figure 3?',
        'Look at figures 2 and 3. How many tiles were added?',
        'Figure 3 has more tiles than figure 2. How many more?',
      ]),
    }),
    answer: (p) => whole(addedAt(p, 3)),
    distractors: (p) =>
      [
        wrongAnswer(
          whole(tilesOf(p, 3)),
          'last_item_repeats',
          'Those are all tiles of figure 3. Count only the new ones.',
        ),
        wrongAnswer(
          whole(addedAt(p, 3) + 1),
          'slip_off_by_one',
          'That is one too many. Compare the two figures again.',
        ),
        wrongAnswer(
          whole(tilesOf(p, 2)),
          'given_number',
          'Those are the tiles of figure 2. Count what is new after it.',
        ),
      ].filter(({ value }) => value.kind === 'rational' && Number(value.n) !== addedAt(p, 3)),
    hints: () => [
      { text: 'Find the figure before it inside of figure 3.' },
      { text: 'Count only the tiles that are left.' },
    ],
    solution: (p) => [
      nextStep(`Figure 2 has \\(${tilesOf(p, 2)}\\) tiles. Figure 3 has \\(${tilesOf(p, 3)}\\).`),
      nextStep(
        `So \\(${addedAt(p, 3)}\\) ${addedAt(p, 3) === 1 ? 'is' : 'are'} new.`,
        `${tilesOf(p, 3)} - ${tilesOf(p, 2)} = ${addedAt(p, 3)}`,
        whole(addedAt(p, 3)),
      ),
    ],
    figure: countable,
    load: base.load,
  })
}

/** Which figure has so many tiles? */
export interface Which extends Growing {
  readonly figure: number
}

/** The number of tiles is told, and the figure is found by going on. */
export function whichFigure<P extends Growing>(base: TopicLevel<P>): LevelTask {
  return task<Which>({
    id: 'which_figure',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => {
      const { kind, start, step } = base.params(chance, difficulty)
      return { kind, start, step, figure: 4 + Math.floor(2.6 * difficulty + 1.6 * chance.unit()) }
    },
    reject: (p) =>
      tilesOf(p, p.figure) > 40
        ? 'too many tiles'
        : tilesOf(p, p.figure) === p.figure
          ? 'the number is the same'
          : null,
    note: (p) => `${p.kind} ${p.start} ${p.step} ${p.figure}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Which figure has \\(${tilesOf(p, p.figure)}\\) tiles?`,
        `The pattern goes on. Which figure is made of \\(${tilesOf(p, p.figure)}\\) tiles?`,
        `You have \\(${tilesOf(p, p.figure)}\\) tiles. Which figure can you build with all of them?`,
      ]),
    }),
    answer: (p) => whole(p.figure),
    distractors: (p) => [
      wrongAnswer(whole(p.figure + 1), 'slip_off_by_one', `Figure ${p.figure + 1} has more tiles. Go back one figure.`),
      wrongAnswer(whole(p.figure - 1), 'stops_early', `Figure ${p.figure - 1} has fewer tiles. Go on one figure.`),
      wrongAnswer(whole(tilesOf(p, p.figure)), 'given_number', 'That is the number of tiles. Which figure is it?'),
    ],
    hints: (p) => [
      { text: 'Count the tiles of figures 1, 2 and 3.' },
      { text: `They have ${counts(p)} tiles. Go on until you reach ${tilesOf(p, p.figure)}.` },
    ],
    solution: (p) => [
      nextStep(`The figures have ${counts(p)} tiles.`),
      nextStep(
        'Go on in the same way, and count the figures.',
        range(1, p.figure)
          .map((n) => tilesOf(p, n))
          .join(', '),
        whole(p.figure),
      ),
    ],
    figure: countable,
    load: (p) => p.figure,
  })
}
