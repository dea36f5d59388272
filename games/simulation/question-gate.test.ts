import { describe, expect, it } from 'vitest'
import {
  chooseOption,
  judgeAnswer,
  openGate,
  openQuestion,
  reopenQuestion,
  scoreOf,
  tickGate,
  worldRate,
  type GateState,
} from './question-gate.ts'

function answer(gate: GateState, correct: boolean): { energy: number; ticks: number } {
  openQuestion(gate, 4)
  expect(chooseOption(gate, 1)).toBe(true)
  const { energy } = judgeAnswer(gate, correct, 5)
  const ticks = gate.ticksLeft
  while (gate.phase !== 'asking') tickGate(gate)
  return { energy, ticks }
}

describe('the gate', () => {
  it('gives energy that grows with every three in a row, up to two', () => {
    const gate = openGate([])
    expect(Array.from({ length: 9 }, () => answer(gate, true).energy)).toEqual([1, 1, 1.5, 1.5, 1.5, 2, 2, 2, 2])
  })

  it('takes half an energy for a wrong answer and forgets the streak', () => {
    const gate = openGate([])
    for (let index = 0; index < 3; index++) answer(gate, true)
    expect(answer(gate, false).energy).toBe(-0.5)
    expect(answer(gate, true).energy).toBe(1)
    expect(gate.longestStreak).toBe(3)
  })

  it('locks for 1.5 seconds, twice as long for each wrong answer in a row, at most 12 seconds', () => {
    const gate = openGate([])
    expect([1, 2, 3, 4, 5].map(() => answer(gate, false).ticks)).toEqual([90, 180, 360, 720, 720])
    expect(answer(gate, true).ticks).toBe(45)
    expect(answer(gate, false).ticks).toBe(90)
  })

  it('lets a shield take the first slip', () => {
    const gate = openGate(['shield'])
    expect(answer(gate, false)).toEqual({ energy: 0, ticks: 45 })
    expect(answer(gate, false)).toEqual({ energy: -0.5, ticks: 90 })
  })

  it('gives half as much energy again for 30 seconds with the booster Double', () => {
    const gate = openGate(['double'])
    expect(answer(gate, true).energy).toBe(1.5)
    for (let tick = 0; tick < 1800; tick++) tickGate(gate)
    expect(answer(gate, true).energy).toBe(1)
  })

  it('takes no answer while it is locked, and none that a hint took away', () => {
    const gate = openGate([])
    expect(chooseOption(gate, 0)).toBe(false)
    openQuestion(gate, 3)
    gate.dropped.push(2)
    expect(chooseOption(gate, 2)).toBe(false)
    expect(chooseOption(gate, 3)).toBe(false)
    expect(chooseOption(gate, 0)).toBe(true)
    expect(chooseOption(gate, 1)).toBe(false)
    reopenQuestion(gate)
    expect(chooseOption(gate, 1)).toBe(true)
  })

  it('lets the world go slowly while a question is read, and stand still for who plays calmly', () => {
    const gate = openGate([])
    expect(worldRate(gate, false)).toBe(1)
    openQuestion(gate, 4)
    expect([worldRate(gate, false), worldRate(gate, true)]).toEqual([0.2, 0])
  })

  it('counts style for at most a fifth of what is known', () => {
    const gate = openGate([])
    answer(gate, true)
    expect(scoreOf(gate, 4)).toBe(54)
    expect(scoreOf(gate, 1000)).toBe(60)
  })
})
