import { papers, type BoardObject } from '@polyhex/contract/live/board/board-document'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import { useState, useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { AddDialog, type Adding } from './add-dialogs.tsx'
import type { BoardDoc, NewObject } from './board-doc.ts'
import { BoardList } from './board-list.tsx'
import { BoardPages } from './board-pages.tsx'
import { BoardSheet } from './board-sheet.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { paperWords } from './board-words.ts'
import { PageFrame } from './page-frame.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { freePlace, type Size, sizeOfQuestion } from './place-objects.ts'
import { useAddPictures } from './use-add-pictures.tsx'
import { useBoardTools, type Draft } from './use-board-tools.ts'
import { useViewport, type Viewport } from './use-viewport.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import styles from './board-view.module.css'

interface BoardViewProps {
  board: BoardDoc
  nameOf: (memberId: string) => string
  /** Drafts of others on any page. */
  drafts: readonly (Draft & { readonly by?: string })[]
  /** Whom one has hidden: what they put there and draw is not shown. */
  hidden: readonly string[]
  onDraft: (draft: Draft | null) => void
  /** The board is kept still for this person. */
  still: boolean
  /** Oneself, as the board names one, and whether one leads: only who leads changes what others have drawn. */
  me: string
  leads: boolean
  /** The group, for who may put pictures on its board. */
  picturesOf: string | null
  /** Why, where it is kept still. */
  stillBecause: string
  /** Has the pointer: who leads. */
  points: boolean
  /** The question that can be put on the board, if one is open. */
  question: PublicQuestion | null
}

/** A board with its tools: pages, pens, forms, and everything on it as a list. */
export function BoardView(props: BoardViewProps) {
  const { board } = props
  const content = useSyncExternalStore(board.follow, board.content)
  const [place, setPlace] = useState(0)
  const [reported, setReported] = useState<BoardObject | null>(null)
  const page = content.pages[Math.min(place, content.pages.length - 1)]
  const viewport = useViewport(page?.id ?? '')
  const pictures = useAddPictures({ groupId: props.picturesOf ?? '', board, onShow: setPlace })
  if (!page) return <p className={styles.waiting}>The board is being set up.</p>
  const { hidden } = props
  const objects = content.objects.filter((object) => object.page === page.id && !hidden.includes(object.by))
  const drafts = props.drafts.filter((draft) => draft.by === undefined || !hidden.includes(draft.by))
  const shown = content.pages.indexOf(page)
  return (
    <div className={styles.view}>
      {props.still ? (
        <>
          <Note>{props.stillBecause}</Note>
          <PageFrame
            paper={page.paper}
            objects={objects}
            label={`Page ${shown + 1} of the board`}
            viewport={viewport}
          />
        </>
      ) : (
        <OpenPage
          key={page.id}
          {...props}
          drafts={drafts}
          page={page}
          objects={objects}
          shown={shown}
          viewport={viewport}
          choosePicture={pictures.choose}
        />
      )}
      {props.picturesOf !== null && pictures.field}
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
          mayChange={(object) => props.leads || object.by === props.me}
          {...(props.leads || props.me === '' ? {} : { onReport: setReported })}
        />
      </details>
      {reported !== null && (
        <ReportSheet
          reporting={{
            about: { kind: 'board', objectId: reported.id },
            memberId: reported.by,
            publicName: props.nameOf(reported.by),
            canHide: true,
          }}
          onClose={() => setReported(null)}
        />
      )}
    </div>
  )
}

interface OpenPageProps extends BoardViewProps {
  page: { id: string; order: number; paper: (typeof papers)[number] }
  objects: readonly BoardObject[]
  shown: number
  viewport: Viewport
  choosePicture: ReturnType<typeof useAddPictures>['choose']
}

function OpenPage({
  picturesOf,
  choosePicture,
  points,
  board,
  drafts,
  onDraft,
  question,
  page,
  objects,
  shown,
  viewport,
  me,
  leads,
}: OpenPageProps) {
  const [clearing, setClearing] = useState(false)
  const [adding, setAdding] = useState<Adding | null>(null)
  const content = useSyncExternalStore(board.follow, board.content)
  const { scale, panBy, reveal } = viewport
  // The tools of a student take hold of the student's own things alone.
  const mine = leads ? objects : objects.filter((object) => object.by === me)
  const tools = useBoardTools(board, page.id, mine, onDraft, (dx, dy) => panBy(dx * scale, dy * scale))
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
        points={points}
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
          ...(picturesOf === null
            ? []
            : [
                {
                  id: 'picture',
                  label: 'Picture or PDF',
                  onChoose: () => choosePicture({ id: page.id, place: shown, empty: objects.length === 0 }),
                },
              ]),
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
          ...(leads ? papers : []).map((paper) => ({
            id: paper,
            label: `Paper: ${paperWords[paper].toLowerCase()}`,
            ...(paper === page.paper ? { icon: 'check' as const } : {}),
            onChoose: () => board.setPaper(page, paper),
          })),
          ...(leads && content.canUndoOthers
            ? [{ id: 'others', label: 'Undo what others did last', icon: 'undo' as const, onChoose: board.undoOthers }]
            : []),
          {
            id: 'clear',
            label: leads ? 'Clear this page' : 'Remove what I drew',
            icon: 'trash',
            bad: true,
            onChoose: () => setClearing(true),
          },
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
      <ConfirmDialog
        open={clearing}
        title={leads ? 'Clear this page?' : 'Remove what you drew?'}
        keep="Keep it"
        confirm={leads ? 'Clear' : 'Remove'}
        danger
        onKeep={() => setClearing(false)}
        onConfirm={() => {
          board.remove(mine.map((object) => object.id))
          setClearing(false)
        }}
      >
        {leads
          ? 'Everything on it goes, for all. Undo brings it back.'
          : 'What others drew stays. Undo brings it back.'}
      </ConfirmDialog>
      <AddDialog adding={adding} page={page.id} placeFor={placeFor} onAdd={add} onClose={() => setAdding(null)} />
    </>
  )
}
