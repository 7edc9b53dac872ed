/** Reads a file that comes in pieces, in its order: so much is taken into memory, the rest only passes by. */
export class BytesReader {
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
