import { crc32 } from 'node:zlib';

const svgMark = 'data-sample="true"';
const pngMark = Buffer.from('Sample\0drawn by WBN');
/** Signature and header chunk of a PNG. */
const headerEnd = 33;

/** Whether a picture is one that we drew, not one of the operator's. */
export function isSample(content: Buffer): boolean {
  return content.includes(pngMark) || content.subarray(0, 1000).includes(svgMark);
}

/** The same PNG with a text in it that says that it was drawn. */
export function markPng(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('tEXt'), pngMark]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(pngMark.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, checksum, png.subarray(headerEnd)]);
}

/** Width and height of a PNG; undefined for anything else. */
export function pngSize(content: Buffer): { width: number; height: number } | undefined {
  if (content.length < headerEnd || content.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
