import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/order'

export default {
  orderTexts: {
    answerBy: (time) =>
      `Ọ bụrụ na ụlọ ahịa azaghị tupu elekere ${time}, ọda a ga-akwụsị, ị gaghị akwụ ihe ọ bụla.`,
    riderBy: (time) =>
      `Ọ bụrụ na a hụghị onye ozi tupu elekere ${time}, ọda a ga-akwụsị, ị gaghị akwụ ihe ọ bụla.`,
    title: (number) => `Ọda ${number}`,
    plainTitle: 'Ọda',
    ask: 'Jụọ maka ọda a',
    allOrders: 'Ọda niile',
    follow: 'Soro ya ugbu a',
    life: 'Ebe o ruru',
    places: 'Site ebee ruo ebee',
    pickup: 'Ebe a ga-eburu ya',
    dropoff: 'Ebe a ga-ebuga ya',
    noLandmark: 'E nyeghị adreesị.',
    what: 'Ihe dị n’ime ya',
    items: 'Ihe ị zụrụ',
    each: (price) => `${price} maka otu`,
    fare: 'Ụgwọ ibu',
    total: 'Ego niile',
    cash: 'Ego n’aka, nye onye ozi.',
    seePayment: 'E bugaghị ya. Ebe ịkwụ ụgwọ dị na-ekwu ihe na-alaghachi.',
    cashAtDoor: 'Ego n’aka, nye onye ozi: onye ga-anata ya ga-akwụ n’ọnụ ụzọ.',
    cashAtPickup: 'Ego n’aka, nye onye ozi: onye na-eziga ya ga-akwụ ebe a ga-eburu ya.',
    paidAtPickup: 'Onye na-eziga ya akwụọla ego n’aka ebe e buuru ya.',
    moreAtDoor: (cash) => `${cash} n’ime ya bụ ego n’aka n’ọnụ ụzọ.`,
    comesBack: 'A kwụrụ ya ebe e buuru ya, mana o rughị. Ụlọ ọrụ ga-akwụghachi ya.',
    transfer: 'Site na nnyefe, tupu e nye ya.',
    paystack: 'Site na Paystack.',
    restInCash: (cash) => `Site na Paystack; ${cash} n’ime ya bụ ego n’aka, nye onye ozi.`,
    unpaid: 'Ebugaghị ya: onweghị onye na-akwụ ego a.',
    notFound: 'Ọda dị otu a adịghị',
    notFoundHint: 'O nwere ike ịbụ nke onye ọzọ, ma ọ bụ na njikọ ahụ ezughị ezu.',
    failed: 'Anyị enweghị ike iweta ọda a.',
    earlier: 'Ihe dị n’okpuru bụ nke e gosiri na mbụ.',
    rider: 'Onye ozi gị',
    shop: 'Ụlọ ahịa',
  },

  orderKindTexts: {
    send: 'Ị na-eziga ngwugwu a',
    receive: 'Ngwugwu a na-abịakwute gị',
    shop: 'Ị zụtara nke a n’ụlọ ahịa',
  },

  personTexts: {
    send: 'Onye ga-anata ya',
    receive: 'Onye zigara ya',
    shop: 'Onye ga-anata ya',
  },

  codeTexts: {
    title: 'Koodu e ji enyefe ya',
    hint: 'Onye ozi ga-ajụ otu koodu ebe o si buru ya na otu ebe o bugara ya, ka ngwugwu gị ghara ịgbanwe aka ma i kweghị. Ọ bụrụ na o nweghị onye ga-ekwuli koodu ebe a ga-ebuga ya, onye ozi ga-ese foto.',
    hintOne:
      'Onye ozi ga-ajụ koodu a, ka ihe gị ghara ịgbanwe aka ma i kweghị. Ọ bụrụ na o nweghị onye ga-ekwuli ya, onye ozi ga-ese foto.',
    pickup: 'Ebe a ga-eburu ya',
    dropoff: 'Ebe a ga-ebuga ya',
    returned: 'Mbughachi',
    yoursToGive: 'Nke gị. Gwa ya onye ozi bịara iburu ngwugwu ahụ n’aka gị.',
    theirsToGive: (name) =>
      `Nke ${name}. Nye ya koodu a: ${name} ga-agwa ya onye ozi bịara iburu ngwugwu ahụ.`,
    yoursToGet: 'Nke gị. Gwa ya onye ozi ka ị nata ngwugwu ahụ.',
    theirsToGet: (name) => `Nke ${name}. Nye ya koodu a: ${name} ga-agwa ya onye ozi ka ọ nata ngwugwu ahụ.`,
    goodsToGet: 'Onye ga-anata ihe ndị ahụ ga-agwa ya onye ozi.',
    yoursToGetBack: 'Nke gị. Gwa ya onye ozi ka ị nataghachi ngwugwu ahụ.',
    theirsToGetBack: (name) =>
      `Nke ${name}. Nye ya koodu a: ${name} ga-agwa ya onye ozi ka ọ nataghachi ngwugwu ahụ.`,
    sendTo: (name) => `Zigara ${name} koodu a`,
    sms: 'SMS',
    share: 'Kesaa',
    toGet: (code) => `Ozi na-ebutere gị ngwugwu. Gwa onye ozi koodu ${code} mgbe ị natara ya n’aka.`,
    toGive: (code) => `Onye ozi Ozi na-abịa iburu ngwugwu n’aka gị. Gwa ya koodu ${code} mgbe ị na-enye ya.`,
    follow: (url) => `Soro ya ebe a: ${url}`,
  },

  shareTexts: {
    title: 'Kesaa ebe o ruru',
    hint: 'Onye nwere njikọ a ga-ahụ ebe o ruru, ma ọ gaghị ahụ koodu.',
    toPerson: (name) => `Zigara ${name}`,
    whatsApp: 'WhatsApp',
    more: 'Kesaa',
    copy: 'Detuo njikọ ya',
    copied: 'E detuola njikọ ya',
    link: 'Njikọ ya',
    copyByHand: 'Brawụza a ekweghị ka anyị detuo ya. Anyị akala njikọ ahụ akara: detuo ya ebe a.',
    sending: (url) => `E ji Ozi na-ebutere gị ngwugwu. Soro ya ebe a: ${url}`,
    receiving: (url) => `Ozi na-ebutere m ngwugwu. Soro ya ebe a: ${url}`,
  },

  cancelTexts: {
    cancel: 'Kagbuo ọda',
    title: (number) => `Ị chọrọ ịkagbu ọda ${number}?`,
    paidBack:
      'Ihe niile ị kwụrụ ga-alaghachikwute gị. Onye ozi agaghị abịa, ị gaghịkwa enwe ike ịgbanwe nke a.',
    costsFee: (fee) =>
      `Onye ozi amalitela, ya mere anyị ga-ejide ${fee} n’ime ihe ị kwụrụ. Nke fọrọ ga-alaghachikwute gị. Ị gaghị enwe ike ịgbanwe nke a.`,
    costsNothing: 'Ị gaghị akwụ ihe ọ bụla. Onye ozi agaghị abịa, ị gaghịkwa enwe ike ịgbanwe nke a.',
    reason: 'Gịnị kpatara ya?',
    reasonHint: 'Anyị na-agụ ya, ka anyị mee nke ọma karịa oge ọzọ.',
    keep: 'Hapụ ọda ahụ',
    failed: 'A kagbughị ọda ahụ.',
    tooLateTitle: 'A gaghị akagbuli ya ọzọ',
    tooLate: (number) => `Ọda ${number} agaala n’ihu. Ihe ị na-ahụ n’azụ bụ otú ọ dị ugbu a.`,
    done: (number) => `A kagbuola ọda ${number}`,
  },

  waitTexts: {
    title: 'Onye ozi adịbeghị',
    hint: 'Ọ bụrụ na i chere, anyị ga-ajụ ndị ozi ọzọ. I nwekwara ike ịkagbu ya: ọ bụ n’efu.',
    until: (time) => `Ma ị zaghị, ọda ahụ ga-akwụsị na ${time}, ị gaghịkwa akwụ ihe ọ bụla.`,
    left: (minutes) => `Nkeji ${String(minutes)} fọrọ`,
    wait: 'Chekwuo',
    failed: 'Azịza gị eruteghị anyị.',
    done: 'Anyị na-ajụ ndị ozi ọzọ',
  },

  handOverPhotoTexts: {
    title: 'Foto e sere mgbe e nyefere ya',
    open: 'Foto e sere mgbe e nyefere ya: mepee ya ka o buo ibu',
    taken: 'Onye ozi sere foto a.',
  },

  redeliveryTexts: {
    title: 'Onye ozi enweghị ike inyefe ya',
    riderSays: 'Onye ozi kwuru',
    staffSays: 'Ụlọ ọrụ anyị kwuru',
    withRider:
      'Ihe ahụ ka dị onye ozi n’aka, o nwekwara ike ịlaghachi n’ọnụ ụzọ ahụ. Ị ga-ebu ụzọ hụ ego ọ bụ tupu i kpebie.',
    noneLeft: 'Ị gaghị enwe ike ịrịọ ọzọ ebe a. Anyị ka nwere ike inye aka: jụọ anyị.',
    bringBack: (time) =>
      `Ọ bụrụ na e kpebighị ihe ọ bụla tupu ${time}, a ga-ebughachi ya ebe e si buru ya, ọ nweghịkwa onye ga-akwụ ihe ọ bụla.`,
    lastTry: 'Ị nwere ike ịrịọ nke a naanị otu ugboro ọzọ.',
    tryAgain: 'Zipu onye ozi ọzọ',
    askUs: 'Jụọ anyị',
    ask: 'Ị chọrọ izipu onye ozi ọzọ?',
    soFar: 'Nke e kwekọrịtara na mbụ',
    inAll: 'Ego n’aka, nye onye ozi',
    cash: 'Ị gaghị akwụ ihe ọ bụla ugbu a. Kwadebe ego ahụ niile tupu onye ozi abịa.',
    word: 'Okwu maka onye ozi',
    wordHint: 'Mgbe mmadụ ga-anọ ebe ahụ, onye ọ ga-akpọ, ọnụ ụzọ ọ bụ.',
    send: 'Zipu onye ozi ọzọ',
    feeLoading: 'Anyị na-agụta ego ọ bụ…',
    feeFailed: 'Anyị enweghị ike ịgụta ego ọ bụ.',
    failed: 'E zipughị onye ozi ọzọ.',
    stale: 'Ego ahụ adịghịzi. Biko lelee nke ọhụrụ.',
    changedTitle: 'Ego ahụ agbanweela',
    accept: 'Zipu ya n’ego ọhụrụ',
    overtakenTitle: 'E kpebiela ya',
    overtaken: (number) => `Ọda ${number} anaghị echezi ka e kpebie. Peeji ya na-egosi ihe na-eme ugbu a.`,
    done: (cash) => `Onye ozi nọ n’ụzọ ọzọ. Kwadebe ${cash} n’ego n’aka.`,
  },

  againTexts: {
    again: 'Zụọ nke a ọzọ',
    added: 'E tinyela ya na nkata',
    failed: 'Anyị enweghị ike ịlele ihe ụlọ ahịa na-ere ugbu a.',
    nothingLeft: 'Ị gaghị enweta ihe ọ bụla n’ime nke a ugbu a',
    notAll: 'Ọ bụghị ihe niile banyere na nkata gị',
    gone: (names) => `A naghị eresizi: ${names}.`,
    leftOut: (names) => `Nkata gị enweghị ebe ga-ezuru ihe ndị a niile: ${names}.`,
  },
} satisfies Translation<typeof english>
