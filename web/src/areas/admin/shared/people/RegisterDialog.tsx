import { peopleMessages, registrationMessages } from '@ozi/contract'
import { refusalOf } from '~/api'
import { FormSummary } from '~/form/Form'
import { isBlank } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { aboveForm, useForm } from '~/form/useForm'
import { notice } from '~/ui/notice/notice'
import { tellRefusal } from '../tellRefusal'
import { checkPerson, dialled, FAILED, fieldsOf, type PersonValues, shownFields } from './personFields'
import { PersonFields } from './PersonFields'
import type { FurtherFields, RegisterForm } from './personRecords'
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
  const shown = (typed: PersonValues) => shownFields(fields, typed, {})
  const form = useForm<PersonValues>({
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    check: (typed) => checkPerson(shown(typed), typed, true),
    onRefused: aboveForm(FAILED),
  })

  async function send(typed: PersonValues) {
    const added = further ? await further.read(typed) : {}
    if (added === null) return
    try {
      const made = await register({ ...dialled(shown(typed), typed), ...added } as PersonValues<Name>)
      onMade(made)
      onClose()
      void notice.success(peopleMessages.registeredTitle, messages.registered, lackOf?.(made))
    } catch (error) {
      const refusal = refusalOf(error)
      // Not awaited: the form is not saving while the dialog stands. The summary takes the focus after it.
      void tellRefusal(messages.registerFailed, refusal).then(() =>
        form.showRefusal({ ...refusal, fields: fieldsOf(refusal) }),
      )
    }
  }

  const { incomplete, passwordMismatch } = registrationMessages
  const isMismatch = form.errors['confirmPassword'] === passwordMismatch
  return (
    <TaskDialog
      form={form}
      send={send}
      size="lg"
      title={title}
      actionText={texts.save}
      busyText={texts.saving}
      isUnsaved={further?.isTouched === true}
      onClose={onClose}
    >
      <FormSummary
        form={form}
        title={form.isIncomplete ? incomplete : isMismatch ? passwordMismatch : undefined}
        // The error at a missing field names it.
        labelOf={(name) =>
          isBlank(form.values[name]) ? undefined : fields.find((field) => field.name === name)?.label
        }
        only={form.refused}
      />
      <PersonFields form={form} fields={shown(form.values)} areRequired />
      {further?.fields}
    </TaskDialog>
  )
}
