import { paperOf } from '../../../surfaces/surface-of.ts'
import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { filled } from '../../../values/filled.ts'
import { countNoun } from '../../../words/nouns.ts'
import { retold } from '../../../figures/drawing.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { pictures, type Joined, type Part } from './pictures.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Figure, Filled, SetOf } from '../../../values/values.ts'

/** A picture, perhaps seen in a mirror, and the kind of part that is asked for. */
export interface Asked {
  readonly picture: string
  readonly mirrored: boolean
  readonly kind: Part['is']
}

const of = ({ picture }: Pick<Asked, 'picture'>): Joined =>
  pictures.find(({ name }) => name === picture) ?? (pictures[0] as Joined)
const kindsIn = (parts: readonly Part[]): Part['is'][] => [...new Set(parts.map(({ is }) => is))]

const rules: Readonly<Record<Part['is'], string>> = {
  triangle: 'A triangle has 3 sides.',
  square: 'A square has 4 equal sides and square corners.',
  rectangle: 'A rectangle has 4 sides and 4 square corners.',
  trapezoid: 'A trapezoid has 4 sides. One pair runs the same way.',
}

const load = (p: Asked): number => of(p).parts.length + kindsIn(of(p).parts).length
/** A square is a rectangle too, so rectangles are not asked for beside squares. */
const isClear = (parts: readonly Part[], kind: Part['is']): boolean =>
  kind !== 'rectangle' || !parts.some(({ is }) => is === 'square')
const all: readonly Asked[] = pictures
  .flatMap(({ name, parts }) =>
    kindsIn(parts)
      .filter((kind) => isClear(parts, kind))
      .flatMap((kind) => [false, true].map((mirrored): Asked => ({ picture: name, mirrored, kind }))),
  )
  .toSorted((a, b) => load(a) - load(b))

const numbers: Numbers<Asked> = {
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.picture} ${p.mirrored} ${p.kind}`,
  load,
}

/** The picture whose parts are tapped. */
export const widgetOf = (p: Asked): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'parts',
    parts: of(p).parts.map(({ corners }) => corners.map(([x, y]) => [p.mirrored ? 100 - x : x, y])),
  },
  picks: null,
  start: '',
})

const tapped = (p: Asked, test: (part: Part) => boolean): SetOf =>
  spotsTapped(
    widgetOf(p),
    of(p).parts.flatMap((part, i) => (test(part) ? [i] : [])),
  )
const answer = (p: Asked): SetOf => tapped(p, ({ is }) => is === p.kind)

/** Find the shapes of one kind of which a picture is put together (1.G.A.2). */
export const tapParts: LevelTask = task<Asked>({
  ...numbers,
  id: 'tap_parts',
  kind: 'read',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `This ${p.picture} is made of shapes. Tap all the ${p.kind}s.`,
      `Tap every ${p.kind} in this ${p.picture}.`,
      `Where are the ${p.kind}s in this ${p.picture}? Tap them all.`,
    ]),
  }),
  answer,
  widget: (p) => ({ surface: widgetOf(p) }),
  distractors: (p) =>
    [
      ...kindsIn(of(p).parts)
        .filter((kind) => kind !== p.kind)
        .map((kind) =>
          wrongAnswer(
            tapped(p, ({ is }) => is === kind),
            'prototype_shape',
            `Those are not ${p.kind}s. ${rules[p.kind]}`,
          ),
        ),
      ...of(p).parts.map((part) =>
        wrongAnswer(
          tapped(p, (other) => (other === part ? part.is !== p.kind : other.is === p.kind)),
          'slip_off_by_one',
          part.is === p.kind
            ? `One ${p.kind} is left. Look at every part.`
            : `One part is not a ${p.kind}. ${rules[p.kind]}`,
        ),
      ),
    ].filter(({ value }) => value.kind === 'set' && value.members.length > 0),
  hints: (p) => [{ text: rules[p.kind] }, { text: 'Look at one part after the other. Count its sides.' }],
  solution: (p) => [
    nextStep(rules[p.kind]),
    nextStep(
      `There ${answer(p).members.length === 1 ? 'is' : 'are'} ${countNoun(answer(p).members.length, p.kind)} in this ${p.picture}.`,
      undefined,
      answer(p),
    ),
  ],
})

const counted = (p: Asked, kind: Part['is']): number => of(p).parts.filter(({ is }) => is === kind).length
const lay = (p: Asked): Filled => filled(kindsIn(of(p).parts).map((kind) => String(counted(p, kind))))

/** The picture standing still, without a word of its parts. */
export const still = (p: Asked): Figure => {
  const figure = paperOf(widgetOf(p))
  return retold(figure, {
    title: p.picture,
    alt: `${/^[aeiou]/.test(p.picture) ? 'An' : 'A'} ${p.picture} put together from these parts: ${of(p)
      .parts.map(({ corners }) => `a shape with ${corners.length} sides`)
      .join(', ')}.`,
    facts: { parts: of(p).parts.length },
  })
}

const whole: readonly Asked[] = all.filter((p) => kindsIn(of(p).parts).length > 1 && kindsIn(of(p).parts)[0] === p.kind)
/** A picture in which squares and rectangles would have to be told apart by those who look closely. */
const plain = whole.filter((p) => isClear(of(p).parts, 'rectangle') || !kindsIn(of(p).parts).includes('rectangle'))

/** Of how many shapes of each kind is a picture made? */
export const countParts: LevelTask = fillSentence<Asked>(
  { ...numbers, params: (chance, difficulty) => pickByDifficulty(chance, plain, difficulty) },
  {
    id: 'count_parts',
    kind: 'build',
    band: [0, 1],
    version: 1,
    space: plain.length,
    prompt: (p, words) => ({
      text: words.pick([
        `What is this ${p.picture} made of? Put in the numbers.`,
        `Count the shapes in this ${p.picture}.`,
        `How many of each shape are in this ${p.picture}?`,
      ]),
    }),
    figure: still,
    sentence: (p) => ({
      lines: kindsIn(of(p).parts).map((kind) => `${kind}s: []`),
      tiles: ['1', '2', '3', '4'],
      stays: true,
    }),
    fills: lay,
    distractors: (p) => [
      wrongAnswer(
        filled(kindsIn(of(p).parts).map(() => String(Math.min(4, of(p).parts.length)))),
        'looks_alike',
        'That is all the parts together. Count each kind alone.',
      ),
      wrongAnswer(
        filled(kindsIn(of(p).parts).map((kind, i) => String(i === 0 ? (counted(p, kind) % 4) + 1 : counted(p, kind)))),
        'slip_off_by_one',
        `Count the ${kindsIn(of(p).parts)[0]}s once more.`,
      ),
    ],
    hints: () => [{ text: 'Take one kind of shape first.' }, { text: 'Touch each part of that kind once and count.' }],
    steps: (p) => [
      nextStep(
        kindsIn(of(p).parts)
          .map((kind) => rules[kind])
          .slice(0, 2)
          .join(' '),
      ),
    ],
    says: (p) => ({
      say: `This ${p.picture} is made of ${kindsIn(of(p).parts)
        .map((kind) => countNoun(counted(p, kind), kind))
        .join(' and ')}.`,
    }),
  },
)
