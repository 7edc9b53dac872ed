import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Message } from './message.ts';

/** The mail server does not take this message and never will: nobody has the address, or it dislikes what is written. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; absent: messages become files in `outboxDir`. */
  readonly smtpUrl?: string | undefined;
  /** Made when the first message is written. */
  readonly outboxDir: string;
  /** Sender of every message: `name@host` or `Name <name@host>`. */
  readonly from: string;
}

/**
 * Sends messages; a promise that is kept means that the server, or the disk, has taken the message. MailRefusedError means that
 * no later try will succeed, any other error that one may.
 */
export interface Mailer {
  send(message: Message): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take for a step. */
const patience = 10_000;

/** A mailer by SMTP, or one that writes each message to a file `<id>.eml`, which any mail program opens. */
export function createMailer({ smtpUrl, outboxDir, from }: MailerOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outboxDir, from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = onFirstUse(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: 2,
      // Who sends tries again.
      maxRequeues: 0,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      ...closedDoors,
    }),
  );
  return {
    async send(message) {
      await (await transport()).sendMail(toMail(message, from)).catch(refuse);
    },
    close: () => void transport.started()?.then((started) => started.close()),
  };
}

/** What the server says for good of the recipient or the text; a refused sender or password is the operator's to mend. */
function refuse(error: { responseCode?: number; command?: string }): never {
  const { responseCode = 0, command = '' } = error;
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA'))
    throw new MailRefusedError(`The mail server has refused ${command} with ${responseCode}.`);
  throw error;
}

function outboxMailer(outboxDir: string, from: string): Mailer {
  const transport = onFirstUse(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, ...closedDoors }),
  );
  return {
    async send(message) {
      const { message: bytes } = await (await transport()).sendMail(toMail(message, from));
      // Messages hold links that open accounts: no other user of this machine may read them, also in a folder of an older release.
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      await chmod(outboxDir, 0o700);
      const file = join(outboxDir, `${message.id}.eml`);
      // Whoever watches the folder never sees half a message.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

/** Nodemailer takes some 30 MB of memory, and many a process never sends a message: it is loaded with the first one. */
function onFirstUse<T>(create: (nodemailer: typeof import('nodemailer')) => T) {
  let transport: Promise<T> | undefined;
  const open = () => {
    transport ??= import('nodemailer').then(create);
    return transport;
  };
  return Object.assign(open, { started: () => transport });
}

/** No message of ours names a file or an address to fetch. */
const closedDoors = { disableFileAccess: true, disableUrlAccess: true };

function toMail(
  { id, to, replyTo, subject, text, html, unsubscribeUrl }: Message,
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
    // Asks other machines not to answer (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
