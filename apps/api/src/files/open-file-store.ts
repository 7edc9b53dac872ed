import type { Readable } from 'node:stream';
import { checkSize } from './check-size.ts';
import { createDiskStore, type DiskStore, type DiskStoreOptions } from './disk-store.ts';
import { type FileStore, postSeconds } from './file-store.ts';

/** A bucket of any S3-compatible store. */
export interface S3Settings {
  /** Absent: AWS, by its region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Public address of `pictures/` for browsers, without a trailing slash; nothing else in the bucket may be public. */
  readonly publicUrl: string;
}

/** Stores files in a bucket; browsers post to it directly, by forms signed for one key, type and length. */
export async function createS3Store(settings: S3Settings): Promise<FileStore> {
  // Loaded only when used, because it is larger than everything else together.
  const { S3Client, CopyObjectCommand, GetObjectCommand, PutObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3');
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  const { bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than AWS rarely support a host name per bucket or the newer checksums.
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 10_000 },
  });

  const cacheControlOf = (key: string) =>
    key.startsWith('private/') ? 'private, no-store' : 'public, max-age=31536000, immutable';

  async function read(Key: string): Promise<Readable | undefined> {
    const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    });
    return found?.Body as Readable | undefined;
  }

  return {
    signPost: ({ key, contentType, fileSize }) =>
      createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', fileSize, fileSize],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: postSeconds,
      }),
    async readIncoming(key, kind) {
      const stream = await read(key);
      if (!stream) return undefined;
      const parts: Uint8Array[] = [];
      let size = 0;
      // Leaving the loop closes the connection, so an oversized file is not read to its end.
      for await (const part of stream as AsyncIterable<Uint8Array>) {
        size += part.length;
        checkSize(size, kind);
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
    streamIncoming: read,
    read,
    async moveIncoming(incomingKey, Key, ContentType) {
      const CopySource = `${Bucket}/${incomingKey}`;
      const MetadataDirective = 'REPLACE';
      const CacheControl = cacheControlOf(Key);
      await client.send(
        new CopyObjectCommand({ Bucket, Key, CopySource, MetadataDirective, ContentType, CacheControl }),
      );
    },
    async write(Key, content, ContentType) {
      const body =
        'stream' in content ? { Body: content.stream, ContentLength: content.size } : { Body: content };
      const CacheControl = cacheControlOf(Key);
      await client.send(new PutObjectCommand({ Bucket, Key, ...body, ContentType, CacheControl }));
    },
    async delete(keys) {
      for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    urlOf: (key) => `${settings.publicUrl}/${key}`,
    close: () => client.destroy(),
  };
}

export interface OpenFileStore {
  readonly store: FileStore;
  /** The same store, when files are in our own folders. */
  readonly diskStore: DiskStore | undefined;
}

/** Opens the store of the settings: a bucket, or folders of this machine. */
export async function openFileStore(
  options: DiskStoreOptions & { readonly s3: S3Settings | undefined },
): Promise<OpenFileStore> {
  if (options.s3) return { store: await createS3Store(options.s3), diskStore: undefined };
  const diskStore = createDiskStore(options);
  return { store: diskStore, diskStore };
}
