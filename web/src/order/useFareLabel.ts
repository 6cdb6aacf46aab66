import { fareLabel, type FareLine } from '@ozi/contract'
import { useTexts } from '~/language'
import { fareLabelTexts } from '~/languages/en/account/fareLabel'

/** The labels of a fare's lines, in the current language. */
export function useFareLabel(): (line: FareLine) => string {
  const labels = useTexts(fareLabelTexts)
  return (line) => fareLabel(line, labels)
}
