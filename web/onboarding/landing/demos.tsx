import { defaultTopicCodes } from '@polyhex/contract/curriculum/default-topics'
import { demoPictures } from '../../curriculum/demo-pictures.ts'
import { Picture } from '../../curriculum/picture.tsx'
import type { FigureHue } from '../../kit/figure-hue.ts'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { Icon } from '../../kit/icon.tsx'
import { demoAddress, type DemoGame } from '../../games/demo-address.ts'
import styles from './demos.module.css'
import sections from './sections.module.css'

interface Demo extends DemoGame {
  readonly picture: keyof typeof demoPictures
  readonly hue: FigureHue
}

/** The type of a game from the stem of its scenes. */
const typeOfStem: Readonly<Record<string, string>> = {
  carrace: 'car_race',
  practicearea: 'practice_area',
  concentration: 'concentration',
}

/** One topic a grade, the default topic codes, each in a game that exists. L-009, L-132. */
export const demos: readonly Demo[] = [
  demo(1, 'Visual patterns', 'Find the pairs: what comes next?', 2, 'g1_visual_patterns', 'concentrationscene2', {
    picture: 'pattern',
    hue: 'lapis',
  }),
  demo(2, 'Coin math', 'Grow a garden: name and count coins', 1, 'g1_charts_and_coins', 'practiceareascene1', {
    picture: 'coins',
    hue: 'honey',
  }),
  demo(
    3,
    'Subtraction',
    'Race on ice: take away with pictures',
    1,
    'g2_subtracting_two_digit_numbers',
    'carracescene4',
    {
      picture: 'subtract',
      hue: 'leaf',
    },
  ),
  demo(4, 'Graphing', 'Race in the desert: read the tallest bar', 1, 'g3_scaled_graphs', 'carracescene2', {
    picture: 'bars',
    hue: 'coral',
  }),
  demo(5, 'Cartesian grid', 'Grow a reef: find the right point', 1, 'g5_the_coordinate_grid', 'practiceareascene5', {
    picture: 'grid',
    hue: 'sky',
  }),
  demo(6, 'Exponents', 'Race by night: grow by doubling', 1, 'g6_exponents', 'carracescene3', {
    picture: 'powers',
    hue: 'grape',
  }),
  demo(
    7,
    'Scientific notation',
    'Race along the coast: very large numbers',
    1,
    'g7_scientific_notation',
    'carracescene5',
    {
      picture: 'space',
      hue: 'lapis',
    },
  ),
  demo(8, 'Algebra intro', 'Find the pairs: keep the scale level', 1, 'g6_expressions', 'concentrationscene5', {
    picture: 'balance',
    hue: 'honey',
  }),
]

function demo(
  gradeLevel: keyof typeof defaultTopicCodes,
  title: string,
  content: string,
  level: number,
  unitCode: string,
  gameScene: string,
  look: Pick<Demo, 'picture' | 'hue'>,
): Demo {
  const contestType = typeOfStem[gameScene.replace(/scene\d$/, '')] ?? ''
  const topicCode = defaultTopicCodes[gradeLevel]
  return {
    gradeLevel,
    title,
    content,
    level,
    unitCode,
    topicCode,
    contestType,
    gameScene,
    gameStartingStage: 0,
    ...look,
  }
}

/** Eight cards, 2 to 1, each of which plays a game at once. L-009. */
export function Demos() {
  return (
    <section className={`${sections['inner']} ${sections['section']}`} id="demos" aria-labelledby="demos-title">
      <div className={sections['head']}>
        <h2 id="demos-title">Eight games, ready now</h2>
        <p>Five minutes each, no sign-in. They need a laptop or desktop computer; on a phone you practice the same.</p>
      </div>
      <ul className={styles['demos']}>
        {demos.map((one) => (
          <li key={one.gradeLevel}>
            <a className={styles['demo']} href={demoAddress(one)}>
              <span className={styles['picture']}>
                <Picture drawing={demoPictures[one.picture]} hue={one.hue} className={styles['figure']!} />
                <span className={styles['play']}>
                  <Icon name="play" />
                </span>
              </span>
              <span className={styles['text']}>
                <span className={styles['shape']}>
                  <GradeShape grade={one.gradeLevel} cell={6.2} gap={1.1} />
                </span>
                <span>
                  <small>Grade {one.gradeLevel}</small>
                  <b>
                    {one.title}
                    <span className="visually-hidden">: play</span>
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
