import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { managesSection, type Section, type SectionMember } from '@polyhex/contract/connections/sections'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { AddMemberDialog } from '../classes/sections/add-member-dialog.tsx'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextField } from '../kit/text-field.tsx'
import { CreateStudentDrawer } from '../onboarding/create-student-drawer.tsx'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import styles from './connections.module.css'

const roleWords = { instructor: 'Instructor', assistant: 'Teacher', student: 'Student' } as const

/** The sections an account is in, with their members for those who lead them; teachers and tutors can make one. A-128. */
export function SectionsCard({ roles }: { roles: readonly Role[] }) {
  const query = useAsk(connectionOperations.listSections, { query: {} })
  const [name, setName] = useState('')
  const make = useTell(connectionOperations.createSection, {
    onDone: () => {
      setName('')
      void query.refetch()
    },
  })
  const staff = isStaff({ roles })
  if (!staff && (query.data?.sections.length ?? 0) === 0) return null
  return (
    <Card as="section" className={styles['card']} aria-labelledby="sections">
      <header className={styles['head']}>
        <div>
          <h2 id="sections">Class Sections</h2>
          <p>Groups of students that somebody leads.</p>
        </div>
      </header>
      <Asked query={query} loading={<Skeleton height={80} />} failed="The sections did not load">
        {({ sections }) => (
          <div className={styles['sections']}>
            {sections.map((section) => (
              <SectionPart key={section.id} section={section} />
            ))}
          </div>
        )}
      </Asked>
      {staff && (
        <form
          className={styles['find']}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') make.mutate({ body: { name } })
          }}
        >
          <TextField
            label="Name of a new section"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="soft" icon="plus" disabled={name.trim() === ''} loading={make.isPending}>
            Create section
          </Button>
        </form>
      )}
    </Card>
  )
}

function SectionPart({ section }: { section: Section }) {
  const params = { sectionId: section.id }
  const query = useAsk(connectionOperations.listSectionMembers, { params, query: {} })
  const [adding, setAdding] = useState(false)
  const [creating, setCreating] = useState(false)
  const [leaving, setLeaving] = useState<SectionMember | null>(null)
  const remove = useTell(connectionOperations.removeSectionMember, { onDone: () => void query.refetch() })
  const leads = managesSection(section.role)
  const members = query.data?.members ?? []
  return (
    <div>
      <header className={styles['head']}>
        <h3>{section.name}</h3>
        {leads && (
          <span className={styles['buttons']}>
            <Button look="line" size="sm" icon="plus" onClick={() => setAdding(true)}>
              Add <span className="visually-hidden">to {section.name}</span>
            </Button>
            <Button look="line" size="sm" icon="user" onClick={() => setCreating(true)}>
              Create student <span className="visually-hidden">in {section.name}</span>
            </Button>
          </span>
        )}
      </header>
      <ul className={styles['members']}>
        {members.map((member) => (
          <li key={member.id}>
            <Avatar shape={avatarOrHexagon(member.account.avatarUrl)} size={36} />
            <span className={styles['who']}>
              <b>{member.account.avatarName}</b>
              <small>{member.account.username}</small>
            </span>
            <Chip>{roleWords[member.role]}</Chip>
            {leads && member.role !== 'instructor' && (
              <Button look="ghost" size="sm" onClick={() => setLeaving(member)}>
                Remove <span className="visually-hidden">{member.account.avatarName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CreateStudentDrawer open={creating} sectionId={section.id} onClose={() => setCreating(false)} />
      {adding && (
        <AddMemberDialog
          sectionId={section.id}
          variant="section"
          members={members}
          onClose={(added) => {
            setAdding(false)
            if (added) void query.refetch()
          }}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving?.account.avatarName ?? ''} from ${section.name}?`}
        confirm="Remove"
        danger
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate({ params: { ...params, memberId: leaving.id } })
          setLeaving(null)
        }}
      />
    </div>
  )
}
