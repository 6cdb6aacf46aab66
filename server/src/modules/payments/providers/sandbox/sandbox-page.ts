import { escapeHtml } from '../../../../platform/mail/html.ts'

/** The buttons of the sandbox's page. */
export const OUTCOMES = {
  success: { label: 'Pay', hint: 'The payment succeeds, and we hear of it at once.' },
  fail: { label: 'Have the card declined', hint: 'The payment fails. It can be tried again.' },
  abandon: { label: 'Go back without paying', hint: 'The payment is abandoned.' },
  slow: { label: 'Pay slowly', hint: 'The payment succeeds after ten seconds.' },
  late: { label: 'Pay, with a late event', hint: 'We hear of it after half a minute, unless we ask.' },
  lost: { label: 'Pay, and lose the event', hint: 'We hear nothing: we have to ask.' },
  less: { label: 'Pay one kobo less', hint: 'Not the whole amount: it is set aside.' },
  dollars: { label: 'Pay in dollars', hint: 'Not naira: it is set aside.' },
  dispute: { label: 'Pay, and dispute it', hint: 'The payment succeeds; ten seconds later it is disputed.' },
  stuck: {
    label: 'Pay, and have refunds fail',
    hint: 'The payment succeeds; what is paid back of it fails.',
  },
} as const
export type Outcome = keyof typeof OUTCOMES

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(OUTCOMES, text)

const AMOUNT = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: light-dark(#f4f4f5, #18181b) }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem; background: light-dark(#fff, #27272a) }
strong.mark { display: block; margin: -1.5rem -1.5rem 1.5rem; padding: .75rem 1.5rem; background: #fde68a; color: #451a03 }
h1 { font-size: 1.25rem; margin: 0 } .amount { font-size: 2rem; font-weight: 700; margin: .25rem 0 }
.quiet { color: light-dark(#52525b, #a1a1aa); font-size: .875rem; margin: 0 }
form { display: grid; gap: .75rem; margin-top: 1.5rem }
button { font: inherit; text-align: left; padding: .625rem .875rem; border: 1px solid light-dark(#71717a, #a1a1aa); border-radius: .5rem;
  background: transparent; color: inherit; cursor: pointer; width: 100% }
button:focus-visible { outline: 3px solid #7c3aed; outline-offset: 2px }
button[value=success] { background: #6d28d9; border-color: #6d28d9; color: #fff; font-weight: 700 }
button[value=success] .quiet { color: #fff }
details { margin-top: 1rem }`

const button = (outcome: Outcome) => {
  const { label, hint } = OUTCOMES[outcome]
  return `<button name="outcome" value="${outcome}">${label}<span class="quiet" style="display:block">${hint}</span></button>`
}

interface ChargeToPay {
  readonly amountKobo: number
  readonly reference: string
  readonly status: string
}

/** The page to pay at, without script. */
export function sandboxPage({ amountKobo, reference, status }: ChargeToPay): string {
  const isOver = status === 'success' || status === 'processing' || status === 'reversed'
  const rare: readonly Outcome[] = ['slow', 'late', 'lost', 'less', 'dollars', 'dispute', 'stuck']
  const body = isOver
    ? `<p>This payment is made.</p><form method="post"><button name="outcome" value="success">Go back to the shop</button></form>`
    : `<form method="post">${(['success', 'fail', 'abandon'] as const).map(button).join('')}</form>
       <details><summary>What else can happen</summary><form method="post">${rare.map(button).join('')}</form></details>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Pay: sandbox</title><style>${STYLE}</style></head>
<body><main><strong class="mark">Sandbox: no real money</strong><h1>Pay Ozi</h1>
<p class="amount">${AMOUNT.format(amountKobo / 100)}</p><p class="quiet">${escapeHtml(reference)}</p>
${body}</main></body></html>`
}
