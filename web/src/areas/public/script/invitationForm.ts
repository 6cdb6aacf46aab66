import { OwnName } from '@ozi/contract'
import { accountRules, checkConfirmation } from '~/account/accountRules'
import { post } from '~/api/post'
import { rule } from '~/form/rule'
import { setFlash } from '~/session/flash'
import { e164Phone } from '~/ui/field/phoneNumber'
import { deadEndOf } from '../shared/deadEnds'
import { enhancePasswords, enhancePhones } from './form/enhanceControls'
import { enhanceForm, type FormValues, type SubmitResult } from './form/enhanceForm'

/** The texts of the page's script. */
const texts = {
  joinedTitle: 'Welcome',
} as const

const FIELDS = ['name', 'mobileNumber', 'password', 'confirmPassword'] as const
type Field = (typeof FIELDS)[number]

export function enhanceInvitationForm(form: HTMLFormElement): void {
  enhancePasswords(form)
  enhancePhones(form)
  enhanceForm<Field>(form, {
    fields: FIELDS,
    check: ({ name, mobileNumber, password, confirmPassword }) => ({
      name: rule(OwnName)(name),
      mobileNumber: accountRules.mobileNumber(mobileNumber),
      password: accountRules.newPassword(password),
      confirmPassword: checkConfirmation(confirmPassword, password),
    }),
    send: join,
  })
}

async function join({ mobileNumber, ...written }: FormValues<Field>): Promise<SubmitResult<Field>> {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const sent = await post<{ message: string }>('/auth/invitation/accept', {
    token,
    ...written,
    mobileNumber: e164Phone(mobileNumber),
  })
  if ('refusal' in sent) {
    if (deadEndOf(sent.refusal.code) === undefined || sent.refusal.fields) return sent
    // The invitation became invalid while the page was open; the reloaded page says why.
    window.location.reload()
    return 'leaving'
  }
  setFlash({ title: texts.joinedTitle, text: sent.answer.message })
  window.location.replace('/login')
  return 'leaving'
}
