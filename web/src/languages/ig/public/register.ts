import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/register'

export default {
  registerTexts: {
    pageTitle: 'Debanye aha · Ozi',
    description:
      'Mepee akaụntụ Ozi gị n’ime nkeji abụọ: ziga ma nata ngwugwu n’obodo, soro nke ọ bụla ruo n’ọnụ ụzọ.',
    title: 'Mepee akaụntụ gị',
    lead: 'Ọ na-ewe nkeji abụọ. E mechaa, ị nwere ike iziga ngwugwu mbụ gị.',
    firstName: 'Aha gị',
    lastName: 'Aha nna',
    email: 'E-mail',
    emailHint: 'Anyị ga-eziga koodu nwere ọnụọgụ isii n’ebe ahụ.',
    mobileNumber: 'Nọmba ekwentị',
    gender: 'Nwoke ma ọ bụ nwaanyị',
    genderHint: 'Naanị maka ndekọ anyị: ndị ozi na ụlọ ahịa anaghị ahụ ya.',
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
