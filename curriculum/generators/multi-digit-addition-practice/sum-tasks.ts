import { wholeText } from '../../notation/number-latex.ts'
import { chooseStory } from '../../tasks/choose-story.ts'
import { findError } from '../../tasks/find-error.ts'
import { missingDigits } from '../../tasks/missing-digits.ts'
import { writtenFrame } from '../../tasks/written-frame.ts'
import { addingStories, subtractingStories, type Counted } from './sum-stories.ts'
import { sumMend, sumSlips, sumWork } from './sum-work.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Sum } from './column-sums.ts'

const shown = (p: Sum): string => `\\(${wholeText(p.a)} + ${wholeText(p.b)}\\)`

/** The sum in columns, digit by digit. */
export const sumColumns = (base: TopicLevel<Sum>): LevelTask =>
  writtenFrame(base, { id: 'columns', version: 1, layout: 'add', operands: (p) => [String(p.a), String(p.b)] })

/** Some digits of the sum in columns are to be found. */
export const sumDigits = (base: TopicLevel<Sum>): LevelTask =>
  missingDigits(base, {
    id: 'missing_digits',
    version: 1,
    calculation: (p) => ({ first: p.a, sign: '+', second: p.b }),
  })

/** Somebody added column by column, and one line is wrong. */
export const sumMistake = (base: TopicLevel<Sum>): LevelTask =>
  findError(base, {
    id: 'find_mistake',
    version: 1,
    task: shown,
    work: sumWork,
    slips: sumSlips,
    hint: 'Start with the ones. A place with 10 or more gives 1 to the next place.',
    mend: sumMend,
  })

/** Which story does the sum belong to? Told of things of which there can be so many. */
export const sumStory = (base: TopicLevel<Sum>, things: readonly [Counted, ...Counted[]]): LevelTask =>
  chooseStory(base, {
    id: 'which_story',
    version: 1,
    shown,
    things,
    fitting: addingStories,
    others: subtractingStories,
    hints: [
      'Read each story to its end. What does it ask for?',
      'Would the answer be more or less than the greater number?',
    ],
    reason: 'Add when more come, when parts are put together, or when you look for the start.',
  })
