import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { openStream } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Reads the files behind the addresses that rows hold: what people sent, and what was drawn for the demo world. */
export interface StoredFiles {
  /** The name under which a file of ours is kept; undefined for addresses elsewhere. */
  keyOf(url: string): string | undefined;
  /** An address of one of our files as rows hold it, without this host; undefined for addresses elsewhere. */
  addressOf(url: string): string | undefined;
  /** Undefined when it is not ours, or not there. */
  open(url: string): Promise<Readable | undefined>;
}

const keyForm = /^(?!(?:incoming|private)\/)(?:[\w-]+\/)+[\w-]+\.\w+$/;

/** Files of the store, and those that this host serves from a folder. */
export function createStoredFiles(options: {
  readonly store: FileStore;
  /** Behind `/files/`. */
  readonly filesDir: string;
  /** This host as browsers see it. */
  readonly hostUrl: () => string;
  /** The sites of the network, whose pages show the same files by their own hosts. */
  readonly isOwnSite?: (origin: string) => boolean;
}): StoredFiles {
  const { store, filesDir, hostUrl, isOwnSite = () => false } = options;
  const withoutHost = (url: string) => {
    if (url.startsWith(`${hostUrl()}/`)) return url.slice(hostUrl().length);
    const at = url.indexOf('/files/');
    return at > 0 && isOwnSite(url.slice(0, at)) ? url.slice(at) : url;
  };
  const places = [
    { prefix: () => store.urlOf(''), read: store.read },
    { prefix: () => '/files/', read: (key: string) => openStream(join(filesDir, key)) },
  ];
  const find = (url: string) => {
    for (const { prefix, read } of places)
      for (const address of [url, withoutHost(url)]) {
        const key = address.startsWith(prefix()) ? address.slice(prefix().length) : '';
        if (keyForm.test(key)) return { key, read, address };
      }
    return undefined;
  };
  return {
    keyOf: (url) => find(url)?.key,
    addressOf: (url) => find(url)?.address,
    async open(url) {
      const found = find(url);
      return found?.read(found.key);
    },
  };
}
