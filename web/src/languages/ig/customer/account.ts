import type { Translation } from '~/language/english'
import type { accountRuleTexts, accountTexts } from '~/languages/en/customer/account'
import type { changePasswordTexts } from '~/languages/en/customer/change-password'
import type { profileTexts } from '~/languages/en/customer/profile'

export const accountMessages: Translation<typeof accountTexts> = {
  somethingWrong: 'O nwere ihe mebiri',
  passwordMismatch: 'Okwuntughe abụọ ahụ abụghị otu',
  codeLength: 'Koodu ga-abụ ọnụọgụ 6',
  codeRight: 'Koodu ahụ ziri ezi',
  profileIncomplete: 'Biko dejupụta ebe niile',
  profileFailed: 'O nwere ihe mebiri',
  profileSaved: 'Anyị echekwala profaịlụ gị',
  passwordChanged: 'A gbanweela okwuntughe gị. Biko jiri nke ọhụrụ banye.',
}

export const accountRules: Translation<typeof accountRuleTexts> = {
  emailMissing: 'Biko dee adreesị e-mail gị.',
  emailWrong: 'Nke a abụghị adreesị e-mail.',
  phoneMissing: 'Biko dee nọmba ekwentị.',
  phoneWrong: 'Nke a abụghị nọmba ekwentị Naịjirịa.',
  genderMissing: 'Biko họrọ otu.',
  passwordMissing: 'Biko họrọ okwuntughe.',
  passwordAgain: 'Biko dee okwuntughe ahụ ọzọ.',
  passwordMismatch: 'Okwuntughe abụọ ahụ abụghị otu',
}

export const changePassword: Translation<typeof changePasswordTexts> = {
  title: 'Gbanwee okwuntughe',
  currentPassword: 'Okwuntughe ị ji ugbu a',
  currentMissing: 'Biko dee okwuntughe ị ji ugbu a.',
  password: 'Okwuntughe ọhụrụ',
  confirmPassword: 'Dee okwuntughe ọhụrụ ọzọ',
  submit: 'Gbanwee okwuntughe',
  busy: 'Na-echekwa…',
  doneTitle: 'A gbanweela okwuntughe',
  checkForm: 'Biko lelee ihe ị dere',
  failed: 'Anyị enweghị ike ịgbanwe okwuntughe gị.',
  tryAgain: 'Biko nwalee ọzọ.',
}

export const profile: Translation<typeof profileTexts> = {
  title: 'Profaịlụ gị',
  loadFailed: 'Anyị enweghị ike iweta profaịlụ gị.',
  details: 'Nkọwa gị',
  name: 'Aha',
  email: 'E-mail',
  mobileNumber: 'Nọmba ekwentị',
  address: 'Adreesị',
  nameMissing: 'Biko dee aha gị.',
  addressMissing: 'Biko dee adreesị gị.',
  save: 'Chekwaa mgbanwe',
  saving: 'Na-echekwa…',
  checkForm: 'Biko lelee ihe ị dere',
  tryAgain: 'Biko nwalee ọzọ.',
  image: 'Foto gị',
  chooseImage: 'Họrọ foto',
  changeImage: 'Gbanwee foto',
  openingImage: 'Na-emeghe…',
  removeImage: 'Wepụ foto',
  imageNotSaved: 'E chekwabeghị ya.',
  useImage: 'Jiri foto a',
  cancel: 'Kagbuo',
  code: 'Koodu',
  resend: 'Ziga koodu ọhụrụ',
  emailChanged: 'A gbanweela e-mail gị',
  keptOld: 'E-mail gị dị ka ọ dị na mbụ.',
  passwordTitle: 'Ọ bụ gị?',
  currentPassword: 'Okwuntughe ị ji ugbu a',
  passwordMissing: 'Biko dee okwuntughe ị ji ugbu a.',
  passwordContinue: 'Gaa n’ihu',
  security: 'Okwuntughe',
  changePassword: 'Gbanwee okwuntughe',
  resetSend: 'Ziga njikọ',
  resetSending: 'Na-eziga…',
  close: 'Mechie',
}
