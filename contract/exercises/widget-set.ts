import type { AnswerForm } from './answer-forms.ts'

/**
 * The widgets that a browser can show, as one number that rises whenever widgets are added. A browser says its number when it
 * begins a run and when it takes questions ahead; a run asks only what its browser can show, so that a copy that was installed
 * before a widget existed goes on working. Set 1 is the 17 widgets of the first release; set 2 adds what is built by hand, in several
 * lines or in several parts.
 */
export const widgetSet = 2

/** What is assumed of a browser that says nothing, and of runs that began before this was kept. */
export const firstWidgetSet = 1

/** The set in which the widget of a form came; the first for all forms that are not named. */
const setOfForm: Partial<Record<AnswerForm, number>> = {
  counters: 2,
  rings: 2,
  parts_of_whole: 2,
  base_ten: 2,
  coins: 2,
  plot: 2,
  steps: 2,
  clock_set: 2,
  chart: 2,
  slots: 2,
  written: 2,
  parts: 2,
  line_points: 2,
  line_jumps: 2,
  line_ray: 2,
  tape: 2,
  balance: 2,
  hot_spot: 2,
}

/** The least set of a browser that can show a question of this form. */
export const widgetSetOf = (form: AnswerForm): number => setOfForm[form] ?? firstWidgetSet
