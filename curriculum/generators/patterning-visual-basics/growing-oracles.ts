import { amounts } from '../../values/amounts.ts'
import { whole } from '../../values/rational.ts'
import { growingCells, type Growing } from './growing.ts'
import type { Amounts, Rational } from '../../values/values.ts'
import type { Which } from './growing-tasks.ts'

/** Lays a figure out and counts its tiles, each place once. */
const laid = (p: Growing, n: number): number => new Set(growingCells(p, n).map((cell) => cell.join(','))).size
const shown = (count: number): Amounts => amounts({ counter: count }, 'exact')

export const growingTasks = {
  build_next: {
    oracle: ({ base }: { readonly base: Growing }): Amounts => shown(laid(base, 4)),
    wrong: { last_item_repeats: ({ base }: { readonly base: Growing }): Amounts => shown(laid(base, 3)) },
  },
  how_many_new: {
    /** Takes the tiles of figure 2 away from figure 3, as many as there are. */
    oracle: (p: Growing): Rational => {
      let left = laid(p, 3)
      for (let tile = laid(p, 2); tile > 0; tile--) left--
      return whole(left)
    },
    wrong: {
      last_item_repeats: (p: Growing): Rational => whole(laid(p, 3)),
      given_number: (p: Growing): Rational => whole(laid(p, 2)),
    },
  },
  which_figure: {
    oracle: (p: Which): Rational => {
      const goal = laid(p, p.figure)
      let n = 1
      while (laid(p, n) < goal) n++
      return whole(n)
    },
    wrong: {
      stops_early: (p: Which): Rational => whole(p.figure - 1),
      given_number: (p: Which): Rational => whole(laid(p, p.figure)),
    },
  },
}
