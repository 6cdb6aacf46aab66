import { EARNING_TERMS_FIELDS, type EarningTerms, type EarningTermsField } from '@ozi/contract'
import { Form } from '~/form/Form'
import type { FormState } from '~/form/useForm'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { DateTime } from '~/ui/text/DateTime'
import { TextInput } from '~/ui/field/TextInput'
import { earningTermsTexts as texts } from './texts'
import { readTyped, textOf, type TermsInputs } from './typedTerms'
import { useSaveTerms } from './useTerms'

interface TermsFormProps {
  terms: EarningTerms | null
  form: FormState<TermsInputs, EarningTermsField>
  mayChange: boolean
}

/** All terms, saved together: a share without the others says little. */
export function TermsForm({ terms, form, mayChange }: TermsFormProps) {
  const save = useSaveTerms()
  async function send(typed: TermsInputs) {
    const read = readTyped(terms, typed)
    if ('edited' in read && (await save({ ...read.edited, version: terms?.version ?? null }))) form.reset({})
  }

  return (
    <Card as="section" title={texts.form}>
      <Form form={form} send={send} className="grid gap-4">
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
          {EARNING_TERMS_FIELDS.map((field) => (
            <Field key={field} {...form.field(field)} label={texts.fields[field]} hint={texts.hints[field]}>
              <TextInput
                name={field}
                type="number"
                inputMode="decimal"
                step="any"
                min={0}
                readOnly={!mayChange}
                value={textOf(field, terms, form.values)}
                onChange={(event) => form.set({ [field]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        {mayChange && (
          <Button type="submit" busy={form.isBusy} busyText={texts.saving} className="sm:justify-self-start">
            {texts.save}
          </Button>
        )}
      </Form>
      {terms && (
        <p className="text-quiet mt-4 text-sm">
          {texts.changed(terms.changedBy)} <DateTime at={terms.changedAt} style="inSentence" />
        </p>
      )}
    </Card>
  )
}
