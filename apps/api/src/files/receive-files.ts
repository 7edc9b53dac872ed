import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { videoLimit } from '@wbn/contract/files/upload.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkSize } from './check-size.ts';
import type { DiskStore } from './disk-store.ts';
import type { PostOrder } from './file-store.ts';

/** Milliseconds for receiving a file: 50 MB over a slow line. */
const uploadTime = 15 * 60_000;
/** Upper limit of the form's fields and part headers, in bytes. */
const formOverhead = 16 * 1024;

/**
 * Makes this host the storage host of its disk: accepts the forms that the store has signed, as S3 does, without a
 * session. Files are streamed to the disk.
 */
export async function receiveFiles(server: FastifyInstance, store: DiskStore): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fields: 8,
        fieldNameSize: 64,
        fieldSize: 4096,
        files: 1,
        parts: 9,
        fileSize: videoLimit + 1,
      },
      throwFileSizeLimit: false,
    });
    scope.post('/files/incoming', { config: { bodyTime: uploadTime } }, async (request, reply) => {
      checkSize(contentLength(request), 'video');
      await receive(request, store);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

async function receive(request: FastifyRequest, store: DiskStore): Promise<void> {
  if (!request.isMultipart()) throw wrongForm('The file must be sent as multipart/form-data.');
  const fields: Record<string, string> = {};
  for await (const part of readable(request.parts())) {
    if (part.type === 'file') {
      const order = store.readForm(fields);
      if (!order)
        throw new CallError('Forbidden', 'This form was not signed here, or is older than ten minutes.');
      if (contentLength(request) > order.fileSize) throw wrongForm(otherLength(order.fileSize));
      return await storePart(part, order, store);
    }
    fields[part.fieldname] = String(part.value);
  }
  throw wrongForm('The form holds no file; it must come behind all fields.');
}

/** Turns errors of the form parser into errors of the form; errors with a status stay unchanged. */
async function* readable<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof Error && ('statusCode' in error || error instanceof CallError)) throw error;
    throw wrongForm('The form is broken off or cannot be read; send it again.');
  }
}

/** Minimum length of the file, when the browser sends the length of the form. */
function contentLength(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0) - formOverhead;
}

async function storePart(part: MultipartFile, order: PostOrder, store: DiskStore): Promise<void> {
  const temporary = join(store.incomingDir, `${randomUUID()}.part`);
  try {
    await pipeline(
      readable(part.file),
      ofLength(order.fileSize),
      createWriteStream(temporary, { mode: 0o600 }),
    );
    await store.accept(order.key, temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const otherLength = (expected: number) =>
  `The file is not as long as was announced, which is ${expected} bytes.`;

/** Passes exactly this many bytes, otherwise fails. */
function ofLength(expected: number): Transform {
  let length = 0;
  const problem = () => wrongForm(otherLength(expected));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > expected) done(problem());
      else done(null, chunk);
    },
    flush(done) {
      done(length === expected ? null : problem());
    },
  });
}

function wrongForm(problem: string): CallError {
  return validationError({ file: problem }, problem);
}
