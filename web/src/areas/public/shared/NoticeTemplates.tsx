import { AlertDialog } from '~/ui/AlertDialog'
import { SUCCESS_NOTICE_MS } from '~/ui/notice'
import { NoticeLine } from '~/ui/route-line/NoticeLine'

/** Templates of the dialogs that noticeDialog fills in, which look like those of other areas. */
export function NoticeTemplates() {
  return (['error', 'success'] as const).map((kind) => (
    <template key={kind} data-notice={kind}>
      <AlertDialog
        open
        title=""
        onAction={() => undefined}
        sign={<NoticeLine kind={kind} leavesAfterMs={kind === 'success' ? SUCCESS_NOTICE_MS : undefined} />}
      >
        {''}
      </AlertDialog>
    </template>
  ))
}
