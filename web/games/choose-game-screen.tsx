import { gameOperations } from '@polyhex/contract/games/game-operations'
import type { RecommendedGame } from '@polyhex/contract/games/games'
import { useSearch } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { CardSkeletons } from '../curriculum/card-skeletons.tsx'
import { gradeName } from '../curriculum/grade-name.ts'
import lists from '../curriculum/lists.module.css'
import { PageHead } from '../curriculum/page-head.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { Icon } from '../kit/icon.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { GameCard } from './game-card.tsx'
import { playAddress, routeText } from './game-address.ts'
import type { GameSubject } from './game-subject.ts'
import { PhoneBlock } from './phone-block.tsx'
import { canPlayHere } from './plays-here.ts'
import { useSubjectWords } from './use-subject-words.ts'
import styles from './choose-game.module.css'

/** The age that recommended games must suit: that of the grade, which begins at six. */
const ageOfGrade = (grade: number | null): number => (grade === null ? 18 : 5 + Math.max(1, grade))

/** /game/: which game to play, and about what: a unit, a theme, a grade or a topic of the query, else what comes next. */
export function ChooseGameScreen() {
  usePageTitle('Games')
  const account = useAccount()
  const subject = useSearch({ strict: false }) as GameSubject
  const { words: about } = useSubjectWords(subject)
  const age = ageOfGrade(account?.grade ?? null)
  const types = useAsk(gameOperations.listGameTypes, {})
  const offers = useAsk(gameOperations.recommendRandomGames, { query: { groupMinimumAge: age } })
  const own = useAsk(gameOperations.listOwnGames, account === null ? null : {})
  const isAboutAll = Object.keys(subject).length === 0
  return (
    <>
      <PageHead
        mark={
          <span className={styles['mark']}>
            <Icon name="game" size={34} />
          </span>
        }
        title="Games"
        lede="Your questions come as in practice, and every answer counts. Right answers move you on; nobody is hurried."
      />
      {!canPlayHere() && <PhoneBlock type="play" />}
      <section className={styles['about']} aria-labelledby="game-about">
        <h2 id="game-about">Your questions: {about ?? '…'}</h2>
        <nav aria-label="Other questions">
          <ul className={lists['chips']}>
            <li>
              <a href={paths.games} {...(isAboutAll ? { 'aria-current': 'true' as const } : {})}>
                A mix for you
              </a>
            </li>
            {Array.from({ length: 12 }, (_, i) => i + 1).map((grade) => (
              <li key={grade}>
                <a
                  href={paths.gamesAbout('grade', grade)}
                  aria-label={gradeName(grade)}
                  {...(subject.grade === grade ? { 'aria-current': 'true' as const } : {})}
                >
                  {grade}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles['elsewhere']}>
          Or choose a <a href={paths.themes}>theme</a> or a <a href={paths.grades}>unit</a>: its page leads to games
          about it.
        </p>
      </section>
      <Asked query={types} failed="The games did not load" loading={<CardSkeletons label="Loading the games" />}>
        {({ games }) => {
          const fitting = games.filter((game) => game.minimumPlayerAge <= age)
          if (fitting.length === 0) {
            return (
              <EmptyState
                title="No game suits this grade yet"
                text="Practice has questions for every grade."
                action={<LinkButton href={paths.topics}>Practice</LinkButton>}
              />
            )
          }
          const offerOf = (type: string): RecommendedGame | undefined =>
            offers.data?.games.find(({ contestType }) => contestType === type)
          const rank = (type: string): number => -(offerOf(type)?.recommendationScore ?? 0)
          return (
            <ul className={styles['cards']}>
              {fitting
                .toSorted((a, b) => rank(a.contestType) - rank(b.contestType))
                .map((game) => (
                  <li key={game.contestType}>
                    <GameCard
                      game={game}
                      offer={offerOf(game.contestType)}
                      own={own.data?.games.find(({ contestType }) => contestType === game.contestType)}
                      href={(gameScene, startingStage) => {
                        const wanted = { contestType: game.contestType, gameScene, startingStage }
                        const requireLogin = account !== null
                        return playAddress(routeText({ ...wanted, requireLogin }, subject), requireLogin)
                      }}
                    />
                  </li>
                ))}
            </ul>
          )
        }}
      </Asked>
    </>
  )
}
