import type { Config } from './platform/config.ts'

/** The administrator a start made or found; the password only when this start generated it. */
export interface FirstAdmin {
  readonly email: string
  readonly password?: string | undefined
}

/** Says on the terminal where Ozi is, who may administer it and where its mail goes. */
export function announce(config: Config, admin: FirstAdmin | null): void {
  const lines = [`Ozi runs at ${config.publicUrl}`]
  if (admin?.password)
    lines.push(`Administrator: ${admin.email}, password ${admin.password} (shown this once)`)
  else if (admin) lines.push(`Administrator: ${admin.email}`)
  lines.push(config.mail.smtpUrl ? 'Mail: by SMTP_URL' : `Mail: kept at ${config.publicUrl}/dev/outbox`)
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}
