import fc from 'fast-check';

interface Edit {
  /** Position as a share of the length. */
  readonly at: number;
  /** Number of bytes to remove. */
  readonly cut: number;
  /** Bytes to insert. */
  readonly put: Uint8Array;
}

const telling = [
  '\0',
  '"',
  '\r\n',
  '\n',
  ',',
  ';',
  '--x',
  '--x--',
  '%',
  '%00',
  '[',
  '{',
  '<',
  '\\',
  '\xff\xd8',
  'PK',
  '\xff\xff\xff\xff',
  '\xed\xa0\x80',
];

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.nat(4), fc.nat(4_000)),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.constantFrom(...telling).map((text) => Buffer.from(text, 'latin1')),
    fc
      .tuple(fc.constantFrom(...telling), fc.integer({ min: 10, max: 2_000 }))
      .map(([text, count]) => Buffer.from(text.repeat(count), 'latin1')),
  ),
});

/** Samples with up to four edits. */
export function mutatedSamples(samples: readonly Buffer[]): fc.Arbitrary<Buffer> {
  return fc
    .record({ sample: fc.constantFrom(...samples), edits: fc.array(edit, { maxLength: 4 }) })
    .map(({ sample, edits }) => edits.reduce(apply, sample));
}

function apply(bytes: Buffer, { at, cut, put }: Edit): Buffer {
  const start = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + cut)]);
}
