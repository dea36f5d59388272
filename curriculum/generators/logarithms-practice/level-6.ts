import { functionGraph } from '../../figures/function-graph.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * A graph of y = log with `base`, moved up by `up`, read at a power beyond it; or a scale on which each step of `unit` is a factor of ten: loudness
 * (10 decibels), earthquakes (1), acidity (1), with `steps` steps between two readings, the lower of them `low`.
 */
export interface Params {
  readonly ask: 'graph' | 'inverse' | 'reading' | 'factor'
  readonly base: number
  readonly power: number
  readonly up: number
  readonly scale: 'sound' | 'quake' | 'acid'
  readonly steps: number
  readonly low: number
}

const scales = {
  sound: { unit: 10, name: 'decibels', what: 'sound', strength: 'intensity', lows: [20, 60] },
  quake: { unit: 1, name: 'on the Richter scale', what: 'earthquake', strength: 'amplitude', lows: [1, 4] },
  acid: { unit: 1, name: 'of pH', what: 'liquid', strength: 'acid content', lows: [1, 4] },
} as const

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.3 ? 'graph' : difficulty < 0.55 ? 'inverse' : chance.pick(['reading', 'factor'] as const)
  const scale = chance.pick(['sound', 'quake', 'acid'] as const)
  const [from, to] = scales[scale].lows
  const base = chance.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  return {
    ask,
    base,
    power:
      chance.int(2, base === 2 ? 10 : base === 3 ? 7 : base <= 5 ? 5 : 4) *
      (chance.happens(0.35) && ask === 'graph' ? -1 : 1),
    up: chance.int(-6, 6),
    scale,
    steps: chance.int(2, 5),
    low: scale === 'sound' ? 5 * chance.int(from / 5, to / 5) : chance.int(10 * from, 10 * to) / 10,
  }
}

const shown = (n: number): string => String(Math.round(n * 10) / 10)

/** The rule of the graph. */
const ruleOf = ({ base, up }: Params): string =>
  `y = \\log_{${base}} x${up === 0 ? '' : up > 0 ? ` + ${up}` : ` - ${-up}`}`

function tellGraph(p: Params): Telling {
  const { base, power, up } = p
  const size = base ** Math.abs(power)
  const at = power > 0 ? `x = ${size}` : `x = 1/${size}`
  const shown = power > 0 ? String(size) : `\\frac{1}{${size}}`
  const height = power + up
  const moved = up === 0 ? '' : up > 0 ? ` + ${up}` : ` - ${-up}`
  if (p.ask === 'graph')
    return {
      ask: [
        `The graph of \\(${ruleOf(p)}\\) continues beyond the picture. What is \\(y\\) at \\(${at}\\)?`,
        `For \\(${ruleOf(p)}\\), find the value of \\(y\\) when \\(${at}\\).`,
      ],
      answer: height,
      wrong: [
        [-power + up, 'looks_alike', 'The logarithm is negative left of \\(1\\) and positive right of it.'],
        [power * base + up, 'log_linear', 'The graph is not a line. Each step up multiplies \\(x\\).'],
        ...(up === 0
          ? []
          : ([
              [power, 'stops_early', `That is the logarithm alone. The graph is moved by \\(${up}\\).`],
              [power - up, 'looks_alike', 'Look at the sign of the number that is added.'],
            ] as const)),
        [height + 1, 'slip_off_by_one', `Check: which power of \\(${base}\\) is \\(${shown}\\)?`],
        [height - 1, 'slip_off_by_one', `Check: which power of \\(${base}\\) is \\(${shown}\\)?`],
      ],
      hints: [
        'Each step up multiplies \\(x\\) by the base.',
        `Which power of \\(${base}\\) is \\(${shown}\\)?`,
        `That exponent is the logarithm. ${up === 0 ? 'It is the height.' : `Then include \\(${moved.trim()}\\).`}`,
      ],
      steps: [
        [`The logarithm is the exponent that \\(${base}\\) needs.`, `${base}^{${power}} = ${shown}`],
        [up === 0 ? 'So this is the height.' : 'Now add what the graph is moved by.', `${power}${moved} = ${height}`],
      ],
    }
  return {
    ask: [
      `The graph shows \\(${ruleOf(p)}\\). For what value of \\(x\\) is \\(y = ${height}\\)?`,
      `Find the value of \\(x\\) for which \\(${ruleOf(p)}\\) has the value \\(${height}\\).`,
    ],
    answer: size,
    wrong: [
      [base * power, 'log_linear', 'The graph is not a line. Each step up multiplies \\(x\\), it does not add to it.'],
      ...(up > 0 && base ** height < 1_000_000
        ? ([[base ** height, 'stops_early', `First take away \\(${up}\\) from the height.`]] as const)
        : []),
      [base ** (power - 1), 'looks_alike', 'One factor is missing. Count the steps up once more.'],
      [size + base, 'looks_alike', 'One step up multiplies by the base. It does not add it.'],
      [size * base, 'looks_alike', 'One factor too many. Count the steps up once more.'],
    ],
    hints: [
      'Each step up multiplies \\(x\\) by the base.',
      up === 0
        ? `The height is the exponent of \\(${base}\\).`
        : `First find the logarithm: \\(${height} ${up > 0 ? '-' : '+'} ${Math.abs(up)}\\).`,
      `The logarithm is \\(${power}\\). Work out \\(${base}^{${power}}\\).`,
    ],
    steps: [
      ['Find the logarithm from the height.', `\\log_{${base}} x = ${power}`],
      ['The logarithm is the exponent.', `x = ${base}^{${power}} = ${size}`],
    ],
  }
}

function tellScale(p: Params): Telling {
  const { unit, name, what, strength } = scales[p.scale]
  const apart = unit * p.steps
  const high = p.low + apart
  const factor = 10 ** p.steps
  const times = wholeText(factor)
  const rule = `${unit === 1 ? 'One step more on the Richter scale' : `\\(${unit}\\) ${name} more`} means \\(10\\) times the ${strength}.`
  const turned = p.scale === 'acid' ? `One unit of pH less means \\(10\\) times the ${strength}.` : rule
  const read = (n: number): string =>
    ({
      sound: `\\(${shown(n)}\\) decibels`,
      quake: `\\(${shown(n)}\\) on the Richter scale`,
      acid: `a pH of \\(${shown(n)}\\)`,
    })[p.scale]
  if (p.ask === 'reading') {
    const acid = p.scale === 'acid'
    const [known, value] = acid ? [high, p.low] : [p.low, high]
    const tenth = (n: number): ReturnType<typeof rational> => rational(Math.round(10 * n), 10)
    const way = acid ? -1 : 1
    return {
      ask: [
        `${turned} One ${what} ${p.scale === 'quake' ? 'measures' : 'has'} ${read(known)}. Another has \\(${times}\\) times the ${strength}. What is its reading?`,
        `${turned} A reading is ${read(known)}. What is the reading for \\(${times}\\) times the ${strength}?`,
      ],
      answer: tenth(value),
      wrong: [
        [
          tenth(known + way * unit * 10 * p.steps),
          'log_linear',
          `\\(${times}\\) is \\(${p.steps}\\) factors of \\(10\\), so \\(${p.steps}\\) steps, not more.`,
        ],
        [
          tenth(known - way * apart),
          'looks_alike',
          acid ? 'More acid means a lower pH.' : 'Stronger means a higher reading.',
        ],
        [tenth(known + way * unit), 'stops_early', 'That is only one factor of \\(10\\).'],
        [tenth(known + way * unit * (p.steps + 1)), 'looks_alike', 'Count the zeros of the factor once more.'],
      ],
      hints: [
        `How many factors of \\(10\\) are in \\(${times}\\)?`,
        unit === 1 ? 'Each factor of ten is one step.' : `Each factor of ten is \\(${unit}\\) decibels.`,
        `Go \\(${apart}\\) ${acid ? 'down' : 'up'} from \\(${shown(known)}\\).`,
      ],
      steps: [
        ['Write the factor as a power of \\(10\\).', `${factor} = 10^{${p.steps}}`],
        [
          unit === 1 ? 'Each factor of ten is one step.' : `Each factor of ten is \\(${unit}\\) decibels.`,
          unit === 1 ? `${p.steps} \\text{ steps}` : `${unit} \\cdot ${p.steps} = ${apart}`,
        ],
        [
          acid ? 'More acid means a lower pH.' : 'Stronger means a higher reading.',
          `${shown(known)} ${acid ? '-' : '+'} ${apart} = ${shown(value)}`,
        ],
      ],
    }
  }
  const [one, two] = p.scale === 'acid' ? [high, p.low] : [p.low, high]
  const verb = p.scale === 'quake' ? 'reads' : 'has'
  return {
    ask: [
      `${turned} One ${what} ${verb} ${read(one)}, another ${read(two)}. The second has how many times the ${strength}?`,
      `${turned} The first of two readings is ${read(one)}, the second ${read(two)}. The second has how many times the ${strength}?`,
    ],
    answer: factor,
    wrong: [
      [apart, 'log_linear', 'That is how far the readings are apart. Each step is a factor of \\(10\\).'],
      [
        10 * p.steps,
        'log_linear',
        `Steps multiply: \\(${p.steps}\\) factors of \\(10\\), not \\(${p.steps}\\) times \\(10\\).`,
      ],
      [factor * 10, 'slip_place', 'One factor of ten too many. Count the steps.'],
      [factor / 10, 'slip_place', 'One factor of ten is missing. Count the steps.'],
    ],
    hints: [
      'How far are both readings apart?',
      `They are \\(${apart}\\) apart. How many factors of \\(10\\) are that?`,
      `\\(${p.steps}\\) factors of \\(10\\) make \\(10^{${p.steps}}\\).`,
    ],
    steps: [
      ['Find how far the readings are apart.', `${shown(high)} - ${shown(p.low)} = ${apart}`],
      [
        unit === 1 ? 'Each step is a factor of ten.' : `Each \\(${unit}\\) decibels are a factor of ten.`,
        `10^{${p.steps}} = ${factor}`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const base = p.ask === 'graph' || p.ask === 'inverse' ? p.base : 10
  const up = p.ask === 'graph' || p.ask === 'inverse' ? p.up : 0
  const far = base <= 3 ? 9 : 12
  return functionGraph(
    {
      x: { min: -1, max: Math.max(far, base + 1), step: 1, numberStep: 2 },
      y: { min: Math.min(0, up) - 2, max: Math.max(0, up) + 3, step: 1, numberStep: 2 },
      curves: [{ curve: { kind: 'logarithm', a: 1, base, k: up } }],
      points: [{ at: [1, up] }, { at: [base, 1 + up] }],
    },
    {
      title: 'Graph of a logarithm',
      alt: `A logarithmic curve that rises ever more slowly. It goes through (1, ${up}) and (${base}, ${1 + up}) and comes down along the vertical axis. It is drawn only a little beyond its second point.`.replaceAll(
        '-',
        '−',
      ),
    },
  )
}

/** Read logarithmic graphs and scales (HSF-IF.C.7e). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/6',
  version: 2,
  params,
  note: (p) =>
    p.ask === 'graph' || p.ask === 'inverse'
      ? `${p.ask} ${p.base} ${p.power} ${p.up}`
      : `${p.ask} ${p.scale} ${p.steps} ${p.low}`,
  ...toldBy((p) => (p.ask === 'graph' || p.ask === 'inverse' ? tellGraph(p) : tellScale(p))),
  forms: ['numeric', 'expression', 'choice'],
  figure: picture,
  load: (p) => ({ graph: 1, inverse: 4, reading: 7, factor: 8 })[p.ask] + (p.power < 0 ? 1 : 0),
}
