import { type HoursInput, type ShopHours, WEEKDAYS } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import { type Edit, refusalOf } from '~/api'
import { useEditConflict } from '~/form/useEditConflict'
import { useTexts } from '~/language'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { Button } from '~/ui/button/Button'
import { Switch } from '~/ui/field/Checkbox'
import { FieldError } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { DayHours } from './DayHours'
import { Holidays } from './Holidays'
import {
  checkHours,
  copyMonday,
  type HoursErrors,
  type HoursValues,
  toHoursInput,
  linesOf,
  toHoursValues,
  withInterval,
} from './hoursValues'

interface HoursFormProps {
  hours: ShopHours
  save: (input: HoursInput) => Edit<{ readonly data: ShopHours }, ShopHours>
  onSaved: (hours: ShopHours) => void
}

/** The words above the form after an attempt that failed. */
interface Trouble {
  readonly title?: string
  readonly errors: HoursErrors
  readonly text?: string
}

const NONE: Trouble = { errors: {} }

/** Edits a shop's week and holidays; what is entered stays until it is saved. */
export function HoursForm({ hours, save, onSaved }: HoursFormProps) {
  const texts = useTexts(hoursTexts)
  const [values, setValues] = useState(() => toHoursValues(hours))
  const conflict = useEditConflict(hours, save)
  const { theirs } = conflict
  const [trouble, setTrouble] = useState(NONE)
  const [attempt, setAttempt] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { errors } = trouble

  function change(part: Partial<HoursValues>) {
    setTouched(true)
    setValues((now) => ({ ...now, ...part }))
    // Paths of rows change with the rows: errors are found again at the next attempt.
    setTrouble(NONE)
  }
  function tell(next: Trouble) {
    setTrouble(next)
    setAttempt((count) => count + 1)
  }
  function show(current: ShopHours) {
    conflict.take(current)
    setValues(toHoursValues(current))
    setTrouble(NONE)
    setTouched(false)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = checkHours(values)
    if (Object.keys(wrong).length > 0) return tell({ errors: wrong })
    setSaving(true)
    try {
      const { saved } = await conflict.save({ ...toHoursInput(values), version: conflict.seen.version })
      if (!saved) return tell({ errors: {}, title: texts.failed, text: texts.conflict })
      show(saved.data)
      onSaved(saved.data)
    } catch (error) {
      const { message, fields = {} } = refusalOf(error)
      const isAtFields = Object.keys(fields).length > 0
      tell({ errors: fields, ...(isAtFields ? {} : { title: texts.failed, text: message }) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-6" onSubmit={(event) => void send(event)}>
      <LeavingPage isUnsaved={isTouched} />
      <FormErrorSummary
        attempt={attempt}
        errors={[...(trouble.text === undefined ? [] : [{ text: trouble.text }]), ...linesOf(errors)]}
        {...(trouble.title !== undefined && { title: trouble.title })}
      />
      <section aria-labelledby="week" className="grid">
        <h2 id="week" className="text-xl">
          {texts.week}
        </h2>
        <Switch
          label={texts.always}
          hint={values.isAlways ? texts.alwaysHint : texts.weekHint}
          checked={values.isAlways}
          onChange={({ target }) => change({ isAlways: target.checked })}
        />
        {errors['week'] !== undefined && <FieldError id="week-error">{errors['week']}</FieldError>}
        {!values.isAlways &&
          WEEKDAYS.map((day) => (
            <DayHours
              key={day}
              day={day}
              intervals={values.week[day]}
              errors={errors}
              onChange={(intervals) => change({ week: { ...values.week, [day]: intervals } })}
              onAdd={() => change({ week: withInterval(values.week, day) })}
              below={
                day === 'mon' && (
                  <Button
                    look="quiet"
                    size="sm"
                    className="justify-self-start px-1!"
                    onClick={() => change({ week: copyMonday(values.week) })}
                  >
                    {texts.copy}
                  </Button>
                )
              }
            />
          ))}
      </section>
      <Holidays holidays={values.holidays} errors={errors} onChange={(holidays) => change({ holidays })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving} busyText={texts.saving}>
          {texts.save}
        </Button>
        {theirs && (
          <Button look="secondary" onClick={() => show(theirs)}>
            {texts.showTheirs}
          </Button>
        )}
      </div>
    </form>
  )
}
