import { english } from '~/language/english'

export const registerTexts = english('registerTexts', {
  pageTitle: 'Register · Ozi',
  description: 'Create your Ozi account in two minutes, and send and receive packages across the city.',
  title: 'Create your account',
  lead: 'It takes two minutes.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHint: 'We send a six-digit code there.',
  mobileNumber: 'Mobile number',
  gender: 'Gender',
  genderHint: 'Riders and shops do not see it.',
  genders: { male: 'Male', female: 'Female' },
  password: 'Password',
  confirmPassword: 'Confirm password',
  next: 'Next',
  back: 'Back',
  agree: {
    before: 'By registering you agree to our',
    terms: 'terms',
    between: 'and our',
    privacy: 'privacy notice',
    after: '.',
  },
  submit: 'Register',
  busy: 'Registering…',
  haveAccount: 'Have an account?',
  logIn: 'Log in',
})

/** How far somebody has come who registers: two steps on wide screens, three on phones. */
export const signupTexts = english('signupTexts', {
  aboutYou: (step: string, steps: string) => `Step ${step} of ${steps}: about you`,
  yourLogin: (step: string, steps: string) => `Step ${step} of ${steps}: your login`,
  yourEmail: (step: string, steps: string) => `Step ${step} of ${steps}: your e-mail`,
})
