import { sectionOperations } from '@polyhex/contract/classes/section-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { managesSection, type Section, type SectionMember } from '@polyhex/contract/connections/sections'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem } from '../../call/problems.ts'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { SectionContests } from './section-contests.tsx'
import styles from './sections.module.css'

/** One section: who is in it, with the way to their progress, what it plays, and its name. C-202 to C-204. */
export function SectionPanel({ sectionId, isAdmin }: { sectionId: string; isAdmin: boolean }) {
  const params = { sectionId }
  const query = useAsk(sectionOperations.getSection, { params })
  if (query.error instanceof ServerProblem && [400, 404].includes(query.error.status)) {
    return <EmptyState title="There is no section here" text="It may have been removed." shape="oval" />
  }
  return (
    <Asked query={query} loading={<Skeleton height={320} radius={20} />} failed="The section did not load">
      {({ section }) => (
        <div className={styles['panels']}>
          <Members section={section} leads={isAdmin || managesSection(section.role)} />
          <SectionContests sectionId={sectionId} />
        </div>
      )}
    </Asked>
  )
}

const roleWords = { instructor: 'Instructor', assistant: 'Teacher', student: 'Student' } as const

function Members({ section, leads }: { section: Section; leads: boolean }) {
  const params = { sectionId: section.id }
  const query = useAsk(connectionOperations.listSectionMembers, { params, query: {} })
  const [leaving, setLeaving] = useState<SectionMember | null>(null)
  const [open, setOpen] = useState<'add' | 'rename' | 'delete' | null>(null)
  const remove = useTell(connectionOperations.removeSectionMember, { onDone: () => void query.refetch() })
  return (
    <Card as="section" padded aria-labelledby="section-name">
      <header className={styles['title']}>
        <h2 id="section-name">{section.name}</h2>
        {leads && (
          <span className={styles['buttons']}>
            <Button look="line" size="sm" icon="users" onClick={() => setOpen('add')}>
              Add members
            </Button>
            <Button look="ghost" size="sm" icon="pen" onClick={() => setOpen('rename')}>
              Rename
            </Button>
            <Button look="ghost" size="sm" icon="trash" onClick={() => setOpen('delete')}>
              Delete
            </Button>
          </span>
        )}
      </header>
      <Asked query={query} loading={<Skeleton height={162} radius={14} />} failed="The members did not load">
        {({ members }) => (
          <ul className={styles['people']}>
            {members.map((member) => (
              <li key={member.id}>
                <Avatar shape={avatarShapeOf(member.account.avatarUrl) ?? 'hexagon'} size={34} />
                <span>
                  <b>{member.account.avatarName}</b>
                  <small>{member.account.username}</small>
                </span>
                <Chip square>{roleWords[member.role]}</Chip>
                {leads && member.role === 'student' && (
                  <LinkButton look="line" size="sm" icon="topic-data" href={paths.progressOf(member.accountId)}>
                    Progress <span className="visually-hidden">of {member.account.avatarName}</span>
                  </LinkButton>
                )}
                {leads && member.role !== 'instructor' && (
                  <Button look="ghost" size="sm" onClick={() => setLeaving(member)}>
                    Remove <span className="visually-hidden">{member.account.avatarName}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Asked>
      {open === 'add' && (
        <AddMemberDialog
          sectionId={section.id}
          variant="section"
          members={query.data?.members ?? []}
          onClose={(added) => {
            setOpen(null)
            if (added) void query.refetch()
          }}
        />
      )}
      {open === 'rename' && <RenameSection section={section} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteSection section={section} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving?.account.avatarName ?? ''} from ${section.name}?`}
        confirm="Remove"
        danger
        busy={remove.isPending}
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return
          remove.mutate({ params: { ...params, memberId: leaving.id } }, { onSettled: () => setLeaving(null) })
        }}
      />
    </Card>
  )
}

function useSectionsChanged(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: askKey(connectionOperations.listSections) })
    void client.invalidateQueries({ queryKey: askKey(sectionOperations.getSection) })
  }
}

function RenameSection({ section, onClose }: { section: Section; onClose: () => void }) {
  const [name, setName] = useState(section.name)
  const changed = useSectionsChanged()
  const update = useTell(sectionOperations.updateSection)
  return (
    <ConfirmDialog
      open
      title={`Rename ${section.name}`}
      confirm="Save"
      busy={update.isPending}
      onKeep={onClose}
      onConfirm={() => {
        if (name.trim() === '') return
        update.mutate(
          { params: { sectionId: section.id }, body: { name } },
          {
            onSettled: onClose,
            onSuccess: () => {
              changed()
              showToast('done', `Renamed to ${name.trim()}`)
            },
          },
        )
      }}
    >
      <TextField
        label="Name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...(name.trim() === '' ? { error: 'Please enter a name.' } : {})}
      />
    </ConfirmDialog>
  )
}

function DeleteSection({ section, onClose }: { section: Section; onClose: () => void }) {
  const router = useRouter()
  const changed = useSectionsChanged()
  const remove = useTell(sectionOperations.deleteSection)
  return (
    <ConfirmDialog
      open
      title={`Delete ${section.name}?`}
      confirm="Delete"
      danger
      busy={remove.isPending}
      onKeep={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { sectionId: section.id } },
          {
            onSettled: onClose,
            onSuccess: () => {
              router.history.push(paths.classSections)
              changed()
              showToast('done', `Deleted ${section.name}`)
            },
          },
        )
      }
    >
      <p>The accounts of its members stay as they are.</p>
    </ConfirmDialog>
  )
}
