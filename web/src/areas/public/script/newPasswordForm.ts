import { accountRules, checkConfirmation } from '~/account/accountRules'
import { post } from '~/api/post'
import { forget } from '~/browser/browserStorage'
import { formTexts as texts } from '~/languages/en/public/form'
import { setFlash } from '~/session/flash'
import { KEPT_ANSWERS_KEY } from '~/session/personalKeys'
import { resetSession } from '~/session/session'
import { enhancePasswords } from './form/enhanceControls'
import { enhanceForm, type SubmitResult, type FormValues } from './form/enhanceForm'
import { say } from './say'
import { showView } from './showView'

const FIELDS = ['password', 'confirmPassword'] as const
type Field = (typeof FIELDS)[number]

export function enhanceNewPasswordForm(form: HTMLFormElement): void {
  enhancePasswords(form)
  enhanceForm<Field>(form, {
    fields: FIELDS,
    check: ({ password, confirmPassword }) => ({
      password: accountRules.newPassword(password),
      confirmPassword: checkConfirmation(confirmPassword, password),
    }),
    send: setPassword,
  })
}

/** The server then ends all sessions, including this one. */
async function setPassword(passwords: FormValues<Field>): Promise<SubmitResult<Field>> {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const sent = await post<{ message: string }>('/auth/user/new-password', { token, ...passwords })
  if ('refusal' in sent) {
    const { code, fields } = sent.refusal
    const isTokenAtFault = code === 'LINK_EXPIRED' || fields?.['token'] !== undefined
    if (!isTokenAtFault) return sent
    showView('dead')?.view.querySelector<HTMLElement>('main')?.focus()
    return 'done'
  }
  resetSession()
  forget(KEPT_ANSWERS_KEY)
  setFlash({ title: say(texts.passwordChanged), text: say(sent.answer.message) })
  window.location.replace('/login')
  return 'leaving'
}
