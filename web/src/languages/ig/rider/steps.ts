import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/steps'

export default {
  waitingStepTexts: {
    title: 'Echekwara ya n’ekwentị gị',
    waits: 'na-eche netwọk',
    badge: 'Ezigabeghị ya',
    sentAlone: 'A ga-eziga ha n’onwe ha, n’usoro a, mgbe netwọk lọtara. Ị nwere ike ịga n’ihu.',
    codeLater: 'A ga-elele koodu ahụ mgbe netwọk lọtara. Chere n’ọnụ ụzọ ma ọ bụrụ na ị nwere ike.',
    codeOffline:
      'Netwọk adịghị. A ga-elele koodu ahụ mgbe netwọk lọtara: chere n’ọnụ ụzọ ma ọ bụrụ na ị nwere ike.',
    photoOffline: 'Netwọk adịghị. A ga-echekwa foto ahụ n’ekwentị gị ma ziga ya ma emechaa.',
    noRoom: 'Ohere adịghị n’ekwentị gị ichekwa nke a. Emechila peeji a ruo mgbe netwọk lọtara.',
    count: (count) => `Nzọụkwụ ${String(count)} na-eche netwọk.`,
    refused: (step, number) => `E meghị ya: “${step}” nke ọrụ ${number}.`,
    doAgain: 'Biko mee nzọụkwụ a ọzọ. Ihe i mere mgbe e mesịrị na-eche ya.',
    askAgain: 'Jụọ koodu ahụ ọzọ ma tinye ya. Ihe i mere mgbe e mesịrị na-eche ya.',
    openJob: 'Meghee ọrụ ahụ',
    changed: (number) => `A gbanwere ọrụ ${number} mgbe netwọk na-adịghị.`,
    cancelled: 'Akagbuola ọda ahụ.',
    givenAway: 'Ọrụ ahụ abụghịzi nke gị: ụlọ ọrụ weghachiri ya, ma ọ bụ nye ya onye ozi ọzọ.',
    notTaken: (those) => `Anabataghị nzọụkwụ ndị a: ${those}.`,
    callOffice: 'Ọ bụrụ na ngwugwu ma ọ bụ ego ka dị gị n’aka, kpọọ ụlọ ọrụ ugbu a.',
    understood: 'Aghọtala m',
  },
} satisfies Translation<typeof english>
