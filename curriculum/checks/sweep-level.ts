import { topicLevel } from '../catalogue/topic-levels.ts'
import { drawParams, generateQuestion, procedureName } from '../questions/generate.ts'
import { checkSameBytes, digestSeeds, sweepDigest } from './p01-same-bytes.ts'
import { checkOptions } from './p02-options.ts'
import { checkPosition } from './p03-position.ts'
import { checkMisconceptions } from './p04-misconceptions.ts'
import { checkNumbers } from './p05-numbers.ts'
import { checkOracle } from './p06-oracle.ts'
import { checkSolution } from './p07-solution.ts'
import { checkHints } from './p08-hints.ts'
import { checkDrawn } from './p09-drawn.ts'
import { checkReading } from './p10-reading.ts'
import { checkVariety } from './p11-variety.ts'
import { checkLoad } from './p12-load.ts'
import { checkAltText } from './p13-alt-text.ts'
import { checkSpeech } from './p14-speech.ts'
import { checkMarking } from './p15-marking.ts'
import { checkSafeWords } from './p17-safe-words.ts'
import { checkCredit } from './p33-credit.ts'
import { checkOneRightWay } from './p34-one-right-way.ts'
import { partSweeps } from './part-sweeps.ts'
import { checkPreview } from './p19-preview.ts'
import { checkEcho } from './p20-echo.ts'
import { checkVerbs } from './p29-verbs.ts'
import { checkTapped } from './p18-tapped.ts'
import { checkCopied } from './p24-copied.ts'
import { checkGuides } from './p28-guides.ts'
import { checkLetters } from './p37-letters.ts'
import { checkFamily } from './p39-family.ts'
import { entryOfFamily } from '../families/entry-of-family.ts'
import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { ContestFamily } from '../families/family.ts'
import type { CheckName, Failure, Oracle, Sample, Sweep } from './check.ts'

export interface SweepSettings {
  readonly seeds: number
  readonly renderMaths: (latex: string) => void
  /** Milliseconds; without it nothing is timed (P16). */
  readonly clock?: () => number
  /** Another way to make a question, used to see whether the checks catch a flaw. */
  readonly alter?: (question: GeneratedQuestion, seed: number) => GeneratedQuestion
}

/** What the sweep of one level found. */
export interface LevelReport {
  readonly key: string
  readonly failures: readonly Failure[]
  readonly seeds: number
  /** Different notes in 1,000 seeds, the least of the three thirds of difficulty, or all of a declared space. */
  readonly notes: number
  readonly loadCorrelation: number
  readonly named: number
  readonly recomputed: number
  /** 95th percentile of making one question, in ms; null when not timed. */
  readonly milliseconds: number | null
  /** Equal in every process that ran the same code on the same seeds. */
  readonly digest: number
}

/** Failures of one check that are kept, so that one flaw does not bury the others. */
const keptPerCheck = 3

/** Difficulties that fill [0, 1] evenly whatever the number of seeds (golden ratio sequence). */
const difficultyOf = (i: number): number => (i * 0.6180339887) % 1

/** Question `i` in every form. How many milliseconds the first took is added to `times` when there is a clock (P16). */
function takeSample(level: TopicLevel<unknown>, i: number, settings: SweepSettings, times: number[]): Sample {
  const seed = i + 1
  const difficulty = difficultyOf(i)
  const { clock } = settings
  const make = (form: (typeof level.forms)[number]): GeneratedQuestion => {
    const question = generateQuestion(level, seed, { difficulty, form })
    return settings.alter === undefined ? question : settings.alter(question, seed)
  }
  const start = clock?.() ?? 0
  const first = make(level.forms[0])
  if (clock !== undefined) times.push(clock() - start)
  const others = level.forms.slice(1).map((form) => [form, make(form)] as const)
  const byForm = new Map([[level.forms[0], first], ...others])
  const params = drawParams(level, seed, difficulty)
  return {
    seed,
    difficulty,
    params,
    answer: level.answer(params),
    question: first,
    choice: byForm.get('choice') ?? first,
    byForm,
  }
}

function takeSamples(
  level: TopicLevel<unknown>,
  settings: SweepSettings,
  fail: Sweep['fail'],
  times: number[],
): Sample[] {
  const samples: Sample[] = []
  for (let i = 0; i < settings.seeds; i++) {
    try {
      samples.push(takeSample(level, i, settings, times))
    } catch (error) {
      fail('P0', i + 1, error instanceof Error ? error.message : String(error))
    }
  }
  return samples
}

/** Of the later half: the first questions of a level also wait until its code is compiled. */
function percentile95(times: readonly number[]): number {
  const warm = times.slice(Math.floor(times.length / 2)).toSorted((a, b) => a - b)
  return warm[Math.floor(0.95 * warm.length)] ?? 0
}

function entryFaults(level: TopicLevel<unknown>, entry: CatalogTopicLevel, fail: Sweep['fail']): void {
  const missing = entry.answerForms.filter(
    (form) => !level.forms.includes(form) && level.formsLeftOut?.[form] === undefined,
  )
  if (missing.length > 0) fail('P0', null, `the catalog also promises the form ${missing.join(', ')}`)
  if (level.forms[0] !== entry.answerForms[0])
    fail('P0', null, `the first form is ${level.forms[0]}, not ${entry.answerForms[0]}`)
  for (const [form, reason] of Object.entries(level.formsLeftOut ?? {})) {
    if (form === 'choice' || form === entry.answerForms[0]) fail('P0', null, `the form ${form} cannot be left out`)
    if (reason.trim().length < 12) fail('P0', null, `the form ${form} is left out without a reason`)
  }
  if (!level.forms.includes('choice')) fail('P0', null, 'the form choice is missing')
}

/** The digest of a level's first questions, to compare processes with one another (P1). */
export function digestOf(level: TopicLevel<unknown>): number {
  const questions = Array.from({ length: digestSeeds }, (_, i) =>
    generateQuestion(level, i + 1, { difficulty: difficultyOf(i), form: level.forms[0] }),
  )
  return sweepDigest(questions)
}

/** Every check in its turn; one that throws is a failure of its own and does not hide the others. */
function runChecks(sweep: Sweep): {
  notes: number
  loadCorrelation: number
  named: number
  recomputed: number
  digest: number
} {
  const found = { notes: 0, loadCorrelation: 0, named: 0, recomputed: 0, digest: 0 }
  // A task that is never asked as a choice has no options to look at.
  const isChosen = ({ level }: Sweep): boolean => level.task === undefined || level.forms.includes('choice')
  const parts = partSweeps(sweep)
  const inParts =
    (check: (part: Sweep) => unknown): (() => void) =>
    () =>
      parts.forEach(check)
  const checks: readonly (readonly [CheckName, () => void])[] = [
    ['P1', () => (found.digest = sweepDigest(sweep.samples.map(({ question }) => question)))],
    ['P1', () => checkSameBytes(sweep)],
    ['P2', inParts((part) => isChosen(part) && checkOptions(part))],
    ['P3', inParts((part) => isChosen(part) && checkPosition(part))],
    [
      'P4',
      inParts((part) => {
        const { named, proved } = checkMisconceptions(part)
        found.named += named
        found.recomputed += proved
      }),
    ],
    ['P5', inParts(checkNumbers)],
    ['P6', () => checkOracle(sweep)],
    ['P7', () => checkSolution(sweep)],
    ['P8', inParts(checkHints)],
    ['P9', () => checkDrawn(sweep)],
    ['P10', () => checkReading(sweep)],
    ['P10', () => parts[0] === sweep || parts.forEach(checkReading)],
    ['P11', () => (found.notes = checkVariety(sweep))],
    ['P12', () => (found.loadCorrelation = checkLoad(sweep))],
    ['P13', () => checkAltText(sweep)],
    ['P14', () => checkSpeech(sweep)],
    ['P15', inParts(checkMarking)],
    ['P33', () => checkCredit(sweep)],
    ['P34', inParts(checkOneRightWay)],
    ['P17', () => checkSafeWords(sweep)],
    ['P19', inParts(checkPreview)],
    ['P20', inParts(checkEcho)],
    ['P29', inParts(checkVerbs)],
    ['P18', inParts(checkTapped)],
    ['P24', () => checkCopied(sweep)],
    ['P28', inParts(checkGuides)],
    ['P37', inParts(checkLetters)],
    ['P39', () => checkFamily(sweep)],
  ]
  for (const [name, check] of checks) {
    try {
      check()
    } catch (error) {
      sweep.fail(name, null, `the check threw ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return found
}

/**
 * Runs the checks P1 to P20, P24, P28, P29, P33, P34 and P37 over `seeds` seeds of a level, difficulty spread over [0, 1]. Every failure
 * names its check, the key and the seed that shows it. `family` is the family whose procedure the level is: then P39 too. Never
 * throws for a bad level. Source: P0 to P39.
 */
export function sweepLevel(
  level: TopicLevel<unknown>,
  oracle: Oracle | null,
  settings: SweepSettings,
  family: ContestFamily<unknown> | null = null,
): LevelReport {
  const failures: Failure[] = []
  const counts = new Map<CheckName, number>()
  const fail: Sweep['fail'] = (check, seed, detail) => {
    const count = (counts.get(check) ?? 0) + 1
    counts.set(check, count)
    if (count <= keptPerCheck) failures.push({ check, key: procedureName(level), seed, detail })
  }
  const nothing = {
    key: procedureName(level),
    seeds: settings.seeds,
    notes: 0,
    loadCorrelation: 0,
    named: 0,
    recomputed: 0,
    milliseconds: null,
    digest: 0,
  }
  const entry = family === null ? topicLevel(level.key) : entryOfFamily(family)
  if (entry === null) {
    fail('P0', null, 'the catalog has no such level')
    return { ...nothing, failures }
  }
  if (level.task === undefined) entryFaults(level, entry, fail)
  const times: number[] = []
  const samples = takeSamples(level, settings, fail, times)
  if (samples.length === 0) return { ...nothing, failures }
  const found = runChecks({ level, entry, family, oracle, samples, renderMaths: settings.renderMaths, fail })
  const milliseconds = settings.clock === undefined ? null : percentile95(times)
  return { ...nothing, ...found, failures, milliseconds }
}
