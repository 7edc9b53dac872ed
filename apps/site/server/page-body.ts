import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Bytes below which compression is not worthwhile. */
const smallest = 1000;
/** Estimated memory of a page beside its body. */
const besides = 1000;

/**
 * The body of a page: as rendered at first, compressed only once it is cached. All encodings are made when they are first asked for, off the
 * main thread; the uncompressed body of a cached page is made anew for the few clients that accept no compression.
 */
export class PageBody {
  /** Absent once the body is kept compressed. */
  #plain: Buffer | undefined;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  /** Bytes of the uncompressed body. */
  readonly #length: number;
  readonly isSmall: boolean;
  #bytes: number;

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#length = plain.length;
    this.isSmall = plain.length < smallest;
    this.#bytes = plain.length + besides;
  }

  /** Estimated size in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Compresses the body and drops the uncompressed one, which takes four times the memory. */
  async compress(): Promise<void> {
    if (this.isSmall || !this.#plain) return;
    const { length } = await this.read('br');
    if (!this.#plain) return;
    this.#bytes += length - this.#plain.length;
    this.#plain = undefined;
  }

  /** Returns the body in an encoding; null is none. */
  async read(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return this.#plain ?? this.#decompress(await this.read('br'));
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = (encoding === 'br' ? compressBrotli(this.#plain) : this.#zip()).then(copyAlone);
    this.#encoded.set(encoding, encoded);
    const body = await encoded;
    this.#encoded.set(encoding, body);
    return body;
  }

  /** In one piece: zlib's chunks of 16 kB, which are joined afterwards, take twice the processor time. */
  #decompress(compressed: Buffer): Promise<Buffer> {
    // A byte more, because zlib begins another chunk once one is full.
    return promisify(brotliDecompress)(compressed, { chunkSize: this.#length + 1 });
  }

  /** Few clients accept gzip only; theirs is kept as well. */
  async #zip(): Promise<Buffer> {
    const zipped = await promisify(gzip)(await this.read(null), { level: 6 });
    this.#bytes += zipped.length;
    return zipped;
  }
}

/** Copies a result of zlib, which is part of a larger buffer: that would stay in memory with it. */
function copyAlone(part: Buffer): Buffer {
  const alone = Buffer.allocUnsafeSlow(part.length);
  part.copy(alone);
  return alone;
}

function compressBrotli(body: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
