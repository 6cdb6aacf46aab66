import type { FormHTMLAttributes } from 'react'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import type { FormState } from './useForm'

interface FormProps<Values extends object> extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  form: Pick<FormState<Values, never>, 'submit' | 'isUnsaved'>
  send: (values: Values) => unknown
}

/** A form on a page; leaving the page asks before what was typed is lost. */
export function Form<Values extends object>({ form, send, children, ...rest }: FormProps<Values>) {
  return (
    <form noValidate method="post" onSubmit={form.submit(send)} {...rest}>
      {children}
      {form.isUnsaved && <LeavingPage isUnsaved />}
    </form>
  )
}

interface FormSummaryProps<Name extends string> {
  form: Pick<FormState<object, Name>, 'headline' | 'errors' | 'names' | 'attempt' | 'field'>
  /** Whether the errors are those of fields. */
  title?: string | undefined
  /** Names the fields, if their errors do not. */
  labelOf?: (name: Name) => string | undefined
  /** The field that takes the focus instead. */
  only?: Name | undefined
}

/** The errors of a form, above its fields; takes the focus. */
export function FormSummary<Name extends string>({ form, title, labelOf, only }: FormSummaryProps<Name>) {
  const { headline, errors, names, attempt } = form
  const lines = names.flatMap((name) => {
    const text = errors[name]
    if (text === undefined || text === '') return []
    const label = labelOf?.(name)?.replace(/\?$/, '')
    return [{ fieldId: form.field(name).id, text: label === undefined ? text : `${label}: ${text}` }]
  })
  const told = headline?.title ?? title
  return (
    <FormErrorSummary
      attempt={attempt}
      errors={[...(headline?.texts ?? []).map((text) => ({ text })), ...lines]}
      only={only === undefined ? undefined : form.field(only).id}
      {...(told !== undefined && { title: told })}
    />
  )
}
