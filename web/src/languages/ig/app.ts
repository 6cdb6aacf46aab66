import type { Translation } from '~/language/english'
import type { guardTexts } from '~/languages/en/app'
import type { beforeAllTexts } from '~/languages/en/before-all'
import type { forOthersTexts } from '~/languages/en/for-others'
import type { brokenTexts } from '~/languages/en/trouble'

export const guards: Translation<typeof guardTexts> = {
  oneMoment: 'Chere ntakịrị',
  stillLoggedIn: 'Ị ka nọ n’akaụntụ gị.',
}

export const forOthers: Translation<typeof forOthersTexts> = {
  dashboard: 'Gaa na peeji gị',
  staffOnly: 'Naanị ndị na-elekọta Ozi',
  staffOnlyLead: 'Akụkụ a bụ nke ndị na-elekọta Ozi.',
  ridersOnly: 'Naanị ndị ozi',
  ridersOnlyLead: 'Peeji ndị a bụ nke ndị ozi Ozi.',
  shopsOnly: 'Naanị ụlọ ahịa',
  shopsOnlyLead: 'Peeji ndị a bụ nke ụlọ ahịa ndị na-ere n’Ozi.',
}

export const beforeAll: Translation<typeof beforeAllTexts> = {
  logOut: 'Pụọ',
  loggingOut: 'Na-apụ…',
  ownPassword: 'Họrọ okwuntughe nke gị',
  ownPasswordLead: 'Ọ bụ ụlọ ọrụ họọrọ okwuntughe i ji ugbu a. Họrọ nke naanị gị ma, were ya banye.',
  ownPasswordHint: 'Nke ụlọ ọrụ nyere gị.',
  secondFactor: 'Gbanye nbanye nzọụkwụ abụọ',
  secondFactorLead: 'Ọrụ gị chọrọ ya, oge ịgbanye ya agafeela. Ozugbo ọ dị, ị ga-aga n’ihu n’ebe ị nọ.',
}

export const broken: Translation<typeof brokenTexts> = {
  title: 'O nwere ihe mebiri na peeji a!',
  lead: 'Ihe mebiri n’aka anyị, ọ bụghị n’aka gị. Biko nwalee ọzọ; ọ bụrụ na o mee ọzọ, gwa anyị ihe ị na-eme.',
  number: (requestId) => `Ọ bụrụ na ị ga-edere anyị akwụkwọ, tinye nọmba a: ${requestId}`,
  home: 'Gaa na mbido',
}
