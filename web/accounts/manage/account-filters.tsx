import { type ClassGroup, classGroups } from '@polyhex/contract/accounts/class-groups'
import { useState, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import styles from './manage.module.css'

/** What the table is narrowed down to; empty texts and null mean everything. */
export interface Filters {
  readonly text: string
  readonly gradeFrom: number
  readonly gradeTo: number
  readonly groups: readonly ClassGroup[]
  readonly createdFrom: string
  readonly createdTo: string
}
export const noFilters: Filters = { text: '', gradeFrom: 0, gradeTo: 12, groups: [], createdFrom: '', createdTo: '' }

const grades = Array.from({ length: 13 }, (_, grade) => ({
  value: String(grade),
  label: grade === 0 ? 'K' : String(grade),
}))
const groupOptions = Object.entries(classGroups).map(([value, { name }]) => ({
  value: value as ClassGroup,
  label: name,
}))

/** The query that filters mean, with nothing in it that does not narrow. */
export function queryOf(filters: Filters): Record<string, string | number> {
  const { text, gradeFrom, gradeTo, groups, createdFrom, createdTo } = filters
  return {
    ...(text === '' ? {} : { text }),
    ...(gradeFrom === 0 ? {} : { gradeFrom }),
    ...(gradeTo === 12 ? {} : { gradeTo }),
    ...(groups.length === 0 ? {} : { classGroup: groups.join(',') }),
    ...(createdFrom === '' ? {} : { createdFrom }),
    ...(createdTo === '' ? {} : { createdTo }),
  }
}

const gradeOf = (value: unknown, other: number): number => {
  const grade = Number(value ?? other)
  return Number.isInteger(grade) && grade >= 0 && grade <= 12 ? grade : other
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const dayOf = (value: unknown): string => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** The filters that an address carries, as `queryOf` writes them; what is none of ours narrows nothing. */
export function filtersOf(address: Readonly<Record<string, unknown>>): Filters {
  const gradeFrom = gradeOf(address['gradeFrom'], 0)
  const gradeTo = gradeOf(address['gradeTo'], 12)
  const named = textOf(address['classGroup']).split(',')
  return {
    text: textOf(address['text']),
    ...(gradeFrom <= gradeTo ? { gradeFrom, gradeTo } : { gradeFrom: 0, gradeTo: 12 }),
    groups: groupOptions.map(({ value }) => value).filter((group) => named.includes(group)),
    createdFrom: dayOf(address['createdFrom']),
    createdTo: dayOf(address['createdTo']),
  }
}

/** The row of filters above the table, and those in force as chips that can be taken away.. */
export function AccountFilters({ filters, onFilter }: { filters: Filters; onFilter: (filters: Filters) => void }) {
  const [typed, setTyped] = useState(filters.text)
  const set = (part: Partial<Filters>) => onFilter({ ...filters, ...part })
  return (
    <div className={styles['filters']}>
      <div role="search" className={styles['row']}>
        {/* Alone in its form: Enter in a form of several fields and no button sends nothing. */}
        <form
          className={styles['text']}
          onSubmit={(event) => {
            event.preventDefault()
            set({ text: typed.trim() })
          }}
        >
          <TextField
            label="Account"
            type="search"
            placeholder="Name or username, then Enter"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <Select
          label="Grade from"
          options={grades.slice(0, filters.gradeTo + 1)}
          value={String(filters.gradeFrom)}
          onChange={(value) => set({ gradeFrom: Number(value) })}
        />
        <Select
          label="Grade to"
          options={grades.slice(filters.gradeFrom)}
          value={String(filters.gradeTo)}
          onChange={(value) => set({ gradeTo: Number(value) })}
        />
        <Select
          label="Groups"
          placeholder={filters.groups.length === 0 ? 'All groups' : 'Add a group'}
          options={groupOptions.filter(({ value }) => !filters.groups.includes(value))}
          value={null}
          onChange={(value) => set({ groups: [...filters.groups, value] })}
        />
        <TextField
          label="Created from"
          type="date"
          value={filters.createdFrom}
          onChange={(event) => set({ createdFrom: event.target.value })}
        />
        <TextField
          label="Created to"
          type="date"
          value={filters.createdTo}
          onChange={(event) => set({ createdTo: event.target.value })}
        />
      </div>
      <AppliedFilters
        filters={filters}
        onFilter={(next) => {
          setTyped(next.text)
          onFilter(next)
        }}
      />
    </div>
  )
}

function AppliedFilters({ filters, onFilter }: { filters: Filters; onFilter: (filters: Filters) => void }) {
  const { text, gradeFrom, gradeTo, groups, createdFrom, createdTo } = filters
  const chips: [words: string, without: Partial<Filters>][] = [
    ...(text === '' ? [] : ([[`“${text}”`, { text: '' }]] as [string, Partial<Filters>][])),
    ...(gradeFrom === 0 && gradeTo === 12
      ? []
      : ([[`Grade ${gradeFrom === 0 ? 'K' : gradeFrom} to ${gradeTo}`, { gradeFrom: 0, gradeTo: 12 }]] as [
          string,
          Partial<Filters>,
        ][])),
    ...groups.map((group): [string, Partial<Filters>] => [
      classGroups[group].name,
      { groups: groups.filter((one) => one !== group) },
    ]),
    ...(createdFrom === ''
      ? []
      : ([[`Created after ${createdFrom}`, { createdFrom: '' }]] as [string, Partial<Filters>][])),
    ...(createdTo === '' ? [] : ([[`Created before ${createdTo}`, { createdTo: '' }]] as [string, Partial<Filters>][])),
  ]
  if (chips.length === 0) return null
  return (
    <div className={styles['applied']}>
      <span>Showing</span>
      {chips.map(([words, without]) => (
        <FilterChip key={words} onRemove={() => onFilter({ ...filters, ...without })}>
          {words}
        </FilterChip>
      ))}
      <Button look="ghost" size="sm" onClick={() => onFilter(noFilters)}>
        Clear
      </Button>
    </div>
  )
}

function FilterChip({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  return (
    <button type="button" className={styles['chip']} onClick={onRemove}>
      {children}
      <Icon name="x" size={14} />
      <span className="visually-hidden">, remove this filter</span>
    </button>
  )
}
