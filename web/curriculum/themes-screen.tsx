import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Card } from '../kit/card.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeRange } from './grade-name.ts'
import styles from './lists.module.css'
import { PageHead } from './page-head.tsx'
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
          <ul className={styles['cards']}>
            {answer.themes.map((theme) => (
              <li key={theme.themeCode}>
                <Card as="article" className={cards['card']}>
                  <BadgeLink icon={theme.focusAreaCodes?.[0] ?? 'numeracy'} href={paths.theme(theme.themeCode)} />
                  <div className={cards['words']}>
                    <h2 style={{ fontSize: 'var(--display-xs)' }}>
                      <a href={paths.theme(theme.themeCode)}>{theme.themeName}</a>
                    </h2>
                    {theme.themeDescription && <p>{theme.themeDescription}</p>}
                    {theme.lowestGradeLevel !== undefined && theme.highestGradeLevel !== undefined && (
                      <p className={cards['facts']}>{gradeRange(theme.lowestGradeLevel, theme.highestGradeLevel)}</p>
                    )}
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Asked>
    </>
  )
}
