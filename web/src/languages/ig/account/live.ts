import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/live'

export default {
  liveTexts: {
    news: (number, state) => `Ọda ${number}: ${state}`,
    running: 'Nọ n’ụzọ',
    ordered: 'Ọda gị',
    rider: (name) => `${name} bụ onye ozi gị`,
    call: (name) => `Kpọọ ${name}`,
    write: (name) => `WhatsApp ${name}`,
    from: (place) => `site na ${place}`,
    to: (place) => `ruo ${place}`,
    follow: 'Soro ya',
    needsDecision: 'Ọ na-eche ka i kpebie',
    needsPayment: 'Ọ na-eche ka ị kwụọ ụgwọ',
    decide: 'Kpebie',
    pay: 'Kwụọ ụgwọ',
    more: (count) => `na ọda ${String(count)} ọzọ`,
    waits: (time) => `Onye ozi gị ga-eche ruo ${time}.`,
    waited: (time) => `Onye ozi gị echeela ruo ${time}, o nwere ike ịpụ.`,
    progress: (number, state) => `Ọda ${number}: ${state}`,
  },
} satisfies Translation<typeof english>
