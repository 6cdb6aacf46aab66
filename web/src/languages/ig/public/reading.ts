import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/reading'

export default {
  readingTexts: {
    contents: 'N’ime peeji a',
    version: (day) => `Nke ụbọchị ${day}`,
    askTitle: 'Ajụjụ gị adịghị ebe a?',
    ask: 'Meghee mkparịta ụka nke otu ọda, anyị ga-ahụ nke ị na-ekwu. Ọ bụrụ na i nweghị akaụntụ, degara anyị.',
    contact: 'Kpọtụrụ anyị',
    englishHolds:
      'Ihe e dere ebe a dị na Bekee. Ọ bụrụ na mmadụ gụọrọ gị ya n’asụsụ ọzọ, ọ bụ nke Bekee ka a ga-eji kpebie.',
  },
} satisfies Translation<typeof english>
