import { get } from 'node:http';
import { newId } from '@wbn/postgres/new-id.ts';
import type { KeyHost } from '../harness/key-host.ts';

interface Opened {
  readonly url: string;
  readonly keys: KeyHost;
  readonly person: string;
  /** Called with the text of the stream as it arrives. */
  readonly onText: (text: string) => void;
}

/** Opens a stream like a browser; resolves at the first heartbeat. */
export async function openStream({ url, keys, person, onText }: Opened): Promise<void> {
  const token = await keys.sign(person, newId());
  return new Promise((resolve, reject) => {
    const request = get(`${url}/live/events`, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered by ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"beat"')) resolve();
        onText(text);
      });
    });
  });
}

/** Opens a stream per person, `atOnce` at a time. */
export async function openStreams(
  people: readonly string[],
  opened: Omit<Opened, 'person'>,
  atOnce = 50,
): Promise<void> {
  for (let from = 0; from < people.length; from += atOnce)
    await Promise.all(people.slice(from, from + atOnce).map((person) => openStream({ ...opened, person })));
}
