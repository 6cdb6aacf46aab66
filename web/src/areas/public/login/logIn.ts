import { accountMessages } from '@ozi/contract'
import { refusalOf } from '~/api'
import { signIn } from '~/session'
import { notice } from '~/ui/notice'
import { loginTexts as texts } from './texts'

export interface Credentials {
  email: string
  password: string
}

/** Signs in; the guard of this page then leads on. A refusal is told in a dialog. */
export async function logIn(credentials: Credentials): Promise<void> {
  try {
    await signIn(credentials)
  } catch (error) {
    const { status, message } = refusalOf(error)
    const isRefused = status === 400 || status === 401
    if (isRefused) {
      void notice.error(accountMessages.invalidCredentialsTitle, accountMessages.invalidCredentials)
    } else {
      const reason = message === accountMessages.somethingWrong ? texts.tryAgain : message
      void notice.error(accountMessages.somethingWrong, reason)
    }
  }
}
