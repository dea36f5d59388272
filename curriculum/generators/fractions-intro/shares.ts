import { fractionCircle } from '../../figures/fraction-circle.ts'
import { item } from '../../values/items.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** What one part is called. A fourth is a quarter, too. */
export type ShareWord = 'half' | 'third' | 'fourth' | 'quarter'

/**
 * A circle or rectangle in equal shares, some of them shaded. `name`: the shaded or the other part is named in words; `each`: one
 * part is named; `picture`: the picture of a share is found.
 */
export interface Shares {
  readonly task: 'name' | 'each' | 'picture'
  readonly word: ShareWord
  readonly shaded: number
  readonly shape: 'circle' | 'rectangle'
  readonly asked: 'shaded' | 'not shaded'
}

/** Into how many equal parts something is cut. */
export const partsOf: Readonly<Record<ShareWord, number>> = { half: 2, third: 3, fourth: 4, quarter: 4 }
const numerals = ['no', 'one', 'two', 'three', 'four'] as const
const parts = (p: Shares): number => partsOf[p.word]
const count = (p: Shares): number => (p.asked === 'shaded' ? p.shaded : parts(p) - p.shaded)

/** 'halves', 'fourths'. */
export const plural = (word: ShareWord): string => (word === 'half' ? 'halves' : `${word}s`)

/** 'three fourths', 'one half'. */
export function shareName(n: number, word: ShareWord): string {
  return `${numerals[n] ?? ''} ${n === 1 ? word : plural(word)}`
}

/** A picture to choose: its parts and how many of them are shaded; with unequal parts it shows no halves, thirds, or fourths. */
function pictured(p: Shares, cut: number, shaded: number, isEven = true): Item {
  const figure = fractionCircle({
    shapes: [
      {
        parts: cut,
        shaded,
        shape: p.shape,
        ...(isEven ? {} : { unequal: Array.from({ length: cut }, (_, i) => (i === 0 ? 1 : 2 + i)) }),
      },
    ],
  })
  return item(`${cut} ${shaded}${isEven ? '' : ' unequal'}`, '', { speech: figure.alt, figure })
}

const named = (text: string): Item => item(text)

function answer(p: Shares): Item {
  if (p.task === 'name') return named(shareName(count(p), p.word))
  return p.task === 'each' ? named(`a ${p.word}`) : pictured(p, parts(p), p.shaded)
}

const work = (p: Shares): number =>
  parts(p) + p.shaded + (p.task === 'each' ? 0 : p.task === 'name' ? 1 : 2) + (p.asked === 'shaded' ? 0 : 3)

const figure = (p: Shares): Figure =>
  fractionCircle({ shapes: [{ parts: parts(p), shaded: p.shaded, shape: p.shape }] })

/** The shares that the level knows, smaller and larger ones than the right one. */
const otherWords = (p: Shares): readonly ShareWord[] =>
  (['half', 'third', p.word === 'quarter' ? 'quarter' : 'fourth'] as const).filter((word) => word !== p.word)

function nameSlips(p: Shares): Distractor[] {
  const [n, all] = [count(p), parts(p)]
  const list: Distractor[] = []
  if (all - n !== n)
    list.push(
      wrongAnswer(
        named(shareName(all - n, p.word)),
        'looks_alike',
        `That is the part that is ${p.asked === 'shaded' ? 'not shaded' : 'shaded'}.`,
      ),
    )
  if (n === 1 && all === 4)
    list.push(
      wrongAnswer(named(shareName(1, 'third')), 'part_part_fraction', `Count all ${all} parts, not only the other 3.`),
    )
  if (n === 3)
    list.push(wrongAnswer(named('three thirds'), 'part_part_fraction', `Count all ${all} parts, not only these 3.`))
  for (const word of otherWords(p))
    if (!(word === 'half' && n === 2 && all === 4))
      list.push(
        wrongAnswer(
          named(shareName(Math.min(n, partsOf[word] - 1), word)),
          'looks_alike',
          `That needs ${partsOf[word]} equal parts. This ${p.shape} has ${all}.`,
        ),
      )
  list.push(wrongAnswer(named('the whole'), 'looks_alike', `The whole is all ${all} parts.`))
  return list
}

function pictureSlips(p: Shares): Distractor[] {
  const all = parts(p)
  const same = (cut: number, shaded: number): boolean => shaded * all === p.shaded * cut
  return [
    ...(same(all, all - p.shaded)
      ? []
      : [
          wrongAnswer(
            pictured(p, all, all - p.shaded),
            'looks_alike',
            `Look at the part that is ${p.asked}. It is ${shareName(all - count(p), p.word)}.`,
          ),
        ]),
    wrongAnswer(pictured(p, all, p.shaded, false), 'looks_alike', 'These parts are not all the same size.'),
    ...[2, 3, 4]
      .flatMap((cut) => [1, 2, 3].map((shaded) => ({ cut, shaded })))
      .filter(({ cut, shaded }) => shaded < cut && !same(cut, shaded) && !(cut === all && shaded === all - p.shaded))
      .map(({ cut, shaded }) =>
        wrongAnswer(
          pictured(p, cut, shaded),
          'looks_alike',
          cut === all ? 'Count the shaded parts again.' : `This ${p.shape} has ${cut} equal parts, not ${all}.`,
        ),
      ),
  ]
}

function distractors(p: Shares): Distractor[] {
  if (p.task === 'name') return nameSlips(p)
  if (p.task === 'picture') return pictureSlips(p)
  return [
    ...otherWords(p).map((word) =>
      wrongAnswer(
        named(`a ${word}`),
        'looks_alike',
        `There would be ${partsOf[word]} equal parts. This ${p.shape} has ${parts(p)}.`,
      ),
    ),
    wrongAnswer(named('a whole'), 'looks_alike', `The whole is all ${parts(p)} parts.`),
  ]
}

function hints(p: Shares): Hint[] {
  if (p.task === 'each') return [{ text: 'Count the equal parts.' }, { text: `There are ${parts(p)} equal parts.` }]
  if (p.task === 'name')
    return [{ text: 'How many equal parts are there?' }, { text: `How many parts are ${p.asked}?` }]
  return [
    { text: 'How many equal parts do you need?' },
    { text: `Find a ${p.shape} with ${parts(p)} equal parts.` },
    { text: `Then look for ${count(p)} ${p.asked}.` },
  ]
}

function solution(p: Shares): Step[] {
  const equal = `There are ${parts(p)} equal parts. Each part is one ${p.word}.`
  if (p.task === 'each')
    return [
      nextStep(`Count the parts: ${parts(p)} equal parts.`),
      nextStep(`So each part is a ${p.word}.`, undefined, answer(p), figure(p)),
    ]
  const n = count(p)
  const told = `${n} ${n === 1 ? 'part is' : 'parts are'} ${p.asked}. That is ${shareName(n, p.word)}.`
  return [nextStep(equal), nextStep(told, undefined, answer(p), figure(p))]
}

function ask(p: Shares, words: Chance): string {
  if (p.task === 'each')
    return words.pick([
      `This ${p.shape} has ${parts(p)} equal parts. What is each part called?`,
      `The parts are the same size. What is each part called?`,
    ])
  if (p.task === 'name')
    return words.pick([
      `What part of the ${p.shape} is ${p.asked}?`,
      `How much of the ${p.shape} is ${p.asked}?`,
      `Look at the ${p.shape}. What part is ${p.asked}?`,
    ])
  const share = shareName(count(p), p.word)
  return words.pick([`Which ${p.shape} has ${share} ${p.asked}?`, `Find the ${p.shape} with ${share} ${p.asked}.`])
}

/** A level about naming equal shares in words, as grades 1 and 2 do; fractions are written from grade 3 on. */
export function sharesLevel(key: TopicLevelKey, known: readonly ShareWord[]): TopicLevel<Shares> {
  const all: readonly Shares[] = known
    .flatMap((word) => Array.from({ length: partsOf[word] - 1 }, (_, i) => ({ word, shaded: i + 1 })))
    .flatMap((p) => (['circle', 'rectangle'] as const).map((shape) => ({ ...p, shape })))
    .flatMap((p) => [
      ...(['name', 'picture'] as const).flatMap((task) =>
        (['shaded', 'not shaded'] as const).map((asked) => ({ ...p, task, asked })),
      ),
      ...(p.shaded === 1 ? [{ ...p, task: 'each' as const, asked: 'shaded' as const }] : []),
    ])
    .toSorted((a, b) => work(a) - work(b))
  return {
    key,
    version: 3,
    params: (chance: Chance, difficulty: number) => chance.pick(windowOf(all, difficulty, 0.5)),
    note: (p) => `${p.task} ${p.shape} ${p.shaded} ${p.word} ${p.asked}`,
    space: all.length,
    prompt: (p, words) => ({ text: ask(p, words) }),
    answer,
    forms: ['choice'],
    distractors,
    hints,
    solution,
    figure: (p) => (p.task === 'picture' ? null : figure(p)),
    load: work,
  }
}
