import type { VideoType } from '@wbn/contract/files/upload.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';

/** Reads a file that comes in pieces, in its order: so much is taken into memory, the rest only passes by. */
class BytesReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #piece: Buffer = Buffer.alloc(0);
  /** How many bytes were taken or skipped. */
  position = 0;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next so many bytes; fewer at the end. */
  async take(length: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    await this.#pass(length, (piece) => taken.push(piece));
    return Buffer.concat(taken);
  }

  /** Passes over so many bytes. Gives how many there were. */
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

/** For a file that is not a video that we take. */
function wrongVideo(problem: string): CallError {
  return new CallError('UnsupportedMediaType', `${problem} Send an MP4 or WebM film.`);
}

/** For a video of a right type that cannot be used. */
export function brokenVideo(problem: string): CallError {
  return validationError({ file: problem }, problem);
}

const cutOff = 'The film is cut off; send it again.';
const noPictures = 'The film shows no pictures that browsers can play.';

/** Refuses what is no video by its bytes, whatever it calls itself; reads the file once, to its end. */
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

/** Brands of the ISO base media format that browsers play; not those of pictures (avif, heic), sound (M4A) or QuickTime. */
const playableBrands = /^(iso[m2-9a]|mp4[12]|avc1|hvc1|av01|M4V[ HP]?|m4v |MSNV|dash|cmfc|f4v )$/;
/** The boxes that stand side by side in a video; what else follows is no part of it. */
const videoBoxes =
  /^(ftyp|styp|sidx|ssix|prft|emsg|moov|moof|mdat|mfra|free|skip|wide|udta|meta|uuid|pdin|junk|pnot)$/;
/** Tables of a video of 50 MB take far less. */
const tablesLimit = 8 * 1024 ** 2;

/** An MP4 is a row of boxes, each with its length: they must fill the file, and hold the tables of a video and its data. */
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
/** Where the tracks of a WebM are told, at the latest. */
const tracksLimit = 1024 ** 2;

/** A WebM is a head that calls itself webm, and one segment to the end of the file. */
async function checkWebm(reader: BytesReader, head: Buffer): Promise<void> {
  // Eight bytes are there already: the id, and the length with perhaps the first bytes behind it.
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

/** A number of EBML: its first bit that is set tells how many bytes it has; all others set say that it is not known. */
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
