import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly body: string;
}

/** Maximum number of concurrent requests. */
export const parallel = 8;

/** Reads pages over keep-alive connections; `host` is the Host header, so one server can be each of its sites. */
export function createSiteReader(siteUrl: string) {
  const { port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });

  const read = (path: string, host: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      call.once('error', reject);
      call.end();
    });

  return { read, close: () => agent.destroy() };
}

/** Runs `work` for each entry with limited concurrency; it may append entries to the list. */
export async function forEachInParallel<Entry>(
  entries: Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  let next = 0;
  let running = 0;
  await new Promise<void>((resolve, reject) => {
    const startMore = () => {
      if (next >= entries.length && running === 0) return resolve();
      while (running < parallel && next < entries.length) {
        running += 1;
        work(entries[next++] as Entry).then(() => {
          running -= 1;
          startMore();
        }, reject);
      }
    };
    startMore();
  });
}
