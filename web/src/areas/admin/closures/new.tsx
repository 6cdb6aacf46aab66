import { isPermitted, TEXT_LIMIT } from '@ozi/contract'
import { type SyntheticEvent, useRef } from 'react'
import { FormGroup } from '~/placing/FormGroup'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { TextInput } from '~/ui/field/TextInput'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { toLagosField } from '../shared/lagos'
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
  const form = useNewClosure()
  const { problems } = form
  const endRef = useRef<HTMLInputElement>(null)
  function send(event: SyntheticEvent) {
    event.preventDefault()
    form.save(endRef.current?.validity.badInput ?? false)
  }
  return (
    <>
      <BackLink to="/admin/closures">{texts.back}</BackLink>
      <h1 className="text-2xl md:text-3xl">{texts.newTitle}</h1>
      <p className="text-quiet mt-1.5">{texts.newLead}</p>
      <form noValidate onSubmit={send} className="mt-5 grid grid-cols-1 gap-4 md:gap-6">
        <FormErrorSummary
          errors={problems.linesOf(problems.errors)}
          {...(problems.headline && { title: problems.headline.title })}
          attempt={problems.attempt}
        />
        <RoadsChoice form={form} />
        <FormGroup title={texts.whyAndWhen}>
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              id="reason"
              label={texts.reason}
              required
              hint={texts.reasonHint}
              error={problems.errors.reason}
            >
              <TextInput
                value={form.reason}
                maxLength={TEXT_LIMIT.line}
                onChange={({ target }) => form.setReason(target.value)}
              />
            </Field>
            <div>
              <Field
                id="endsAt"
                label={texts.endsAt}
                optional
                hint={texts.endsHint}
                error={problems.errors.endsAt}
              >
                <TextInput
                  ref={endRef}
                  type="datetime-local"
                  value={form.endsAt}
                  onChange={({ target }) => form.setEndsAt(target.value)}
                />
              </Field>
              <div className="mt-1 flex flex-wrap gap-1">
                {SHORTCUTS_HOURS.map((hours) => (
                  <Button
                    key={hours}
                    look="quiet"
                    size="sm"
                    onClick={() => form.setEndsAt(toLagosField(new Date(Date.now() + hours * HOUR_MS)))}
                  >
                    {texts.inHours(hours)}
                  </Button>
                ))}
              </div>
            </div>
          </div>
          <Button type="submit" busy={form.isSaving} className="max-sm:w-full sm:justify-self-start">
            {texts.close}
          </Button>
        </FormGroup>
      </form>
      <LeavingPage isUnsaved={form.isUnsaved} />
    </>
  )
}
