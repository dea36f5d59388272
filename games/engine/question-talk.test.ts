import { describe, expect, it } from 'vitest'
import {
  chooseOption,
  judgeAnswer,
  openGate,
  openQuestion,
  reopenQuestion,
  tickGate,
} from '../simulation/question-gate.ts'
import type { EngineHost, GameQuestion, QuestionView } from './engine.ts'
import { QuestionTalk } from './question-talk.ts'

const question = (id: string): GameQuestion => ({
  id,
  spoken: `Question ${id}`,
  options: ['a', 'b', 'c', 'd'].map((option) => ({ id: option, spoken: option })),
})

/** A host whose calls are answered by the test. */
function hostOf(over: Partial<EngineHost> = {}): {
  host: EngineHost
  shown: QuestionView[]
  handed: string[]
  asked: () => number
} {
  const shown: QuestionView[] = []
  const handed: string[] = []
  let asked = 0
  const host: EngineHost = {
    nextQuestion: async () => question(String(++asked)),
    judge: async (id, option) => {
      handed.push(`${id} ${option}`)
      return { correct: option === 'b', credit: 5 }
    },
    wrongOptions: async () => [0, 2],
    showQuestion: (view) => shown.push(view),
    drawOption: () => undefined,
    ...over,
  }
  return { host, shown, handed, asked: () => asked }
}

/** Everything that was promised has been kept. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

/** A talk with a gate, moved on by one tick at a time as a run does it. */
function playOf(host: EngineHost) {
  const later: (() => void)[] = []
  const gate = openGate([])
  const talk = new QuestionTalk(host, (run) => later.push(run))
  const tick = async (choose?: number): Promise<void> => {
    const brought = talk.collect(gate, true)
    if (brought.reopened) reopenQuestion(gate)
    if (brought.opened !== null) openQuestion(gate, brought.opened)
    gate.dropped.push(...brought.dropped)
    if (brought.judged !== null) judgeAnswer(gate, brought.judged.correct, brought.judged.credit)
    if (choose !== undefined) chooseOption(gate, choose)
    tickGate(gate)
    talk.pass(gate)
    await settled()
  }
  return { gate, talk, tick, later }
}

describe('the talk of a run with its host', () => {
  it('asks for a question, hands over the chosen answer once, and hears what it was worth', async () => {
    const { host, handed, shown } = hostOf()
    const { gate, tick } = playOf(host)
    await tick()
    await tick()
    expect(gate.phase).toBe('open')
    await tick(1)
    expect(handed).toEqual(['1 b'])
    await tick()
    expect([gate.phase, gate.correct, handed.length]).toEqual(['right', 1, 1])
    expect(shown.map(({ phase }) => phase)).toEqual(['waiting', 'open', 'judging', 'right'])
  })

  it('has the next question at hand while the last one is read, and opens none before the gate asks', async () => {
    const { host, asked } = hostOf()
    const { gate, tick } = playOf(host)
    for (const choice of [undefined, undefined, 0, undefined, undefined]) await tick(choice)
    expect([gate.phase, asked()]).toEqual(['locked', 2])
    for (let ticks = 0; ticks < 95; ticks++) await tick()
    expect([gate.phase, asked()]).toEqual(['open', 2])
  })

  it('opens the same question again when the judge cannot be reached, and says so', async () => {
    let broken = true
    const { host, shown } = hostOf({
      judge: async () => {
        if (broken) throw new Error('no line')
        return { correct: true, credit: 5 }
      },
    })
    const { gate, tick } = playOf(host)
    for (const choice of [undefined, undefined, 1, undefined]) await tick(choice)
    expect(gate.phase).toBe('open')
    expect(shown.at(-1)).toMatchObject({ phase: 'open', problem: true, question: { id: '1' } })
    broken = false
    await tick(1)
    await tick()
    expect(gate.correct).toBe(1)
  })

  it('asks again later when no question could be had', async () => {
    let tries = 0
    const { host } = hostOf({
      nextQuestion: async () => {
        tries++
        if (tries === 1) throw new Error('no line')
        return question('1')
      },
    })
    const { gate, tick, later } = playOf(host)
    for (let ticks = 0; ticks < 5; ticks++) await tick()
    expect([gate.phase, tries, later.length]).toEqual(['asking', 1, 1])
    later[0]?.()
    for (let ticks = 0; ticks < 3; ticks++) await tick()
    expect([gate.phase, tries]).toEqual(['open', 2])
  })

  it('takes two wrong answers away with a hint, once for a question', async () => {
    const { host } = hostOf()
    const { gate, talk, tick } = playOf(host)
    await tick()
    expect(await talk.hint(gate)).toBe(false)
    await tick()
    expect(await talk.hint(gate)).toBe(true)
    await tick()
    expect(gate.dropped).toEqual([0, 2])
    expect(await talk.hint(gate)).toBe(false)
  })

  it('ends a run that has no question left, and drops what comes after the end', async () => {
    const { host, shown } = hostOf({ nextQuestion: async () => null })
    const { gate, talk, tick } = playOf(host)
    await tick()
    expect(talk.collect(gate, true).ended).toBe(true)
    talk.end()
    expect(shown.at(-1)?.question).toBeNull()
  })
})
