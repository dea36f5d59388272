import { growingTiles, patternTiles } from '../../figures/pattern-tiles.ts'
import { repeated, tileRow } from './tiles.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Patterns: find what repeats, turns or grows, and go on. */
export const lesson: LessonPlan = {
  topicCode: 'patterning_visual_basics',
  what: {
    heading: 'It comes again and again',
    say: 'A pattern follows a rule. Here it is star, heart, star, heart. The part that repeats is star, heart.',
    figure: patternTiles({ rows: [tileRow(repeated(['star', 'heart'], 6))] }),
  },
  picture: {
    heading: 'Patterns can grow',
    say: 'Some patterns grow. Each figure has one more tile than the one before: one, two, three, four.',
    figure: growingTiles({ steps: [1, 2, 3, 4].map((n) => Array.from({ length: n }, (_, i) => [0, i] as const)) }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'last_item_repeats',
    heading: 'Do not just copy the last one',
    say: 'The row ends with a heart, so someone puts a heart again. Say it aloud: star, heart, heart, star, heart. One more heart comes, and then a star.',
    figure: patternTiles({ rows: [tileRow(repeated(['star', 'heart', 'heart'], 7))] }),
  },
  check: {
    heading: 'Say it from the start',
    say: 'Put your tile in its place. Say the whole row from the start. If it sounds right all the way, the tile fits.',
    figure: patternTiles({ rows: [tileRow(repeated(['star', 'heart'], 7))] }),
  },
}
