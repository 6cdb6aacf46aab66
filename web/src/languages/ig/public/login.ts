import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/login'

export default {
  loginTexts: {
    pageTitle: 'Banye · Ozi',
    description: 'Banye ka i ziga, nata ma soro ngwugwu.',
    title: 'Nnọọ ọzọ',
    lead: 'Banye ka ị gaa n’ihu.',
    email: 'E-mail',
    password: 'Okwuntughe',
    forgot: 'I chefuru okwuntughe?',
    totp: 'Koodu si na ngwa authenticator gị',
    totpHint: 'Ọnụọgụ isii, ma ọ bụ otu n’ime koodu nchekwa gị.',
    submit: 'Banye',
    busy: 'Na-abanye…',
    passkey: 'Jiri igodo nbanye',
    demo: 'Nke a bụ ihe ngosi. Banye dị ka',
    demoRoles: { user: 'Onye ahịa', rider: 'Onye ozi', vendor: 'Ụlọ ahịa', admin: 'Onye nlekọta' },
    newHere: 'Ị bụ onye ọhụrụ?',
    register: 'Debanye aha',
    haveCode: 'Ị nwere koodu si n’e-mail anyị?',
    enterCode: 'Tinye ya',
  },
} satisfies Translation<typeof english>
