import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button/Button'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'

/** The recovery codes, shown only once. Takes the focus, because it replaces a form. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const texts = useTexts(secondFactorTexts)
  const words = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  useEffect(() => words.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }

  return (
    <div className="grid gap-5">
      <p ref={words} tabIndex={-1}>
        {texts.recovery}
      </p>
      <ul className="rounded-control border-line bg-ground grid grid-cols-2 gap-x-4 gap-y-2 border p-4 font-mono text-base tabular-nums select-all">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <p role="status" className="text-quiet text-sm empty:hidden">
        {copied === 'yes' && texts.copied}
        {copied === 'no' && texts.copyFailed}
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  )
}
