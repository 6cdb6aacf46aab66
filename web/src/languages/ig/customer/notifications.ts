import type { Translation } from '~/language/english'
import type { newsKindTexts, notificationsTexts } from '~/languages/en/customer/notifications'

export const notifications: Translation<typeof notificationsTexts> = {
  title: 'Ihe anyị na-agwa gị',
  lead: 'Ozi na-abịa na ngwaọrụ a ọ bụrụgodị na emechiri Ozi. Ha anaghị egosi koodu.',
  loadFailed: 'Anyị enwetaghị nhọrọ gị.',
  here: 'Ozi na ngwaọrụ a',
  devices: (count) => (count === 1 ? 'Na otu ngwaọrụ.' : `Na ngwaọrụ ${String(count)}.`),
  unsupported: 'Ihe nchọgharị a enweghị ike ịnata ya. Anyị ka na-ezigara gị e-mail.',
  install:
    'Na iPhone, buru ụzọ tinye Ozi na ihuenyo gị: pịa Share, wee pịa “Add to Home Screen”. Mepee ya ebe ahụ.',
  blocked: 'Ihe nchọgharị a na-egbochi ya. Ị nwere ike ikwe ya na ntọala nke saịtị a.',
  push: 'Push',
  sms: 'SMS',
  mail: 'Mail',
  which: 'Ozi ndị a họọrọ',
  on: (channel, kind) => `${channel}: ${kind}`,
  quiet: 'Oge izu ike',
  quietHint:
    'N’oge ahụ, ọ dịghị ihe anyị na-ezite site na push maọbụ SMS. Ị ga-ahụ ha niile mgbe i mepere Ozi.',
  from: 'Site na',
  to: 'Ruo',
  save: 'Chekwaa nhọrọ',
  saving: 'Anyị na-echekwa…',
  saved: 'Echekwala ya. Anyị ga-agwa gị ihe ị họọrọ.',
  failed: 'Nke ahụ agaghị',

  askOrder: 'Ànyị gwa gị mgbe e weere ya, mgbe ọ nọ n’ụzọ na mgbe o ruru n’ọnụ ụzọ?',
  askJobs: 'Ànyị gwa gị banyere ọrụ ọhụrụ mgbe emechiri Ozi?',
  askShop: 'Ànyị gwa gị banyere ọda ọhụrụ mgbe emechiri Ozi?',
  askChat: 'Ànyị gwa gị mgbe mmadụ na-eche na mkparịta ụka?',
  tellMe: 'Ee, gwa m',
  asking: 'Chere ntakịrị…',
  notNow: 'Ọ bụghị ugbu a',
}

export const newsKinds: Translation<typeof newsKindTexts> = {
  order_taken: 'Anabatala ọda gị, maọbụ o nwere onye ozi',
  order_on_way: 'Ọda gị nọ n’ụzọ',
  order_at_door: 'Onye ozi nọ n’ọnụ ụzọ',
  order_failed: 'Enwereghị ike inyefe ọda gị',
  order_delivered: 'Enyefeela ọda gị',
  return_soon: 'A ga-eweghachi ihe enyefeghị n’oge na-adịghị anya',
  order_ended: 'Ọda gị akwụsịla na-enyefeghị ya',
  rider_missing: 'Ahụbeghị onye ozi',
  chat_answered: 'Anyị azala gị na mkparịta ụka',
  receiver_code: 'Ihe na-abịara gị nọ n’ụzọ',
  offer: 'Enwere ọrụ ọhụrụ maka gị',
  job_changed: 'Otu n’ime ọrụ gị agbanweela',
  set_out_soon: 'Oge fọrọ ịmalite ọrụ dị obere',
  cash_limit: 'Ego dị gị n’aka eruola oke',
  shop_order: 'Ọda ọhụrụ maka ụlọ ahịa gị',
  shop_minutes: 'Nkeji ole na ole fọrọ ịza ọda',
  staff_no_rider: 'Ọda ahụbeghị onye ozi',
  staff_failed: 'Enyefeghị otu ọda',
  staff_shop_silent: 'Ụlọ ahịa anaghị aza',
  staff_chat: 'Mmadụ na-eche na mkparịta ụka',
}
