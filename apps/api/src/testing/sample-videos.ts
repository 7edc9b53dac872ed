/** A box of an MP4. */
export function box(type: string, body: Buffer | string = ''): Buffer {
  const head = Buffer.alloc(8);
  const bytes = Buffer.from(body as string, 'latin1');
  head.writeUInt32BE(8 + bytes.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

/** The structure of an MP4: brand, tables with a video track, and the given amount of data. */
export function sampleMp4({ brand = 'isom', data = 2_000, tables = 'hdlr....vide' } = {}): Buffer {
  const types = box('ftyp', `${brand}\0\0\x02\0${brand}${brand}`);
  return Buffer.concat([types, box('moov', tables), box('mdat', Buffer.alloc(data, 7))]);
}

/** The structure of a WebM with one track. */
export function sampleWebm({ docType = 'webm', codec = 'V_VP9', data = 2_000 } = {}): Buffer {
  const name = Buffer.from(docType, 'latin1');
  const head = element(0x1a45dfa3, Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + name.length]), name]));
  return Buffer.concat([head, element(0x18538067, Buffer.concat([Buffer.from(codec), Buffer.alloc(data)]))]);
}

/** An EBML element with an eight-byte length. */
function element(id: number, body: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(id);
  head.writeBigUInt64BE(BigInt(body.length), 4);
  head.writeUInt8(0x01, 4);
  return Buffer.concat([head, body]);
}
