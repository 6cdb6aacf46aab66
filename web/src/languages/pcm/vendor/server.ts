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
    'This one no be CSV file. For your spreadsheet, choose “Save as” or “Download”, then CSV.',
  [importMessages.wrongEncoding]:
    'We no fit read the letters for this file. Abeg save am as “CSV UTF-8”, then choose am again.',
  [importMessages.tooLarge]: 'This file pass 1 MB. Abeg divide am to smaller files.',
  [importMessages.tooManyRows]: 'Lines for this file too many. Abeg divide am to smaller files.',
  [importMessages.tooManyColumns]: 'Columns for this file too many. Abeg comot the ones wey we no ask for.',
  [importMessages.lineTooLong]:
    'One line for this file too long. Abi quotation mark dey wey open, wey nobody close?',
  [importMessages.empty]: 'This file empty.',
  [importMessages.noRows]: 'This file get column names, but no line dey under dem.',
  [importMessages.tooManyCells]: 'This line get more things pass the columns.',
  [importMessages.nothingToImport]: 'No line for this file wey we fit import.',
  [itemImportMessages.ambiguous]: 'The shop get plenty things with this name. Abeg change dem one by one.',
  [itemImportMessages.timesInOrder]: 'The second time must long pass the first.',
  'Write the price as 2500 or 2500.50.': 'Write the price like 2500 or 2500.50.',
  'Write yes or no.': 'Write yes or no.',
  [`At most ${PREPARATION_MINUTES.max} minutes.`]: `No pass ${PREPARATION_MINUTES.max} minutes.`,
  'Please enter minutes, such as 20.': 'Abeg enter minutes, like 20.',
  'Please enter minutes.': 'Abeg enter minutes.',
  'Please enter a name for the item.': 'Abeg enter name for the thing.',
  'Please enter a price.': 'Abeg enter price.',
  'This price is too high.': 'This price too high.',
  'Please use at most two decimals.': 'Abeg use only two numbers after the point.',
  'Please enter a whole number.': 'Abeg enter whole number.',
  'At least 0.': 'At least 0.',
  'At least 1.': 'At least 1.',
  [`At most ${OPTION_CHOICES.max}.`]: `No pass ${OPTION_CHOICES.max}.`,
  'Please name this choice.': 'Abeg give this choice name.',
  'Please enter what it adds to the price, or 0.': 'Abeg enter wetin e add to the price, or 0.',
  'A choice cannot lower the price.': 'Choice no fit reduce the price.',
  'Please name these options, such as Size.': 'Abeg give these options name, like Size.',
  'Please add a choice.': 'Abeg add choice.',
  [`At most ${OPTION_CHOICES.max} choices.`]: `No pass ${OPTION_CHOICES.max} choices.`,
  'The second number must not be the smaller one.': 'The second number no suppose small pass.',
  'There are fewer choices than that.': 'The choices no reach that one.',
  [`At most ${OPTION_GROUPS.max} groups of options.`]: `No pass ${OPTION_GROUPS.max} groups of options.`,
}
