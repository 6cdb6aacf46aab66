import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '~/language'
import { shareTexts } from '~/languages/en/account/order'
import { Button } from '~/ui/button/Button'
import { toast } from '~/ui/notice/toast'

/**
 * Copies a link. If the browser does not allow that, it shows the link, selected, below the buttons. For a
 * row that wraps.
 */
export function CopyLink({ url }: { url: string }) {
  const texts = useTexts(shareTexts)
  const linkField = useRef<HTMLInputElement>(null)
  const [isCopiedByHand, setCopiedByHand] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(texts.copied)
    } catch {
      // No permission, or a page without https: the user can copy it by hand.
      setCopiedByHand(true)
      requestAnimationFrame(() => linkField.current?.select())
    }
  }

  return (
    <>
      <Button look="secondary" icon={<Copy size={18} />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      {isCopiedByHand && (
        <div className="mt-1 w-full" role="status">
          <p className="text-quiet mb-1.5 text-sm">{texts.copyByHand}</p>
          <input
            ref={linkField}
            readOnly
            aria-label={texts.link}
            value={url}
            className="rounded-control border-edge bg-surface min-h-12 w-full border-[1.5px] px-3.5"
          />
        </div>
      )}
    </>
  )
}
