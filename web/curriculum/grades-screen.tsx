import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Card } from '../kit/card.tsx'
import { autoPlayMs } from '../kit/carousel-columns.ts'
import { Carousel } from '../kit/carousel.tsx'
import { GradeShape } from '../kit/grade-shape.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeHue } from './grade-hue.ts'
import styles from './grades-screen.module.css'
import lists from './lists.module.css'
import { PageHead } from './page-head.tsx'

/** All grades: an overview that moves on every 5 s [L-177], each card with 'Learn more' [L-012], and all of them as links. */
export function GradesScreen() {
  usePageTitle('Grades')
  const grades = useAsk(curriculumOperations.listGradeLevels, {})
  return (
    <>
      <PageHead title="Your grade is a shape" lede="Kindergarten is one open cell, grade 12 is twelve. Pick yours." />
      <Asked query={grades} failed="The grades did not load" loading={<CardSkeletons label="Loading the grades" />}>
        {(answer) => (
          <>
            <Carousel title="Grades at a glance" breakpoints="four" autoPlayMs={autoPlayMs.grades}>
              {answer.grades.map((grade) => (
                <Card key={grade.gradeLevelCode} as="article" className={styles['card']}>
                  <span className={`${styles['shape']} fig h-${gradeHue(grade.grade)} dots`}>
                    <GradeShape grade={grade.grade} cell={14} gap={2.2} />
                  </span>
                  <h3>{grade.gradeLevelName}</h3>
                  <p>{grade.gradeLevelDescription}</p>
                  <a href={paths.grade(grade.grade)}>
                    Learn more <span className="visually-hidden">about {grade.gradeLevelName}</span>
                  </a>
                </Card>
              ))}
            </Carousel>
            <section className={lists['section']} aria-labelledby="all-grades">
              <h2 id="all-grades">All grades</h2>
              <ul className={lists['chips']}>
                {answer.grades.map((grade) => (
                  <li key={grade.gradeLevelCode}>
                    <a href={paths.grade(grade.grade)}>{grade.gradeLevelName}</a>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Asked>
    </>
  )
}
