import type { TaskKind } from '../tasks/task-kinds.ts'
import type { LessonPart } from './lesson-plan.ts'

/** From this grade on a child reads the longer words. */
const readerGrade = 3

/** How to go about each kind, in few words for those who are read to, and in more for those who read. */
const parts: Readonly<Record<Exclude<TaskKind, 'do'>, { readonly young: LessonPart; readonly older: LessonPart }>> = {
  build: {
    young: {
      heading: 'Make it yourself',
      say: 'Here you make the answer. Go one step at a time. Then look once more.',
    },
    older: {
      heading: 'Build it, then compare',
      say: 'Here you build the answer. Say first what it must look like. Build it piece by piece. Then read your drawing as if somebody else had made it: does it show what was asked for?',
    },
  },
  read: {
    young: {
      heading: 'Look, then say',
      say: 'Here the picture tells you. Look where the question points. Then say it.',
    },
    older: {
      heading: 'Find the place, then read it',
      say: 'Here the picture holds the answer. Find out first what each mark stands for. Go to the place that the question names, and read it there.',
    },
  },
  choose: {
    young: { heading: 'Think first, then choose', say: 'Work it out first. Then look for what you found.' },
    older: {
      heading: 'Decide, and know why',
      say: 'Here you decide. Work it out before you look at the choices. Then say for each choice you leave out what is wrong with it.',
    },
  },
  find_error: {
    young: {
      heading: 'Be the teacher',
      say: 'Somebody made a mistake. Check each step yourself. Stop where yours is different.',
    },
    older: {
      heading: 'Be the teacher',
      say: 'Here somebody made one mistake. Go line by line, and work each line out from the line above it. The first line that does not come out the same holds the mistake. Lines after it can look wrong only because of it.',
    },
  },
  reverse: {
    young: { heading: 'Go backward', say: 'Here you know the end. Think what came before it. Then try it out.' },
    older: {
      heading: 'Go backward, then test it',
      say: 'Here the result is given, and a part is asked for. Undo what was done, the last thing first. Then put your part in and see whether the result comes out.',
    },
  },
  apply: {
    young: {
      heading: 'See the story',
      say: 'See the story in your head. What is there? What happens? Then find the number.',
    },
    older: {
      heading: 'From the story to the numbers',
      say: 'Here a story asks. Say in your own words what happens in it. Write down what you know and what is asked for. Then decide how to work it out, and look at the end whether the answer makes sense in the story.',
    },
  },
  order: {
    young: { heading: 'One at a time', say: 'Start with what you know for sure. Then find what goes next to it.' },
    older: {
      heading: 'Begin with what is certain',
      say: 'Here things are put in order, or matched. Begin with the one that you are sure of. Each one that has its place leaves fewer for the others.',
    },
  },
  estimate: {
    young: {
      heading: 'About how many',
      say: 'You do not need the exact number. Think of an easy number that is close.',
    },
    older: {
      heading: 'Close is enough',
      say: 'Here no exact answer is asked for. Take easy numbers that are close, and work with those in your head. Ask whether the exact answer is larger or smaller.',
    },
  },
}

/**
 * How to go about a kind of task, for a child of a grade (0 is kindergarten); null for `do`, where the worked example says all.
 * Source: design of tasks, section 5.5.
 */
export function kindPart(kind: TaskKind, grade: number): LessonPart | null {
  if (kind === 'do') return null
  return grade < readerGrade ? parts[kind].young : parts[kind].older
}
