import { defaultTopicCodes } from '@polyhex/contract/curriculum/default-topics'
import { demoPictures } from '../../curriculum/demo-pictures.ts'
import { Picture } from '../../curriculum/picture.tsx'
import type { FigureHue } from '../../kit/figure-hue.ts'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './demos.module.css'
import sections from './sections.module.css'

interface Demo {
  readonly grade: number
  readonly title: string
  readonly content: string
  readonly topicCode: string
  /** The first level of the topic at this grade. */
  readonly level: number
  readonly picture: keyof typeof demoPictures
  readonly hue: FigureHue
}

/** One topic a grade: the default topic codes. L-132. */
export const demos: readonly Demo[] = [
  demo(1, 'Visual patterns', 'Spot what comes next', 2, 'pattern', 'lapis'),
  demo(2, 'Coin math', 'Name and count coins', 1, 'coins', 'honey'),
  demo(3, 'Subtraction', 'Take away with pictures', 1, 'subtract', 'leaf'),
  demo(4, 'Graphing', 'Read the tallest bar', 1, 'bars', 'coral'),
  demo(5, 'Cartesian grid', 'Find the right point', 1, 'grid', 'sky'),
  demo(6, 'Exponents', 'Grow by doubling', 1, 'powers', 'grape'),
  demo(7, 'Scientific notation', 'Write very large numbers', 1, 'space', 'lapis'),
  demo(8, 'Algebra intro', 'Keep the scale level', 1, 'balance', 'honey'),
]

function demo(
  grade: keyof typeof defaultTopicCodes,
  title: string,
  content: string,
  level: number,
  picture: keyof typeof demoPictures,
  hue: FigureHue,
): Demo {
  return { grade, title, content, topicCode: defaultTopicCodes[grade], level, picture, hue }
}

/** Eight cards, 2 to 1, each of which starts practice at once. */
export function Demos() {
  return (
    <section className={`${sections['inner']} ${sections['section']}`} id="demos" aria-labelledby="demos-title">
      <div className={sections['head']}>
        <h2 id="demos-title">Eight ways in, ready now</h2>
        <p>A few minutes each, no sign-in. Pick one and answer the first question.</p>
      </div>
      <ul className={styles['demos']}>
        {demos.map((one) => (
          <li key={one.grade}>
            <a className={styles['demo']} href={paths.practice(one.topicCode, one.level)}>
              <span className={styles['picture']}>
                <Picture drawing={demoPictures[one.picture]} hue={one.hue} className={styles['figure']!} />
                <span className={styles['play']}>
                  <Icon name="play" />
                </span>
              </span>
              <span className={styles['text']}>
                <span className={styles['shape']}>
                  <GradeShape grade={one.grade} cell={6.2} gap={1.1} />
                </span>
                <span>
                  <small>Grade {one.grade}</small>
                  <b>
                    {one.title}
                    <span className="visually-hidden">: practice</span>
                  </b>
                  <span className={styles['content']}>{one.content}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
