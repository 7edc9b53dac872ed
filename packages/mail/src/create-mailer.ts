import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Thrown when the mail server refuses a mail for good, because of the recipient or the content. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; when absent, mails are written to `outboxDir`. */
  readonly smtpUrl?: string | undefined;
  /** Created with the first mail. */
  readonly outboxDir: string;
  /** Sender of every mail: `name@host` or `Name <name@host>`. */
  readonly from: string;
}

/**
 * Sends mails. `send` resolves when the server, or the disk, has accepted the mail. MailRefusedError means that retrying is useless; after
 * any other error it may succeed.
 */
export interface Mailer {
  send(message: Mail): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take for a step. */
const stepTimeout = 10_000;

/** Creates a mailer by SMTP, or one that writes each mail to a file `<id>.eml`, which any mail program opens. */
export function createMailer({ smtpUrl, outboxDir, from }: MailerOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outboxDir, from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = loadOnFirstUse(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: 2,
      // The caller's job retries.
      maxRequeues: 0,
      connectionTimeout: stepTimeout,
      greetingTimeout: stepTimeout,
      socketTimeout: stepTimeout,
      ...noOutsideAccess,
    }),
  );
  return {
    async send(message) {
      await (await transport()).sendMail(toMail(message, from)).catch(rethrowRefusal);
    },
    close: () => void transport.started()?.then((started) => started.close()),
  };
}

/**
 * Turns a permanent refusal of the recipient or content into MailRefusedError. A refused sender or password is rethrown, because the
 * operator can correct it.
 */
function rethrowRefusal(error: { responseCode?: number; command?: string }): never {
  const { responseCode = 0, command = '' } = error;
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA'))
    throw new MailRefusedError(`The mail server has refused ${command} with ${responseCode}.`);
  throw error;
}

function outboxMailer(outboxDir: string, from: string): Mailer {
  const transport = loadOnFirstUse(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, ...noOutsideAccess }),
  );
  return {
    async send(message) {
      const { message: bytes } = await (await transport()).sendMail(toMail(message, from));
      // Mails contain links that open accounts, so no other user of this machine may read them, not even in a folder of an older release.
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      await chmod(outboxDir, 0o700);
      const file = join(outboxDir, `${message.id}.eml`);
      // Renamed when complete, so that readers of the folder never see half a mail.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

/** Loads Nodemailer with the first mail, because it takes about 30 MB of memory and many processes never send one. */
function loadOnFirstUse<T>(create: (nodemailer: typeof import('nodemailer')) => T) {
  let transport: Promise<T> | undefined;
  const open = () => {
    transport ??= import('nodemailer').then(create);
    return transport;
  };
  return Object.assign(open, { started: () => transport });
}

/** Our mails refer to no files or addresses to fetch. */
const noOutsideAccess = { disableFileAccess: true, disableUrlAccess: true };

function toMail(
  { id, to, replyTo, subject, text, html, unsubscribeUrl }: Mail,
  from: string,
): SendMailOptions {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error(`A message's id must be letters, digits and dashes: ${id}`);
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    // Tells other machines not to answer (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
