import { type HoursInput, type ShopHours, WEEKDAYS } from '@ozi/contract'
import { type Edit, refusalOf } from '~/api'
import { isAnyIn } from '~/form/errors'
import { Form } from '~/form/Form'
import { useForm } from '~/form/useForm'
import { useEditConflict } from '~/form/useEditConflict'
import { useTexts } from '~/language'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { Button } from '~/ui/button/Button'
import { Switch } from '~/ui/field/Checkbox'
import { FieldError } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
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

/** Edits a shop's week and holidays; what is entered stays until it is saved. */
export function HoursForm({ hours, save, onSaved }: HoursFormProps) {
  const texts = useTexts(hoursTexts)
  const form = useForm<HoursValues, string>({ initial: toHoursValues(hours), check: checkHours })
  const conflict = useEditConflict(hours, save)
  const { theirs } = conflict
  const { values, headline } = form
  const errors = form.errors as HoursErrors

  function change(part: Partial<HoursValues>) {
    form.set(part)
    // Paths of rows change with the rows: errors are found again at the next attempt.
    form.forgive(...Object.keys(errors))
    form.setHeadline(null)
  }
  function show(current: ShopHours) {
    conflict.take(current)
    form.reset(toHoursValues(current))
  }

  async function send(typed: HoursValues) {
    try {
      const { saved } = await conflict.save({ ...toHoursInput(typed), version: conflict.seen.version })
      if (!saved) return form.fail({}, { title: texts.failed, texts: [texts.conflict] })
      show(saved.data)
      onSaved(saved.data)
    } catch (error) {
      const { message, fields = {} } = refusalOf(error)
      form.fail(fields, isAnyIn(fields) ? null : { title: texts.failed, texts: [message] })
    }
  }

  return (
    <Form form={form} send={send} className="grid grid-cols-1 gap-6">
      <FormErrorSummary
        attempt={form.attempt}
        errors={[...(headline?.texts ?? []).map((text) => ({ text })), ...linesOf(errors)]}
        {...(headline && { title: headline.title })}
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
        <Button type="submit" busy={form.isBusy} busyText={texts.saving}>
          {texts.save}
        </Button>
        {theirs && (
          <Button look="secondary" onClick={() => show(theirs)}>
            {texts.showTheirs}
          </Button>
        )}
      </div>
    </Form>
  )
}
