import { peopleMessages, registrationMessages } from '@ozi/contract'
import { useForm } from 'react-hook-form'
import { useFormErrors } from '~/form/useFormErrors'
import { refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { notice } from '~/ui/notice/notice'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { tellFailure } from '../tellFailure'
import { dialled, fieldsOf, missingOf, type PersonField, type PersonValues } from './fields'
import { PersonFields } from './PersonFields'
import type { FurtherFields, RegisterForm } from './records'
import { peopleTexts as texts } from './texts'

interface RegisterDialogProps<Row, Name extends string> {
  form: RegisterForm<Row, Name>
  /** Adds the new record to the list. */
  onMade: (record: Row) => void
  onClose: () => void
  further?: FurtherFields<Row>
}

/** Registers a rider or vendor. Stays open, with its input, until it is saved or cancelled. */
export function RegisterDialog<Row, Name extends string>({
  form: { title, fields, messages, register, lackOf },
  onMade,
  onClose,
  further,
}: RegisterDialogProps<Row, Name>) {
  const names = fields.map(({ name }) => name)
  const form = useForm<PersonValues>({ shouldFocusError: false })
  const problems = useFormErrors<PersonValues>(names)
  const { errors, isSubmitting, isDirty } = form.formState
  const { leave, question } = useLeaving({
    isUnsaved: isDirty || further?.isTouched === true,
    isBusy: isSubmitting,
    onClose,
  })

  async function submit(values: PersonValues) {
    problems.clear()
    const added = further ? await further.read(values) : {}
    if (added === null) return
    try {
      const typed = dialled(fields, values as PersonValues<Name>) as PersonValues<Name>
      const made = await register({ ...typed, ...added })
      onMade(made)
      onClose()
      void notice.success(peopleMessages.registeredTitle, messages.registered, lackOf?.(made))
    } catch (error) {
      const refusal = refusalOf(error)
      // Not awaited: the form is not saving while the dialog stands. The summary takes the focus after it.
      void tellFailure(messages.registerFailed, refusal).then(() =>
        problems.showRefusal({ ...refusal, fields: fieldsOf(refusal) }, form.setError),
      )
    }
  }

  const said = Object.values(errors).map((error) => error?.message)
  const missing = fields.map(missingOf)
  const heading = said.some((text) => text !== undefined && missing.includes(text))
    ? registrationMessages.incomplete
    : said.includes(registrationMessages.passwordMismatch)
      ? registrationMessages.passwordMismatch
      : problems.title
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="register-person" busy={isSubmitting} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id="register-person"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(submit, problems.countAttempt)(event)}
      >
        <FormErrorSummary
          attempt={problems.attempt}
          only={problems.refusedField}
          errors={problems.summaryOf(errors).map(({ fieldId, text }) => ({
            ...(fieldId === undefined ? {} : { fieldId }),
            // A missing field is already named.
            text:
              fieldId === undefined || missing.includes(text) ? text : `${labelOf(fields, fieldId)}: ${text}`,
          }))}
          {...(heading && { title: heading })}
        />
        <PersonFields form={form} fields={fields} areRequired />
        {further?.fields}
      </form>
      {question}
    </Dialog>
  )
}

const labelOf = (fields: readonly PersonField[], name: string) =>
  fields.find((field) => field.name === name)?.label ?? name
