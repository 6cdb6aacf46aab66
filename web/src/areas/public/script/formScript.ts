import { enhanceEveryPage } from './everyPage'
import { enhanceForgotForm } from './forgotForm'
import { findForm } from './form/enhanceForm'
import { enhanceLoginForm } from './loginForm'
import { enhanceLogoutForm } from './logoutForm'
import { enhanceNewPasswordForm } from './newPasswordForm'
import { enhanceRegisterForm } from './registerForm'
import { enhanceVerifyForm } from './verifyForm'

// The only script of the ways in, one for all of them: whoever registers meets most of them. With it comes the library
// that checks fields.

enhanceEveryPage()

/** The function that enhances each form, by the form's name. */
const FORMS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  forgot: enhanceForgotForm,
  login: enhanceLoginForm,
  logout: enhanceLogoutForm,
  'new-password': enhanceNewPasswordForm,
  register: enhanceRegisterForm,
  verify: enhanceVerifyForm,
}
for (const [name, enhance] of Object.entries(FORMS)) {
  const form = findForm(name)
  if (form) enhance(form)
}
