import { fareLabels } from '@ozi/contract'
import { english } from '~/language/english'

export const fareLabelTexts = english('fareLabelTexts', fareLabels)
