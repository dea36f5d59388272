import './try-page.css'
import { createEngine } from '../engine/create-engine.ts'
import type { GameQuestion } from '../engine/engine.ts'

/**
 * A page for whoever writes a game: `?route=…` as the product writes it, with sums as questions. `?ticks=600&answers=rrw`
 * plays on to a tick with these answers, for pictures.
 */
const asked = new URLSearchParams(location.search)
const route = asked.get('route') ?? 'format:kvp/action:load/contest_type:car_race/game_scene:carracescene1'
const engine = createEngine()
const byId = (id: string): HTMLElement => document.getElementById(id)!

let number = 0
let right = 0
engine.setHost({
  nextQuestion: async (): Promise<GameQuestion> => {
    const [one, other] = [3 + ((number * 7) % 9), 2 + ((number * 5) % 8)]
    right = number % 4
    number++
    const values = Array.from(
      { length: Number(asked.get('options') ?? 4) },
      (_, index) => one + other + (index - right),
    )
    return {
      id: String(number),
      spoken: `${one} plus ${other}`,
      options: values.map((value, index) => ({ id: String(index), spoken: String(value) })),
    }
  },
  judge: async (_, option) => ({ correct: Number(option) === right, credit: 5 }),
  wrongOptions: async () => [0, 1, 2, 3].filter((option) => option !== right),
  showQuestion: ({ question, phase }) => {
    byId('question').textContent = question === null ? '' : `${question.spoken} (${phase})`
  },
  drawOption: (place, question, option) => {
    place.textContent = question.options[option]?.spoken ?? ''
  },
})
engine.setComfort({ calm: asked.has('calm'), reducedMotion: asked.has('still'), volume: 0.5 })
engine.addEventListener('UpdateGameEngineState', (json) => {
  document.body.dataset['state'] = json
})
await engine.load(byId('canvas') as HTMLCanvasElement, byId('layer'))
engine.sendMessage('setGameEngineRoute', route)
byId('start').addEventListener('click', () => engine.start())
