import { openChance } from '../chance.ts'
import type { ContestFamily } from '../families/family.ts'
import type { TopicLevel } from '../topic-level.ts'
import { numbersIn } from './numbers-in.ts'
import type { Sample, Sweep } from './check.ts'

/** Stems of drill: they name the operation, so that no idea is needed. */
const drill = /\b(?:find the product|find the sum of \d|simplify|solve for [a-z]|use the formula|calculate|compute)\b/i
const mostDraws = 20
const drawn = 200
/** Share of questions whose answer stands in the prompt, where it could be picked out without a thought. */
const mostShown = 0.12
/** Below this many notes a family cannot also keep its answers out of its prompts. */
const smallSpace = 300

function declaredFaults({ reach: [lowest, highest], targetSeconds, areas }: ContestFamily<unknown>): string[] {
  const faults: string[] = []
  if (!(highest - lowest >= 1 && highest - lowest <= 3.5))
    faults.push(`a reach from ${lowest} to ${highest} is no 1 to 3.5 grades`)
  if (targetSeconds < 45 || targetSeconds > 240) faults.push(`${targetSeconds} seconds are not 45 to 240`)
  if (new Set(areas).size < areas.length) faults.push('an area is named twice')
  return faults
}

/** Draws for one that is not refused, on average over all difficulties. */
function drawsNeeded(level: TopicLevel<unknown>): number {
  const chance = openChance(`draws|${level.key}`)
  let tried = 0
  let taken = 0
  while (tried < drawn * mostDraws && taken < drawn) {
    const p = level.params(chance, taken / drawn)
    tried++
    if ((level.reject?.(p) ?? null) === null) taken++
  }
  return tried / Math.max(1, taken)
}

function faultsOf({ question }: Sample): string[] {
  const { hints, solution, prompt } = question
  const faults: string[] = []
  if (hints.length !== 2) faults.push(`${hints.length} hints, not 2`)
  if (solution.length < 3 || solution.length > 6) faults.push(`${solution.length} steps, not 3 to 6`)
  const stem = drill.exec(`${prompt.text} ${prompt.latex ?? ''}`)?.[0]
  if (stem !== undefined) faults.push(`"${stem}" names what to do`)
  return faults
}

function showsAnswer({ answer, question: { prompt } }: Sample): boolean {
  if (answer.kind !== 'rational' || answer.d !== 1n) return false
  return numbersIn(`${prompt.text} ${prompt.latex ?? ''}`).includes(String(answer.n))
}

/** P39: a family keeps what every contest problem promises beyond the checks that it shares with topic levels. */
export function checkFamily(sweep: Sweep): void {
  const { family, samples } = sweep
  if (family === null) return
  for (const fault of declaredFaults(family)) sweep.fail('P39', null, fault)
  const draws = drawsNeeded(sweep.level)
  if (draws > mostDraws) sweep.fail('P39', null, `${draws.toFixed(0)} draws for one that is not refused`)
  for (const sample of samples) for (const fault of faultsOf(sample)) sweep.fail('P39', sample.seed, fault)
  for (const { seed, choice } of samples) {
    for (const { misconception } of choice.key.wrong)
      if (misconception !== 'near' && sweep.oracle?.wrong?.[misconception] === undefined)
        sweep.fail('P39', seed, `the oracle has no rule for ${misconception}`)
  }
  const shown = samples.filter(showsAnswer)
  if ((family.space ?? smallSpace) >= smallSpace && shown.length > mostShown * samples.length)
    sweep.fail('P39', shown[0]?.seed ?? null, `the prompt shows the answer in ${shown.length} of ${samples.length}`)
}
