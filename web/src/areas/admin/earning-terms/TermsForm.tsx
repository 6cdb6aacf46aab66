import { EARNING_TERMS_FIELDS, type EarningTerms } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { fieldErrorsOf } from '~/form/errors'
import { useProblems } from '~/form/useProblems'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { formatDate } from '~/ui/text/format'
import { TextInput } from '~/ui/field/TextInput'
import { earningTermsTexts as texts } from './texts'
import { readTyped, textOf, type TermsInputs } from './typedTerms'
import { useSaveTerms } from './useTerms'

interface TermsFormProps {
  terms: EarningTerms | null
  typed: TermsInputs
  onType: (typed: TermsInputs) => void
  mayChange: boolean
}

/** All terms, saved together: a share without the others says little. */
export function TermsForm({ terms, typed, onType, mayChange }: TermsFormProps) {
  const problems = useProblems(EARNING_TERMS_FIELDS)
  const { errors } = problems
  const saving = useSaveTerms({
    onSaved: () => onType({}),
    onRefused: (fields) => problems.tell(null, fieldErrorsOf(EARNING_TERMS_FIELDS, fields).errors),
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const read = readTyped(terms, typed)
    if ('edited' in read) {
      problems.forgiveAll()
      saving.mutate({ ...read.edited, version: terms?.version ?? null })
      return
    }
    problems.tell(null, read.errors)
    const first = EARNING_TERMS_FIELDS.find((field) => read.errors[field] !== undefined)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${String(first)}]`)?.focus()
  }

  return (
    <Card as="section" title={texts.form}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
          {EARNING_TERMS_FIELDS.map((field) => (
            <Field key={field} label={texts.fields[field]} hint={texts.hints[field]} error={errors[field]}>
              <TextInput
                name={field}
                type="number"
                inputMode="decimal"
                step="any"
                min={0}
                readOnly={!mayChange}
                value={textOf(field, terms, typed)}
                onChange={(event) => {
                  problems.forgive(field)
                  onType({ ...typed, [field]: event.target.value })
                }}
              />
            </Field>
          ))}
        </div>
        {mayChange && (
          <Button
            type="submit"
            busy={saving.isPending}
            busyText={texts.saving}
            className="sm:justify-self-start"
          >
            {texts.save}
          </Button>
        )}
      </form>
      {terms && (
        <p className="text-quiet mt-4 text-sm">
          {texts.changed(terms.changedBy, formatDate(terms.changedAt, 'dateTime'))}
        </p>
      )}
    </Card>
  )
}
