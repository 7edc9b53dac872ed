import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The whole file cannot be imported; the data is unchanged. */
export class BrokenFileError extends Error {
  override readonly name = 'BrokenFileError';
}

export interface Line {
  number: number;
  text: string;
}

const lineFeed = 0x0a;
const longestLine = 5_000_000;

/**
 * Yields the lines of a plain or gzipped UTF-8 file, recognized by its first bytes. Only a line feed ends a line,
 * because JSON may contain other line separators (U+2028).
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const plain = new PassThrough();
  const source = createReadStream(path);
  const reading = (await isGzip(path)) ? pipeline(source, createGunzip(), plain) : pipeline(source, plain);
  // Errors also end `plain`, and the loop below throws them.
  reading.catch(() => undefined);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  try {
    for await (const chunk of plain) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
      let from = 0;
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        number += 1;
        yield { number, text: decoder.decode(bytes.subarray(from, end)) };
        from = end + 1;
      }
      rest = bytes.subarray(from);
      if (rest.length > longestLine)
        throw new BrokenFileError(`line ${number + 1} is longer than ${longestLine / 1_000_000} MB`);
    }
    if (rest.length > 0) {
      number += 1;
      yield { number, text: decoder.decode(rest) };
    }
  } catch (error) {
    throw explain(error, number);
  } finally {
    source.destroy();
  }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

function explain(error: unknown, line: number): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new BrokenFileError(`line ${line} is not UTF-8 text`);
  if (code === 'Z_BUF_ERROR') return new BrokenFileError(`the gzip data ends too early, after line ${line}`);
  if (code.startsWith('Z_')) return new BrokenFileError(`the gzip data is damaged after line ${line}`);
  return error;
}
