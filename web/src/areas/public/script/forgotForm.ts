import { accountRules } from '~/account/accountRules'
import { post } from '~/api/post'
import { enhanceForm } from './form/enhanceForm'
import { say } from './say'
import { showView } from './showView'

export function enhanceForgotForm(form: HTMLFormElement): void {
  enhanceForm<'email'>(form, {
    fields: ['email'],
    check: ({ email }) => ({ email: accountRules.email(email) }),
    send: async ({ email }) => {
      const sent = await post<{ message: string }>('/user/password', { email })
      if ('refusal' in sent) return sent
      showSent(form, email.trim(), sent.answer.message)
      return 'done'
    },
  })
}

/** Says what happened; takes the focus, since the form that had it is gone. */
function showSent(form: HTMLFormElement, email: string, message: string): void {
  const shown = showView('sent')
  const words = shown?.view.querySelector<HTMLElement>('[data-message]')
  const address = shown?.view.querySelector('[data-email]')
  if (!shown || !words || !address) return
  words.textContent = say(message)
  address.textContent = email
  shown.view.querySelector('[data-again]')?.addEventListener('click', () => {
    shown.back()
    form.querySelector('input')?.focus()
  })
  words.focus()
}
