import {
  importMessages,
  itemImportMessages,
  OPTION_CHOICES,
  OPTION_GROUPS,
  PREPARATION_MINUTES,
} from '@ozi/contract'

/** What the server and the contract say of a shop's items, by the English sentences. */
export const server: Readonly<Record<string, string>> = {
  [importMessages.notCsv]:
    'Nke a abụghị faịlụ CSV. Na spreadsheet gị, họrọ “Save as” ma ọ bụ “Download”, mesịa CSV.',
  [importMessages.wrongEncoding]:
    'Anyị enweghị ike ịgụ mkpụrụedemede dị na faịlụ a. Biko chekwaa ya dị ka “CSV UTF-8”, họrọ ya ọzọ.',
  [importMessages.tooLarge]: 'Faịlụ a karịrị 1 MB. Biko kewaa ya ka ọ bụrụ faịlụ ndị ka nta.',
  [importMessages.tooManyRows]: 'Ahịrị dị na faịlụ a karịrị akarị. Biko kewaa ya ka ọ bụrụ faịlụ ndị ka nta.',
  [importMessages.tooManyColumns]: 'Kọlụm dị na faịlụ a karịrị akarị. Biko wepụ ndị anyị na-ajụghị.',
  [importMessages.lineTooLong]:
    'Otu ahịrị dị na faịlụ a toro ogologo nke ukwuu. Ọ̀ dị akara nrụtụ aka e mepere ma e mechighị ya?',
  [importMessages.empty]: 'Faịlụ a dị efu.',
  [importMessages.noRows]: 'Faịlụ a nwere aha kọlụm, ma o nweghị ahịrị dị n’okpuru ha.',
  [importMessages.tooManyCells]: 'Ihe dị n’ahịrị a karịrị kọlụm ndị e nwere.',
  [importMessages.nothingToImport]: 'O nweghị ahịrị dị na faịlụ a a ga-ebubatali.',
  [itemImportMessages.ambiguous]: 'Ụlọ ahịa a nwere ọtụtụ ihe aha ha bụ otu a. Biko gbanwee ha n’otu n’otu.',
  [itemImportMessages.timesInOrder]: 'Oge nke abụọ ga-abụrịrị nke ka ogologo.',
  'Write the price as 2500 or 2500.50.': 'Dee ọnụ ahịa ya otú a: 2500 ma ọ bụ 2500.50.',
  'Write yes or no.': 'Dee yes ma ọ bụ no.',
  [`At most ${PREPARATION_MINUTES.max} minutes.`]: `Nkeji ${PREPARATION_MINUTES.max} kacha.`,
  'Please enter minutes, such as 20.': 'Biko dee nkeji, dị ka 20.',
  'Please enter minutes.': 'Biko dee nkeji.',
  'Please enter a name for the item.': 'Biko dee aha ihe a.',
  'Please enter a price.': 'Biko dee ọnụ ahịa ya.',
  'This price is too high.': 'Ọnụ ahịa a dị oke elu.',
  'Please use at most two decimals.': 'Biko tinye ọnụọgụ abụọ kacha ma kpọm gachaa.',
  'Please enter a whole number.': 'Biko dee ọnụọgụ zuru ezu.',
  'At least 0.': '0 kacha nta.',
  'At least 1.': '1 kacha nta.',
  [`At most ${OPTION_CHOICES.max}.`]: `${OPTION_CHOICES.max} kacha.`,
  'Please name this choice.': 'Biko nye nhọrọ a aha.',
  'Please enter what it adds to the price, or 0.': 'Biko dee ego ọ na-atụkwasị, ma ọ bụ 0.',
  'A choice cannot lower the price.': 'Nhọrọ apụghị iwetu ọnụ ahịa.',
  'Please name these options, such as Size.': 'Biko nye nhọrọ ndị a aha, dị ka Size.',
  'Please add a choice.': 'Biko tinye nhọrọ.',
  [`At most ${OPTION_CHOICES.max} choices.`]: `Nhọrọ ${OPTION_CHOICES.max} kacha.`,
  'The second number must not be the smaller one.': 'Nọmba nke abụọ agaghị aka nta.',
  'There are fewer choices than that.': 'Nhọrọ ndị dị erughị ole ahụ.',
  [`At most ${OPTION_GROUPS.max} groups of options.`]: `Ìgwè nhọrọ ${OPTION_GROUPS.max} kacha.`,
}
