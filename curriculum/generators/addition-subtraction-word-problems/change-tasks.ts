import { buildFigure } from '../../tasks/build-figure.ts'
import { tapeOfParts } from '../../values/tape.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { asked, endOf, taleOf, thingsOf, type ChangeStory } from './change-story.ts'
import { addOrSubtract, numberSentence, toldOf, type Family, type ModeledStory } from './modeled-story.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'

/** What comes and what was there make the whole at the end; what goes and what is left made the whole at the start. */
function familyOf(p: ChangeStory): Family {
  const end = endOf(p)
  return p.kind.startsWith('join')
    ? { parts: [p.start, p.change], whole: end, asked: asked(p) }
    : { parts: [end, p.change], whole: p.start, asked: asked(p) }
}

const wantedOf = (p: ChangeStory): string =>
  p.kind.endsWith('start')
    ? 'How many at first'
    : p.kind.endsWith('change')
      ? p.kind.startsWith('join')
        ? 'How many more'
        : 'How many are gone'
      : 'How many now'

function because(p: ChangeStory): string {
  const { whole, asked: open } = familyOf(p)
  const things = thingsOf(p)
  if (open !== whole) return `The \\(${whole}\\) ${things} are all of them. A part is missing, so subtract.`
  return p.kind === 'join'
    ? `More ${things} come. All of them are asked for, so add.`
    : `At first there were more ${things}: the ones that went, and the ones that are left. So add.`
}

const text = (n: number, open: number): string => (n === open ? '?' : String(n))

/** The bar with the unknown number as ?. */
function barOf({ parts, whole, asked: open }: Family): Amounts {
  return tapeOfParts(
    parts.map((part) => text(part, open)),
    text(whole, open),
  )
}

/** The bar of somebody who takes the whole for a part, or a part for the whole. */
function turnedBar(family: Family): Amounts {
  const [x, y] = toldOf(family)
  const [small, large] = [Math.min(x, y), Math.max(x, y)].map(String) as [string, string]
  return family.asked === family.whole ? tapeOfParts([small, '?'], large) : tapeOfParts([small, large], '?')
}

/** The bar is built before anything is worked out: which numbers are parts, which is the whole, where the unknown is. */
function buildBar(base: TopicLevel<ChangeStory>): LevelTask {
  return buildFigure<ChangeStory>(
    {
      ...base,
      answer: (p) => barOf(familyOf(p)),
      distractors: (p) => [wrongAnswer(turnedBar(familyOf(p)), 'keyword_operation', because(p))],
    },
    {
      id: 'build_bar',
      version: 1,
      form: 'tape',
      ...(base.space === undefined ? {} : { space: base.space }),
      surface: (p) => ({
        widget: 'tape',
        bars: ['parts'],
        parts: 2,
        most: 2,
        names: ['A', 'B'],
        labels: [
          ...toldOf(familyOf(p))
            .toSorted((a, b) => a - b)
            .map(String),
          '?',
        ],
        start: '',
      }),
      prompt: (p, words) => ({ text: `${taleOf(p, words)} Build the bar.` }),
      hints: (p) => [
        { text: `Which are all of the ${thingsOf(p)}? They go above the bar.` },
        { text: 'The question mark stands for the number that the story does not tell.' },
      ],
      solution: (p) => {
        const family = familyOf(p)
        const [first, second] = family.parts.map((part) => text(part, family.asked))
        return [
          nextStep(because(p)),
          nextStep(
            `The parts are ${first} and ${second}. The whole is ${text(family.whole, family.asked)}.`,
            undefined,
            barOf(family),
          ),
        ]
      },
    },
  )
}

/** What the levels of stories in which things come or go ask besides the number: bar, operation, number sentence. */
export function changeTasks(base: TopicLevel<ChangeStory>): readonly [LevelTask, LevelTask, LevelTask] {
  const story: ModeledStory<ChangeStory> = {
    tale: taleOf,
    wanted: wantedOf,
    family: familyOf,
    because,
    ...(base.space === undefined ? {} : { space: base.space }),
  }
  return [buildBar(base), addOrSubtract(base, story), numberSentence(base, story)]
}
