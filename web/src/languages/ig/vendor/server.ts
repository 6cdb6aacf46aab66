import { OPTION_CHOICES, OPTION_GROUPS, PREPARATION_MINUTES } from '@ozi/contract'
import { byEnglish } from '~/language/byEnglish'
import { vendorServerTexts } from '~/languages/en/vendor/server'

export default {
  vendorServerTexts: byEnglish(vendorServerTexts, {
    notCsv: 'Nke a abụghị faịlụ CSV. Na spreadsheet gị, họrọ “Save as” ma ọ bụ “Download”, mesịa CSV.',
    wrongEncoding:
      'Anyị enweghị ike ịgụ mkpụrụedemede dị na faịlụ a. Biko chekwaa ya dị ka “CSV UTF-8”, họrọ ya ọzọ.',
    tooLarge: 'Faịlụ a karịrị 1 MB. Biko kewaa ya ka ọ bụrụ faịlụ ndị ka nta.',
    tooManyRows: 'Ahịrị dị na faịlụ a karịrị akarị. Biko kewaa ya ka ọ bụrụ faịlụ ndị ka nta.',
    tooManyColumns: 'Kọlụm dị na faịlụ a karịrị akarị. Biko wepụ ndị anyị na-ajụghị.',
    lineTooLong:
      'Otu ahịrị dị na faịlụ a toro ogologo nke ukwuu. Ọ̀ dị akara nrụtụ aka e mepere ma e mechighị ya?',
    emptyFile: 'Faịlụ a dị efu.',
    noRows: 'Faịlụ a nwere aha kọlụm, ma o nweghị ahịrị dị n’okpuru ha.',
    tooManyCells: 'Ihe dị n’ahịrị a karịrị kọlụm ndị e nwere.',
    nothingToImport: 'O nweghị ahịrị dị na faịlụ a a ga-ebubatali.',
    ambiguous: 'Ụlọ ahịa a nwere ọtụtụ ihe aha ha bụ otu a. Biko gbanwee ha n’otu n’otu.',
    timesInOrder: 'Oge nke abụọ ga-abụrịrị nke ka ogologo.',
    priceForm: 'Dee ọnụ ahịa ya otú a: 2500 ma ọ bụ 2500.50.',
    yesOrNo: 'Dee yes ma ọ bụ no.',
    mostMinutes: `Nkeji ${PREPARATION_MINUTES.max} kacha.`,
    minutesForm: 'Biko dee nkeji, dị ka 20.',
    minutesMissing: 'Biko dee nkeji.',
    itemNameMissing: 'Biko dee aha ihe a.',
    priceMissing: 'Biko dee ọnụ ahịa ya.',
    priceHigh: 'Ọnụ ahịa a dị oke elu.',
    decimals: 'Biko tinye ọnụọgụ abụọ kacha ma kpọm gachaa.',
    wholeNumber: 'Biko dee ọnụọgụ zuru ezu.',
    least0: '0 kacha nta.',
    least1: '1 kacha nta.',
    mostOfChoices: `${OPTION_CHOICES.max} kacha.`,
    choiceName: 'Biko nye nhọrọ a aha.',
    choicePrice: 'Biko dee ego ọ na-atụkwasị, ma ọ bụ 0.',
    choiceNegative: 'Nhọrọ apụghị iwetu ọnụ ahịa.',
    optionsName: 'Biko nye nhọrọ ndị a aha, dị ka Size.',
    choiceMissing: 'Biko tinye nhọrọ.',
    mostChoices: `Nhọrọ ${OPTION_CHOICES.max} kacha.`,
    notSmaller: 'Nọmba nke abụọ agaghị aka nta.',
    fewerChoices: 'Nhọrọ ndị dị erughị ole ahụ.',
    mostGroups: `Ìgwè nhọrọ ${OPTION_GROUPS.max} kacha.`,
  }),
}
