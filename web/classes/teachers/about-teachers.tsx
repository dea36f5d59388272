import type { ClassTeacher } from '@polyhex/contract/classes/class-teacher'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useId, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { gradesWords } from './teaching-words.ts'
import styles from './teachers.module.css'

/** What the teachers of a class say about themselves, opened by a press in the dialog of the class. Decision A-089. */
export function AboutTeachers({ timeSlotId, count }: { timeSlotId: string; count: number }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <div className={styles['opens']}>
        <Button look="ghost" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {count === 1 ? 'About the tutor' : 'About the tutors'}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <Teachers timeSlotId={timeSlotId} />}
      </div>
    </div>
  )
}

function Teachers({ timeSlotId }: { timeSlotId: string }) {
  const teachers = useAsk(timeSlotOperations.listClassTeachers, { params: { timeSlotId } })
  const themes = useAsk(curriculumOperations.listThemes, { query: {} })
  const nameOfTheme = (code: string): string =>
    themes.data?.themes.find(({ themeCode }) => themeCode === code)?.themeName ?? ''
  return (
    <Asked query={teachers} loading={<Skeleton height={76} />} failed="What the tutors say did not load">
      {(answer) => (
        <ul className={styles['about']}>
          {answer.teachers.map((teacher) => (
            <AboutTeacher
              key={teacher.accountId}
              teacher={teacher}
              themes={teacher.teachesThemes.map(nameOfTheme).filter((name) => name !== '')}
            />
          ))}
        </ul>
      )}
    </Asked>
  )
}

function AboutTeacher({ teacher, themes }: { teacher: ClassTeacher; themes: readonly string[] }) {
  const { publicName, biography, videoLink } = teacher
  const teaches = [gradesWords(teacher.teachesGrades), ...themes].filter((part) => part !== '').join(', ')
  const silent = biography === null && videoLink === null && teaches === ''
  return (
    <li>
      <Avatar shape={avatarShapeOf(teacher.avatar) ?? 'hexagon'} size={42} />
      <div>
        <b>{publicName}</b>
        {biography !== null && <p>{biography}</p>}
        {teaches !== '' && <p className={styles['teaches']}>Teaches: {teaches}</p>}
        {videoLink !== null && (
          <a href={videoLink} target="_blank" rel="noreferrer">
            A film about {publicName} (opens in a new tab)
          </a>
        )}
        {silent && <p className={styles['teaches']}>Has not written anything yet.</p>}
      </div>
    </li>
  )
}
