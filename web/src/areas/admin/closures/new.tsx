import { isPermitted, TEXT_LIMIT } from '@ozi/contract'
import { useRef } from 'react'
import { FormSummary } from '~/form/Form'
import { FormGroup } from '~/placing/FormGroup'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { toLagosField } from '../shared/lagosTime'
import { NotPermitted } from '../shared/NotPermitted'
import { RoadsChoice } from './RoadsChoice'
import { closuresTexts as texts } from './texts'
import { useNewClosure } from './useNewClosure'

export const meta = () => [{ title: `${texts.newTitle} · Ozi` }]

const SHORTCUTS_HOURS = [2, 8, 24] as const
const HOUR_MS = 3_600_000

/** Closes roads: which, why, and until when. */
export default function NewClosure() {
  const role = useSession()?.data?.role ?? 'user'
  return isPermitted(role, 'closeRoads') ? <NewClosureForm /> : <NotPermitted />
}

function NewClosureForm() {
  const endRef = useRef<HTMLInputElement>(null)
  const form = useNewClosure(() => endRef.current?.validity.badInput ?? false)
  return (
    <>
      <BackLink to="/admin/closures">{texts.back}</BackLink>
      <h1 className="text-2xl md:text-3xl">{texts.newTitle}</h1>
      <p className="text-quiet mt-1.5">{texts.newLead}</p>
      <form noValidate onSubmit={form.submit} className="mt-5 grid grid-cols-1 gap-4 md:gap-6">
        <FormSummary form={form} />
        <RoadsChoice form={form} />
        <FormGroup title={texts.whyAndWhen}>
          <div className="grid gap-5 md:grid-cols-2">
            <Field {...form.field('reason')} label={texts.reason} required hint={texts.reasonHint}>
              <TextInput maxLength={TEXT_LIMIT.line} {...form.bind('reason')} />
            </Field>
            <div>
              <Field {...form.field('endsAt')} label={texts.endsAt} optional hint={texts.endsHint}>
                <TextInput ref={endRef} type="datetime-local" {...form.bind('endsAt')} />
              </Field>
              <div className="mt-1 flex flex-wrap gap-1">
                {SHORTCUTS_HOURS.map((hours) => (
                  <Button
                    key={hours}
                    look="quiet"
                    size="sm"
                    onClick={() => form.set({ endsAt: toLagosField(new Date(Date.now() + hours * HOUR_MS)) })}
                  >
                    {texts.inHours(hours)}
                  </Button>
                ))}
              </div>
            </div>
          </div>
          <Button type="submit" busy={form.isBusy} className="max-sm:w-full sm:justify-self-start">
            {texts.close}
          </Button>
        </FormGroup>
      </form>
      <LeavingPage isUnsaved={form.isUnsaved} />
    </>
  )
}
