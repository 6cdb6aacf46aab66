import type { Translation } from '~/language/english'
import type { scriptTexts } from '~/languages/en/public/script'

export const script: Translation<typeof scriptTexts> = {
  tryAgain: 'Biko nwalee ọzọ.',
  accountReady: 'Akaụntụ gị adịla njikere',
  pleaseLogIn: 'Biko banye ka ị gaa n’ihu.',
  passkeyFailed: 'Igodo nbanye gị arụghị ọrụ. Biko nwalee ọzọ, ma ọ bụ jiri okwuntughe gị banye.',
  resend: 'Ziga koodu ọhụrụ',
  resendIn: (seconds) => `Ziga koodu ọhụrụ ma sekọnd ${seconds} gachaa`,
  passwordChanged: 'A gbanweela okwuntughe',
  messageFailed: 'Ozi gị agaghị. Ọ ka dị ebe a: biko nwalee ọzọ.',
  messageOffline: 'Netwọk adịghị. Ozi gị ka dị ebe a: biko ziga ya mgbe netwọk lọtara.',
  messageAnother: 'Dee ozi ọzọ',
  suggestions: 'Ebe ndị dabara',
  noPlace: 'Anyị ahụghị ebe ahụ. Nwalee okporo ámá, ahịa, ụlọ akwụkwọ ma ọ bụ ụlọ ụka dị ya nso.',
  placesFailed: 'Anyị enweghị ike ibubata ebe ndị ahụ.',
  retry: 'Nwalee ọzọ',
  placesFound: (count) => `Anyị hụrụ ebe ${count}`,
  fareFailed: 'Anyị enweghị ike ịgụta ụgwọ ibu ugbu a. Anyị edebela ebe abụọ gị: biko nwalee ọzọ.',
}
