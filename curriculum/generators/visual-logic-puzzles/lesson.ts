import { patternTiles } from '../../figures/pattern-tiles.ts'
import { venn } from '../../figures/venn.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Two overlapping sets: those in both stand in the overlap and are counted once. */
export const lesson: LessonPlan = {
  topicCode: 'visual_logic_puzzles',
  what: {
    heading: 'Two circles that overlap',
    say: 'A Venn diagram has a circle for each set. Those that belong to both stand in the overlap. Those that belong to neither stand outside.',
    figure: venn({
      names: ['even', 'over 5'],
      first: ['2', '4'],
      both: ['6', '8'],
      second: ['7', '9'],
      outside: ['1', '3'],
    }),
  },
  picture: {
    heading: 'Numbers in the regions',
    say: 'Nine play only piano, four play both, and six play only drums. So thirteen play piano and ten play drums, and nineteen play at least one of them.',
    latex: '13 + 10 - 4 = 19',
    figure: venn({ names: ['piano', 'drums'], first: '9', both: '4', second: '6' }),
  },
  extra: {
    heading: 'Rules in rows and columns',
    say: 'In some puzzles the pictures stand in rows and columns. Find what stays the same in each row, and what changes. Then check the rule in each column. The missing picture must fit both.',
    figure: patternTiles({
      rows: [
        [
          { shape: 'circle', letter: '2' },
          { shape: 'circle', letter: '5' },
          { shape: 'circle', letter: '8' },
        ],
        [{ shape: 'square', letter: '3' }, { shape: 'square', letter: '6' }, null],
      ],
      title: 'Grid puzzle',
    }),
  },
  example: { level: 5 },
  mistake: {
    misconception: 'affirm_converse',
    heading: 'All with piano, or only piano?',
    say: 'Thirteen play piano. Someone says thirteen play only piano. But four of them play drums too. Take the overlap away: nine play only piano.',
    latex: '13 - 4 = 9',
    figure: venn({ names: ['piano', 'drums'], first: '9', both: '4', second: '6', shaded: ['first'] }),
  },
  check: {
    heading: 'Add all the regions',
    say: 'Every one stands in exactly one region. Add the numbers of all regions. The sum must be the number of all.',
    latex: '9 + 4 + 6 + 5 = 24',
    figure: venn({ names: ['piano', 'drums'], first: '9', both: '4', second: '6', outside: '5' }),
  },
}
