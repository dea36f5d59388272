import { divideRationals, rational, whole, zero } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import { signed } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/**
 * A quotient that is 0/0 at x = a. 'factor': k(x - a)(x - b) over (x - a)(x - c), multiplied out.
 * 'root': (root of (x + r) - s) over (x - a), where s^2 = a + r.
 */
export type Params =
  | { readonly kind: 'factor'; readonly a: number; readonly b: number; readonly c: number; readonly k: number }
  | { readonly kind: 'root'; readonly a: number; readonly s: number }

const shown = (value: Rational): string => showValue(value, 'numeric').latex

/** k x^2 + m x + n in LaTeX. */
function quadratic(k: number, m: number, n: number): string {
  const lead = k === 1 ? 'x^2' : `${k}x^2`
  const middle = m === 0 ? '' : ` ${m < 0 ? '-' : '+'} ${Math.abs(m) === 1 ? '' : Math.abs(m)}x`
  return `${lead}${middle}${n === 0 ? '' : ` ${signed(n)}`}`
}

const minus = (n: number): string => (n === 0 ? 'x' : `x ${signed(-n)}`)
const bracket = (n: number): string => (n === 0 ? 'x' : `(${minus(n)})`)

function topOf(p: Params): string {
  if (p.kind === 'root') return `\\sqrt{${minus(p.a - p.s * p.s)}} - ${p.s}`
  return quadratic(p.k, -p.k * (p.a + p.b), p.k * p.a * p.b)
}

function bottomOf(p: Params): string {
  return p.kind === 'root' ? minus(p.a) : quadratic(1, -(p.a + p.c), p.a * p.c)
}

const asked = (p: Params): string => `\\lim_{x \\to ${p.a}} \\frac{${topOf(p)}}{${bottomOf(p)}}`

function answer(p: Params): Rational {
  return p.kind === 'root' ? rational(1, 2 * p.s) : rational(p.k * (p.a - p.b), p.a - p.c)
}

function params(chance: Chance, difficulty: number): Params {
  const reach = 4 + Math.round(6 * difficulty)
  if (chance.happens(0.2)) {
    return {
      kind: 'root',
      a: chance.int(-6, 6 + Math.round(6 * difficulty)),
      s: chance.int(2, 5 + Math.round(4 * difficulty)),
    }
  }
  const k = chance.happens(0.2 + 0.5 * difficulty) ? chance.int(2, 3 + Math.round(difficulty)) : 1
  const low = Math.round(4 * difficulty)
  const root = (): number => (chance.happens(0.4) ? -1 : 1) * chance.int(low, reach)
  const [a, b, c] = [root(), root(), root()]
  return { kind: 'factor', a, b, c, k }
}

function reject(p: Params): string | null {
  if (p.a === 0) return 'nothing to do at zero'
  if (p.kind === 'root') return p.a === p.s * p.s ? 'no shift under the root' : null
  if (p.a === p.b || p.a === p.c || p.b === p.c) return 'factors coincide'
  return Math.abs(p.a - p.c) > 12 ? 'an awkward number below' : null
}

function distractors(p: Params): Distractor[] {
  const hole: Distractor = {
    value: zero,
    misconception: 'limit_as_value',
    why: 'Putting the number in gives \\(0\\) over \\(0\\). That only says there is a hole: the limit is what the values near it come close to.',
  }
  if (p.kind === 'root') {
    return [
      {
        value: rational(1, p.s),
        misconception: 'stops_early',
        why: `Near the hole the root is close to \\(${p.s}\\), and then \\(${p.s}\\) is added: together twice as much.`,
      },
      hole,
      {
        value: whole(2 * p.s),
        misconception: 'reversed_order',
        why: 'After you cancel, the sum is in the denominator, not in the numerator.',
      },
      {
        value: rational(-1, 2 * p.s),
        misconception: 'slip_sign',
        why: 'The size is right. Look at the sign again.',
      },
    ]
  }
  const right = answer(p)
  const wrong: Distractor[] = [
    hole,
    {
      value: whole(p.k),
      misconception: 'stops_early',
      why: 'That compares only the first terms. They decide far away, not near the hole.',
    },
    {
      value: divideRationals(whole(1), right),
      misconception: 'reversed_order',
      why: 'Numerator and denominator have changed places.',
    },
  ]
  if (p.a + p.c !== 0) {
    wrong.splice(1, 0, {
      value: rational(p.k * (p.a + p.b), p.a + p.c),
      misconception: 'looks_alike',
      why: 'A factor \\(x - r\\) is zero at \\(r\\). Check the signs in the factors.',
    })
  }
  return wrong
}

function hints(p: Params): Hint[] {
  const first = {
    text: `Put \\(x = ${p.a}\\) in first: numerator and denominator are both \\(0\\). So they share something that cancels.`,
  }
  if (p.kind === 'root') {
    return [
      first,
      {
        text: `Multiply numerator and denominator by \\(\\sqrt{${minus(p.a - p.s * p.s)}} + ${p.s}\\), to clear the root from the numerator.`,
      },
      {
        text: `Then \\(${minus(p.a)}\\) cancels and \\(1\\) stands over \\(\\sqrt{${minus(p.a - p.s * p.s)}} + ${p.s}\\).`,
      },
    ]
  }
  return [
    first,
    { text: `Both have the factor \\(${minus(p.a)}\\). Find the other factors.` },
    {
      text: `After you cancel: \\(\\frac{${p.k === 1 ? minus(p.b) : `${p.k}${bracket(p.b)}`}}{${minus(p.c)}}\\). Now put \\(x = ${p.a}\\) in.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const first: Step = {
    say: `At \\(x = ${p.a}\\) both numerator and denominator are zero. The values near it still tell a limit, so simplify.`,
    latex: asked(p),
    relation: 'next',
  }
  if (p.kind === 'root') {
    const inside = minus(p.a - p.s * p.s)
    return [
      first,
      {
        say: 'Multiply numerator and denominator by the sum with the same root. The numerator becomes a difference of squares.',
        latex: `\\frac{(\\sqrt{${inside}} - ${p.s})(\\sqrt{${inside}} + ${p.s})}{${bracket(p.a)}(\\sqrt{${inside}} + ${p.s})} = \\frac{${minus(p.a)}}{${bracket(p.a)}(\\sqrt{${inside}} + ${p.s})}`,
        relation: 'next',
      },
      { say: `Cancel \\(${minus(p.a)}\\).`, latex: `\\frac{1}{\\sqrt{${inside}} + ${p.s}}`, relation: 'next' },
      {
        say: `Now put \\(x = ${p.a}\\) in. The root becomes \\(${p.s}\\).`,
        latex: `\\frac{1}{${p.s} + ${p.s}} = ${shown(value)}`,
        value,
        relation: 'next',
      },
    ]
  }
  const lead = p.k === 1 ? '' : String(p.k)
  return [
    first,
    {
      say: 'Factor numerator and denominator.',
      latex: `\\frac{${lead}${bracket(p.a)}${bracket(p.b)}}{${bracket(p.a)}${bracket(p.c)}}`,
      relation: 'next',
    },
    {
      say: `Near \\(${p.a}\\), but not at it, \\(${minus(p.a)}\\) is not zero, so it cancels.`,
      latex: `\\frac{${lead === '' ? minus(p.b) : `${lead}${bracket(p.b)}`}}{${minus(p.c)}}`,
      relation: 'next',
    },
    {
      say: `Now put \\(x = ${p.a}\\) in.`,
      latex: `\\frac{${p.k * (p.a - p.b)}}{${p.a - p.c}} = ${shown(value)}`,
      value,
      relation: 'next',
    },
  ]
}

/** Factor or rationalize to find a limit. */
export const level: TopicLevel<Params> = {
  key: 'limits_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => (p.kind === 'root' ? `root,${p.a},${p.s}` : `${p.k},${p.a},${p.b},${p.c}`),
  prompt: (p) => ({ text: 'Find the limit.', latex: asked(p) }),
  answer,
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => (p.kind === 'root' ? 2 * p.s : Math.abs(p.a) + Math.abs(p.b) + Math.abs(p.c) + 2 * (p.k - 1)),
}
