import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { SectionPanel } from './section-panel.tsx'
import styles from './sections.module.css'

/** /class/section/: the sections one is in, and of the chosen one its members, contests and progress. Decision C-017. */
export function SectionsScreen() {
  usePageTitle('Class sections')
  return <SignedIn>{(account) => <Sections account={account} />}</SignedIn>
}

function Sections({ account }: { account: SessionAccount }) {
  const { section: chosen } = useSearch({ strict: false })
  const query = useAsk(connectionOperations.listSections, { query: {} })
  const [name, setName] = useState('')
  const make = useTell(connectionOperations.createSection, {
    onDone: () => {
      setName('')
      void query.refetch()
    },
  })
  return (
    <>
      <header className={styles['head']}>
        <h1>Class sections</h1>
        <p>Groups of students that somebody leads.</p>
      </header>
      <div className={styles['page']}>
        <Card as="section" padded className={styles['list']} aria-label="Sections">
          <Asked query={query} loading={<Skeleton height={160} radius={14} />} failed="The sections did not load">
            {({ sections }) =>
              sections.length === 0 ? (
                <EmptyState title="No section yet" text="Sections that you are in stand here." shape="octagon" />
              ) : (
                <nav aria-label="Sections">
                  <ul>
                    {sections.map((one) => (
                      <li key={one.id}>
                        <a
                          href={paths.classSection(one.id)}
                          {...((chosen ?? sections[0]?.id) === one.id ? { 'aria-current': 'page' as const } : {})}
                        >
                          {one.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )
            }
          </Asked>
          {isStaff(account) && (
            <form
              className={styles['make']}
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
        <ChosenSection id={chosen ?? query.data?.sections[0]?.id ?? null} account={account} />
      </div>
    </>
  )
}

function ChosenSection({ id, account }: { id: string | null; account: SessionAccount }) {
  return id === null ? null : <SectionPanel key={id} sectionId={id} isAdmin={account.roles.includes('admin')} />
}
