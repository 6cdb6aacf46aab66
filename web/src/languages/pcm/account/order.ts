import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/order'

export default {
  orderTexts: {
    answerBy: (time) => `If the shop never answer by ${time}, the order go end and you no go pay anything.`,
    riderBy: (time) => `If we never see rider by ${time}, the order go end and you no go pay anything.`,
    title: (number) => `Order ${number}`,
    plainTitle: 'Order',
    ask: 'Ask about this order',
    allOrders: 'All orders',
    follow: 'Follow am live',
    life: 'How far e don go',
    places: 'From where go where',
    pickup: 'Where dem go pick am',
    dropoff: 'Where dem go drop am',
    noLandmark: 'Nobody give address.',
    what: 'Wetin dey inside',
    items: 'Wetin you buy',
    each: (price) => `${price} for one`,
    fare: 'Transport money',
    total: 'Total',
    cash: 'Cash, give the rider.',
    seePayment: 'Dem no deliver am. The payment dey talk wetin go come back.',
    cashAtDoor: 'Cash, give the rider: who go receive am go pay for door.',
    cashAtPickup: 'Cash, give the rider: who dey send am go pay where dem go pick am.',
    paidAtPickup: 'Who dey send am don pay cash where dem pick am.',
    moreAtDoor: (cash) => `${cash} inside na cash for door.`,
    comesBack: 'Dem don pay am where dem pick am, but e no reach. The office go pay am back.',
    transfer: 'With transfer, before dem hand am over.',
    paystack: 'With Paystack.',
    restInCash: (cash) => `With Paystack; ${cash} from am na cash, give the rider.`,
    unpaid: 'Dem no deliver am: nobody go pay this one.',
    notFound: 'This order no dey',
    notFoundHint: 'E fit be another person own, or the link no complete.',
    failed: 'We no fit bring this order.',
    earlier: 'Wetin dey below na wetin we show you before.',
    rider: 'Your rider',
    shop: 'The shop',
  },

  orderKindTexts: {
    send: 'Na you dey send this package',
    receive: 'This package dey come meet you',
    shop: 'You buy this one for shop',
  },

  personTexts: {
    send: 'Person wey go receive am',
    receive: 'Person wey send am',
    shop: 'Person wey go receive am',
  },

  codeTexts: {
    title: 'Hand-over codes',
    hint: 'Rider go ask for code for both ends, so your package no go change hand if you no talk. If nobody fit talk the one for where dem go drop am, rider go snap picture.',
    hintOne:
      'Rider go ask for this code, so your things no go change hand if you no talk. If nobody fit talk am, rider go snap picture.',
    pickup: 'Where dem go pick am',
    dropoff: 'Where dem go drop am',
    returned: 'When e come back',
    yoursToGive: 'Na your own. Tell the rider wey come collect the package from you.',
    theirsToGive: (name) =>
      `For ${name}. Give am the code: ${name} go tell the rider wey come collect the package.`,
    yoursToGet: 'Na your own. Tell the rider make you collect the package.',
    theirsToGet: (name) => `For ${name}. Give am the code: ${name} go tell the rider to collect the package.`,
    goodsToGet: 'Person wey go collect the goods go tell the rider.',
    yoursToGetBack: 'Na your own. Tell the rider make you collect the package back.',
    theirsToGetBack: (name) =>
      `For ${name}. Give am the code: ${name} go tell the rider to collect the package back.`,
    sendTo: (name) => `Send the code give ${name}`,
    sms: 'SMS',
    share: 'Share',
    toGet: (code) =>
      `Ozi dey bring package come meet you. Tell the rider the code ${code} when e don reach your hand.`,
    toGive: (code) =>
      `Ozi rider dey come collect package from you. Tell the rider the code ${code} when you give am.`,
    follow: (url) => `Follow am here: ${url}`,
  },

  shareTexts: {
    title: 'Share this delivery',
    hint: 'Anybody wey get the link go see where e dey, but e no go see code.',
    toPerson: (name) => `Send am to ${name}`,
    whatsApp: 'WhatsApp',
    more: 'Share',
    copy: 'Copy link',
    copied: 'Link don copy',
    link: 'The link',
    copyByHand: 'This browser no gree make we copy. We don mark the link: copy am from here.',
    sending: (url) => `One package dey come meet you with Ozi. Follow am here: ${url}`,
    receiving: (url) => `Ozi dey bring package come meet me. Follow am here: ${url}`,
  },

  cancelTexts: {
    cancel: 'Cancel order',
    title: (number) => `You wan cancel order ${number}?`,
    paidBack:
      'All the money wey you pay go come back to you. No rider go come, and you no fit change am back.',
    costsFee: (fee) =>
      `The rider don move, so we go keep ${fee} from wetin you pay. The rest go come back to you. You no fit change am back.`,
    costsNothing: 'You no go pay anything. No rider go come, and you no fit change am back.',
    reason: 'Why?',
    reasonHint: 'We dey read am, so we go do better next time.',
    keep: 'Leave the order',
    failed: 'The order never cancel.',
    tooLateTitle: 'You no fit cancel am again',
    tooLate: (number) => `Order ${number} don move since. Wetin you see for back na how e be now.`,
    done: (number) => `Order ${number} don cancel`,
  },

  waitTexts: {
    title: 'No rider free so far',
    hint: 'If you wait, we go ask the riders again. You fit cancel too: e no cost anything.',
    until: (time) => `If you no answer, the order go end by ${time}, and you no go pay anything.`,
    left: (minutes) => `E remain ${String(minutes)} minutes`,
    wait: 'Wait more',
    failed: 'Your answer never reach us.',
    done: 'We dey ask riders again',
  },

  handOverPhotoTexts: {
    title: 'Picture of the hand-over',
    open: 'Picture of the hand-over: open am big',
    taken: 'Na the rider snap this picture.',
  },

  redeliveryTexts: {
    title: 'Rider no fit give am',
    riderSays: 'The rider talk say',
    staffSays: 'Our office talk say',
    withRider: 'E still dey with the rider, and the rider fit go the door again. You go first see how much.',
    noneLeft: 'You no fit ask make rider go again for here. We still fit help: ask us.',
    bringBack: (time) =>
      `If nobody decide anything before ${time}, rider go carry am go back where e pick am, and nobody go pay anything.`,
    lastTry: 'You fit ask for this one more time.',
    tryAgain: 'Make rider go again',
    askUs: 'Ask us',
    ask: 'Make rider go again?',
    soFar: 'Wetin una agree before',
    inAll: 'Cash, give the rider',
    cash: 'You no go pay anything now. Hold all the money ready before rider come.',
    word: 'Wetin you wan tell the rider',
    wordHint: 'When person go dey, who to call, which gate.',
    send: 'Make rider go again',
    feeLoading: 'We dey check how much e be…',
    feeFailed: 'We no fit check how much e be.',
    failed: 'Rider never go again.',
    stale: 'That price no dey again. Abeg check the new one.',
    changedTitle: 'The price don change',
    accept: 'Go with the new price',
    overtakenTitle: 'Dem don decide am already',
    overtaken: (number) =>
      `Order ${number} no dey wait for decision again. Him page show wetin dey happen now.`,
    done: (cash) => `Rider don dey go again. Hold ${cash} cash ready.`,
  },

  againTexts: {
    again: 'Order this one again',
    failed: 'We no fit check wetin the shop dey sell now.',
    nothingLeft: 'You no fit order any of this for now',
    added: 'E don enter your cart',
    notAll: 'No be everything dey your cart',
    gone: (names) => `Dem no dey sell am again: ${names}.`,
    leftOut: (names) => `Your cart no get space for everything: ${names}.`,
  },
} satisfies Translation<typeof english>
