import { HOURS } from '@ozi/contract'
import { Plus, X } from 'lucide-react'
import { useTexts } from '~/language'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { Button } from '~/ui/button/Button'
import { Field, FieldError } from '~/ui/field/Field'
import { IconButton } from '~/ui/button/IconButton'
import { TextInput } from '~/ui/field/TextInput'
import type { HolidayValues, HoursErrors } from './hoursValues'

interface HolidaysProps {
  holidays: readonly HolidayValues[]
  errors: HoursErrors
  onChange: (holidays: readonly HolidayValues[]) => void
}

/** Days on which a shop does not open. */
export function Holidays({ holidays, errors, onChange }: HolidaysProps) {
  const texts = useTexts(hoursTexts)
  return (
    <section aria-labelledby="holidays" className="grid gap-3">
      <div>
        <h2 id="holidays" className="text-xl">
          {texts.holidays}
        </h2>
        <p className="text-quiet text-sm">{texts.holidaysHint}</p>
      </div>
      {holidays.length === 0 && <p className="text-quiet">{texts.noHolidays}</p>}
      {holidays.map((holiday, at) => {
        const path = `holidays.${String(at)}`
        const change = (part: Partial<HolidayValues>) => onChange(holidays.with(at, { ...holiday, ...part }))
        return (
          <fieldset key={path} className="border-line grid gap-3 border-t pt-3">
            <legend className="sr-only">{texts.holiday(at)}</legend>
            <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[10rem_10rem_minmax(0,1fr)_auto]">
              <Field id={`${path}.from`} label={texts.from} error={errors[`${path}.from`]} required>
                <TextInput
                  type="date"
                  value={holiday.from}
                  onChange={({ target }) => change({ from: target.value })}
                />
              </Field>
              <Field id={`${path}.to`} label={texts.until} error={errors[`${path}.to`]} optional>
                <TextInput
                  type="date"
                  min={holiday.from}
                  value={holiday.to}
                  onChange={({ target }) => change({ to: target.value })}
                />
              </Field>
              <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
                <Field id={`${path}.note`} label={texts.note} error={errors[`${path}.note`]} optional>
                  <TextInput
                    maxLength={HOURS.note}
                    value={holiday.note}
                    onChange={({ target }) => change({ note: target.value })}
                  />
                </Field>
                <IconButton
                  label={texts.removeHoliday(at)}
                  icon={<X size={18} />}
                  onClick={() => onChange(holidays.toSpliced(at, 1))}
                />
              </div>
            </div>
          </fieldset>
        )
      })}
      {errors['holidays'] !== undefined && <FieldError id="holidays-error">{errors['holidays']}</FieldError>}
      <Button
        look="secondary"
        className="justify-self-start"
        icon={<Plus size={18} />}
        onClick={() => onChange([...holidays, { from: '', to: '', note: '' }])}
      >
        {texts.addHoliday}
      </Button>
    </section>
  )
}
