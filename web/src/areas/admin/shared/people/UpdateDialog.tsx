import { peopleMessages } from '@ozi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormErrors } from '~/form/useFormErrors'
import { refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { notice } from '~/ui/notice/notice'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { tellFailure } from '../tellFailure'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import type { PersonFact } from './changes'
import { dialled, fieldsOf, type PersonValues } from './fields'
import { GoneMeanwhile } from './GoneMeanwhile'
import { PersonFields } from './PersonFields'
import { type FurtherFields, listed, type RecordList, type UpdateForm, type PersonRecord } from './records'
import { peopleTexts as texts } from './texts'

interface UpdateDialogProps<Row extends PersonRecord, Name extends string> {
  record: Row
  form: UpdateForm<Row, Name>
  list: RecordList<Row>
  onClose: () => void
  further?: FurtherFields<Row>
}

/**
 * Edits one record. Only changed fields are submitted, so that two people who change different fields lose
 * nothing. If somebody else saved meanwhile, the user sees what changed, and decides.
 */
export function UpdateDialog<Row extends PersonRecord, Name extends string>(
  props: UpdateDialogProps<Row, Name>,
) {
  const { list, onClose, further } = props
  const { title, fields, valuesOf, factsOf, messages, save, lackOf } = props.form
  const [record, setRecord] = useState(props.record)
  const [current, setCurrent] = useState<Row | null>(null)
  const [isGone, setGone] = useState(false)
  const form = useForm<PersonValues>({ defaultValues: valuesOf(record), shouldFocusError: false })
  const problems = useFormErrors<PersonValues>(fields.map(({ name }) => name))
  const { errors, isSubmitting, isDirty } = form.formState
  const { leave, question } = useLeaving({
    isUnsaved: isDirty || further?.isTouched === true,
    isBusy: isSubmitting,
    onClose,
  })
  const before: PersonValues = valuesOf(record)

  async function send(values: PersonValues, version: number) {
    problems.clear()
    const typed = Object.fromEntries(
      fields.flatMap(({ name }) => (values[name] === before[name] ? [] : [[name, values[name]]])),
    ) as Partial<PersonValues<Name>>
    const added = further ? await further.read(typed) : {}
    if (added === null) return
    try {
      const saved = await save(record._id, { ...dialled(fields, typed), ...added }, version)
      list.merge(saved)
      onClose()
      void notice.success(peopleMessages.updatedTitle, messages.updated, lackOf?.(saved))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.current) return setCurrent(refusal.current as Row)
      if (refusal.code === 'NOT_FOUND') {
        list.remove(record._id)
        return setGone(true)
      }
      // Not awaited: the form is not saving while the dialog stands. The summary takes the focus after it.
      void tellFailure(messages.updateFailed, refusal).then(() =>
        problems.showRefusal({ ...refusal, fields: fieldsOf(refusal) }, form.setError),
      )
    }
  }

  function takeNew(now: Row) {
    list.merge(now)
    further?.onTaken?.(now)
    setRecord(now)
    form.reset(valuesOf(now))
    setCurrent(null)
    // The button that was pressed has disappeared.
    if (fields[0]) document.getElementById(fields[0].name)?.focus()
  }

  return (
    <Dialog
      open
      title={title}
      onClose={leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          {current === null && !isGone && (
            <Button type="submit" form="update-person" busy={isSubmitting} busyText={texts.saving}>
              {texts.saveChanges}
            </Button>
          )}
        </>
      }
    >
      <form
        id="update-person"
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((values) => send(values, record.version), problems.countAttempt)(event)
        }
      >
        {isGone && <GoneMeanwhile name={record.name} />}
        {current && !isGone && (
          <ChangedMeanwhile
            form={form}
            told={{
              fields,
              before,
              now: valuesOf(current),
              factsBefore: listed<PersonFact>(factsOf(record)),
              factsNow: listed<PersonFact>(factsOf(current)),
              chosen: further?.chosen ?? [],
            }}
            isBusy={isSubmitting}
            onTakeNew={() => takeNew(current)}
            onSaveOver={() =>
              void form.handleSubmit((values) => send(values, current.version), problems.countAttempt)()
            }
          />
        )}
        <FormErrorSummary
          attempt={problems.attempt}
          only={problems.refusedField}
          errors={problems.summaryOf(errors)}
          {...(problems.title && { title: problems.title })}
        />
        <PersonFields form={form} fields={fields} isFirstFocused={!further?.isFocused} />
        {further?.fields}
      </form>
      {question}
    </Dialog>
  )
}
