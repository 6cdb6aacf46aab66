import { IMPORT_LIMIT } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/import'

const LINES = IMPORT_LIMIT.rows.toLocaleString('en')
const MEGABYTES = String(IMPORT_LIMIT.bytes / (1024 * 1024))

export default {
  importTexts: {
    file: 'Họrọ faịlụ CSV',
    another: 'Họrọ faịlụ ọzọ',
    hint: `ma ọ bụ tọgbọ otu ebe a: CSV (UTF-8), ahịrị ${LINES} na MB ${MEGABYTES} kacha`,
    reading: 'Na-agụ ya…',
    template: 'Budata faịlụ ihe atụ',
    changed: 'O nwere ihe gbanwere, ya mere o nweghị ihe e chekwara. N’okpuru bụ ihe ga-eme ugbu a.',
    bad: 'E hapụrụ: mezie ndị a, bubata ha ọzọ',
    badCaption: 'Ahịrị ndị nwere njehie',
    badLines: (count) => `ahịrị ${count} nwere njehie`,
    good: 'Ahịrị ndị dị mma',
    line: 'Ahịrị',
    column: 'Kọlụm',
    wholeLine: 'Ahịrị ahụ dum',
    why: 'Ihe na-adịghị mma',
    more: (count) => `Gosikwuo n’ime ${count}`,
    cancel: 'Kagbuo',
    keeping: 'Na-ebubata…',
    leaveTitle: 'Ị chọrọ imechi n’ebubataghị ya?',
    leaveText: 'O nweghị ihe dị na faịlụ a e chekwara.',
    leave: 'Mechie',
    stay: 'Gaa n’ihu na-ele',
  },

  itemImportTexts: {
    title: 'Bubata ngwa ahịa',
    ofShop: (shop) => `Nke ${shop}`,
    lead: 'Name na Price dị mkpa. A na-agbanwe ihe nwere otu aha ahụ, foto ya na-adị. O nweghị ihe a ga-ewepụ.',
    newItems: (count) => `ihe ọhụrụ ${count}`,
    changedItems: (count) => `${count} gbanwere`,
    sameItems: (count) => `${count} agbanwebeghị`,
    importItems: (count) => `Bubata ihe ${count}`,
    itemsAdded: (count) => `e tinyere ihe ${count}`,
    leftOut: (count) => `a hapụrụ ahịrị ${count}`,
    item: 'Ihe',
    price: 'Ọnụ ahịa',
    what: 'Ihe ga-eme',
    fromTo: (from, to) => `site na ${from} ruo ${to}`,
    added: 'Ọhụrụ',
    changed: 'Gbanwere',
    same: 'Ọ gbanwebeghị',
    fields: {
      price: 'ọnụ ahịa',
      description: 'nkọwa',
      preparationMinutes: 'oge',
      isAvailable: 'ma ọ dị',
    },
  },
} satisfies Translation<typeof english>
