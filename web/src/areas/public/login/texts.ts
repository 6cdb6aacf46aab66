export const loginTexts = {
  pageTitle: 'Log in · Ozi',
  description: 'Log in to Ozi to send, receive and follow packages across the city.',
  title: 'Welcome back',
  lead: 'Log in to send, receive and follow your packages.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  busy: 'Logging in…',
  newHere: 'New here?',
  register: 'Register',
} as const
