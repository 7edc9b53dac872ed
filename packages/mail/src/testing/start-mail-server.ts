import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface AcceptedMail {
  /** Message-ID without its host. */
  readonly id: string;
  readonly to: string;
  /** Headers and body, unchanged. */
  readonly source: string;
}

export interface TestMailServer {
  readonly smtpUrl: string;
  /** Accepted mails, in order. */
  readonly taken: AcceptedMail[];
  /** All commands and mails received. */
  readonly told: string[];
  /** While true, it hangs up on every connection. */
  isDown: boolean;
  /** Part of an address that it refuses with 550. */
  refused: string | undefined;
  close(): void;
}

/** Starts a minimal SMTP server on a free port. */
export async function startMailServer(): Promise<TestMailServer> {
  const server = createServer((socket) => {
    if (mail.isDown) return void socket.destroy();
    let body: string[] | undefined;
    const answer = (line: string): string => {
      if (line === 'DATA') return '354 go on';
      if (line.startsWith('RCPT') && mail.refused && line.includes(mail.refused))
        return `550 5.1.1 ${line.slice('RCPT TO:'.length)}: nobody here`;
      return '250 ok';
    };
    socket.write('220 mail.example\r\n');
    const lines = createInterface({ input: socket });
    // A killed client resets the connection; the socket and the line reader both report it.
    socket.on('error', () => undefined);
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      if (mail.isDown) return void socket.destroy();
      if (body && line !== '.') return void body.push(line);
      mail.told.push(body ? body.join('\n') : line);
      if (body) mail.taken.push(read(body.join('\n')));
      body = line === 'DATA' ? [] : undefined;
      socket.write(`${answer(line)}\r\n`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mail: TestMailServer = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    taken: [],
    told: [],
    isDown: false,
    refused: undefined,
    close: () => void server.close(),
  };
  return mail;
}

function read(source: string): AcceptedMail {
  const id = /^Message-ID:\s+<([^@]+)@/im.exec(source)?.[1] ?? '';
  return { id, to: /^To: (.*)$/im.exec(source)?.[1] ?? '', source };
}
