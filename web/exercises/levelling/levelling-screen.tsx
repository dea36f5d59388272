import type { Theme } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import { ExerciseSkeleton } from '../exercise-skeleton.tsx'
import { ExerciseScreen } from '../exercise-screen.tsx'
import { LevellingIntro } from './levelling-intro.tsx'

/**
 * /math/themes/:theme/levelling/: says what will happen, and begins when `start` says with or without a clock. The choice
 * stands in the address, so that a reload goes on with the same run.
 */
export function LevellingScreen() {
  const { theme: themeCode = '' } = useParams({ strict: false })
  const { start } = useSearch({ strict: false })
  const themes = useAsk(curriculumOperations.listThemes, { query: { themeCode } })
  const account = useAccount()
  return (
    <Asked query={themes} failed="This theme did not load" loading={<ExerciseSkeleton />}>
      {(answer) => {
        const theme = answer.themes.find((one) => one.themeCode === themeCode)
        if (!theme) return <NotFoundScreen what="We could not find this theme." />
        if (start === 'timed' || start === 'untimed') {
          return <LevellingRun key={`${themeCode} ${start}`} themeCode={themeCode} timed={start === 'timed'} />
        }
        return account?.roles.includes('student') ? (
          <IntroOf theme={theme} accountId={account.accountId} />
        ) : (
          <LevellingIntro theme={theme} timedFirst />
        )
      }}
    </Asked>
  )
}

/** The introduction of an account, whose learning settings say which way stands first. */
function IntroOf({ theme, accountId }: { theme: Theme; accountId: string }) {
  const settings = useAsk(learningSettingsOperations.getLearningSettings, { params: { accountId } })
  if (settings.isPending) return <ExerciseSkeleton />
  return <LevellingIntro theme={theme} timedFirst={settings.data?.levellingTimed ?? true} />
}

function LevellingRun({ themeCode, timed }: { themeCode: string; timed: boolean }) {
  const target = useMemo(() => ({ type: 'levelling' as const, themeCode, timed }), [themeCode, timed])
  return <ExerciseScreen target={target} leaveHref={paths.theme(themeCode)} />
}
