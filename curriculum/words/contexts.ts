import type { Chance } from '../chance.ts'

/** A place for a story: who or what is there, and what is counted or measured in it. */
export interface Context {
  /** After 'at', 'in' or 'on': 'in the garden'. */
  readonly place: string
  /** What is counted there, singular as in nouns.ts. */
  readonly thing: string
  /** Grades whose children know it. */
  readonly grades: readonly [number, number]
}

const context = (from: number, to: number, place: string, thing: string): Context => ({
  place,
  thing,
  grades: [from, to],
})

export const contexts: readonly Context[] = [
  context(0, 3, 'in the garden', 'flower'),
  context(0, 3, 'in the pond', 'frog'),
  context(0, 2, 'on the farm', 'egg'),
  context(0, 2, 'in the nest', 'egg'),
  context(0, 3, 'in the toy box', 'ball'),
  context(0, 3, 'at the park', 'duck'),
  context(0, 2, 'on the table', 'cup'),
  context(1, 4, 'on the beach', 'shell'),
  context(1, 4, 'in the orchard', 'apple'),
  context(1, 4, 'in the classroom', 'pencil'),
  context(1, 4, 'on the shelf', 'book'),
  context(1, 3, 'in the tree', 'bird'),
  context(1, 4, 'in the forest', 'leaf'),
  context(2, 5, 'at the bakery', 'muffin'),
  context(2, 5, 'at the market', 'orange'),
  context(2, 5, 'in the album', 'sticker'),
  context(2, 5, 'in the sewing box', 'button'),
  context(2, 5, 'at the fair', 'ticket'),
  context(2, 6, 'in the kitchen', 'carrot'),
  context(3, 6, 'in the library', 'library book'),
  context(3, 6, 'in the greenhouse', 'seed'),
  context(3, 6, 'in the craft room', 'bead'),
  context(3, 6, 'at the lantern parade', 'lantern'),
  context(3, 6, 'in the art room', 'paintbrush'),
  context(3, 7, 'in the vegetable patch', 'tomato'),
  context(4, 8, 'at the museum', 'visitor'),
  context(4, 8, 'at the bicycle shop', 'bicycle'),
  context(4, 8, 'at the post office', 'envelope'),
  context(4, 8, 'in the school garden', 'seedling'),
  context(4, 8, 'at the photo club', 'photograph'),
  context(5, 9, 'at the swimming pool', 'lane'),
  context(5, 9, 'on the hiking trail', 'marker'),
  context(5, 9, 'in the choir', 'singer'),
  context(6, 10, 'at the train station', 'passenger'),
  context(6, 10, 'in the weather station', 'reading'),
  context(6, 12, 'at the science fair', 'project'),
  context(6, 12, 'in the orchestra', 'musician'),
  context(7, 12, 'at the print shop', 'poster'),
  context(8, 12, 'in the laboratory', 'sample'),
  context(8, 12, 'at the solar farm', 'panel'),
]

/** A place for a story that children of a grade know. Every grade 0 to 12 has several. */
export function pickContext(words: Chance, grade: number): Context {
  return words.pick(contexts.filter((c) => c.grades[0] <= grade && grade <= c.grades[1]))
}
