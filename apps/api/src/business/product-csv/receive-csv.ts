import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { csvLimit } from '@wbn/contract/business/import-products.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';

export interface ReceivedCsv {
  /** UTF-8 without a byte order mark. */
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Takes a CSV as it comes in, decodes it and puts it on the disk: who sends slowly holds up no transaction, and the file is never in
 * memory as a whole. Throws CallError when it is too large or no text.
 */
export async function receiveCsv(file: Readable): Promise<ReceivedCsv> {
  const path = join(tmpdir(), `wbn-csv-${randomUUID()}.csv`);
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(file, limited, decoded, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

export function csvProblem(problem: string): CallError {
  return validationError({ file: problem }, `The file ${problem}.`);
}

async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > csvLimit) throw tooLarge();
    yield chunk;
  }
}

async function* decoded(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let beginning: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of source) {
      let bytes = chunk;
      if (!decoder) {
        beginning = Buffer.concat([beginning, chunk]);
        if (beginning.length < 4) continue;
        decoder = new TextDecoder(encodingOf(beginning), { fatal: true });
        bytes = beginning;
      }
      yield requireText(decoder.decode(bytes, { stream: true }));
    }
    decoder ??= new TextDecoder('utf-8', { fatal: true });
    yield decoder.decode(beginning.length < 4 ? beginning : undefined);
  } catch (error) {
    if (error instanceof TypeError) throw csvProblem(csvFileProblems.encoding);
    throw error;
  }
}

/** By the byte order mark, or by the zeros that letters of the Latin alphabet have in UTF-16. */
function encodingOf([first, second, third, fourth]: Buffer): string {
  if (first === 0x50 && second === 0x4b) throw csvProblem(csvFileProblems.notText);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : 'utf-8';
}

/** PostgreSQL has no text with U+0000 in it, and no table has. */
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
