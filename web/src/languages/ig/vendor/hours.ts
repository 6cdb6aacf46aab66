import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/hours'

export default {
  openTexts: {
    open: 'O mepere',
    openUntil: (time) => `O mepere ruo ${time}`,
    closedByHand: 'E mechiri ya ruo mgbe ị ga-emepe ya',
    closeNow: 'Mechie ugbu a',
    openAgain: 'Mepee ọzọ',
    opened: 'Oge i ji emepe na-arụ ọrụ ọzọ',
    closed: 'E mechiela ụlọ ahịa gị',
    askClose: 'Ị chọrọ imechi ụlọ ahịa ugbu a?',
    askCloseHint: 'Ndị ahịa enweghị ike itinye ọda ruo mgbe e mepere ya ọzọ. Ọda ndị ị nwere na-aga n’ihu.',
    failed: 'Anyị enweghị ike ịgbanwe nke a.',
    busy: 'Ọrụ ọ̀ hiri nne?',
    busyHint: 'Ndị ahịa na-ahụ oge ka ogologo na ngwa ahịa gị, ruo ngwụcha ụbọchị.',
    usual: 'Ka ọ na-adị',
    more: (minutes) => `+ nkeji ${String(minutes)}`,
  },

  closedTermTexts: {
    hour: 'Otu awa',
    today: 'Ruo ngwụcha taa',
    always: 'Ruo mgbe m ga-emepe ọzọ',
  },

  hoursTexts: {
    always: 'O mepere mgbe niile',
    alwaysHint: 'Ndị ahịa nwere ike itinye ọda ehihie na abalị. Gbanyụọ nke a ka i dee oge.',
    opens: 'mmepe',
    closes: 'mmechi',
    to: 'ruo',
    nextDay: 'echi ya',
    closedDay: 'E mechiri',
    addTimes: (day) => `Tinye oge na ${day}`,
    add: 'Tinye oge',
    remove: (day, at) => `Wepụ oge ${String(at + 1)} nke ${day}`,
    copy: 'Jiri nke Mọnde mee ụbọchị niile',
    week: 'Izu',
    weekHint: 'Oge nwere ike ịgafe etiti abalị: 18:00 ruo 02:00.',
    holidays: 'Ụbọchị ezumike',
    holidaysHint: 'Ụlọ ahịa anaghị emepe n’ụbọchị ndị a, ihe ọ bụla izu kwuru.',
    noHolidays: 'E tinyebeghị nke ọ bụla.',
    addHoliday: 'Tinye ụbọchị ezumike',
    from: 'Ụbọchị mbụ',
    until: 'Ụbọchị ikpeazụ',
    note: 'Ihe ị chọrọ ikwu',
    removeHoliday: (at) => `Wepụ ụbọchị ezumike ${String(at + 1)}`,
    holiday: (at) => `Ụbọchị ezumike ${String(at + 1)}`,
    save: 'Chekwaa oge',
    saving: 'Anyị na-echekwa…',
    saved: 'E chekwala oge ahụ',
    failed: 'Anyị enweghị ike ichekwa oge ahụ',
    conflict:
      'Onye ọzọ gbanwere oge ndị a mgbe i meghere ha. Ihe i dere ka dị ebe a; chekwaa ọzọ ka i jiri ya dochie nke ha.',
    showTheirs: 'Gosi nke ha',
  },
} satisfies Translation<typeof english>
