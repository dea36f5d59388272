import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { autoPlayMs, glideMs } from '../kit/carousel-columns.ts'
import { Card } from '../kit/card.tsx'
import { Carousel } from '../kit/carousel.tsx'
import { paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import { gradeRange } from './grade-name.ts'
import styles from './themes-carousel.module.css'

/** The themes, moving on every 3 s [L-177]. Nothing while they load or when they do not: the page has links to them as well. */
export function ThemesCarousel() {
  const themes = useAsk(curriculumOperations.listThemes, {})
  if (themes.data === undefined) return null
  return (
    <Carousel title="Themes at a glance" breakpoints="four" autoPlayMs={autoPlayMs.other} glideMs={glideMs}>
      {themes.data.themes.map((theme) => (
        <Card key={theme.themeCode} as="article" className={styles['card']}>
          <BadgeLink icon={theme.focusAreaCodes?.[0] ?? 'numeracy'} href={paths.theme(theme.themeCode)} />
          <h3>
            <a href={paths.theme(theme.themeCode)}>{theme.themeName}</a>
          </h3>
          <p>{gradeRange(theme.lowestGradeLevel ?? 0, theme.highestGradeLevel ?? 12)}</p>
        </Card>
      ))}
    </Carousel>
  )
}
