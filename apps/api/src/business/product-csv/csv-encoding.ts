import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import type { CsvEncoding } from '@wbn/contract/business/import-products.ts';
import { type CallError, validationError } from '@wbn/host/errors/call-error.ts';

/** The encoding of a file; `samples` are texts by which people can judge a guess. */
export interface RecognisedEncoding {
  readonly name: CsvEncoding;
  readonly guessed: boolean;
  readonly samples: readonly string[];
}

/** Returns a ValidationError about the file as a whole. */
export function csvProblem(problem: string): CallError {
  return validationError({ file: problem }, `The file ${problem}.`);
}

/**
 * Recognizes the encoding by the byte-order mark, the zeros of UTF-16, or valid UTF-8; otherwise guesses GB18030 or
 * Windows-1252. Throws CallError when the file is a workbook.
 */
export async function recogniseEncoding(path: string, chosen?: CsvEncoding): Promise<RecognisedEncoding> {
  const { marked, isUtf8, firstHigh, looksChinese } = await readStatistics(path);
  const name = chosen ?? marked ?? (isUtf8 ? 'utf-8' : looksChinese ? 'gb18030' : 'windows-1252');
  const guessed = !chosen && !marked && !isUtf8;
  const samples = name.startsWith('utf') ? [] : await readSamples(path, name, firstHigh);
  return { name, guessed, samples };
}

async function readStatistics(path: string) {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let marked: CsvEncoding | undefined;
  let isUtf8 = true;
  let passed = 0;
  let firstHigh = -1;
  let lead = 0;
  let chinese = 0;
  let other = 0;
  const decode = (bytes?: Buffer) => {
    try {
      if (isUtf8) utf8.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (passed === 0) marked = encodingOfMark(bytes);
    decode(bytes);
    for (const [at, byte] of bytes.entries()) {
      if (byte < 0x80) {
        if (lead > 0) other += 1;
        lead = 0;
        continue;
      }
      if (firstHigh < 0) firstHigh = passed + at;
      if (lead === 0) lead = byte;
      else {
        // Rows of GB 2312 with signs and common characters; lower-case letters of Latin and Cyrillic code pages lie
        // after them.
        const isUsual = byte >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xd7));
        if (isUsual) chinese += 1;
        else other += 1;
        lead = 0;
      }
    }
    passed += bytes.length;
  }
  decode();
  return { marked, isUtf8, firstHigh, looksChinese: chinese > 2 * other };
}

function encodingOfMark([first, second, third, fourth]: Buffer): CsvEncoding | undefined {
  if (first === 0x50 && second === 0x4b) throw csvProblem(csvFileProblems.notText);
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : undefined;
}

const sampleBytes = 64 * 1024;
/** Bytes included before the first non-ASCII byte, to show the word around it. */
const sampleBefore = 100;

async function readSamples(path: string, name: CsvEncoding, firstHigh: number): Promise<string[]> {
  if (firstHigh < 0) return [];
  const file = await open(path);
  try {
    const start = Math.max(0, firstHigh - sampleBefore);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, start);
    const text = new TextDecoder(name).decode(buffer.subarray(0, bytesRead), { stream: true });
    const words = text.match(/[\p{L}\p{M}\d]{0,30}[^\p{ASCII}]+[\p{L}\p{M}\d]{0,30}/gu) ?? [];
    return [...new Set(words.map((word) => word.slice(0, 60).toWellFormed()))].slice(0, 6);
  } finally {
    await file.close();
  }
}
