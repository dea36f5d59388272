import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { computerPlayers } from '@polyhex/contract/contests/contest-limits'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { gradeWhenUnknown, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { callServer } from '../call/call-server.ts'
import { gradeName } from '../curriculum/grade-name.ts'
import { PageHead } from '../curriculum/page-head.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { NumberField } from '../kit/number-field.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { Select } from '../kit/select.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { gradesOfArea } from './subject.ts'
import styles from './contests.module.css'

type CodeType = 'unit' | 'focus_area'

/** /math/contests/host/: makes a contest for friends, opens it, and goes to its lobby. */
export function HostContestScreen() {
  usePageTitle('Host a contest')
  return <SignedIn>{(account) => <HostForm account={account} />}</SignedIn>
}

function HostForm({ account }: { account: SessionAccount }) {
  const given = useSearch({ strict: false })
  const { history } = useRouter()
  const [codeType, setCodeType] = useState<CodeType>(given.focusArea === undefined ? 'unit' : 'focus_area')
  const [grade, setGrade] = useState(Number(given.grade ?? account.grade ?? gradeWhenUnknown))
  const [unit, setUnit] = useState<string | null>(given.unit ?? null)
  const [area, setArea] = useState<string | null>(given.focusArea ?? null)
  const [computers, setComputers] = useState(0)
  const units = useUnits(grade, given.unit)
  const areas = useAreas(grade)
  const code = codeType === 'unit' ? unit : area
  const host = useMutation({
    mutationFn: async (chosen: string) => {
      const { contestPlayer } = await callServer(contestOperations.createContest, {
        body: { codeType, code: chosen, gradeLevel: grade, computerPlayerCount: computers },
      })
      const { code: contestCode } = contestPlayer.contest
      await callServer(contestOperations.registerContest, { params: { code: contestCode } })
      return contestCode
    },
    onSuccess: (contestCode) => history.push(paths.contestLobby(contestCode)),
  })
  return (
    <>
      <PageHead
        mark={
          <span className={styles['mark']}>
            <Icon name="users" size={34} />
          </span>
        }
        over={<a href={paths.contests}>Contests</a>}
        title="Host a contest"
        lede="Choose what the paper is about. You get a code for your friends, and start when everyone is there."
      />
      <Card as="section" padded className={styles['narrow'] ?? ''} aria-label="The contest">
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            if (code !== null) host.mutate(code)
          }}
        >
          <Segmented
            label="What the paper is about"
            value={codeType}
            onChange={setCodeType}
            options={[
              { value: 'unit', label: 'A unit' },
              { value: 'focus_area', label: 'A focus area' },
            ]}
          />
          <Select
            label="Grade"
            value={String(grade)}
            onChange={(chosen) => {
              setGrade(Number(chosen))
              setUnit(null)
            }}
            options={Array.from({ length: 13 }, (_, one) => ({ value: String(one), label: gradeName(one) }))}
          />
          {codeType === 'unit' ? (
            <Select label="Unit" value={unit} onChange={setUnit} options={units} placeholder="Choose a unit" />
          ) : (
            <Select label="Focus area" value={area} onChange={setArea} options={areas} placeholder="Choose an area" />
          )}
          <NumberField
            label="Computer players"
            value={computers}
            onChange={setComputers}
            min={0}
            max={computerPlayers.most}
            help="They are marked as computer players on the leaderboard."
          />
          <Button type="submit" size="lg" loading={host.isPending} disabled={code === null} iconAfter="arrow">
            Get a code
          </Button>
        </form>
      </Card>
    </>
  )
}

/** The units of a grade, and the one that was asked for, whatever its grade. */
function useUnits(grade: number, asked: string | undefined): { value: string; label: string }[] {
  const of = useAsk(curriculumOperations.listUnits, { query: { gradeLevel: grade, fields: 'learningGoal' } })
  const one = useAsk(
    curriculumOperations.listUnits,
    asked === undefined ? null : { query: { unitCode: asked, fields: 'learningGoal' } },
  )
  const all = [...(of.data?.units ?? []), ...(one.data?.units ?? [])]
  const known = new Map(all.map((unit) => [unit.unitCode, unit.unitName]))
  return [...known].map(([value, label]) => ({ value, label }))
}

function useAreas(grade: number): { value: string; label: string }[] {
  const of = useAsk(curriculumOperations.listFocusAreas, {})
  return (of.data?.focusAreas ?? [])
    .filter((area) => {
      const { lowest, highest } = gradesOfArea(area)
      return area.readyForProduction && lowest <= grade && grade <= highest
    })
    .map((area) => ({ value: area.focusAreaCode, label: area.focusAreaName }))
}
