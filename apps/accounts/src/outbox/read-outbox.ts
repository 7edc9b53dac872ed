import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
}

const most = 50;

/** The latest mails of the outbox. Their file names begin with what they are, so they are sorted by when they were written. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const written = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  const latest = written
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .map(({ file }) => file);
  return Promise.all(
    latest.map(async (file) => parseMail(file.slice(0, -4), await readFile(join(folder, file), 'latin1'))),
  );
}

/** Parses a mail that our mailer has written: headers and the plain-text part in any encoding. */
export function parseMail(id: string, source: string): OutboxMail {
  const [head, body] = splitHead(source);
  const boundary = /boundary="?([^";\r\n]+)/.exec(header(head, 'content-type'))?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitHead(part.trimStart()))
    : [[head, body] as const];
  const plain = parts.find(([partHead]) => header(partHead, 'content-type').includes('text/plain'));
  return {
    id,
    to: decodeWords(header(head, 'to')),
    subject: decodeWords(header(head, 'subject')),
    date: new Date(Date.parse(header(head, 'date')) || 0),
    text: plain ? decodeBody(plain[1], header(plain[0], 'content-transfer-encoding')).trim() : '',
  };
}

function splitHead(source: string): [string, string] {
  const end = /\r?\n\r?\n/.exec(source);
  if (!end) return [source, ''];
  return [source.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' '), source.slice(end.index + end[0].length)];
}

function header(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (/quoted-printable/i.test(encoding)) return decodeQuoted(body.replace(/=\r?\n/g, ''));
  return Buffer.from(body, 'latin1').toString('utf8');
}

/** Decodes header words like `=?UTF-8?Q?Caf=C3=A9?=`. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
