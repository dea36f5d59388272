import { whole } from '../values/rational.ts'
import { vector } from '../values/vector.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Distractor } from '../topic-level.ts'
import type { Figure, RichText, Vector } from '../values/values.ts'

/** A cell of a table, from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** The numbers of a table, with the cells that are open. */
export interface TableParams<P> {
  readonly base: P
  readonly open: readonly CellPlace[]
}

/** The names of open cells. */
const letters = ['A', 'B', 'C', 'D'] as const

/**
 * A task of the kind `reverse`: a table that follows a rule, drawn with open cells at random places, one in a row at most. They stand
 * as letters in the drawing and as boxes under it. `rows` are all numbers of the table; `full` rows at its start stay whole, where
 * the rule is to be found. `how` says how a cell is found, `wrong` what a child puts there instead.
 */
export function tableTask<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly kind?: 'do' | 'reverse'
    readonly rows: (p: P) => readonly (readonly number[])[]
    readonly full?: number
    readonly figure: (p: P, cells: readonly (readonly string[])[]) => Figure
    readonly how: (p: P, at: CellPlace) => { readonly say: RichText; readonly latex: string }
    readonly wrong: (p: P, at: CellPlace) => { readonly value: number; readonly why: RichText }
    readonly misconception: string
    readonly asks: readonly [RichText, ...RichText[]]
    readonly hints: (p: P) => readonly [RichText, RichText]
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space'>>,
): LevelTask {
  const { id, version, kind = 'reverse', rows, full = 0, figure, how, wrong, misconception, asks, hints, ...rest } = of
  const valueAt = (p: P, { row, column }: CellPlace): number => rows(p)[row]?.[column] ?? 0

  function openCells(chance: Chance, p: P, difficulty: number): CellPlace[] {
    const all = rows(p)
    const places = all.map((cells, row) => ({ row, column: chance.int(0, cells.length - 1) })).slice(full)
    return chance.sample(places, Math.min(places.length, difficulty < 0.5 ? 2 : 3)).toSorted((a, b) => a.row - b.row)
  }
  const shown = ({ base: p, open }: TableParams<P>): string[][] =>
    rows(p).map((cells, row) =>
      cells.map((cell, column) => {
        const at = open.findIndex((place) => place.row === row && place.column === column)
        return at < 0 ? String(cell) : (letters[at] ?? '?')
      }),
    )
  const answer = ({ base: p, open }: TableParams<P>): Vector => vector(...open.map((at) => valueAt(p, at)))

  /** One cell gone wrong, each in turn; then all of them in the same way. */
  function distractors({ base: p, open }: TableParams<P>): Distractor[] {
    const put = (isWrong: (i: number) => boolean): Vector =>
      vector(...open.map((at, i) => whole(isWrong(i) ? wrong(p, at).value : valueAt(p, at))))
    const [first] = open
    return [
      ...open.map((at, i) => ({
        value: put((other) => other === i),
        misconception,
        why: `${letters[i]}: ${wrong(p, at).why}`,
      })),
      ...(first === undefined ? [] : [{ value: put(() => true), misconception, why: wrong(p, first).why }]),
    ]
  }
  return task<TableParams<P>>({
    ...rest,
    id,
    kind,
    version,
    form: 'table',
    params: (chance, difficulty) => {
      const drawn = base.params(chance, difficulty)
      return { base: drawn, open: openCells(chance, drawn, difficulty) }
    },
    reject: (p) => (p.open.length < 2 ? 'too few open cells' : (base.reject?.(p.base) ?? null)),
    note: (p) => shown(p).join('; '),
    prompt: (_, words) => ({ text: words.pick(asks) }),
    answer,
    distractors,
    widget: (p) => ({ columnLabels: letters.slice(0, p.open.length) }),
    figure: (p) => figure(p.base, shown(p)),
    hints: (p) => [
      ...hints(p.base).map((text) => ({ text })),
      ...p.open.slice(0, 1).map((at) => ({ text: `${letters[0]}: ${how(p.base, at).say}` })),
    ],
    solution: (p) =>
      p.open.map((at, i) => ({
        say: `${letters[i]}: ${how(p.base, at).say}`,
        latex: how(p.base, at).latex,
        ...(i === p.open.length - 1 ? { value: answer(p) } : {}),
        relation: 'next',
      })),
    load: (p) => base.load(p.base) + 2 * p.open.length,
  })
}
