import { papers, type BoardObject } from '@polyhex/contract/classes/board/board-document'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import { useState, useSyncExternalStore } from 'react'
import { Note } from '../../kit/note.tsx'
import { AddDialog, type Adding } from './add-dialogs.tsx'
import type { BoardDoc, NewObject } from './board-doc.ts'
import { BoardList } from './board-list.tsx'
import { BoardPages } from './board-pages.tsx'
import { BoardSheet } from './board-sheet.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { paperWords } from './board-words.ts'
import { PageFrame } from './page-frame.tsx'
import { freePlace, type Size, sizeOfQuestion } from './place-objects.ts'
import { useBoardTools, type Draft } from './use-board-tools.ts'
import { useViewport, type Viewport } from './use-viewport.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import styles from './board-view.module.css'

interface BoardViewProps {
  board: BoardDoc
  nameOf: (memberId: string) => string
  /** Drafts of others on any page. */
  drafts: readonly Draft[]
  onDraft: (draft: Draft | null) => void
  /** The board is kept still for this person. */
  still: boolean
  /** The question that can be put on the board, if one is open. */
  question: PublicQuestion | null
}

/** A board with its tools: pages, pens, forms, and everything on it as a list. */
export function BoardView(props: BoardViewProps) {
  const { board } = props
  const content = useSyncExternalStore(board.follow, board.content)
  const [place, setPlace] = useState(0)
  const page = content.pages[Math.min(place, content.pages.length - 1)]
  const viewport = useViewport(page?.id ?? '')
  if (!page) return <p className={styles.waiting}>The board is being set up.</p>
  const objects = content.objects.filter((object) => object.page === page.id)
  const shown = content.pages.indexOf(page)
  return (
    <div className={styles.view}>
      {props.still ? (
        <>
          <Note>The tutor is drawing now. You can look on.</Note>
          <PageFrame
            paper={page.paper}
            objects={objects}
            label={`Page ${shown + 1} of the board`}
            viewport={viewport}
          />
        </>
      ) : (
        <OpenPage key={page.id} {...props} page={page} objects={objects} shown={shown} viewport={viewport} />
      )}
      <div className={styles.foot}>
        <BoardPages
          pages={content.pages}
          shown={shown}
          onShow={setPlace}
          {...(props.still
            ? {}
            : {
                onAdd: () => {
                  if (board.addPage(shown, page.paper) !== null) setPlace(shown + 1)
                },
              })}
        />
        <ZoomButtons viewport={viewport} />
      </div>
      <details className={styles.details}>
        <summary>Everything on this page as a list</summary>
        <BoardList
          objects={objects}
          nameOf={props.nameOf}
          {...(props.still ? {} : { onRemove: (object) => board.remove([object.id]), onChange: board.change })}
        />
      </details>
    </div>
  )
}

interface OpenPageProps extends BoardViewProps {
  page: { id: string; order: number; paper: (typeof papers)[number] }
  objects: readonly BoardObject[]
  shown: number
  viewport: Viewport
}

function OpenPage({ board, drafts, onDraft, question, page, objects, shown, viewport }: OpenPageProps) {
  const [adding, setAdding] = useState<Adding | null>(null)
  const content = useSyncExternalStore(board.follow, board.content)
  const { scale, panBy, reveal } = viewport
  const tools = useBoardTools(board, page.id, objects, onDraft, (dx, dy) => panBy(dx * scale, dy * scale))
  // What is put on the page is seen, whatever part of it is shown.
  function add(object: NewObject) {
    board.add(object)
    if ('x' in object) reveal(object.x, object.y)
  }
  // Where nothing lies yet.
  const placeFor = (size: Size) => freePlace(objects, size)
  const open = (what: Adding) => () => setAdding(what)
  const { canUndo, canRedo, full } = content
  return (
    <>
      <BoardToolbar
        tool={tools.tool}
        pen={tools.pen}
        onTool={tools.setTool}
        onPen={tools.setPen}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={board.undo}
        onRedo={board.redo}
        adding={[
          { id: 'text', label: 'Text', onChoose: open('text') },
          { id: 'maths', label: 'Maths', onChoose: open('maths') },
          { id: 'number_line', label: 'Number line', onChoose: open('number_line') },
          ...(question
            ? [
                {
                  id: 'question',
                  label: 'The open question',
                  onChoose: () => add({ kind: 'question', page: page.id, ...placeFor(sizeOfQuestion), question }),
                },
              ]
            : []),
        ]}
        more={[
          ...papers.map((paper) => ({
            id: paper,
            label: `Paper: ${paperWords[paper].toLowerCase()}`,
            ...(paper === page.paper ? { icon: 'check' as const } : {}),
            onChoose: () => board.setPaper(page, paper),
          })),
          { id: 'clear', label: 'Clear this page', icon: 'trash', bad: true, onChoose: () => board.clearPage(page.id) },
        ]}
      />
      {full && <Note>This board is full. Remove something, or go on with the next class.</Note>}
      <BoardSheet
        paper={page.paper}
        objects={objects.map((object) => (object.id === tools.moved?.id ? tools.moved : object))}
        tool={tools.tool}
        drafts={[...drafts.filter((draft) => draft.page === page.id), ...(tools.draft ? [tools.draft] : [])]}
        onPen={tools.onPen}
        onCancel={tools.cancel}
        viewport={viewport}
        label={`Page ${shown + 1} of the board`}
      />
      <AddDialog adding={adding} page={page.id} placeFor={placeFor} onAdd={add} onClose={() => setAdding(null)} />
    </>
  )
}
