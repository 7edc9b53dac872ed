import { createMailer, type Mailer } from '@wbn/mail/create-mailer.ts';
import type { HostSettings } from '../settings/host-settings.ts';

/** The mailer that a host's settings ask for: a mail server, or the outbox folder. */
export function openMailer({
  smtpUrl,
  outboxDir,
  mailFrom,
}: Pick<HostSettings, 'smtpUrl' | 'outboxDir' | 'mailFrom'>): Mailer {
  return createMailer({ smtpUrl, outboxDir, from: mailFrom });
}
