import { halfLine } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { closed, drawn, signLatex, signs, turned, type Sign } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Intervals } from '../../../values/values.ts'

/** 'graph': the number line shows the solutions. A situation: words say which numbers are meant. */
export interface Params {
  readonly kind: 'graph' | Situation
  readonly letter: string
  readonly end: number
  readonly sign: Sign
}

type Situation = 'number' | 'height' | 'bus' | 'age' | 'cold' | 'speed' | 'bag' | 'score' | 'time'

/** Words around 'at least 12', with the letter named in `of`; the ends that make sense there. */
/** The situations with the numbers that make sense in them. */
export const situations: Readonly<
  Record<Situation, { low: number; high: number; say: (n: string, words: string) => string }>
> = {
  number: { low: -20, high: 20, say: (n, w) => `A number \\(${n}\\) is ${w}.` },
  height: { low: 90, high: 140, say: (n, w) => `A rider's height \\(${n}\\), in centimeters, must be ${w}.` },
  bus: { low: 20, high: 60, say: (n, w) => `The number \\(${n}\\) of people on a bus is ${w}.` },
  age: { low: 5, high: 18, say: (n, w) => `The age \\(${n}\\) of a player, in years, must be ${w}.` },
  cold: { low: -20, high: 12, say: (n, w) => `The temperature \\(${n}\\), in degrees Fahrenheit, is ${w}.` },
  speed: { low: 15, high: 65, say: (n, w) => `The speed \\(${n}\\) of a car, in miles per hour, is ${w}.` },
  bag: { low: 5, high: 50, say: (n, w) => `The weight \\(${n}\\) of a bag, in pounds, is ${w}.` },
  score: { low: 10, high: 90, say: (n, w) => `The score \\(${n}\\) in a game is ${w}.` },
  time: { low: 10, high: 60, say: (n, w) => `The time \\(${n}\\), in minutes, is ${w}.` },
}
const situationNames = Object.keys(situations) as Situation[]
const letters = ['x', 'n', 'h', 'm', 't', 'w'] as const

/** Each sign in words. */
export const phrases: Readonly<Record<Sign, readonly string[]>> = {
  '<': ['less than', 'below', 'under'],
  '<=': ['at most', 'no more than', 'not greater than'],
  '>': ['more than', 'above', 'greater than'],
  '>=': ['at least', 'no less than', 'not less than'],
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

const set = (p: Params, sign: Sign, end: number): Intervals => halfLine(sign, whole(end), p.letter)

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: set(p, closed[p.sign], p.end),
      misconception: 'looks_alike',
      why:
        p.sign.length === 2
          ? `\\(${p.end}\\) is a solution, too. Use the sign that includes “or equal to.”`
          : `\\(${p.end}\\) itself is not a solution. Use the sign without “or equal to.”`,
    },
  ]
  if (p.end < 0)
    list.push(
      {
        value: set(p, turned[p.sign], p.end),
        misconception: 'magnitude_negative',
        why: `Negative numbers get less to the left of \\(${p.end}\\) on the number line. Reverse the sign.`,
      },
      {
        value: set(p, p.sign, -p.end),
        misconception: 'slip_sign',
        why: `The number is \\(${p.end}\\), with a negative sign.`,
      },
    )
  else
    list.push(
      {
        value: set(p, turned[p.sign], p.end),
        misconception: 'reversed_order',
        why: p.sign.startsWith('<')
          ? `You wrote that \\(${p.letter}\\) is greater. It is less than \\(${p.end}\\).`
          : `You wrote that \\(${p.letter}\\) is less. It is greater than \\(${p.end}\\).`,
      },
      {
        value: set(p, p.sign, -p.end),
        misconception: 'slip_sign',
        why: `The number is \\(${p.end}\\), without a negative sign.`,
      },
    )
  list.push({
    value: set(p, closed[turned[p.sign]], p.end),
    misconception: 'looks_alike',
    why: p.sign.startsWith('<')
      ? `The numbers here are less than \\(${p.end}\\), so use \\(<\\) or \\(\\le\\).`
      : `The numbers here are greater than \\(${p.end}\\), so use \\(>\\) or \\(\\ge\\).`,
  })
  return list
}

function solution(p: Params): Step[] {
  const value = set(p, p.sign, p.end)
  const latex = `${p.letter} ${signLatex[p.sign]} ${p.end}`
  const counts = p.sign.length === 2 ? `\\(${p.end}\\) is a solution` : `\\(${p.end}\\) is not a solution`
  const way = p.sign.startsWith('<') ? 'lesser' : 'greater'
  if (p.kind === 'graph')
    return [
      {
        say: `The ${p.sign.length === 2 ? 'closed' : 'open'} point at \\(${p.end}\\) shows that ${counts}.`,
        figure: drawn(p.sign, p.end),
        relation: 'next',
      },
      {
        say: `The ray covers the numbers ${way === 'lesser' ? 'less' : 'greater'} than \\(${p.end}\\), so write this inequality.`,
        latex,
        value,
        relation: 'next',
      },
    ]
  return [
    {
      say: `The words mean “${phrases[p.sign][0]} \\(${p.end}\\),” so ${counts}.`,
      latex,
      value,
      relation: 'next',
    },
    Math.abs(p.end) <= 9
      ? {
          say: `On the number line, the ray starts at \\(${p.end}\\) and covers the ${way} numbers.`,
          latex,
          figure: drawn(p.sign, p.end),
          value,
          relation: 'same',
        }
      : {
          say: `Test a number: \\(${p.sign.startsWith('<') ? p.end - 1 : p.end + 1}\\) fits the words, and it makes the inequality true.`,
          latex,
          value,
          relation: 'same',
        },
  ]
}

/** Write and graph x > c or x < c (6.EE.B.8). */
export const writtenInequality: TopicLevel<Params> = {
  key: 'inequalities_practice/1',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.sign} ${p.end}`,
  prompt: (p, words) => {
    if (p.kind === 'graph')
      return { text: `Write the inequality that the number line shows. Use the variable \\(${p.letter}\\).` }
    const said = situations[p.kind].say(p.letter, `${words.pick(phrases[p.sign])} \\(${p.end}\\)`)
    return { text: `${said} Write an inequality for \\(${p.letter}\\).` }
  },
  answer: (p) => set(p, p.sign, p.end),
  forms: ['inequality', 'choice'],
  widget: (p) => ({ keys: [p.letter, '-'] }),
  distractors,
  hints: (p) =>
    p.kind === 'graph'
      ? [
          { text: 'Does the colored ray go to the left or to the right of the point?' },
          { text: 'Is the point open or closed? A closed point is a solution, too.' },
          { text: `The point is at \\(${p.end}\\), and it is ${p.sign.length === 2 ? 'closed' : 'open'}.` },
        ]
      : [
          { text: `Do the words ask for numbers greater than \\(${p.end}\\) or less than \\(${p.end}\\)?` },
          { text: `Is \\(${p.end}\\) itself allowed?` },
          {
            text: `Write \\(${p.letter}\\), then a sign, then \\(${p.end}\\). The sign opens toward the greater side.`,
          },
        ],
  solution,
  figure: (p) => (p.kind === 'graph' ? drawn(p.sign, p.end) : null),
  load: (p) => (p.sign.length === 2 ? 3 : 0) + (p.end < 0 ? 3 : 0) + Math.abs(p.end) / 100 + signs.indexOf(p.sign) / 10,
}
