import { DAY_MS, daysOfWindows, pickupWindowAt, windowsOfDay } from '@ozi/contract'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { pickupTexts } from '~/languages/en/account/parcel'
import { usePickupWords } from '~/order/usePickupWords'
import { Button } from '~/ui/button/Button'
import { Field, FieldError } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { FormGroup } from '../FormGroup'
import type { ErrandForm } from './useErrandForm'

/** When the rider comes: now, or in a half hour of the next days. */
export function WhenField({ form }: { form: ErrandForm }) {
  const texts = useTexts(pickupTexts)
  const words = usePickupWords()
  const { pickupWindow } = form.values
  // A time that is over by now is refused when it is ordered.
  const [now] = useState(() => Date.now())
  const days = daysOfWindows(now)
  const chosen = pickupWindow && Date.parse(pickupWindow.from)
  const choose = (from: number | undefined) =>
    form.set({ pickupWindow: from === undefined ? null : pickupWindowAt(from) })
  return (
    <FormGroup title={texts.when}>
      {chosen === null ? (
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold">{texts.now}</span>
            <span className="text-quiet block text-sm">{texts.nowHint}</span>
          </p>
          <Button
            look="secondary"
            icon={<CalendarClock size={18} />}
            onClick={() => choose(windowsOfDay(days[0] ?? now, now)[0])}
          >
            {texts.change}
          </Button>
        </div>
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
            <Field id={form.field('pickupWindow').id} label={texts.day}>
              <Select
                value={dayIn(days, chosen)}
                options={days.map((day) => ({ value: String(day), label: words.day(day) }))}
                onChange={({ target }) => choose(sameTimeOn(Number(target.value), chosen, now))}
              />
            </Field>
            <Field label={texts.time}>
              <Select
                value={String(chosen)}
                options={timesFor(chosen, now).map((from) => ({
                  value: String(from),
                  label: words.time(pickupWindowAt(from)),
                }))}
                onChange={({ target }) => choose(Number(target.value))}
              />
            </Field>
          </div>
          {form.errors.pickupWindow !== undefined && (
            <FieldError id={undefined}>{form.errors.pickupWindow}</FieldError>
          )}
          <div className="-mt-2 flex flex-wrap items-center justify-between gap-3">
            <p className="text-quiet min-w-0 flex-1 basis-40 text-sm">{texts.hint}</p>
            <Button look="quiet" onClick={() => choose(undefined)}>
              {texts.backToNow}
            </Button>
          </div>
        </>
      )}
    </FormGroup>
  )
}

const dayIn = (days: readonly number[], chosen: number): string =>
  String(days.findLast((day) => day <= chosen) ?? '')

/** The windows of the chosen day; one that is over by now stays on the screen until another is chosen. */
function timesFor(chosen: number, now: number): readonly number[] {
  const offered = windowsOfDay(chosen, now)
  return offered.includes(chosen) ? offered : [chosen, ...offered]
}

/** The same time on another day, or the first one of that day. */
function sameTimeOn(day: number, chosen: number, now: number): number | undefined {
  const offered = windowsOfDay(day, now)
  return offered.find((from) => (from - chosen) % DAY_MS === 0) ?? offered[0]
}
