import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/deliveryLive'

export default {
  deliveryLiveTexts: {
    title: 'Ihe a na-ebutere gị',
    choose: 'Kedu nke',
    to: (place) => `ruo ${place}`,
    all: 'Ọda niile nọ n’ụzọ',
    failed: 'Anyị enweghị ike iweta ihe a na-ebutere gị.',
    none: 'Ọ dịghị ihe nọ n’ụzọ ugbu a.',
    noneHint: 'Mgbe onye ozi na-eburu gị ihe, ị ga-eso ya ebe a.',
  },

  arrivalTexts: {
    afterPickup: (time) => `Ọ ga-anọ ihe dị ka ${time} n’ụzọ ma e buru ya.`,
    about: (time) => `Ọ ga-eru ihe dị ka ${time}.`,
    away: (distance) => `O fọrọ onye ozi ihe dị ka ${distance}.`,
    soon: 'Ọ ga-eru n’oge na-adịghị anya.',
    late: 'Ọ na-ewe oge karịa ihe maapụ kwuru.',
    seen: (duration) => `A hụrụ onye ozi ikpeazụ ${duration} gara aga.`,
  },

  vehicleTexts: {
    bicycle: 'Ịgwè',
    motorcycle: 'Ọgba tum tum',
    sedan: 'Ụgbọala',
    bus: 'Bọs',
  },

  hintTexts: {
    placed: 'Ụlọ ahịa na-ele ọda gị.',
    dropoff: 'Kwuo koodu ahụ ma nata ya.',
    scheduled: 'Anyị ga-achọ onye ozi obere oge tupu oge ahụ.',
    createdShop: 'Ụlọ ahịa na-akwadebe ya ugbu a.',
    comingSend: 'Kwadebe ngwugwu na koodu ya.',
    carried: 'Jide koodu ahụ maka ọnụ ụzọ.',
    pickupSend: 'Nye ya ma kwuo koodu ya.',
    pickupReceive: (name) => `${name} ga-enye ya ma kwuo koodu ya.`,
    dropoffSend: (name) => `${name} ga-ekwu koodu ahụ ma nata ya.`,
    returning: 'A na-ebughachi ya ebe e si buru ya. Kwuo koodu ya ebe ahụ.',
    created: 'Anyị na-ajụ ndị ozi nọ nso.',
  },
} satisfies Translation<typeof english>
