import type { Translation } from '~/language/english'
import type {
  deliveryLiveTexts,
  hintTexts,
  arrivalTexts,
  vehicleWords,
} from '~/languages/en/customer/delivery-live'

export const deliveryLive: Translation<typeof deliveryLiveTexts> = {
  title: 'Ihe a na-ebutere gị',
  choose: 'Kedu nke',
  order: (number) => `Ọda ${number}`,
  to: (place) => `ruo ${place}`,
  all: 'Ọda niile nọ n’ụzọ',
  life: 'Ebe o ruru',
  progress: (state) => `Ebe o ruru: ${state}`,
  next: 'Koodu a ka ị ga-ekwu ugbu a',
  rider: 'Onye ozi gị',
  shop: 'Ụlọ ahịa',
  whole: 'Ọda ahụ niile',
  failed: 'Anyị enweghị ike iweta ihe a na-ebutere gị.',
  earlier: 'Ihe dị n’okpuru bụ nke e gosiri na mbụ.',
  none: 'Ọ dịghị ihe nọ n’ụzọ ugbu a.',
  noneHint: 'Mgbe onye ozi na-eburu gị ihe, ị ga-eso ya ebe a.',
  send: 'Ziga ngwugwu',
  receive: 'Nata ngwugwu',
  sendAnother: 'Ziga ọzọ',
  others: 'Ndị ọzọ nọ n’ụzọ',
}

export const arrival: Translation<typeof arrivalTexts> = {
  afterPickup: (time) => `Ọ ga-anọ ihe dị ka ${time} n’ụzọ ma e buru ya.`,
  about: (time) => `Ọ ga-eru ihe dị ka ${time}.`,
  away: (distance) => `O fọrọ onye ozi ihe dị ka ${distance}.`,
  soon: 'Ọ ga-eru n’oge na-adịghị anya.',
  late: 'Ọ na-ewe oge karịa ihe maapụ kwuru.',
  seen: (duration) => `A hụrụ onye ozi ikpeazụ ${duration} gara aga.`,
}

export const vehicles: Translation<typeof vehicleWords> = {
  bicycle: 'Ịgwè',
  motorcycle: 'Ọgba tum tum',
  sedan: 'Ụgbọala',
  bus: 'Bọs',
}

export const hints: Translation<typeof hintTexts> = {
  awaiting_payment: 'Anyị ga-amalite ozugbo a kwụrụ ụgwọ ya.',
  placed: 'Ụlọ ahịa na-ele ọda gị.',
  created: 'Anyị na-ajụ ndị ozi nọ nso. Ọ dịbeghị ihe ị ga-eme.',
  scheduled: 'Anyị ga-achọ onye ozi obere oge tupu oge ahụ eruo. Ọ dịbeghị ihe ị ga-eme.',
  createdShop: 'Ụlọ ahịa na-akwadebe ya ka anyị na-achọ onye ozi.',
  comingSend: 'Kwadebe ngwugwu ahụ, jidekwa koodu ya.',
  comingReceive: (name) => `Gwa ${name} na onye ozi na-abịa, nyekwa ya koodu ahụ.`,
  comingShop: 'Onye ozi na-aga n’ụlọ ahịa.',
  pickupSend: 'Nye onye ozi ngwugwu ahụ ma kwuo koodu ya.',
  pickupReceive: (name) => `${name} ga-enye onye ozi ngwugwu ahụ ma kwuo koodu ya.`,
  pickupShop: 'Onye ozi nọ n’ụlọ ahịa.',
  carriedSend: (name) => `Nye ${name} koodu ahụ: onye ozi ga-ajụ ya n’ọnụ ụzọ.`,
  carried: 'Jide koodu ahụ: onye ozi ga-ajụ ya n’ọnụ ụzọ.',
  dropoffSend: (name) => `${name} ga-ekwu koodu ahụ ma nata ngwugwu ahụ.`,
  dropoff: 'Kwuo koodu ahụ ma nata ya.',
  noTryLeft: 'Onye ozi enweghị ike inyefe ya. Kpọọ onye ozi, ma ọ bụ jụọ anyị ihe ga-eme.',
  delivery_failed: 'Onye ozi enweghị ike inyefe ya. Kpọọ onye ozi, ma ọ bụ ka a nwalee ya ọzọ.',
  returning: 'A na-ebughachi ya ebe e si buru ya. Onye ozi ga-ajụ koodu ebe ahụ.',
  delivered: 'E nyefela ya. Daalụ maka iji Ozi ziga ihe.',
  returned: 'O laghachila ebe e si buru ya.',
  rejected: 'Ị gaghị akwụ ihe ọ bụla. Ụlọ ahịa ọzọ nwere ike inwe ihe ị chọrọ.',
  cancelled: 'Onye ozi agaghị abịa, ị gaghịkwa akwụ ihe ọ bụla.',
  expired: 'Ndo. Ị gaghị akwụ ihe ọ bụla, ị nwekwara ike ịnwale ọzọ.',
}
