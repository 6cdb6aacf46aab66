import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/reading'

export default {
  readingTexts: {
    noPart: 'Ọ dịghị azịza nwere okwu ndị a. Jụọ anyị n’okpuru.',
    contents: 'N’ime peeji a',
    version: (day) => `Nke ụbọchị ${day}`,
    askTitle: 'Ajụjụ gị adịghị ebe a?',
    ask: 'Mepee mkparịta ụka nke ọda. I nwebeghị akaụntụ? Degara anyị.',
    contact: 'Kpọtụrụ anyị',
    englishHolds: 'Ederede a dị na Bekee, otú ahụ ka o si adị ike.',
  },
} satisfies Translation<typeof english>
