import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** A picture with a colour gradient from corner to corner. */
export function drawSample({ width, height }: SampleSize) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    data[at] = ((pixel % width) * 255) / width;
    data[at + 1] = (Math.floor(pixel / width) * 255) / height;
    data[at + 2] = 90;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A JPEG as from a telephone: with place, author, and rotated by metadata. */
export function jpegWithPlace(size: SampleSize): Promise<Buffer> {
  return drawSample(size)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Sample', Artist: 'Ana Rossi' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .jpeg()
    .toBuffer();
}

/** A PNG of zeros: few bytes that decode to very many. */
export function pngOfZeros({
  width,
  height,
  bits = 1,
  colourType = 0,
}: SampleSize & { bits?: number; colourType?: 0 | 6 }): Buffer {
  const channels = colourType === 6 ? 4 : 1;
  const row = 1 + Math.ceil((width * bits * channels) / 8);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colourType, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(row * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A WebP with this many frames. */
export function movingWebp({ width, height }: SampleSize, frames: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3 * frames);
  for (let frame = 0; frame < frames; frame++) {
    data.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return sharp(data, { raw }).webp({ loop: 0, quality: 20, effort: 0 }).toBuffer();
}

/** A picture with a comment of this text. */
export function jpegWithComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
