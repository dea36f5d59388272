import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { NumberField } from '../number-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { Slider } from '../slider.tsx'
import { Switch } from '../switch.tsx'
import { Tabs } from '../tabs.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { Columns, Row, Section } from './section.tsx'

const voices = [
  { value: 'calm', label: 'Calm' },
  { value: 'bright', label: 'Bright' },
  { value: 'low', label: 'Low' },
]

export function GalleryEntries() {
  const [number, setNumber] = useState(100)
  const [voice, setVoice] = useState<string | null>(null)
  const [speed, setSpeed] = useState(1)
  const [on, setOn] = useState(true)
  const [view, setView] = useState('week')
  return (
    <>
      <Section title="Tabs and segments">
        <Tabs
          label="Example"
          tabs={[
            { id: 'a', title: 'Same size pieces', content: <p>First panel</p> },
            { id: 'b', title: 'Add and simplify', content: <p>Second panel</p> },
            { id: 'c', title: 'The Solution', content: <p>Third panel</p> },
          ]}
        />
        <Row>
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
          />
        </Row>
      </Section>
      <Section title="Entries">
        <Columns>
          <TextField label="Email" defaultValue="dana@haddad.example" help="We write only about the account." />
          <TextField label="Name" defaultValue="" placeholder="Your name" />
          <TextField label="Username" defaultValue="a b" error="Usernames may not hold spaces." />
          <PasswordField label="Password" defaultValue="hexagon" />
          <NumberField label="Value" value={number} onChange={setNumber} min={0} max={500} />
          <Select label="Voice" options={voices} value={voice} onChange={setVoice} />
          <TextArea label="Comments or Notes" help="What happened?" />
          <Slider label="Speed" value={speed} onChange={setSpeed} min={0.75} max={1.5} step={0.25} />
        </Columns>
        <Row>
          <Checkbox defaultChecked>Set grade manually</Checkbox>
          <Checkbox>Not chosen</Checkbox>
          <Switch on={on} onChange={setOn}>
            Draw together
          </Switch>
        </Row>
        <RadioGroup label="Audio voice" options={voices} value={voice} onChange={setVoice} />
      </Section>
    </>
  )
}
