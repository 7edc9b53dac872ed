import type { VideoType } from '@wbn/contract/files/upload.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';

/** Reads a stream of chunks sequentially; `take` buffers bytes, `skip` discards them. */
class BytesReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #piece: Buffer = Buffer.alloc(0);
  /** Number of bytes taken or skipped. */
  position = 0;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** Returns the next bytes; fewer at the end. */
  async take(length: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    await this.#pass(length, (piece) => taken.push(piece));
    return Buffer.concat(taken);
  }

  /** Skips bytes. Returns how many there were. */
  skip(length: number): Promise<number> {
    return this.#pass(length, () => undefined);
  }

  async #pass(length: number, see: (piece: Buffer) => void): Promise<number> {
    let passed = 0;
    while (passed < length && (this.#piece.length > 0 || (await this.#next()))) {
      const piece = this.#piece.subarray(0, Math.min(length - passed, this.#piece.length));
      this.#piece = this.#piece.subarray(piece.length);
      passed += piece.length;
      see(piece);
    }
    this.position += passed;
    return passed;
  }

  async #next(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#piece = Buffer.from(value.buffer, value.byteOffset, value.length);
    return true;
  }
}

/** Error for a file that is not an accepted video. */
function wrongVideo(problem: string): CallError {
  return new CallError('UnsupportedMediaType', `${problem} Send an MP4 or WebM film.`);
}

/** Error for a video of an accepted type that cannot be used. */
export function brokenVideo(problem: string): CallError {
  return validationError({ file: problem }, problem);
}

const cutOff = 'The film is cut off; send it again.';
const noPictures = 'The film shows no pictures that browsers can play.';

/** Throws unless the content is a video of the declared type; reads the stream once to its end. */
export async function checkVideo(pieces: AsyncIterable<Uint8Array>, declared: VideoType): Promise<void> {
  const reader = new BytesReader(pieces);
  const head = await reader.take(8);
  const type = recogniseVideo(head);
  if (!type) throw wrongVideo('The file is not a film that is taken.');
  if (type !== declared) throw wrongVideo(`The file was announced as ${declared}, but is ${type}.`);
  if (type === 'video/mp4') await checkMp4(reader, head);
  else await checkWebm(reader, head);
}

function recogniseVideo(head: Buffer): VideoType | undefined {
  if (head.length < 8) return undefined;
  if (head.toString('latin1', 4) === 'ftyp') return 'video/mp4';
  return head.readUInt32BE(0) === ebmlHeader ? 'video/webm' : undefined;
}

/** Brands of the ISO base media format that browsers play; without pictures (avif, heic), sound (M4A) and QuickTime. */
const playableBrands = /^(iso[m2-9a]|mp4[12]|avc1|hvc1|av01|M4V[ HP]?|m4v |MSNV|dash|cmfc|f4v )$/;
/** Top-level boxes of a video; anything else is refused. */
const videoBoxes =
  /^(ftyp|styp|sidx|ssix|prft|emsg|moov|moof|mdat|mfra|free|skip|wide|udta|meta|uuid|pdin|junk|pnot)$/;
/** In bytes; the tables of a 50 MB video need far less. */
const tablesLimit = 8 * 1024 ** 2;

/** An MP4 is a sequence of boxes with lengths: they must fill the file and include a video's tables and data. */
async function checkMp4(reader: BytesReader, head: Buffer): Promise<void> {
  const brands = await readBody(reader, head.readUInt32BE(0) - 8, 1024);
  const named = [brands.toString('latin1', 0, 4), ...chunksOfFour(brands.toString('latin1', 8))];
  if (!named.some((brand) => playableBrands.test(brand))) throw wrongVideo('Browsers do not play this MP4.');
  const seen = new Set<string>();
  for (;;) {
    const { type, length } = await readBoxHead(reader);
    if (type === undefined) break;
    if (!videoBoxes.test(type)) throw wrongVideo('The file holds more than a film.');
    seen.add(type);
    if (type !== 'moov') {
      const passed = await reader.skip(length);
      if (length !== Number.POSITIVE_INFINITY && passed < length) throw brokenVideo(cutOff);
    } else if (!(await readBody(reader, length, tablesLimit)).includes('vide')) throw brokenVideo(noPictures);
  }
  if (!seen.has('moov') || !seen.has('mdat')) throw brokenVideo(cutOff);
}

async function readBoxHead(reader: BytesReader): Promise<{ type?: string; length: number }> {
  const head = await reader.take(8);
  if (head.length === 0) return { length: 0 };
  if (head.length < 8) throw brokenVideo(cutOff);
  const type = head.toString('latin1', 4);
  const length = head.readUInt32BE(0);
  if (length === 0) return { type, length: Number.POSITIVE_INFINITY };
  if (length !== 1) return { type, length: atLeastZero(length - 8) };
  const long = await reader.take(8);
  if (long.length < 8) throw brokenVideo(cutOff);
  return { type, length: atLeastZero(Number(long.readBigUInt64BE()) - 16) };
}

function atLeastZero(length: number): number {
  if (length < 0) throw brokenVideo(cutOff);
  return length;
}

function chunksOfFour(text: string): string[] {
  return text.match(/.{4}/gs) ?? [];
}

const ebmlHeader = 0x1a45dfa3;
const segment = 0x18538067;
/** A WebM must describe its tracks within this many bytes. */
const tracksLimit = 1024 ** 2;

/** A WebM is a header with the type webm, and one segment up to the end of the file. */
async function checkWebm(reader: BytesReader, head: Buffer): Promise<void> {
  // Eight bytes were read already: the id, and the length, perhaps with the first bytes after it.
  const rest = await reader.take(4088);
  const start = Buffer.concat([head, rest]);
  const length = readNumber(start, 4);
  if (!length || length.value > 4000) throw brokenVideo(cutOff);
  const bodyEnd = length.end + length.value;
  // DocType, its length, and webm.
  if (!start.subarray(length.end, bodyEnd).includes(Buffer.from('\x42\x82\x84webm', 'latin1'))) {
    throw start.length < bodyEnd ? brokenVideo(cutOff) : wrongVideo('The file is not a film that is taken.');
  }
  if (start.length < bodyEnd + 5) throw brokenVideo(cutOff);
  const size = start.readUInt32BE(bodyEnd) === segment ? readNumber(start, bodyEnd + 4) : undefined;
  if (!size) throw brokenVideo(cutOff);
  const beginning = Buffer.concat([start.subarray(size.end), await reader.take(tracksLimit)]);
  const passed = beginning.length + (await reader.skip(Number.POSITIVE_INFINITY));
  if (passed < size.value && size.value !== Number.POSITIVE_INFINITY) throw brokenVideo(cutOff);
  if (passed > size.value) throw wrongVideo('The file holds more than a film.');
  if (!/V_(VP8|VP9|AV1)/.test(beginning.toString('latin1'))) throw brokenVideo(noPictures);
}

/** Reads an EBML number: its first set bit tells the number of bytes; all other bits set mean unknown. */
function readNumber(bytes: Buffer, at: number): { value: number; end: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  const all = bytes.subarray(at, at + length);
  const bits = 7 * length;
  const value = [...all].reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) & ((1n << BigInt(bits)) - 1n);
  const isUnknown = value === (1n << BigInt(bits)) - 1n;
  return { value: isUnknown ? Number.POSITIVE_INFINITY : Number(value), end: at + length };
}

async function readBody(reader: BytesReader, length: number, most: number): Promise<Buffer> {
  if (length > most || length < 0) throw brokenVideo(cutOff);
  const body = await reader.take(length);
  if (body.length < length) throw brokenVideo(cutOff);
  return body;
}
