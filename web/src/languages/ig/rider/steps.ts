import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/steps'

export default {
  waitingStepTexts: {
    title: 'Echekwara ya n’ekwentị gị',
    waits: 'na-eche netwọk',
    badge: 'Ezigabeghị ya',
    sentAlone: 'A ga-eziga ha n’onwe ha mgbe netwọk lọtara. Ị nwere ike ịga n’ihu.',
    codeLater: 'A ga-elele koodu mgbe netwọk lọtara: chere n’ọnụ ụzọ ma i nwee ike.',
    photoOffline: 'Netwọk adịghị. A ga-eziga foto ma emechaa.',
    noRoom: 'Ekwentị gị enweghị ike ichekwa nke a. Emechila peeji a ruo mgbe netwọk lọtara.',
    count: (count) => `Nzọụkwụ na-eche netwọk: ${String(count)}`,
    refused: (step, number) => `E meghị ya: “${step}” nke ọrụ ${number}.`,
    doAgain: 'Biko mee ya ọzọ. Ihe i mere mgbe e mesịrị na-eche.',
    askAgain: 'Jụọ koodu ahụ ọzọ. Ihe i mere mgbe e mesịrị na-eche.',
    openJob: 'Meghee ọrụ ahụ',
    changed: (number) => `A gbanwere ọrụ ${number} mgbe netwọk na-adịghị.`,
    cancelled: 'Akagbuola ọda ahụ.',
    givenAway: 'Ọrụ ahụ abụghịzi nke gị.',
    notTaken: (those) => `Anabataghị nzọụkwụ ndị a: ${those}.`,
    callOffice: 'Ọ bụrụ na ngwugwu ma ọ bụ ego dị gị n’aka, kpọọ ụlọ ọrụ ugbu a.',
    understood: 'Aghọtala m',
  },
} satisfies Translation<typeof english>
