import type { Theme } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Card } from '../kit/card.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeRange } from './grade-name.ts'
import lists from './lists.module.css'
import { PageHead } from './page-head.tsx'
import styles from './themes-screen.module.css'
import { TopicPicture } from './topic-picture.tsx'
import cards from './unit-card.module.css'

/** The themes of mathematics, across all grades. */
export function ThemesScreen() {
  usePageTitle('Themes')
  const themes = useAsk(curriculumOperations.listThemes, {})
  return (
    <>
      <PageHead title="Themes" lede="One idea, followed through the grades." />
      <Asked query={themes} failed="The themes did not load" loading={<CardSkeletons label="Loading the themes" />}>
        {(answer) => (
          <ul className={lists['cards']}>
            {answer.themes.map((theme) => (
              <ThemeCard key={theme.themeCode} theme={theme} />
            ))}
          </ul>
        )}
      </Asked>
    </>
  )
}

/** A theme on its own tint, with a picture of what is done in it. */
function ThemeCard({ theme }: { theme: Theme }) {
  const { themeCode, themeName, themeDescription, lowestGradeLevel, highestGradeLevel } = theme
  const icon = theme.focusAreaCodes?.[0] ?? 'numeracy'
  return (
    <li>
      <Card as="article" className={styles['theme']}>
        <BadgeLink icon={icon} href={paths.theme(themeCode)}>
          <TopicPicture icon={icon} className={styles['picture']!} />
        </BadgeLink>
        <div className={cards['words']}>
          <h2>
            <a href={paths.theme(themeCode)}>{themeName}</a>
          </h2>
          {themeDescription && <p>{themeDescription}</p>}
          {lowestGradeLevel !== undefined && highestGradeLevel !== undefined && (
            <p className={cards['facts']}>{gradeRange(lowestGradeLevel, highestGradeLevel)}</p>
          )}
        </div>
      </Card>
    </li>
  )
}
