import { peopleMessages } from '@ozi/contract'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormErrors } from '~/account/useFormErrors'
import { refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { notice } from '~/ui/notice'
import { useLeaving } from '~/ui/useLeaving'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import type { PersonFact } from './changes'
import { fieldsOf, type PersonField, type PersonValues } from './fields'
import { GoneMeanwhile } from './GoneMeanwhile'
import { PersonFields } from './PersonFields'
import { peopleTexts as texts } from './texts'

interface Versioned {
  readonly _id: string
  readonly name: string
  readonly version: number
}

interface UpdateDialogProps<Row extends Versioned> {
  title: string
  record: Row
  fields: readonly PersonField[]
  /** The values of a record's fields. */
  valuesOf: (record: Row) => PersonValues
  /** The record's other data: every change by somebody else is reported, even of data without a field. */
  factsOf: (record: Row) => readonly PersonFact[]
  /** The facts chosen in `children` instead. */
  chosen?: readonly PersonFact[]
  messages: { readonly updated: string; readonly updateFailed: string }
  /** Submits only the changed fields. */
  save: (changed: PersonValues, version: number) => Promise<Row>
  /** What a saved record still lacks, told with the success; undefined if nothing. */
  lackOf?: (record: Row) => string | undefined
  /** Called with a newer record, saved here or by somebody else. */
  onRecord: (record: Row) => void
  /** Somebody else's record replaces the input; `children` start again with it. */
  onTaken?: (record: Row) => void
  /** Somebody else deleted the record. */
  onGone: (id: string) => void
  onClose: () => void
  /** Further fields of another kind, after the others. */
  children?: ReactNode
  /** Whether the further fields were changed. */
  isMoreTouched?: boolean
  /** Whether the further fields are valid; they show their own errors. */
  isMoreSound?: () => boolean
  /** One of `children` has the initial focus, not the first field. */
  isMoreFocused?: boolean
}

/**
 * Edits one record. Only changed fields are submitted, so that two people who change different fields lose
 * nothing. If somebody else saved meanwhile, the user sees what changed, and decides.
 */
export function UpdateDialog<Row extends Versioned>(props: UpdateDialogProps<Row>) {
  const {
    title,
    fields,
    valuesOf,
    messages,
    save,
    lackOf,
    factsOf,
    chosen = [],
    onRecord,
    onTaken,
    onGone,
    onClose,
    children,
    isMoreTouched = false,
    isMoreSound = () => true,
    isMoreFocused = false,
  } = props
  const [record, setRecord] = useState(props.record)
  const [current, setCurrent] = useState<Row | null>(null)
  const [isGone, setGone] = useState(false)
  const form = useForm<PersonValues>({ defaultValues: valuesOf(record), shouldFocusError: false })
  const problems = useFormErrors<PersonValues>(fields.map(({ name }) => name))
  const { errors, isSubmitting, isDirty } = form.formState
  const { leave, question } = useLeaving({
    isUnsaved: isDirty || isMoreTouched,
    isBusy: isSubmitting,
    onClose,
  })
  const before = valuesOf(record)

  async function send(values: PersonValues, version: number) {
    problems.clear()
    if (!isMoreSound()) return
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== before[name]),
    )
    try {
      const saved = await save(changed, version)
      onRecord(saved)
      onClose()
      void notice.success(peopleMessages.updatedTitle, messages.updated, lackOf?.(saved))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.current) return setCurrent(refusal.current as Row)
      if (refusal.code === 'NOT_FOUND') {
        onGone(record._id)
        return setGone(true)
      }
      await notice.error(peopleMessages.failedTitle, messages.updateFailed)
      problems.showRefusal({ ...refusal, fields: fieldsOf(refusal) }, form.setError)
    }
  }

  function takeNew(now: Row) {
    onRecord(now)
    onTaken?.(now)
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
              factsBefore: factsOf(record),
              factsNow: factsOf(current),
              chosen,
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
        <PersonFields form={form} fields={fields} isFirstFocused={!isMoreFocused} />
        {children}
      </form>
      {question}
    </Dialog>
  )
}
