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
  /** What the fields show of a record. */
  valuesOf: (record: Row) => PersonValues
  /** What else it says: all that may be changed meanwhile is told, also what has no field. */
  factsOf: (record: Row) => readonly PersonFact[]
  /** Of those, what was chosen in `children` instead. */
  chosen?: readonly PersonFact[]
  messages: { readonly updated: string; readonly updateFailed: string }
  /** Sends what was changed, by field; nothing else. */
  save: (changed: PersonValues, version: number) => Promise<Row>
  /** There is a newer record, saved here or by somebody else. */
  onRecord: (record: Row) => void
  /** Somebody else's record takes the place of what was typed: `children` begin again with it. */
  onTaken?: (record: Row) => void
  /** Somebody else deleted it. */
  onGone: (id: string) => void
  onClose: () => void
  /** Fields of another kind, after the others. */
  children?: ReactNode
  /** Something was chosen in those. */
  isMoreTouched?: boolean
  /** Whether they may be saved; they say what is wrong themselves. */
  isMoreSound?: () => boolean
}

/**
 * One record being changed. Only what was typed is sent, so that two who change different things lose nothing; where
 * somebody else saved meanwhile, one is told what, and decides.
 */
export function UpdateDialog<Row extends Versioned>(props: UpdateDialogProps<Row>) {
  const {
    title,
    fields,
    valuesOf,
    messages,
    save,
    factsOf,
    chosen = [],
    onRecord,
    onTaken,
    onGone,
    onClose,
    children,
    isMoreTouched = false,
    isMoreSound = () => true,
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
      onRecord(await save(changed, version))
      onClose()
      void notice.success(peopleMessages.updatedTitle, messages.updated)
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
    // The button that was pressed is gone.
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
          errors={problems.summaryOf(errors)}
          {...(problems.title && { title: problems.title })}
        />
        <PersonFields form={form} fields={fields} />
        {children}
      </form>
      {question}
    </Dialog>
  )
}
