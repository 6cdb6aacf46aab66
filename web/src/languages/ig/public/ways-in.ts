import type { Translation } from '~/language/english'
import type { forgotTexts } from '~/languages/en/public/forgot'
import type { loginTexts } from '~/languages/en/public/login'
import type { logoutTexts } from '~/languages/en/public/logout'
import type { newPasswordTexts } from '~/languages/en/public/new-password'
import type { registerTexts, signupTexts } from '~/languages/en/public/register'
import type { verifyTexts } from '~/languages/en/public/verify'

export const login: Translation<typeof loginTexts> = {
  pageTitle: 'Banye · Ozi',
  description: 'Banye na Ozi ka i ziga, nata ma soro ngwugwu gị n’obodo.',
  title: 'Nnọọ ọzọ',
  lead: 'Banye ka i ziga, nata ma soro ngwugwu gị.',
  email: 'E-mail',
  password: 'Okwuntughe',
  forgot: 'I chefuru okwuntughe?',
  totp: 'Koodu si na ngwa authenticator gị',
  totpHint: 'Ọnụọgụ isii, ma ọ bụ otu n’ime koodu nchekwa gị.',
  submit: 'Banye',
  busy: 'Na-abanye…',
  passkey: 'Jiri igodo nbanye',
  newHere: 'Ị bụ onye ọhụrụ?',
  register: 'Debanye aha',
  haveCode: 'Ị nwere koodu si n’e-mail anyị?',
  enterCode: 'Tinye ya',
}

export const register: Translation<typeof registerTexts> = {
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
}

export const signup: Translation<typeof signupTexts> = {
  aboutYou: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: onye ị bụ`,
  yourLogin: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: okwuntughe gị`,
  yourEmail: (step, steps) => `Nzọụkwụ ${step} n’ime ${steps}: e-mail gị`,
}

export const verify: Translation<typeof verifyTexts> = {
  pageTitle: 'Tinye koodu gị · Ozi',
  description: 'Tinye ọnụọgụ isii Ozi zigara gị, iji gosi na adreesị e-mail ahụ bụ nke gị.',
  title: 'Lelee e-mail gị',
  sentTo: 'Anyị zigara ọnụọgụ isii na',
  enterBoth: 'Tinye adreesị e-mail gị na ọnụọgụ isii anyị zigara ebe ahụ.',
  lifetime: 'Ha na-arụ ọrụ nkeji iri.',
  email: 'E-mail',
  code: 'Koodu',
  submit: 'Gosi ya',
  busy: 'Na-elele…',
  nothingCame: 'Ọ dịghị ihe bịara? Lelee n’ime spam gị, ma ọ bụ rịọ ọzọ.',
  sending: 'Na-eziga…',
  otherAccount: 'Ọ bụghị adreesị gị?',
  logOut: 'Pụọ',
  verifiedAlready: 'I gosila ya mbụ?',
  logIn: 'Banye',
}

export const forgot: Translation<typeof forgotTexts> = {
  pageTitle: 'I chefuru okwuntughe · Ozi',
  description:
    'I chefuru okwuntughe Ozi gị? Nye anyị adreesị e-mail gị, anyị ga-eziga gị njikọ e ji edebe nke ọhụrụ.',
  title: 'I chefuru okwuntughe gị?',
  lead: 'Ọ na-eme. Anyị ga-eziga gị njikọ e ji edebe nke ọhụrụ.',
  email: 'E-mail',
  submit: 'Ziga njikọ',
  busy: 'Na-eziga…',
  sentTitle: 'Lelee e-mail gị',
  sentTo: 'Adreesị i nyere bụ:',
  sentNote: 'Njikọ ahụ na-arụ ọrụ otu ugboro, ruo ọkara awa. Ọ dịghị ihe bịara? Lelee n’ime spam gị.',
  again: 'Jiri adreesị ọzọ',
  remembered: 'I chetala ya?',
  logIn: 'Banye',
}

export const newPassword: Translation<typeof newPasswordTexts> = {
  pageTitle: 'Debe okwuntughe ọhụrụ · Ozi',
  description: 'Jiri njikọ anyị zigara gị debe okwuntughe ọhụrụ maka akaụntụ Ozi gị.',
  title: 'Debe okwuntughe ọhụrụ',
  lead: 'E mechaa, ị ga-abanye ọzọ n’ekwentị na kọmputa niile. A ga-ewepụ passkey nke ụbọchị 30 gara aga.',
  password: 'Okwuntughe ọhụrụ',
  confirmPassword: 'Dee okwuntughe ahụ ọzọ',
  submit: 'Debe okwuntughe',
  busy: 'Anyị na-echekwa…',
  deadTitle: 'Njikọ a anaghị arụzi ọrụ',
  deadLead: 'E jirila ya, ma ọ bụ ọ karịala ọkara awa, ma ọ bụ o zughị ezu.',
  again: 'Rịọ njikọ ọhụrụ',
}

export const logout: Translation<typeof logoutTexts> = {
  pageTitle: 'Pụọ · Ozi',
  description: 'Pụọ na Ozi n’ekwentị ma ọ bụ kọmputa a. Ị nwere ike ịbanye ọzọ mgbe ọ bụla.',
  title: 'Ị chọrọ ịpụ?',
  lead: 'Ị nwere ike ịbanye ọzọ mgbe ọ bụla.',
  submit: 'Pụọ',
  busy: 'Na-apụ…',
  steps: 'E zigabeghị nzọụkwụ ụfọdụ nke ọrụ gị. Ọ bụrụ na ị pụọ ugbu a, ha ga-efu, ụlọ ọrụ agaghị amata ha.',
  stay: 'Nọrọ n’ime',
  noScript:
    'Ịpụ chọrọ JavaScript. Biko kwe ka ọ rụọ ọrụ na saịtị a, ma ọ bụ hichapụ data ya n’ihe nchọgharị gị.',
}
