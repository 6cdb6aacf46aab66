import { enhanceContactForm } from './contactForm'
import { enhanceEveryPage } from './everyPage'
import { enhanceForgotForm } from './forgotForm'
import { findForm } from './form/enhanceForm'
import { enhanceInvitationForm } from './invitationForm'
import { enhanceLoginForm } from './loginForm'
import { enhanceLogoutForm } from './logoutForm'
import { enhanceNewPasswordForm } from './newPasswordForm'
import { enhanceRegisterForm } from './registerForm'
import { enhanceVerifyForm } from './verifyForm'

// The only script of pages with a form to fill in: with it comes the library that checks fields.

enhanceEveryPage()

/** The function that enhances each form, by the form's name. */
const FORMS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  contact: enhanceContactForm,
  forgot: enhanceForgotForm,
  invitation: enhanceInvitationForm,
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
