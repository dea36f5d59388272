import { whole } from '../../values/rational.ts'
import { aboutOf, drawPlot, placeLatex, plotFigure, total } from './plots.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Plot } from './plots.ts'

/** How many marks stand beyond a place, on the longer or the shorter side. */
export interface Params extends Plot {
  readonly side: 'more' | 'less'
  /** Index of the place compared with. */
  readonly cut: number
}

function params(chance: Chance, difficulty: number): Params {
  const denominator = difficulty < 0.3 ? 2 : 4
  const places = 5 + Math.round(2 * difficulty)
  const plot = drawPlot(chance, denominator, chance.int(2, 5 * denominator), places, 3 + Math.round(2 * difficulty))
  return { ...plot, side: chance.happens(0.5) ? 'more' : 'less', cut: chance.int(1, places - 2) }
}

function beyond(p: Params): number[] {
  return [...(p.side === 'more' ? p.counts.slice(p.cut + 1) : p.counts.slice(0, p.cut))]
}

function reject(p: Params): string | null {
  if (p.counts[p.cut] === 0) return 'nothing stands at the place itself'
  return beyond(p).filter((n) => n > 0).length < 2 ? 'only one stack to count' : null
}

const cutText = (p: Params): string => `\\(${placeLatex(p.from + p.cut, p.denominator)}\\) ${aboutOf(p).unit}`

function distractors(p: Params): Distractor[] {
  const right = total(beyond(p))
  return [
    {
      value: whole(beyond(p).filter((n) => n > 0).length),
      misconception: 'scale_ignored',
      why: `You counted the places on the line. Count all of the marks above them.`,
    },
    {
      value: whole(right + (p.counts[p.cut] as number)),
      misconception: 'looks_alike',
      why: `You counted the marks at ${cutText(p)}, too. They are not ${p.side} than ${cutText(p)}.`,
    },
    {
      value: whole(total(p.counts) - right - (p.counts[p.cut] as number)),
      misconception: 'looks_alike',
      why: `You counted the other side. Look for ${p.side} than ${cutText(p)}.`,
    },
    {
      value: whole(right + 1),
      misconception: 'slip_off_by_one',
      why: `That is 1 too many. Count the marks ${p.side === 'more' ? 'right' : 'left'} of ${cutText(p)} again.`,
    },
    {
      value: whole(right - 1),
      misconception: 'slip_off_by_one',
      why: `That is 1 too few. Count the marks ${p.side === 'more' ? 'right' : 'left'} of ${cutText(p)} again.`,
    },
  ]
}

/** Show measurements to a quarter unit (3.MD.B.4). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.denominator, p.from, p.counts, p.side, p.cut]),
  prompt: (p, words) => {
    const about = aboutOf(p)
    const ask = `How many ${about.things} ${about[p.side]} ${cutText(p)}?`
    return { text: words.pick([ask, `Each mark is one of the ${about.things}. ${ask}`, `Use the line plot. ${ask}`]) }
  },
  answer: (p) => whole(total(beyond(p))),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Find ${cutText(p)} on the line.` },
    { text: `Marks for ${p.side} than that are to the ${p.side === 'more' ? 'right' : 'left'} of it.` },
    { text: `Count the marks there, stack by stack. Leave out the marks at ${cutText(p)}.` },
  ],
  solution: (p) => [
    {
      say: `Find ${cutText(p)}. Look at the marks to the ${p.side === 'more' ? 'right' : 'left'} of it.`,
      figure: plotFigure(p),
      relation: 'next',
    },
    {
      say: 'Count the marks in each stack there and add.',
      latex: `${beyond(p).join(' + ')} = ${total(beyond(p))}`,
      value: whole(total(beyond(p))),
      relation: 'next',
    },
  ],
  figure: (p) => plotFigure(p),
  load: (p) => p.counts.length + total(beyond(p)) / 4 + (p.denominator === 4 ? 2 : 0),
}
