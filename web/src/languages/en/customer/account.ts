import { accountMessages } from '@ozi/contract'
import { ruleTexts } from '~/account/accountRules'
import { english } from '~/language/english'

/** What the contract says around an account, where customers read it. */
export const accountTexts = english('customer.accountMessages', accountMessages)

/** What is wrong with a field of one's own account as typed. */
export const accountRuleTexts = english('customer.accountRules', ruleTexts)
