import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMailer, MailRefusedError } from './create-mailer.ts';
import { startMailServer } from './testing/start-mail-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
const outboxDir = join(folder, 'outbox');
afterEach(() => rmSync(outboxDir, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const from = 'WBN <no-reply@wbn.example>';
const message = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'operator@wbn.example',
  replyTo: { name: 'Ana Rossi', address: 'ana@rossi.example' },
  subject: 'Viña, Chile',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('a mailer without SMTP', () => {
  it('DESIGN 6: writes one .eml file per mail, the same file when it is sent again', async () => {
    const mailer = createMailer({ outboxDir, from });
    await mailer.send(message);
    await mailer.send(message);
    expect(readdirSync(outboxDir)).toEqual([`${message.id}.eml`]);
    const mail = readFileSync(join(outboxDir, `${message.id}.eml`), 'utf8');
    expect(mail).toContain('From: WBN <no-reply@wbn.example>');
    expect(mail).toContain('To: operator@wbn.example');
    expect(mail).toContain('Reply-To: Ana Rossi <ana@rossi.example>');
    expect(mail).toContain(`Message-ID: <${message.id}@wbn.example>`);
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toMatch(/multipart\/alternative/);
  });

  it('makes file and folder unreadable for other users, also a folder that exists already', async () => {
    mkdirSync(outboxDir);
    chmodSync(outboxDir, 0o755);
    await createMailer({ outboxDir, from }).send(message);
    expect(statSync(outboxDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(outboxDir, `${message.id}.eml`)).mode & 0o777).toBe(0o600);
  });

  it('lets no value add a header', async () => {
    const name = 'Ana\r\nBcc: all@example.org';
    await createMailer({ outboxDir, from }).send({
      ...message,
      subject: name,
      replyTo: { name, address: 'ana@rossi.example' },
    });
    const [headers = ''] = readFileSync(join(outboxDir, `${message.id}.eml`), 'utf8').split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('refuses an id that would leave the folder', async () => {
    await expect(createMailer({ outboxDir, from }).send({ ...message, id: '../x' })).rejects.toThrow(
      'id must be',
    );
  });
});

describe('a mailer with SMTP', () => {
  it('decision 22: hands the mail to the mail server, and writes no file', async () => {
    const { told, smtpUrl, close } = await startMailServer();
    const mailer = createMailer({ smtpUrl, outboxDir, from });
    await mailer.send(message);
    mailer.close();
    close();
    expect(told).toContain('MAIL FROM:<no-reply@wbn.example>');
    expect(told).toContain('RCPT TO:<operator@wbn.example>');
    expect(told.join('\n')).toContain('Reply-To: Ana Rossi <ana@rossi.example>');
    expect(existsSync(outboxDir)).toBe(false);
  });

  it('fails when the mail server does not accept the mail, and writes no file', async () => {
    const server = createServer((socket) => socket.end('554 no service here\r\n'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxDir, from });
    await expect(mailer.send(message)).rejects.toThrow(/554/);
    mailer.close();
    server.close();
  });

  it('reports a permanent refusal of the recipient, without the address', async () => {
    const server = await startMailServer();
    server.refused = 'operator@';
    const mailer = createMailer({ smtpUrl: server.smtpUrl, outboxDir, from });
    const failure = await mailer.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRefusedError);
    expect(String(failure)).toBe('MailRefusedError: The mail server has refused RCPT TO with 550.');
    mailer.close();
    server.close();
  });

  it('does not retry by itself: fails at once when the server hangs up', async () => {
    const server = await startMailServer();
    server.isDown = true;
    const mailer = createMailer({ smtpUrl: server.smtpUrl, outboxDir, from });
    const failure = await mailer.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    server.isDown = false;
    await mailer.send(message);
    expect(server.taken.map(({ id }) => id)).toEqual([message.id]);
    mailer.close();
    server.close();
  });
});
