import { scatterPlot } from '../../figures/scatter-plot.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { correlation } from './level-1.ts'
import { linked } from './linked.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Linked } from './linked.ts'
import type { Telling } from '../telling.ts'

/** Points of two measures, and whether their correlation is asked for or what it allows to say. */
export interface Params {
  readonly story: number
  readonly ask: 'r' | 'cause'
  readonly ys: readonly number[]
}

const storyOf = (p: Params): Linked => linked[p.story] as Linked
const choices = [-0.95, -0.6, 0, 0.6, 0.95] as const
const nearest = (r: number): number => choices.toSorted((a, b) => Math.abs(a - r) - Math.abs(b - r))[0] as number
const named = (r: number): Item => item(`r ${r}`, `\\(r \\approx ${r}\\)`)

function params(chance: Chance, difficulty: number): Params {
  const ask = chance.happens(1.7 * difficulty - 0.35) ? 'cause' : 'r'
  const story = chance.int(0, linked.length - 1)
  const way = ask === 'cause' ? ((linked[story] as Linked).rises ? 1 : -1) : chance.pick([-1, 1])
  const spread = ask === 'cause' ? 2 : chance.pick([1, 1, 4, 5, 9])
  const base = chance.shuffle([2, 4, 5, 7, 8, 9, 11, 12, 14])
  const ys =
    spread === 9
      ? base
      : [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) =>
          Math.min(15, Math.max(1, 8 + way * (x - 5) + chance.int(-spread, spread))),
        )
  return { story, ask, ys }
}

function reject(p: Params): string | null {
  const r = correlation(p.ys)
  if (p.ask === 'cause')
    return Math.abs(r) > 0.75 && Math.sign(r) === (storyOf(p).rises ? 1 : -1) ? null : 'not linked enough'
  return Math.abs(r - nearest(r)) > 0.08 ? 'between two of the values' : null
}

function tellR(p: Params): Telling {
  const right = nearest(correlation(p.ys))
  const words =
    right === 0
      ? 'no direction'
      : `${Math.abs(right) > 0.9 ? 'close to a line' : 'loosely along a line'} that ${right > 0 ? 'rises' : 'falls'}`
  const others = choices
    .filter((r) => r !== right)
    .toSorted((a, b) => (a === -right ? -1 : b === -right ? 1 : Math.abs(a - right) - Math.abs(b - right)))
  const whyNot = (r: number): string => {
    if (r === 0) return 'A correlation near 0 has no direction. These points have one.'
    if (right === 0) return 'These points have no direction, so the correlation is near 0.'
    if (r * right < 0)
      return `These points ${right > 0 ? 'rise' : 'fall'}, so the correlation is ${right > 0 ? 'positive' : 'negative'}.`
    return Math.abs(r) > Math.abs(right)
      ? 'Only points very close to a line have such a strong correlation.'
      : 'These points lie closer to a line than that.'
  }
  return {
    ask: [
      'Which correlation coefficient best fits these points?',
      'Which value of \\(r\\) best describes this scatter plot?',
      'Estimate the correlation coefficient of these data.',
      'About what is the correlation coefficient \\(r\\) of these points?',
    ],
    answer: named(right),
    wrong: others.map(
      (r) => [named(r), r === -right && r !== 0 ? 'conditional_inverse' : 'looks_alike', whyNot(r)] as const,
    ),
    hints: [
      'Do the points rise, fall, or neither?',
      'A positive correlation rises, a negative one falls.',
      'The closer to a line, the nearer to \\(1\\) or \\(-1\\).',
    ],
    steps: [
      [`The points lie ${right === 0 ? 'with' : ''} ${words}.`.replace('  ', ' ')],
      ['So this is the correlation.', `r \\approx ${right}`],
    ],
  }
}

const claim = (text: string): Item => item(text, text)

function tellCause(p: Params): Telling {
  const { x, y, third, rises } = storyOf(p)
  const together = `They ${rises ? 'go up together' : 'go opposite ways'}, but ${third} may be the reason for both`
  return {
    ask: [
      `The scatter plot shows ${x} and ${y}. What can you conclude?`,
      `A student plots ${y} against ${x}. Which conclusion do the data support?`,
      `The horizontal axis shows ${x}. The vertical axis shows ${y}. What can you conclude?`,
      `Each point shows data about ${x} and ${y}. Which statement is supported?`,
    ],
    answer: claim(together),
    wrong: [
      [
        claim(`A change in ${x} makes ${y} go ${rises ? 'up' : 'down'}, as the plot proves it`),
        'correlation_cause',
        `A link is not a cause. Here ${third} can explain both.`,
      ],
      [
        claim(`A change in ${y} makes ${x} go ${rises ? 'up' : 'down'}, as the plot proves it`),
        'correlation_cause',
        `A link is not a cause, in neither direction. Think of ${third}.`,
      ],
      [
        claim(`They have nothing to do with each other, and the plot shows no pattern`),
        'looks_alike',
        `The points clearly ${rises ? 'rise' : 'fall'}, so there is a link.`,
      ],
      [
        claim(`They ${rises ? 'go opposite ways' : 'go up together'}, but ${third} may be the reason for both`),
        'conditional_inverse',
        `The points ${rises ? 'rise' : 'fall'} from left to right.`,
      ],
    ],
    hints: [
      'First: do the points rise or fall?',
      'A plot shows that two things go together. Does it show why?',
      `Could ${third} play a part?`,
    ],
    steps: [
      [`The points ${rises ? 'rise' : 'fall'} from left to right, so the two are linked.`],
      [`A link is not a cause. Here ${third} changes both.`],
    ],
  }
}

const picture = (p: Params): Figure =>
  scatterPlot({
    x: { min: 0, max: 10, bare: true },
    y: { min: 0, max: 16, bare: true },
    points: p.ys.map((y, i) => [i + 1, y] as const),
  })

/** Read a correlation and tell it from a cause (HSS-ID.C.8, HSS-ID.C.9). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.ask === 'cause' ? p.story : ''} ${p.ys.join()}`,
  ...toldBy((p) => (p.ask === 'r' ? tellR(p) : tellCause(p))),
  forms: ['choice'],
  figure: picture,
  load: (p) => (p.ask === 'cause' ? 4 : 1),
}
