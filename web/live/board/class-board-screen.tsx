import { boardOperations, type ClassBoard } from '@polyhex/contract/live/board/board-operations'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { isGone } from '../../call/problems.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { longDayWords } from '../../classes/class-moment.ts'
import { BoardGroupContext } from './board-objects.tsx'
import { BoardList } from './board-list.tsx'
import { BoardPages } from './board-pages.tsx'
import { ClassChat } from './class-chat.tsx'
import { PageFrame } from './page-frame.tsx'
import { useViewport } from './use-viewport.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import styles from './class-board.module.css'

/** /class/board/:groupId/: what a group has put on its board, for the group, their families and staff, after the class. */
export function ClassBoardScreen() {
  const { groupId = '' } = useParams({ strict: false })
  return (
    <SignedIn>
      {(account) => (
        <Board
          key={groupId}
          groupId={groupId}
          staff={account.roles.some((role) => role !== 'student' && role !== 'parent')}
        />
      )}
    </SignedIn>
  )
}

function Board({ groupId, staff }: { groupId: string; staff: boolean }) {
  usePageTitle('Class board')
  const board = useAsk(boardOperations.getClassBoard, { params: { groupId } })
  if (isGone(board.error)) {
    return (
      <EmptyState
        heading="h1"
        title="We could not find this board"
        text="It belongs to a class that this account has nothing to do with, or the class is gone."
        action={<LinkButton href={paths.home}>Go home</LinkButton>}
      />
    )
  }
  return (
    <div className={styles.screen}>
      <Asked query={board} failed="The board did not load" loading={<Skeleton height={480} />}>
        {(there) => (
          <BoardGroupContext value={groupId}>
            <Pages board={there} />
          </BoardGroupContext>
        )}
      </Asked>
      {staff && <ClassChat groupId={groupId} />}
    </div>
  )
}

function Pages({ board }: { board: ClassBoard }) {
  const [shown, setShown] = useState(0)
  const page = board.pages[Math.min(shown, board.pages.length - 1)]
  const viewport = useViewport(page?.id ?? '')
  const nameOf = (memberId: string) =>
    board.people.find((person) => person.memberId === memberId)?.publicName ?? 'Somebody who left'
  const objects = board.objects.filter((object) => object.page === page?.id)
  return (
    <>
      <header className={styles.head}>
        <h1>
          {board.className}, group {board.groupIndex}
        </h1>
        <p>Board of {longDayWords(board.local)}</p>
      </header>
      {page === undefined || board.objects.length === 0 ? (
        <EmptyState shape="oval" title="Nothing was drawn in this class." heading="h2" />
      ) : (
        <>
          <PageFrame
            paper={page.paper}
            objects={objects}
            label={`Page ${board.pages.indexOf(page) + 1} of the board`}
            viewport={viewport}
          />
          <div className={styles.foot}>
            <BoardPages pages={board.pages} shown={board.pages.indexOf(page)} onShow={setShown} />
            <ZoomButtons viewport={viewport} />
          </div>
          <section className={styles.list}>
            <h2>On this page</h2>
            <BoardList objects={objects} nameOf={nameOf} />
          </section>
        </>
      )}
    </>
  )
}
