import { escapeHtml } from './html.ts'
import type { MailContent } from './mail.ts'

/** The content of a mail; every part is plain text. */
export interface MailParts {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** Shown large, to be typed elsewhere. */
  readonly code?: string
  readonly link?: { readonly label: string; readonly url: string }
  /** After the code or the link. */
  readonly closing?: readonly string[]
  readonly footer: string
}

const COLOUR = {
  ground: '#FBF7EF',
  card: '#FFFFFF',
  ink: '#1B211D',
  quiet: '#5A635D',
  palm: '#0F4C3A',
  line: '#E5DCCB',
} as const
const FONTS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Lays out a mail in Ozi's style, as plain text and as HTML that also suits mail programs without style
 * sheets.
 */
export function composeMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) }
}

function asText({ greeting, paragraphs, code, link, closing = [], footer }: MailParts): string {
  return [
    greeting,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...closing,
    `Ozi: anything delivered.\n${footer}`,
  ].join('\n\n')
}

function asHtml({ subject, greeting, paragraphs, code, link, closing = [], footer }: MailParts): string {
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(code ? [codeBlock(code)] : []),
    ...(link ? [button(link)] : []),
    ...closing.map(paragraph),
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${COLOUR.ground};color:${COLOUR.ink};font:16px/1.5 ${FONTS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-size:26px;font-weight:700;color:${COLOUR.palm}">Ozi</td></tr>
<tr><td style="background:${COLOUR.card};border:1px solid ${COLOUR.line};border-radius:14px;padding:24px">
${body}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:${COLOUR.quiet}">Ozi: anything delivered.<br>${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font-size:34px;font-weight:700;letter-spacing:6px;color:${COLOUR.palm};font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`
}

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;background:${COLOUR.palm};color:#FFFFFF;text-decoration:none;font-weight:600;border-radius:10px;padding:13px 20px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${COLOUR.quiet};word-break:break-all">${href}</p>`
}
