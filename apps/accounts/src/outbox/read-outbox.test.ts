import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOutbox } from './read-outbox.ts';

it('lists the latest mails first, whatever their files are called', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, subject: string, second: number) => {
    const file = join(folder, `${name}.eml`);
    const head = [`To: ana@blue.example`, `Subject: ${subject}`, 'Date: Sun, 29 Nov 2026 10:00:00 +0000'];
    writeFileSync(file, `${head.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello\r\n`);
    utimesSync(file, second, second);
  };
  for (let at = 0; at < 60; at += 1) write(`notice-${at}`, `Notice ${at}`, 1_000 + at);
  write('01a226e8-a4b2-7241-b4a4-b43a130bb695', 'Confirm your address', 2_000);
  const mails = await readOutbox(folder);
  expect(mails).toHaveLength(50);
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['Confirm your address', 'Notice 59']);
});
