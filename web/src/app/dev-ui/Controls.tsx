import { Bike, Bus, Car, Plus, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '~/ui/button/Button'
import { Checkbox, Switch } from '~/ui/field/Checkbox'
import { CodeInput } from '~/ui/field/CodeInput'
import { Field, FieldSet } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { IconButton } from '~/ui/button/IconButton'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { RadioCards } from '~/ui/field/RadioCards'
import { SearchInput } from '~/ui/field/SearchInput'
import { Select } from '~/ui/field/Select'
import { Stepper } from '~/ui/field/Stepper'
import { TextInput } from '~/ui/field/TextInput'
import { Textarea } from '~/ui/field/Textarea'
import { ThemeToggle } from '~/ui/button/ThemeToggle'
import { ComboboxSamples } from './ComboboxSamples'
import { Grid, Row, Section } from './Section'

export function Controls() {
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const [count, setCount] = useState(1)
  const [search, setSearch] = useState('')
  const [attempt, setAttempt] = useState(0)

  return (
    <>
      <Section id="buttons" title="Buttons">
        <Row>
          <Button>Send a package</Button>
          <Button look="secondary">Cancel</Button>
          <Button look="quiet">Edit profile</Button>
          <Button look="danger" icon={<Trash2 size={18} />}>
            Delete
          </Button>
          <LinkButton to="#buttons" look="secondary" icon={<Send size={18} />}>
            A link
          </LinkButton>
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button>Middle</Button>
          <Button size="lg">Large</Button>
          <Button disabled>Not now</Button>
          <Button busy>Send a package</Button>
          <Button notYet>Not yet</Button>
          <Button
            busy={busy}
            busyText="Creating…"
            onClick={() => {
              setBusy(true)
              setTimeout(() => setBusy(false), 2_000)
            }}
          >
            Create Pricing Configuration
          </Button>
        </Row>
        <Row>
          <IconButton label="Add" icon={<Plus size={18} />} />
          <IconButton label="Delete" look="edged" icon={<Trash2 size={18} />} />
          <IconButton label="Not now" look="edged" disabled icon={<Trash2 size={18} />} />
          <Stepper label="Jollof rice" value={count} onChange={setCount} />
          <ThemeToggle />
        </Row>
        <div className="max-w-sm">
          <Button wide size="lg">
            I have picked it up
          </Button>
        </div>
      </Section>

      <Section id="fields" title="Fields">
        <Grid>
          <Field label="Email" required hint="We send a code there.">
            <TextInput type="email" autoComplete="email" placeholder="ada@example.com" />
          </Field>
          <Field label="Name" required error="Please fill in all the details">
            <TextInput defaultValue="Ada" />
          </Field>
          <Field label="Price per km" hint="Current: ₦100.00">
            <TextInput
              type="number"
              inputMode="decimal"
              before="₦"
              after="/km"
              defaultValue={100}
              className="tabular-nums"
            />
          </Field>
          <Field
            label="Password"
            required
            aside={
              <a href="#fields" className="text-palm text-sm underline underline-offset-4">
                Forgot it?
              </a>
            }
          >
            <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
          </Field>
          <Field label="Mobile number" required>
            <PhoneInput defaultValue="803 123 4567" />
          </Field>
          <Field label="Not now">
            <TextInput disabled defaultValue="Cannot be changed" />
          </Field>
          <Field label="Vehicle type" required>
            <Select
              placeholder="Choose a vehicle"
              defaultValue=""
              options={[
                { value: 'motorcycle', label: 'Motorcycle' },
                { value: 'sedan', label: 'Sedan' },
                { value: 'bus', label: 'Bus' },
              ]}
            />
          </Field>
          <Field label="What is in it?" optional>
            <Textarea placeholder="Two shirts in a brown envelope" />
          </Field>
          <div>
            <SearchInput
              label="Search users"
              placeholder="Search users..."
              clearLabel="Clear the search"
              value={search}
              onSearch={setSearch}
            />
            <p className="text-quiet mt-1.5 text-sm">The key / comes here.</p>
          </div>
        </Grid>
        <Grid>
          <Field label="Code" hint="Six digits, from the mail we sent." required>
            <CodeInput value={code} onChange={setCode} />
          </Field>
          <Field label="Code, wrong" error="Code must be 6 digits">
            <CodeInput value="0459" onChange={() => undefined} />
          </Field>
        </Grid>
        <ComboboxSamples />
        <Grid>
          <FieldSet label="Vehicle" required>
            <RadioCards
              name="vehicle"
              defaultValue="motorcycle"
              options={[
                {
                  value: 'motorcycle',
                  label: 'Motorcycle',
                  hint: 'Quick, small parcels',
                  icon: <Bike size={22} />,
                },
                { value: 'sedan', label: 'Sedan', icon: <Car size={22} /> },
                { value: 'bus', label: 'Bus', icon: <Bus size={22} />, disabled: true },
              ]}
            />
          </FieldSet>
          <FieldSet label="Gender" required error="Please choose one">
            <RadioCards
              name="gender"
              columns={2}
              options={[
                { value: 'male', label: 'Male' },
                { value: 'female', label: 'Female' },
              ]}
            />
          </FieldSet>
          <div>
            <Checkbox label="Keep me signed in" hint="On a phone that is yours alone." defaultChecked />
            <Checkbox label="Call me before you come" />
            <Switch
              label="Enable Surge Pricing"
              hint="For use during high demand or harsh weather"
              defaultChecked
            />
            <Switch label="Online" />
          </div>
        </Grid>
        <div className="grid max-w-xl gap-3">
          <FormErrorSummary
            attempt={attempt}
            errors={[
              { fieldId: 'dev-receiver', text: 'Receiver name is needed' },
              { text: 'Choose a place for the dropoff' },
            ]}
          />
          <Field id="dev-receiver" label="Receiver name" required error="Receiver name is needed">
            <TextInput />
          </Field>
          <Button onClick={() => setAttempt(attempt + 1)}>Send with errors</Button>
        </div>
      </Section>
    </>
  )
}
