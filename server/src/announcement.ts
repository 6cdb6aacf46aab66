import type { DemoPeople } from './demo.ts'
import type { FirstAdmin } from './modules/accounts/first-admin.ts'
import type { Config } from './platform/config.ts'

/** For the terminal: where Ozi runs, its administrator and demo accounts, and where its mail goes. */
export function announcementOf(
  config: Pick<Config, 'process' | 'publicUrl' | 'host' | 'port' | 'mail'>,
  { admin, demo }: { readonly admin: FirstAdmin | null; readonly demo: DemoPeople | null },
): string {
  const lines =
    config.process === 'worker'
      ? [
          'A worker of Ozi runs: it does jobs and serves no pages.',
          `Health checks: http://${config.host}:${config.port}/api/v1/ready`,
        ]
      : [`Ozi runs at ${config.publicUrl}`]
  if (admin?.password)
    lines.push(`Administrator: ${admin.email}, password ${admin.password} (shown this once)`)
  else if (admin) lines.push(`Administrator: ${admin.email}`)
  if (demo) {
    lines.push(
      `Demo customer: ${demo.customerEmail}, password ${demo.password}`,
      `Demo rider: ${demo.riderEmail}, same password`,
      `Demo shop: ${demo.vendorEmail}, same password`,
      `Log in at ${config.publicUrl}/login; the administrator works at ${config.publicUrl}/admin`,
    )
  }
  lines.push(config.mail.smtpUrl ? 'Mail: by SMTP_URL' : `Mail: kept at ${config.publicUrl}/dev/outbox`)
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}
