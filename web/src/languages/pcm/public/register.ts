import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/register'

export default {
  registerTexts: {
    pageTitle: 'Register · Ozi',
    description: 'Open your Ozi account for two minutes, send and collect package for town.',
    title: 'Open your account',
    lead: 'Na two minutes e dey take.',
    firstName: 'First name',
    lastName: 'Surname',
    email: 'E-mail',
    emailHint: 'We go send six-number code there.',
    mobileNumber: 'Mobile number',
    gender: 'Man or woman',
    genderHint: 'Riders and shops no dey see am.',
    genders: { male: 'Man', female: 'Woman' },
    password: 'Password',
    confirmPassword: 'Write the password again',
    next: 'Continue',
    back: 'Go back',
    agree: {
      before: 'If you register, you don agree to our',
      terms: 'terms',
      between: 'and our',
      privacy: 'privacy notice',
      after: '.',
    },
    submit: 'Register',
    busy: 'We dey register you…',
    haveAccount: 'You get account?',
    logIn: 'Log in',
  },

  signupTexts: {
    aboutYou: (step, steps) => `Step ${step} of ${steps}: about you`,
    yourLogin: (step, steps) => `Step ${step} of ${steps}: your password`,
    yourEmail: (step, steps) => `Step ${step} of ${steps}: your e-mail`,
  },
} satisfies Translation<typeof english>
