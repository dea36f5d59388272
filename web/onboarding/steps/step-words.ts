import type { Step } from '@polyhex/contract/onboarding/steps'

/** What stands at the head of a step. */
export interface StepWords {
  readonly title: string
  readonly intro: string
}

const own: Record<Step, StepWords> = {
  student_1: { title: 'Let’s find your level', intro: 'Your birthday tells us a starting grade. You can change it.' },
  student_2: { title: 'Choose how you sign in', intro: 'A username and a password. Write them down somewhere safe.' },
  student_3: { title: 'Connect a parent', intro: 'Learning goes better with somebody at your side.' },
  student_5: { title: 'Where can we reach them?', intro: 'We send one mail with a button to confirm.' },
  student_6: { title: 'What do you want to work on?', intro: 'Choose up to 5 math themes to focus on.' },
  student_7: { title: 'Pick your figure', intro: 'This is how others see you.' },
  student_8: { title: 'Sign in to finish', intro: 'Your account is ready. Sign in to go on.' },
  student_9: { title: 'What should we call you?', intro: 'Others only ever see your public name.' },
  student_10: { title: 'How do you want to go on?', intro: 'You can change this later.' },
  student_11: { title: 'Weekly classes', intro: 'Choose the plan that suits you.' },
  student_12: { title: 'Your weekly classes', intro: 'Choose the classes that you come to every week.' },
  student_13: { title: 'Your evaluation', intro: 'Choose when a tutor gets to know you. It takes 30 minutes.' },
  student_14: { title: 'Your course', intro: 'Look at the courses and choose one.' },
  student_15: { title: 'Classes with your group', intro: 'Choose the plan that suits you.' },
  student_16: { title: 'Your trial class', intro: 'Choose one class in the next 7 days.' },
  student_17: { title: 'The $1 trial', intro: 'One class, to see whether it fits.' },
  student_end: { title: 'Your math starts now', intro: 'Everything is ready.' },
  parent_1: { title: 'Create your parent account', intro: 'You add your children next. One account covers them all.' },
  parent_2: { title: 'What are you looking for?', intro: 'Choose at least one goal.' },
  parent_3: { title: 'Pick your figure', intro: 'This is how others see you.' },
  parent_4: { title: 'Sign in to finish', intro: 'Your account is ready. Sign in to go on.' },
  parent_5: { title: 'Where do you live?', intro: 'Classes and mails show times as they are there.' },
  parent_6: { title: 'Your account is ready', intro: 'One step is left.' },
}

const forChild: Partial<Record<Step, StepWords>> = {
  student_1: {
    title: 'Let’s find your child’s level',
    intro: 'The birthday tells us a starting grade. You can change it.',
  },
  student_2: { title: 'How will your child sign in?', intro: 'A username and a password that you both know.' },
  student_6: { title: 'What should come first?', intro: 'Choose up to 5 math themes to focus on.' },
  student_7: { title: 'Pick a figure together', intro: 'This is how others see your child.' },
  student_9: { title: 'Name and public name', intro: 'Others only ever see the public name.' },
  student_10: { title: 'How will your child go on?', intro: 'You can change this later.' },
  student_end: { title: 'Math starts now', intro: 'The account is ready.' },
}

const forTeacher: Partial<Record<Step, StepWords>> = {
  parent_1: { title: 'Create your teacher account', intro: 'For those who teach classes with Polyhex.' },
  parent_6: { title: 'We have your request', intro: 'A person of ours looks at it.' },
}

/** The words of a step, for who goes through it: a student, a parent for a child, or a teacher. */
export function wordsOfStep(step: Step, who: { readonly creating: boolean; readonly teacher: boolean }): StepWords {
  return (who.creating ? forChild[step] : undefined) ?? (who.teacher ? forTeacher[step] : undefined) ?? own[step]
}
