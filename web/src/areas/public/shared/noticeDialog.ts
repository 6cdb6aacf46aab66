import { SUCCESS_NOTICE_MS } from '~/ui/notice'

/**
 * A dialog with a title, a text and OK, drawn by NoticeTemplates. An error waits for OK; a success leaves by itself
 * after 5 s. The focus goes back to where it came from.
 */
export function showNotice(kind: 'success' | 'error', title: string, text: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-notice="${kind}"]`)
  const dialog = template && document.importNode(template.content, true).querySelector('dialog')
  const head = dialog?.querySelector('h2')
  const words = dialog?.querySelector(`[id="${dialog.getAttribute('aria-describedby') ?? ''}"]`)
  if (!dialog || !head || !words) return
  head.textContent = title
  words.textContent = text
  const close = () => dialog.close()
  dialog.querySelector('button')?.addEventListener('click', close)
  dialog.addEventListener('mousedown', ({ target }) => {
    // The dialog itself is only touched outside its content.
    if (target === dialog) close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  if (kind === 'success') setTimeout(close, SUCCESS_NOTICE_MS)
}
