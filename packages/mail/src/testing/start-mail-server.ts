import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface TakenMessage {
  /** Message-ID without its host. */
  readonly id: string;
  readonly to: string;
  /** Headers and body as they came. */
  readonly source: string;
}

export interface TestMailServer {
  readonly smtpUrl: string;
  /** What it has taken, in order. */
  readonly taken: TakenMessage[];
  /** Commands and messages. */
  readonly told: string[];
  /** While it is down it hangs up on everybody. */
  isDown: boolean;
  /** Part of an address that it takes nothing for: 550. */
  refused: string | undefined;
  close(): void;
}

/** The least that a mail server says, on a free port. */
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
    // Who is killed resets the line: told by the socket, and by the reader of its lines once more.
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

function read(source: string): TakenMessage {
  const id = /^Message-ID:\s+<([^@]+)@/im.exec(source)?.[1] ?? '';
  return { id, to: /^To: (.*)$/im.exec(source)?.[1] ?? '', source };
}
