import { PASSWORD } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/account'

const passwordShort = `Jiri mkpụrụedemede ${PASSWORD.min} ma ọ bụ karịa.`
const passwordLong = `Ka o ghara ịkarị mkpụrụedemede ${PASSWORD.max}.`

export default {
  accountTexts: {
    somethingWrong: 'O nwere ihe mebiri',
    passwordMismatch: 'Okwuntughe abụọ ahụ abụghị otu',
    codeLength: 'Koodu ga-abụ ọnụọgụ 6',
    codeRight: 'Koodu ahụ ziri ezi',
    profileIncomplete: 'Biko dejupụta ebe niile',
    profileFailed: 'O nwere ihe mebiri',
    profileSaved: 'Anyị echekwala profaịlụ gị',
    passwordChanged: 'A gbanweela okwuntughe gị. Biko jiri nke ọhụrụ banye.',
    invalidCredentials: 'E-mail ma ọ bụ okwuntughe ezighị ezi',
    invalidCredentialsTitle: 'Ewoo',
    alreadyExists: 'Akaụntụ a dịlarị',
    codeFailed: 'O nwere ihe mebiri mgbe anyị na-elele koodu ahụ.',
    passwordShort,
    passwordLong,
    passwordNotOwn: 'Ụlọ ọrụ anyị maara okwuntughe a. Biko họrọ ọzọ.',
    passwordCommon: 'Ọtụtụ mmadụ na-eji okwuntughe a. Biko họrọ ọzọ.',
    linkSent: 'Ọ bụrụ na e nwere akaụntụ ji adreesị a, njikọ e ji edebe okwuntughe ọhụrụ na-abịa.',
    codeResent: 'Koodu ọhụrụ na-abịa.',
    codesUsedUp: 'Koodu agaghị erute adreesị a ọzọ taa. Biko nwalee ọzọ echi, ma ọ bụ degara anyị.',
  },

  accountRuleTexts: {
    emailMissing: 'Biko dee adreesị e-mail gị.',
    emailWrong: 'Nke a abụghị adreesị e-mail.',
    phoneMissing: 'Biko dee nọmba ekwentị.',
    phoneWrong: 'Nke a abụghị nọmba ekwentị Naịjirịa.',
    passwordMissing: 'Biko họrọ okwuntughe.',
    passwordAgain: 'Biko dee okwuntughe ahụ ọzọ.',
    passwordMismatch: 'Okwuntughe abụọ ahụ abụghị otu',
    passwordShort,
    passwordLong,
  },
} satisfies Translation<typeof english>
