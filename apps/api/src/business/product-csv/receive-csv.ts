import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { type CsvEncoding, csvLimit } from '@wbn/contract/business/import-products.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { csvProblem, type RecognisedEncoding, recogniseEncoding } from './csv-encoding.ts';

export interface ReceivedCsv {
  /** UTF-8 without a byte-order mark. */
  readonly path: string;
  readonly encoding: RecognisedEncoding;
  remove(): Promise<void>;
}

/**
 * Streams a CSV to the disk, decoded, so that slow senders hold no transaction open and the file is never in memory
 * as a whole. Throws CallError when it is too large or not text.
 */
export async function receiveCsv(file: Readable, chosen?: CsvEncoding): Promise<ReceivedCsv> {
  const path = join(tmpdir(), `wbn-csv-${randomUUID()}.csv`);
  const rawPath = `${path}.raw`;
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(file, limited, createWriteStream(rawPath, { mode: 0o600 }));
    const encoding = await recogniseEncoding(rawPath, chosen);
    const decoded = decodedFrom(
      encoding.name,
      chosen ? csvFileProblems.undecodable : csvFileProblems.encoding,
    );
    await pipeline(createReadStream(rawPath), decoded, createWriteStream(path, { mode: 0o600 }));
    return { path, encoding, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(rawPath, { force: true });
  }
}

async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > csvLimit) throw tooLarge();
    yield chunk;
  }
}

function decodedFrom(encoding: CsvEncoding, problem: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding, { fatal: true });
    try {
      for await (const chunk of source) yield requireText(decoder.decode(chunk, { stream: true }));
      yield decoder.decode();
    } catch (error) {
      if (error instanceof TypeError) throw csvProblem(problem);
      throw error;
    }
  };
}

/** PostgreSQL cannot store U+0000, and no CSV contains it. */
function requireText(text: string): string {
  if (text.includes('\u0000')) throw csvProblem(csvFileProblems.notText);
  return text;
}

function tooLarge(): CallError {
  return new CallError(
    'PayloadTooLarge',
    `The file is too large: at most ${csvLimit / 1024 / 1024} MB are taken.`,
  );
}
