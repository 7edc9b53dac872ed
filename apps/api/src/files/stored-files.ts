import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { openStream } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Reads the files behind stored addresses: uploads, and drawings of the demo world. */
export interface StoredFiles {
  /** Key of one of our files; undefined for addresses elsewhere. */
  keyOf(url: string): string | undefined;
  /** Stored form of an address of one of our files, without this host; undefined for addresses elsewhere. */
  addressOf(url: string): string | undefined;
  /** Undefined when the file is not ours or does not exist. */
  open(url: string): Promise<Readable | undefined>;
}

const keyForm = /^(?!(?:incoming|private)\/)(?:[\w-]+\/)+[\w-]+\.\w+$/;

/** Combines the files of the store and those that this host serves from a folder. */
export function createStoredFiles(options: {
  readonly store: FileStore;
  /** Folder served at `/files/`. */
  readonly filesDir: string;
  /** Address of this host in browsers. */
  readonly hostUrl: () => string;
  /** Recognizes the sites of the network, whose pages show the same files with their own hosts. */
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
