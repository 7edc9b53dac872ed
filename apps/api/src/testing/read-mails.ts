import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './start-test-server.ts';

export interface ReadMail {
  readonly subject: string;
  /** Whole mail, with lines joined. */
  readonly text: string;
}

/** Runs jobs, and returns all mails to an address, in no order. */
export async function mailsTo({ jobs, outboxDir }: TestServer, address: string): Promise<ReadMail[]> {
  await jobs.settle();
  if (!existsSync(outboxDir)) return [];
  return readdirSync(outboxDir)
    .map((name) => readFileSync(join(outboxDir, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}`))
    .map((text) => ({
      subject: (/^Subject: ((?:.|\r\n[ \t])*)\r$/m.exec(text)?.[1] ?? '').replace(/\r\n[ \t]+/g, ' '),
      text: text.replaceAll('=\r\n', '').replace(/\r\n/g, '\n'),
    }));
}
