import { OPTION_CHOICES, OPTION_GROUPS, PREPARATION_MINUTES } from '@ozi/contract'
import { byEnglish } from '~/language/byEnglish'
import { vendorServerTexts } from '~/languages/en/vendor/server'

export default {
  vendorServerTexts: byEnglish(vendorServerTexts, {
    notCsv: 'This one no be CSV file. For your spreadsheet, choose “Save as” or “Download”, then CSV.',
    wrongEncoding:
      'We no fit read the letters for this file. Abeg save am as “CSV UTF-8”, then choose am again.',
    tooLarge: 'This file pass 1 MB. Abeg divide am to smaller files.',
    tooManyRows: 'Lines for this file too many. Abeg divide am to smaller files.',
    tooManyColumns: 'Columns for this file too many. Abeg comot the ones wey we no ask for.',
    lineTooLong: 'One line for this file too long. Abi quotation mark dey wey open, wey nobody close?',
    emptyFile: 'This file empty.',
    noRows: 'This file get column names, but no line dey under dem.',
    tooManyCells: 'This line get more things pass the columns.',
    nothingToImport: 'No line for this file wey we fit import.',
    ambiguous: 'The shop get plenty things with this name. Abeg change dem one by one.',
    timesInOrder: 'The second time must long pass the first.',
    priceForm: 'Write the price like 2500 or 2500.50.',
    yesOrNo: 'Write yes or no.',
    mostMinutes: `No pass ${PREPARATION_MINUTES.max} minutes.`,
    minutesForm: 'Abeg enter minutes, like 20.',
    minutesMissing: 'Abeg enter minutes.',
    itemNameMissing: 'Abeg enter name for the thing.',
    priceMissing: 'Abeg enter price.',
    priceHigh: 'This price too high.',
    decimals: 'Abeg use only two numbers after the point.',
    wholeNumber: 'Abeg enter whole number.',
    least0: 'At least 0.',
    least1: 'At least 1.',
    mostOfChoices: `No pass ${OPTION_CHOICES.max}.`,
    choiceName: 'Abeg give this choice name.',
    choicePrice: 'Abeg enter wetin e add to the price, or 0.',
    choiceNegative: 'Choice no fit reduce the price.',
    optionsName: 'Abeg give these options name, like Size.',
    choiceMissing: 'Abeg add choice.',
    mostChoices: `No pass ${OPTION_CHOICES.max} choices.`,
    notSmaller: 'The second number no suppose small pass.',
    fewerChoices: 'The choices no reach that one.',
    mostGroups: `No pass ${OPTION_GROUPS.max} groups of options.`,
  }),
}
