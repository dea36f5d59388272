import { whole } from '../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { atZero, drawable, drawn, firstTiles } from './patterns.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** A growing pattern as a line: its slope or its value at figure 0 is asked for; or where the line is at `far`. */
export interface Params extends Growing {
  readonly asked: 'slope' | 'start' | 'point'
  readonly far: number
}

const work = (p: Params): number =>
  p.start + p.step + { slope: 0, start: 8, point: 14 }[p.asked] + p.far / 4 + (atZero(p) < 0 ? 3 : 0)
const all: readonly Params[] = drawable
  .flatMap((p) => [
    { ...p, asked: 'slope' as const, far: 0 },
    { ...p, asked: 'start' as const, far: 0 },
    ...[6, 8, 10, 12, 15, 20].map((far) => ({ ...p, asked: 'point' as const, far })),
  ])
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const at = (p: Params, n: number): number => p.step * n + atZero(p)
const valueOf = (p: Params): number => (p.asked === 'slope' ? p.step : p.asked === 'start' ? atZero(p) : at(p, p.far))
const line = (p: Params): string => `y = ${p.step}x ${atZero(p) < 0 ? '-' : '+'} ${Math.abs(atZero(p))}`

/** Link a tile pattern with slope and starting value (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/4',
  version: 2,
  params,
  note: (p) => [p.kind, p.start, p.step, p.asked, p.far].join(),
  prompt: (p, words) => {
    const start = words.pick([
      'The tiles of each figure are plotted against its number.',
      'Plot figure numbers across and tiles up.',
    ])
    if (p.asked === 'slope') return { text: `${start} What is the slope of the line through the points?` }
    if (p.asked === 'start') return { text: `${start} Where does the line through the points meet the vertical axis?` }
    return { text: `${start} How high is the line through the points at figure number \\(${p.far}\\)?` }
  },
  answer: (p) => whole(valueOf(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => {
    if (p.asked === 'point')
      return [
        wrongAnswer(
          whole(p.far % 2 === 0 ? 2 * at(p, p.far / 2) : p.far * p.start),
          'recursive_only',
          'Twice as far across is not twice as high: the line does not start at 0.',
        ),
        wrongAnswer(
          whole(p.start + p.step * p.far),
          'slip_off_by_one',
          `From figure 1 there are only \\(${p.far - 1}\\) steps.`,
        ),
        wrongAnswer(
          whole(p.step * p.far),
          'stops_early',
          `That is slope times \\(${p.far}\\). The line does not start at 0.`,
        ),
        wrongAnswer(whole(at(p, p.far) + 1), 'near', 'Very near. Work it out once more.'),
      ]
    return [
      wrongAnswer(
        whole(p.start),
        'recursive_only',
        `Figure 1 has ${countNoun(p.start, 'tile')}. ${p.asked === 'slope' ? 'The slope is what each step adds.' : 'Go one step back, to figure 0.'}`,
      ),
      wrongAnswer(
        whole(p.asked === 'slope' ? atZero(p) : p.step),
        'looks_alike',
        p.asked === 'slope'
          ? 'That is where the line starts. The slope is what each step adds.'
          : 'That is the slope. Where is the line at figure 0?',
      ),
      wrongAnswer(
        whole(valueOf(p) + 1),
        'slip_off_by_one',
        `The figures have \\(${firstTiles(p)}\\) tiles. Check with these.`,
      ),
      wrongAnswer(
        whole(valueOf(p) - 1),
        'slip_off_by_one',
        `The figures have \\(${firstTiles(p)}\\) tiles. Check with these.`,
      ),
    ]
  },
  hints: (p) => [
    { text: `The figures have \\(${firstTiles(p)}\\) tiles. These are the heights of the points.` },
    { text: 'Going one figure to the right, how much higher is the next point? That is the slope.' },
    {
      text:
        p.asked === 'slope'
          ? 'Subtract the tiles of figure 1 from those of figure 2.'
          : p.asked === 'start'
            ? 'Go back one step from figure 1: subtract the slope.'
            : `From figure 1 to figure \\(${p.far}\\) there are \\(${p.far - 1}\\) steps.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `The points are as high as the tiles: \\(${firstTiles(p)}\\). Each step adds \\(${p.step}\\).`,
      `m = ${p.step}`,
      ...(p.asked === 'slope' ? [whole(p.step)] : []),
    ),
    nextStep(
      'One step before figure 1 is figure 0, on the vertical axis.',
      `${p.start} - ${p.step} = ${atZero(p)}`,
      ...(p.asked === 'start' ? [whole(atZero(p))] : []),
    ),
    p.asked === 'point'
      ? nextStep(
          `Put \\(x = ${p.far}\\) into the line.`,
          `${p.step} \\times ${p.far} ${atZero(p) < 0 ? '-' : '+'} ${Math.abs(atZero(p))} = ${at(p, p.far)}`,
          whole(valueOf(p)),
        )
      : { say: 'So this is the line.', latex: line(p), value: whole(valueOf(p)), relation: 'next' },
  ],
  figure: drawn,
  load: work,
}
