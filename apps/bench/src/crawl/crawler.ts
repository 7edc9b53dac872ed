import { Agent, get } from 'node:http';

export interface Address {
  readonly edition: string;
  readonly path: string;
}

interface Crawled {
  readonly statuses: ReadonlyMap<number, number>;
  readonly bytes: number;
}

/** Reads addresses of editions' sites, so many at once, each at its own host name; follows one redirect, as to the right name of a page. */
export function createCrawler(siteUrl: string, atOnce: number) {
  const { hostname, port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  const read = ({ edition, path }: Address) =>
    new Promise<{ status: number; bytes: number; location: string | undefined }>((resolve, reject) => {
      const headers = { host: `${edition}.localhost:${port}`, 'accept-encoding': 'br' };
      get({ hostname, port, agent, path, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes, location: response.headers.location }),
        );
      }).once('error', reject);
    });

  return async (addresses: readonly Address[]): Promise<Crawled> => {
    const statuses = new Map<number, number>();
    let bytes = 0;
    const left = addresses.values();
    const work = async () => {
      for (const address of left) {
        let answer = await read(address);
        if (answer.status === 301 && answer.location)
          answer = await read({ edition: address.edition, path: answer.location });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        bytes += answer.bytes;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { statuses, bytes };
  };
}
