import { createDiskStore, type DiskStore, type DiskStoreOptions } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

export interface OpenFileStore {
  readonly store: FileStore;
  /** The same, when files lie in folders of ours. */
  readonly diskStore: DiskStore | undefined;
}

/** The store that the settings ask for: a bucket, or folders of this machine. */
export async function openFileStore(
  options: DiskStoreOptions & { readonly s3: S3Settings | undefined },
): Promise<OpenFileStore> {
  if (options.s3) return { store: await createS3Store(options.s3), diskStore: undefined };
  const diskStore = createDiskStore(options);
  return { store: diskStore, diskStore };
}
