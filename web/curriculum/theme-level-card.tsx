import type { Theme, ThemeLevel } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { levelling } from '@polyhex/contract/exercises/limits'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useAsk } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import styles from './theme-level-card.module.css'

/** Beside a theme: the level of the one who looks, as far as it is known, and the way to find it. */
export function ThemeLevelCard({ theme, account }: { theme: Theme; account: SessionAccount | null }) {
  return account?.roles.includes('student') ? (
    <KnownLevel theme={theme} accountId={account.accountId} />
  ) : (
    <LevelCard theme={theme} known={undefined} />
  )
}

function KnownLevel({ theme, accountId }: { theme: Theme; accountId: string }) {
  const call = { params: { accountId }, query: { themeCode: theme.themeCode } }
  const levels = useAsk(curriculumOperations.getThemeLevels, call)
  if (levels.isPending) return null
  return <LevelCard theme={theme} known={levels.data?.themeLevels[0]} />
}

function LevelCard({ theme, known }: { theme: Theme; known: ThemeLevel | undefined }) {
  return (
    <Card as="section" className={styles['card']} aria-labelledby="theme-level">
      <div>
        <h2 id="theme-level">{known ? `Level ${known.level}` : 'Find your level'}</h2>
        <p>
          {known
            ? `${Math.round(100 * known.confidence)}% sure. Level again to be surer.`
            : `About ${levelling.seconds / 60} minutes of questions that adjust to you. Nobody passes or fails.`}
        </p>
      </div>
      <LinkButton href={paths.levelling(theme.themeCode)} look={known ? 'line' : 'soft'} icon="target">
        {known ? 'Level again' : 'Find your level'}
      </LinkButton>
    </Card>
  )
}
