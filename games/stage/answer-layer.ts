import type { GameQuestion } from '../engine/engine.ts'
import type { AnswerTag } from '../engine/game-definition.ts'
import type { GateState } from '../simulation/question-gate.ts'
import { fitWorld } from './canvas-view.ts'
import styles from './answer-layer.module.css'

/** Buttons are never smaller than this, in pixels of the page. */
const leastTarget = 48

/** What the layer needs of its engine. */
export interface LayerPlay {
  pick(option: number): void
  point(x: number, y: number): void
  draw(place: HTMLElement, question: GameQuestion, option: number): void
}

/**
 * What lies over the canvas: a button for each answer, moved to where the game has it, and the words for those who do not
 * see the canvas. The buttons stay in the order of the answers, so that Tab goes through them as the numbers do.
 */
export class AnswerLayer {
  private readonly layer: HTMLElement
  private readonly play: LayerPlay
  private readonly buttons: HTMLButtonElement[] = []
  private readonly group: HTMLElement
  private readonly words: HTMLElement
  private readonly caption: HTMLElement
  private shown: GameQuestion | null = null
  private saidAt = -Infinity
  private said = ''

  constructor(layer: HTMLElement, play: LayerPlay) {
    this.layer = layer
    this.play = play
    this.group = this.make('div', styles['answers'])
    this.group.setAttribute('role', 'group')
    this.group.setAttribute('aria-label', 'Answers')
    this.words = this.make('p', styles['heard'])
    this.words.setAttribute('role', 'status')
    this.caption = this.make('p', styles['caption'])
    this.caption.hidden = true
    layer.addEventListener('pointerdown', this.onPointer)
  }

  /** Shows the buttons of a question; null takes them away. */
  setQuestion(question: GameQuestion | null): void {
    if (question?.id === this.shown?.id) return
    this.shown = question
    for (const button of this.buttons.splice(0)) button.remove()
    question?.options.forEach((option, index) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = styles['answer'] ?? ''
      const number = document.createElement('span')
      number.className = styles['number'] ?? ''
      number.textContent = String(index + 1)
      number.setAttribute('aria-hidden', 'true')
      const label = document.createElement('span')
      label.className = styles['label'] ?? ''
      // What is seen may be set in maths, so the name is words of its own.
      label.setAttribute('aria-hidden', 'true')
      const spoken = document.createElement('span')
      spoken.className = styles['heard'] ?? ''
      spoken.textContent = `${index + 1}: ${option.spoken}`
      button.append(number, label, spoken)
      button.addEventListener('click', () => this.play.pick(index))
      this.group.append(button)
      this.buttons.push(button)
      this.play.draw(label, question, index)
    })
  }

  /** Puts the buttons where the game has its answers. */
  place(tags: readonly AnswerTag[], gate: Readonly<GateState>): void {
    const { scale, x, y } = fitWorld(this.layer.clientWidth, this.layer.clientHeight)
    const byOption = new Map(tags.map((tag) => [tag.option, tag]))
    for (const [option, button] of this.buttons.entries()) {
      const tag = byOption.get(option)
      const isGone = tag === undefined || gate.dropped.includes(option)
      button.style.visibility = isGone ? 'hidden' : 'visible'
      button.disabled = gate.phase !== 'open'
      button.classList.toggle(styles['chosen'] ?? '', gate.chosen === option)
      if (tag === undefined) continue
      const width = Math.max(leastTarget, tag.width * scale)
      const height = Math.max(leastTarget, tag.height * scale)
      button.style.width = `${width.toFixed(1)}px`
      button.style.height = `${height.toFixed(1)}px`
      button.style.fontSize = `${Math.max(16, 19 * scale).toFixed(1)}px`
      button.style.transform = `translate(${(x + tag.x * scale - width / 2).toFixed(1)}px, ${(y + tag.y * scale - height / 2).toFixed(1)}px)`
    }
  }

  /** Says what the mirror holds, a changed text at most every two seconds. */
  mirror(lines: readonly string[], seconds: number): void {
    const text = lines.join(' ')
    if (text === this.said || seconds - this.saidAt < 2) return
    this.said = text
    this.saidAt = seconds
    this.words.textContent = text
  }

  /** A line for everybody: of the tutorial, or the words of a sound. Empty takes it away. */
  tell(text: string): void {
    this.caption.hidden = text === ''
    this.caption.textContent = text
  }

  remove(): void {
    this.layer.removeEventListener('pointerdown', this.onPointer)
    this.group.remove()
    this.words.remove()
    this.caption.remove()
  }

  private readonly onPointer = (event: PointerEvent): void => {
    if (event.target instanceof HTMLButtonElement) return
    const box = this.layer.getBoundingClientRect()
    const { scale, x, y } = fitWorld(box.width, box.height)
    this.play.point((event.clientX - box.left - x) / scale, (event.clientY - box.top - y) / scale)
  }

  private make(tag: string, name: string | undefined): HTMLElement {
    const element = document.createElement(tag)
    element.className = name ?? ''
    this.layer.append(element)
    return element
  }
}
