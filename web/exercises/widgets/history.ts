/** What can be undone on a surface: the responses that stood there before, the last one last. */
export type History = readonly string[]

const most = 20

/** The history after a change away from `before`: at most 20 steps, the oldest forgotten. */
export function remembered(history: History, before: string): History {
  return [...history, before].slice(-most)
}
