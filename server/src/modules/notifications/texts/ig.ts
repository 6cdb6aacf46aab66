import type { LanguageTexts } from './language-texts.ts'

export const ig: LanguageTexts = {
  nameless: { rider: 'Onye ozi ahụ', shop: 'Ụlọ ahịa ahụ' },
  order_taken: ({ state, number, shop, rider, hasRider }) => [
    `${state}, ọda ${number}`,
    hasRider ? `${rider} bụ onye ozi gị.` : `${shop} na-akwado ya.`,
  ],
  order_on_way: ({ state, number, rider, dropoff }) => [
    `${state}, ọda ${number}`,
    `${rider} bu ya na-aga ${dropoff}.`,
  ],
  order_at_door: ({ state, number, rider, dropoff }) => [
    `${state}, ọda ${number}`,
    `${rider} nọ na ${dropoff}, na-eche koodu.`,
  ],
  order_failed: ({ state, number }) => [`${state}, ọda ${number}`, 'Mepee ya ka i kpebie ihe ga-eme ugbu a.'],
  order_delivered: ({ state, number, dropoff }) => [`${state}, ọda ${number}`, `E nyefere ya na ${dropoff}.`],
  order_ended: ({ state, number, isPaidFirst }) => [
    `${state}, ọda ${number}`,
    isPaidFirst
      ? 'Mepee ya ka ị hụ ihe kpatara ya, na ihe ga-eme ego ị kwụrụ.'
      : 'Ị gaghị akwụ ihe ọ bụla. Mepee ya ka ị hụ ihe kpatara ya.',
  ],
  payment_soon: ({ number, minutes }) => [
    `Nkeji ${minutes} fọrọ ka ị kwụọ ụgwọ, ọda ${number}`,
    'Mepee ya ka ị kwụọ, maọbụ ka ị jiri ego n’aka kwụọ.',
  ],
  rider_missing: ({ number, minutes }) => [
    minutes === '0' ? `Onye ozi adịbeghị, ọda ${number}` : `Nkeji ${minutes} fọrọ, ọda ${number}`,
    'Mepee ya ka i chekwuo maọbụ kagbuo ya. Ịkagbu ya bụ n’efu.',
  ],
  return_soon: ({ number }) => [
    `A ga-eweghachi ọda ${number} n’oge na-adịghị anya`,
    'Mepee ya ka i zigaghachi onye ozi, maọbụ jụọ anyị.',
  ],
  chat_answered: () => ['Ozi azala gị', 'Mepee mkparịta ụka ahụ ka ị gụọ azịza ya.'],
  offer: ({ number, dropoff }) => [`Ọrụ ọhụrụ ${number}`, `Ọ na-aga ${dropoff}. Mepee ya ka ị nabata.`],
  job_changed: ({ number }) => [`Ọrụ ${number} agbanweela`, 'Mepee ya ka ị hụ ihe ị ga-eme ugbu a.'],
  set_out_soon: ({ number, minutes }) => [
    `Malite n’ime nkeji ${minutes}, ọrụ ${number}`,
    'Ma ọ gafee, onye ozi ọzọ nwere ike inweta ya.',
  ],
  duty_ends: ({ minutes }) => [
    `Ọrụ gị ga-akwụsị n’ime nkeji ${minutes}`,
    'Mepee Ozi ka ị nọgide n’ọrụ. Ma ọ bụghị ya, a gaghị enye gị ọrụ ọzọ.',
  ],
  tip: ({ number }) => [
    `E nyela gị ego ekele, ọrụ ${number}`,
    'Onye ahịa na-ekele gị. Mepee ya ka ị hụ ego ole.',
  ],
  cash_near: () => ['Ego dị gị n’aka dị ukwuu', 'Biko nyefee ya n’oge. Ọ zuo oke, ị gaghị enweta ọrụ ọhụrụ.'],
  cash_limit: () => ['Ego dị gị n’aka ezuola oke', 'Biko nyefee ya. Ruo mgbe ahụ, ị gaghị enweta ọrụ ọhụrụ.'],
  shop_order: ({ number }) => [`Ọda ọhụrụ ${number}`, 'Mepee ya ka ị nabata maọbụ jụ ya.'],
  shop_minutes: ({ number, minutes }) => [
    `Nkeji ${minutes} fọrọ, ọda ${number}`,
    'A ga-ajụ ya n’onwe ya ma ị zaghị.',
  ],
  shop_missed: ({ number }) => [
    `Ọda ${number} agafeela`,
    'Ọ kwụsịrị n’ihi na ị zaghị. Mechie ụlọ ahịa gị na peeji ya mgbe ị na-enweghị ike ịza.',
  ],
}
