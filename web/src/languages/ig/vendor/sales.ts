import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/sales'

export default {
  salesTexts: {
    title: 'Ahịa',
    lead: 'Ngwa ahịa a zụrụ n’ime izu ise gara aga, ewepụ ụgwọ ibu.',
    none: 'A zụbeghị ihe ọ bụla',
    noneHint: 'Ụbọchị ọ bụla nwere ọda na-apụta ebe a.',
    today: 'Taa',
    lastDays: (days) => `Ụbọchị ${String(days)} gara aga`,
    orders: (count) => `Ọda ${String(count)}`,
    items: (count) => `Ihe ${String(count)}`,
    byDay: 'Ụbọchị n’ụbọchị',
    topItems: 'Nke a kacha azụ',
    csv: 'Chekwaa dị ka CSV',
    csvName: 'ozi-sales.csv',
    sold: (quantity) => `E rere ${String(quantity)}`,
    missed: (count) => `${count} a zaghị`,
    refused: (count) => `${count} a jụrụ`,
    stopped: (count) => `${count} kwụsịrị`,
  },

  vendorEarningsTexts: {
    title: 'Ego ruru gị',
    owed: 'Ozi ji gị ụgwọ',
    commission: (percent) =>
      percent === 0
        ? 'Ọ dịghị ego a na-ewepụ: ngwa ahịa gị niile bụ nke gị.'
        : `Ozi na-ewepụ ${String(percent)} % nke ngwa ahịa n’ọda ọhụrụ.`,
    notSet: 'E kpebibeghị ego a ga-ewepụ: ngwa ahịa gị niile bụ nke gị. Ọda ndị bu ụzọ na-edebe nke ha.',
    when: 'A na-agụ ya mgbe o ruru, a na-akwụba ya n’akaụntụ ụlọ akụ gị.',
    toBank: 'Akaụntụ ụlọ akụ gị',
    list: 'Ọda na ego a kwụrụ',
    order: (number) => `Ọda ${number}`,
    payout: 'A kwụrụ gị',
    payoutFailed: 'Ego a kwụrụ laghachiri',
    split: (goods, commission) => `Ngwa ahịa ${goods}, ewepụrụ ${commission}`,
  },
} satisfies Translation<typeof english>
