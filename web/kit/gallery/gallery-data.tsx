import { useState } from 'react'
import { Card } from '../card.tsx'
import { CompactRow } from '../compact-row.tsx'
import { Carousel } from '../carousel.tsx'
import type { DataColumn, SortState } from '../data-columns.ts'
import { EmptyState } from '../empty-state.tsx'
import { InfiniteTable } from '../infinite-table.tsx'
import { PagedTable } from '../paged-table.tsx'
import { TitledCard } from '../titled-card.tsx'
import { Section } from './section.tsx'

interface Sample {
  id: string
  date: string
  type: string
  amount: number
}

const samples: Sample[] = Array.from({ length: 240 }, (_, i) => ({
  id: String(i),
  date: `2026-0${1 + (i % 9)}-1${i % 9}`,
  type: ['Practice', 'Speed play', 'Unit mastery'][i % 3]!,
  amount: (i % 7) * 5 - 10,
}))

const columns: DataColumn<Sample>[] = [
  { id: 'date', title: 'Date', cell: (row) => row.date, sortable: true },
  { id: 'type', title: 'Type', cell: (row) => row.type },
  { id: 'amount', title: 'Amount', cell: (row) => row.amount, numeric: true },
]

const moreAbout = (row: Sample) => <p>More about row {row.id}</p>

export function GalleryData() {
  const [shown, setShown] = useState(60)
  const [page, setPage] = useState({ page: 0, size: 10 })
  const [sort, setSort] = useState<SortState>({ id: 'date', descending: true })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const empty = <EmptyState title="Nothing yet" />
  return (
    <>
      <Section title="Carousel">
        <Carousel title="Cards" breakpoints="four">
          {Array.from({ length: 8 }, (_, i) => (
            <Card key={i} padded>
              Card {i + 1}
            </Card>
          ))}
        </Carousel>
      </Section>
      <Section title="Tables">
        <TitledCard title="Rewards" landmark={false}>
          <InfiniteTable
            label="Rewards"
            columns={columns}
            rows={samples.slice(0, shown)}
            rowKey={(row) => row.id}
            hasMore={shown < samples.length}
            loading={false}
            onMore={() => setShown(shown + 60)}
            maxHeight="360px"
            compact={{
              below: 480,
              rowPx: 68,
              renderRow: (row) => <CompactRow title={row.type} figure={row.amount} lines={[[row.date]]} />,
            }}
            sort={sort}
            onSort={setSort}
            empty={empty}
          />
        </TitledCard>
        <Card>
          <InfiniteTable
            label="Loading rows"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.id}
            hasMore={false}
            loading
            onMore={() => {}}
            skeletonRows={3}
            empty={empty}
          />
        </Card>
        <Card>
          <PagedTable
            label="Activity"
            columns={columns}
            rows={samples.slice(page.page * page.size, (page.page + 1) * page.size)}
            rowKey={(row) => row.id}
            total={samples.length}
            page={page.page}
            pageSize={page.size}
            onPage={(next, size) => setPage({ page: next, size })}
            hasNext={(page.page + 1) * page.size < samples.length}
            loading={false}
            empty={empty}
            expanded={moreAbout}
            openKeys={open}
            onToggle={(key) =>
              setOpen(new Set(open.has(key) ? [...open].filter((one) => one !== key) : [...open, key]))
            }
          />
        </Card>
      </Section>
    </>
  )
}
