import { expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { markResponse } from '../marking/mark.ts'
import { groups, item, match, order } from '../values/items.ts'
import { buildAnswering } from './answering.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { Item, Value } from '../values/values.ts'
import type { Answering } from './answering.ts'

const animals = ['ant', 'bee', 'cat', 'dog'].map((name) => item(`right_${name}`, name))

function ask(form: AnswerForm, answer: Value, seed: number, items: readonly Item[] = []): Answering {
  return buildAnswering({
    level: 'no_topic/1',
    grade: 3,
    form,
    answer,
    items,
    rules: {},
    shownAs: form,
    distractors: [],
    settings: {},
    fixedOrder: false,
    chance: openChance(`test|${seed}`),
  })
}

const verdict = (form: AnswerForm, a: Answering, response: string): string =>
  markResponse(
    {
      form,
      answer: a.answer,
      rules: {},
      rightOptionIds: a.rightOptionIds,
      wrong: a.wrong,
      shown: { text: '', speech: '' },
    },
    response,
  ).verdict

it('ordering never starts in the right order, its ids tell nothing, and the right order is right', () => {
  for (let seed = 0; seed < 40; seed++) {
    const a = ask('ordering', order(animals), seed)
    if (a.widget.widget !== 'ordering') throw new Error('not an ordering')
    const { items } = a.widget
    expect(items.map((i) => i.id)).toEqual(['o1', 'o2', 'o3', 'o4'])
    expect(items.map((i) => i.text)).not.toEqual(['ant', 'bee', 'cat', 'dog'])
    const right = ['ant', 'bee', 'cat', 'dog'].map((name) => items.find((i) => i.text === name)?.id)
    expect(verdict('ordering', a, right.join(','))).toBe('right')
    expect(verdict('ordering', a, right.toReversed().join(','))).toBe('wrong')
  }
})

it('multiple choice: all right ids and no other', () => {
  const all = [...animals, item('wrong_elm', 'elm'), item('wrong_fir', 'fir')]
  const a = ask('multi_choice', { kind: 'set', members: animals }, 3, all)
  if (a.widget.widget !== 'multi_choice') throw new Error('not a multiple choice')
  expect(a.widget.options).toHaveLength(6)
  expect(a.rightOptionIds).toHaveLength(4)
  expect(JSON.stringify(a.widget)).not.toMatch(/right|wrong/)
  expect(verdict('multi_choice', a, a.rightOptionIds.toReversed().join(','))).toBe('right')
  expect(verdict('multi_choice', a, a.rightOptionIds.slice(1).join(','))).toBe('wrong')
  expect(verdict('multi_choice', a, a.widget.options.map((o) => o.id).join(','))).toBe('wrong')
})

it('matching: the right partners, with a decoy on offer', () => {
  const colors = ['red', 'blue'].map((name) => item(name))
  const answer = match([
    [animals[0] as Item, colors[0] as Item],
    [animals[1] as Item, colors[1] as Item],
  ])
  const a = ask('matching', answer, 5, [...animals.slice(0, 2), ...colors, item('green')])
  if (a.widget.widget !== 'matching') throw new Error('not a matching')
  const { left, right } = a.widget
  expect(right.map((r) => r.text).toSorted()).toEqual(['blue', 'green', 'red'])
  const id = (list: typeof left, text: string): string => list.find((i) => i.text === text)?.id ?? ''
  expect(verdict('matching', a, `${id(left, 'bee')}=${id(right, 'blue')},${id(left, 'ant')}=${id(right, 'red')}`)).toBe(
    'right',
  )
  expect(verdict('matching', a, `${id(left, 'bee')}=${id(right, 'red')},${id(left, 'ant')}=${id(right, 'blue')}`)).toBe(
    'wrong',
  )
})

it('groups: every item into its group', () => {
  const answer = groups([
    [item('insects'), animals.slice(0, 2)],
    [item('pets'), animals.slice(2)],
  ])
  const a = ask('groups', answer, 7)
  if (a.widget.widget !== 'groups') throw new Error('not groups')
  const { groups: names, items } = a.widget
  const group = (text: string): string => names.find((g) => g.text === text)?.id ?? ''
  const response = (flip: boolean): string =>
    items.map((i) => `${i.id}=${group((i.text === 'ant' || i.text === 'bee') !== flip ? 'insects' : 'pets')}`).join(',')
  expect(verdict('groups', a, response(false))).toBe('right')
  expect(verdict('groups', a, response(true))).toBe('wrong')
})

it('a form that cannot hold the answer is refused', () => {
  expect(() => ask('ordering', { kind: 'rational', n: 1n, d: 1n }, 1)).toThrow(
    'the form ordering cannot hold a rational',
  )
})
