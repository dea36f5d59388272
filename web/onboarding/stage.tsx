import type { SignUpState } from '@polyhex/contract/onboarding/draft'
import type { Step } from '@polyhex/contract/onboarding/steps'
import type { ReactNode } from 'react'
import { gradeName } from '../curriculum/grade-name.ts'
import { avatarFaces, type AvatarShape, avatarShapes } from '../kit/avatar-drawings.ts'
import { Character } from '../kit/character.tsx'
import { gradeShapes } from '../kit/grade-shapes.ts'
import { cellCentre, hexPath } from '../kit/hex-geometry.ts'
import styles from './sign-up.module.css'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const familyFaces: readonly AvatarShape[] = [
  'rectangle',
  'pentagon',
  'octagon',
  'oval',
  'trapezoid',
  'hexagon',
  'circle',
  'square',
  'diamond',
  'triangle',
  'semi_circle',
  'right_triangle',
]

/** A grade as a family of cells, each with a face of its own. */
function GradeFamily({ grade }: { grade: number }) {
  const radius = 60
  const cells = gradeShapes[Math.max(1, Math.min(12, grade))] ?? []
  const centres = cells.map(([q, r]) => cellCentre(q, r, radius, 6))
  const reach = radius * 1.05
  const [left, top] = [Math.min(...centres.map((c) => c[0])) - reach, Math.min(...centres.map((c) => c[1])) - reach]
  const [right, foot] = [Math.max(...centres.map((c) => c[0])) + reach, Math.max(...centres.map((c) => c[1])) + reach]
  return (
    <svg className={styles['family']} viewBox={`${left} ${top} ${right - left} ${foot - top}`} aria-hidden="true">
      {centres.map(([x, y], i) => {
        const face = familyFaces[i % familyFaces.length] ?? 'circle'
        return (
          <g key={`${x} ${y}`}>
            <path
              d={hexPath(x, y, radius)}
              fill={grade === 0 ? 'none' : `var(--av-${face})`}
              {...(grade === 0 ? { stroke: 'var(--primary-line)', strokeWidth: 4, strokeDasharray: '10 8' } : {})}
            />
            <g transform={`translate(${x} ${y})`} dangerouslySetInnerHTML={{ __html: avatarFaces[face] }} />
          </g>
        )
      })}
    </svg>
  )
}

function Figures({ children }: { children: ReactNode }) {
  return <div className={styles['figures']}>{children}</div>
}

/** A letter with a hexagon for a seal. */
function Letter() {
  return (
    <svg className={styles['letter']} viewBox="0 0 240 160" aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="232"
        height="152"
        rx="20"
        fill="var(--surface)"
        stroke="var(--primary-line)"
        strokeWidth="4"
      />
      <path d="M14 20 120 98 226 20" fill="none" stroke="var(--primary-line)" strokeWidth="4" strokeLinejoin="round" />
      <path d={hexPath(120, 98, 26)} fill="var(--reward)" />
    </svg>
  )
}

/** A padlock whose keyhole is a cell. */
function Padlock() {
  return (
    <svg className={styles['letter']} viewBox="0 0 160 170" aria-hidden="true">
      <path
        d="M44 78V52a36 36 0 0 1 72 0v26"
        fill="none"
        stroke="var(--primary-line)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <rect x="18" y="74" width="124" height="90" rx="24" fill="var(--primary)" />
      <path d={hexPath(80, 118, 22)} fill="var(--reward)" />
    </svg>
  )
}

/** Themes as cells round a middle one. */
function Flower() {
  const hues = ['octagon', 'semi_circle', 'circle', 'triangle', 'hexagon', 'rectangle'] as const
  const around = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const
  return (
    <svg className={styles['family']} viewBox="-190 -180 380 360" aria-hidden="true">
      <path d={hexPath(0, 0, 58)} fill="var(--reward)" />
      <g dangerouslySetInnerHTML={{ __html: avatarFaces.cheer }} />
      {around.map(([q, r], i) => {
        const [x, y] = cellCentre(q, r, 58, 8)
        return <path key={`${q} ${r}`} d={hexPath(x, y, 58)} fill={`var(--av-${hues[i] ?? 'circle'})`} />
      })}
    </svg>
  )
}

interface Scene {
  readonly words: string
  readonly drawing: ReactNode
}

/** The picture of each step that has one of its own, and the one for all others. A-027. */
function sceneOf(step: Step, state: SignUpState): Scene {
  const figure = avatarShapes.find((shape) => shape === state.avatar) ?? 'hexagon'
  switch (step) {
    case 'student_1': {
      const grade = state.gradeLevel
      if (grade === null) return { words: 'Every grade is a figure.', drawing: <GradeFamily grade={3} /> }
      const cells = grade === 0 ? 'the first cell' : `${numbers[grade]} ${grade === 1 ? 'cell' : 'cells'}`
      return { words: `${gradeName(grade)}, ${cells}`, drawing: <GradeFamily grade={grade} /> }
    }
    case 'student_2':
      return {
        words: 'A key of your own.',
        drawing: (
          <Figures>
            <Padlock />
            <Character shape="square" pose="point" width={150} />
          </Figures>
        ),
      }
    case 'student_3':
      return {
        words: 'Better with somebody at your side.',
        drawing: (
          <Figures>
            <Character shape="circle" pose="wave" width={190} />
            <Character shape="triangle" pose="cheer" width={140} />
          </Figures>
        ),
      }
    case 'student_5':
      return {
        words: 'One mail, one answer.',
        drawing: (
          <Figures>
            <Letter />
            <Character shape="semi_circle" pose="wave" width={140} />
          </Figures>
        ),
      }
    case 'student_6':
      return { words: 'Mathematics has many sides.', drawing: <Flower /> }
    case 'student_8':
      return {
        words: 'Almost there.',
        drawing: (
          <Figures>
            <Character shape="diamond" pose="point" width={170} />
            <Padlock />
          </Figures>
        ),
      }
    case 'parent_1':
      return {
        words: 'Join together, learn together.',
        drawing: (
          <Figures>
            <Character shape="oval" pose="wave" width={220} />
            <Character shape="hexagon" pose="cheer" width={150} />
          </Figures>
        ),
      }
    case 'parent_2':
      return {
        words: 'Where is your family headed?',
        drawing: (
          <Figures>
            <Character shape="pentagon" pose="think" face="think" width={180} />
            <Character shape="circle" pose="point" width={140} />
          </Figures>
        ),
      }
    case 'parent_3':
      return {
        words: 'A face that is not a photo.',
        drawing: (
          <Figures>
            <Character shape={figure} pose="wave" width={230} />
          </Figures>
        ),
      }
    case 'parent_5':
      return {
        words: 'Your time, wherever you are.',
        drawing: (
          <Figures>
            <Character shape="trapezoid" width={160} />
            <Character shape="square" pose="wave" width={190} />
          </Figures>
        ),
      }
    default:
      return {
        words: 'Cell by cell.',
        drawing: (
          <Figures>
            <Character shape={figure} pose="cheer" width={220} />
          </Figures>
        ),
      }
  }
}

/** The picture beside a sign-up, drawn for its step. Decorative but for its words. */
export function Stage({ state }: { state: SignUpState }) {
  const { words, drawing } = sceneOf(state.step, state)
  return (
    <div className={styles['scene']} data-scene={state.step}>
      <div className={styles['drawing']}>{drawing}</div>
      <p className={styles['caption']} aria-live="polite">
        {words}
      </p>
    </div>
  )
}
