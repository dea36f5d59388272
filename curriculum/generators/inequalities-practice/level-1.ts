import { numberLine } from '../../figures/number-line.ts'
import { halfLine } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import { closed, drawn, emptyLine, signLatex, signs, turned, type Sign } from './linear-inequality.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Intervals } from '../../values/values.ts'

/** 'graph': the number line shows the solutions. A situation: words say which numbers are meant. */
export interface Params {
  readonly kind: 'graph' | Situation
  readonly letter: string
  readonly end: number
  readonly sign: Sign
}

type Situation = 'number' | 'height' | 'bus' | 'age' | 'cold' | 'speed' | 'bag' | 'score' | 'time'

/** Words around 'at least 12', with the letter named in `of`; the ends that make sense there. */
const situations: Readonly<
  Record<Situation, { low: number; high: number; say: (n: string, words: string) => string }>
> = {
  number: { low: -20, high: 20, say: (n, w) => `A number \\(${n}\\) is ${w}.` },
  height: { low: 90, high: 140, say: (n, w) => `The height \\(${n}\\) in centimeters is ${w}.` },
  bus: { low: 20, high: 60, say: (n, w) => `The number \\(${n}\\) of people on the bus is ${w}.` },
  age: { low: 5, high: 18, say: (n, w) => `The age \\(${n}\\) in years is ${w}.` },
  cold: { low: -20, high: 12, say: (n, w) => `The temperature \\(${n}\\) in degrees is ${w}.` },
  speed: { low: 15, high: 65, say: (n, w) => `The speed \\(${n}\\) in miles per hour is ${w}.` },
  bag: { low: 5, high: 50, say: (n, w) => `The weight \\(${n}\\) of a bag in pounds is ${w}.` },
  score: { low: 10, high: 90, say: (n, w) => `The score \\(${n}\\) in a game is ${w}.` },
  time: { low: 10, high: 60, say: (n, w) => `The time \\(${n}\\) in minutes is ${w}.` },
}
const situationNames = Object.keys(situations) as Situation[]
const letters = ['x', 'n', 'h', 'm', 't', 'w'] as const

const phrases: Readonly<Record<Sign, readonly string[]>> = {
  '<': ['less than', 'below', 'smaller than'],
  '<=': ['at most', 'no more than', 'not above'],
  '>': ['more than', 'above', 'greater than'],
  '>=': ['at least', 'no less than', 'not below'],
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.2) ? 'graph' : chance.pick(situationNames)
  const strict = !chance.happens(1.4 * difficulty - 0.15)
  const down = chance.happens(0.5)
  const { low, high } = kind === 'graph' ? { low: -9, high: 9 } : situations[kind]
  const wantsNegative = low < 0 && chance.happens(1.3 * difficulty - 0.1)
  return {
    kind,
    letter: chance.pick(letters),
    end: wantsNegative ? chance.int(low, -1) : chance.int(Math.max(low, 1), high),
    sign: down ? (strict ? '<' : '<=') : strict ? '>' : '>=',
  }
}

/** A line to think on that has the end on it. */
function lineFor(end: number): Figure {
  if (Math.abs(end) <= 9) return emptyLine()
  const from = end < 0 ? -50 : end < 70 ? 0 : 10 * Math.floor(end / 10) - 50
  return numberLine({ from, to: from + 100, step: 10, labelEvery: 5 })
}

const set = (p: Params, sign: Sign, end: number): Intervals => halfLine(sign, whole(end), p.letter)

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: set(p, closed[p.sign], p.end),
      misconception: 'looks_alike',
      why:
        p.sign.length === 2
          ? `\\(${p.end}\\) itself counts too. Use the sign with the line below.`
          : `\\(${p.end}\\) itself does not count here.`,
    },
  ]
  if (p.end < 0)
    list.push(
      {
        value: set(p, turned[p.sign], p.end),
        misconception: 'magnitude_negative',
        why: 'Left on the number line is smaller, for negative numbers too.',
      },
      { value: set(p, p.sign, -p.end), misconception: 'slip_sign', why: 'The number has a minus sign.' },
    )
  else
    list.push(
      {
        value: set(p, turned[p.sign], p.end),
        misconception: 'inequality_no_flip',
        why: 'The open side of the sign points to the larger one.',
      },
      { value: set(p, p.sign, -p.end), misconception: 'slip_sign', why: 'The number has no minus sign.' },
    )
  list.push({
    value: set(p, closed[turned[p.sign]], p.end),
    misconception: 'looks_alike',
    why: 'The open side of the sign points to the larger one.',
  })
  return list
}

function solution(p: Params): Step[] {
  const value = set(p, p.sign, p.end)
  const latex = `${p.letter} ${signLatex[p.sign]} ${p.end}`
  const counts = p.sign.length === 2 ? `\\(${p.end}\\) counts as well` : `\\(${p.end}\\) itself does not count`
  const way = p.sign.startsWith('<') ? 'smaller' : 'larger'
  if (p.kind === 'graph')
    return [
      {
        say: `The ${p.sign.length === 2 ? 'filled' : 'hollow'} point at \\(${p.end}\\) says that ${counts}.`,
        figure: drawn(p.sign, p.end),
        relation: 'next',
      },
      { say: `The line goes to the ${way} numbers. So this is the inequality.`, latex, value, relation: 'next' },
    ]
  return [
    {
      say: `The words say ${phrases[p.sign][0]}. So \\(${p.letter}\\) is ${way}, and ${counts}.`,
      latex,
      value,
      relation: 'next',
    },
    Math.abs(p.end) <= 9
      ? {
          say: `On the number line, go from \\(${p.end}\\) to the ${way} numbers.`,
          latex,
          figure: drawn(p.sign, p.end),
          value,
          relation: 'same',
        }
      : {
          say: `Try a number: \\(${p.sign.startsWith('<') ? p.end - 1 : p.end + 1}\\) fits the words, and it fits the inequality.`,
          latex,
          value,
          relation: 'same',
        },
  ]
}

/** Write and graph x > c or x < c (6.EE.B.8). */
export const level: TopicLevel<Params> = {
  key: 'inequalities_practice/1',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.sign} ${p.end}`,
  prompt: (p, words) => {
    if (p.kind === 'graph') return { text: `Which inequality does the number line show? Use \\(${p.letter}\\).` }
    const said = situations[p.kind].say(p.letter, `${words.pick(phrases[p.sign])} \\(${p.end}\\)`)
    return { text: `${said} Write it as an inequality.` }
  },
  answer: (p) => set(p, p.sign, p.end),
  forms: ['inequality', 'choice'],
  widget: (p) => ({ keys: [p.letter, '-'] }),
  distractors,
  hints: (p) =>
    p.kind === 'graph'
      ? [
          { text: 'Which numbers are colored: those to the left or to the right of the point?' },
          { text: 'Is the point filled or hollow? A filled point counts too.' },
          { text: `The point is at \\(${p.end}\\), and it is ${p.sign.length === 2 ? 'filled' : 'hollow'}.` },
        ]
      : [
          { text: 'Are the numbers that are meant larger or smaller?' },
          { text: `Would \\(${p.end}\\) itself be all right?` },
          {
            text: `Write \\(${p.letter}\\), then a sign, then \\(${p.end}\\). The open side points to the larger one.`,
          },
        ],
  solution,
  figure: (p) => (p.kind === 'graph' ? drawn(p.sign, p.end) : lineFor(p.end)),
  load: (p) => (p.sign.length === 2 ? 3 : 0) + (p.end < 0 ? 3 : 0) + Math.abs(p.end) / 100 + signs.indexOf(p.sign) / 10,
}
