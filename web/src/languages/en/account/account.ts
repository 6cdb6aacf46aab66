import { accountMessages } from '@ozi/contract'
import { ruleTexts } from '~/account/ruleTexts'
import { english } from '~/language/english'

/** The contract's messages about accounts, as customers see them. */
export const accountTexts = english('accountTexts', accountMessages)

/** Validation messages of a customer's own account forms. */
export const accountRuleTexts = english('accountRuleTexts', ruleTexts)
