import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { dutyTexts } from '~/languages/en/rider/offers'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { useSetDuty } from './useDuty'

/** The button to go on duty, and why that failed. */
export function GoOnDuty() {
  const texts = useTexts(dutyTexts)
  const setting = useSetDuty()
  return (
    <>
      <Button size="lg" wide busy={setting.isPending} onClick={() => setting.mutate({ online: true })}>
        {texts.goOn}
      </Button>
      <Alert>{setting.error && refusalOf(setting.error).message}</Alert>
    </>
  )
}
