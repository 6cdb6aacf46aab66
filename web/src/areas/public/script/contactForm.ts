import { contactFields, contactMessages } from '@ozi/contract'
import { accountRules } from '~/account/accountRules'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { rule } from '~/form/rule'
import { formTexts as texts } from '~/languages/en/public/form'
import { enhanceForm, type FormValues } from './form/enhanceForm'
import { type FormErrors, formErrorsOf } from './form/formErrors'
import { makeElement } from './makeElement'
import { say } from './say'

const FIELDS = ['name', 'email', 'message'] as const
type ContactField = (typeof FIELDS)[number]

export function enhanceContactForm(form: HTMLFormElement): void {
  enhanceForm<ContactField>(form, {
    fields: FIELDS,
    check: ({ name, email, message }) => ({
      name: rule(contactFields.name)(name),
      email: accountRules.email(email),
      message: rule(contactFields.message)(message),
    }),
    send: async (typed) => {
      const sent = await post('/contact', trimmed(typed))
      if ('refusal' in sent) return errorsOf(sent.refusal)
      thank(form)
      return 'done'
    },
  })
}

const trimmed = ({ name, email, message }: FormValues<ContactField>): FormValues<ContactField> => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
})

function errorsOf(refusal: CallRefusal): FormErrors<ContactField> {
  if (refusal.code === 'NETWORK' && !navigator.onLine) return { title: texts.messageOffline }
  // The details of another error do not help the user.
  if (['NETWORK', 'UNKNOWN'].includes(refusal.code) || refusal.status >= 500)
    return { title: texts.messageFailed }
  const { fields } = formErrorsOf(refusal, FIELDS)
  return fields ? { fields } : { title: refusal.message }
}

/** Replaces the form with a thank-you message until the user wants to write again. */
function thank(form: HTMLFormElement): void {
  const place = makeElement('div', 'rounded-card border-line bg-good-wash mt-8 max-w-xl border p-6')
  place.tabIndex = -1
  place.role = 'status'
  const words = makeElement('p', 'text-good text-lg font-semibold', say(contactMessages.received))
  const again = makeElement(
    'button',
    'text-palm mt-3 min-h-12 font-semibold underline underline-offset-4',
    say(texts.messageAnother),
  )
  again.type = 'button'
  const message = form.querySelector('textarea')
  again.addEventListener('click', () => {
    place.replaceWith(form)
    message?.focus()
  })
  place.append(words, again)
  if (message) message.value = ''
  form.replaceWith(place)
  place.focus()
}
