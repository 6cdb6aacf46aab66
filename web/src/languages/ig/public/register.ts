import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/register'

export default {
  registerTexts: {
    pageTitle: 'Debanye aha · Ozi',
    description: 'Mepee akaụntụ Ozi gị n’ime nkeji abụọ, ziga ma nata ngwugwu n’obodo.',
    title: 'Mepee akaụntụ gị',
    lead: 'Ọ na-ewe nkeji abụọ.',
    firstName: 'Aha gị',
    lastName: 'Aha nna',
    email: 'E-mail',
    emailHint: 'Anyị ga-eziga koodu ọnụọgụ isii ebe ahụ.',
    mobileNumber: 'Nọmba ekwentị',
    gender: 'Nwoke ma ọ bụ nwaanyị',
    genderHint: 'Ndị ozi na ụlọ ahịa anaghị ahụ ya.',
    genders: { male: 'Nwoke', female: 'Nwaanyị' },
    password: 'Okwuntughe',
    confirmPassword: 'Dee okwuntughe ahụ ọzọ',
    next: 'Gaa n’ihu',
    back: 'Laghachi azụ',
    agree: {
      before: 'Ọ bụrụ na ị debanye aha, i kwetala',
      terms: 'usoro ojiji',
      between: 'anyị na',
      privacy: 'ihe anyị kwuru maka nzuzo gị',
      after: '.',
    },
    submit: 'Debanye aha',
    busy: 'Na-edebanye aha…',
    haveAccount: 'Ị nwere akaụntụ?',
    logIn: 'Banye',
  },

  signupTexts: {
    aboutYou: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: onye ị bụ`,
    yourLogin: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: okwuntughe gị`,
    yourEmail: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: e-mail gị`,
  },
} satisfies Translation<typeof english>
