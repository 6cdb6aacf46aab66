import { peopleMessages } from '@ozi/contract'
import { refusalOf } from '~/api'
import { FormSummary } from '~/form/Form'
import { TaskDialog } from '~/form/TaskDialog'
import { useEditConflict } from '~/form/useEditConflict'
import { aboveForm, useForm } from '~/form/useForm'
import { ConflictNotice } from '~/ui/notice/ConflictNotice'
import { notice } from '~/ui/notice/notice'
import { tellRefusal } from '../tellRefusal'
import type { PersonFact } from './changesIn'
import { checkPerson, dialled, FAILED, fieldsOf, type PersonValues, shownFields } from './personFields'
import { PersonFields } from './PersonFields'
import { RecordConflict } from './RecordConflict'
import {
  type FurtherFields,
  listed,
  type PersonRecord,
  type RecordList,
  type UpdateForm,
} from './personRecords'
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
  const conflict = useEditConflict(props.record, save)
  const { filled: record, theirs, isGone } = conflict
  const before: PersonValues = valuesOf(record)
  const shown = (typed: PersonValues) => shownFields(fields, typed, before)
  const form = useForm<PersonValues>({
    initial: before,
    check: (typed) => checkPerson(shown(typed), typed, false),
    onRefused: aboveForm(FAILED),
  })

  async function send(typed: PersonValues, version: number) {
    const changed = shown(typed).filter(({ name }) => typed[name] !== before[name])
    const values = Object.fromEntries(changed.map(({ name }) => [name, typed[name]])) as Partial<PersonValues>
    const added = further ? await further.read(values) : {}
    if (added === null) return
    try {
      const edit = { ...dialled(fields, values), ...added }
      const { saved } = await conflict.save(record._id, edit, version)
      if (!saved) return
      list.merge(saved)
      onClose()
      void notice.success(peopleMessages.updatedTitle, messages.updated, lackOf?.(saved))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.code === 'NOT_FOUND') return list.remove(record._id)
      // Not awaited: the form is not saving while the dialog stands. The summary takes the focus after it.
      void tellRefusal(messages.updateFailed, refusal).then(() =>
        form.showRefusal({ ...refusal, fields: fieldsOf(refusal) }),
      )
    }
  }

  function takeNew(now: Row) {
    list.merge(now)
    further?.onTaken?.(now)
    conflict.take(now)
    form.reset(valuesOf(now))
    // The button that was pressed has disappeared.
    if (fields[0]) document.getElementById(fields[0].name)?.focus()
  }

  return (
    <TaskDialog
      form={form}
      send={(typed) => send(typed, record.version)}
      title={title}
      actionText={!theirs && !isGone ? texts.saveChanges : null}
      busyText={texts.saving}
      isUnsaved={further?.isTouched === true}
      onClose={onClose}
    >
      {isGone && (
        <ConflictNotice className="wrap-anywhere">
          <p className="text-wait font-semibold">{texts.gone(record.name)}</p>
          <p className="text-sm">{texts.goneHint}</p>
        </ConflictNotice>
      )}
      {theirs && !isGone && (
        <RecordConflict
          typed={form.values}
          changes={{
            fields,
            before,
            now: valuesOf(theirs),
            factsBefore: listed<PersonFact>(factsOf(record)),
            factsNow: listed<PersonFact>(factsOf(theirs)),
            chosen: further?.chosen ?? [],
          }}
          isBusy={form.isBusy}
          onTakeNew={() => takeNew(theirs)}
          onSaveOver={form.submit((typed) => send(typed, theirs.version))}
        />
      )}
      <FormSummary form={form} only={form.refused} />
      <PersonFields form={form} fields={shown(form.values)} isFirstFocused={!further?.isFocused} />
      {further?.fields}
    </TaskDialog>
  )
}
