import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Parser } from '@wbn/host/testing/fuzz/fuzz-target.ts';
import { htmlToText } from '../../business/product-csv/html-to-text.ts';
import { readRecords } from '../../business/product-csv/read-csv.ts';
import { receiveCsv } from '../../business/product-csv/receive-csv.ts';
import { checkPictureBytes } from '../../files/check-picture.ts';
import { checkVideo } from '../../files/check-video.ts';
import { makePicture } from '../../files/make-picture.ts';
import { recognisePicture } from '../../files/picture-bytes.ts';
import { isDrawing } from '../../import/business/archive-pictures.ts';
import { checkBusiness, checkProducts } from '../../import/business/import-business.ts';
import { openArchive } from '../../import/business/open-archive.ts';
import { BrokenFileError } from '../../import/read-lines.ts';
import { hasContactData } from '../../quotations/has-contact-data.ts';
import { addAccount } from '../add-business-people.ts';
import type { TestServer } from '../start-test-server.ts';

type ApiParser = Parser<TestServer>;

/** Every parser of bodies and files, by the name of its folder in `corpus/`. */
export const parsers: Readonly<Record<string, ApiParser>> = {
  json: (bytes, { url }) => post(`${url}/search/business`, 'application/json', bytes),
  multipart: (bytes, { url }) => post(`${url}/files/incoming`, 'multipart/form-data; boundary=x', bytes),
  query: (bytes, { url }) =>
    send(url, { method: 'GET', path: `/business/profile/list-business?${escapeUrl(bytes)}` }),
  // Message numbers in query and body, stored in 32-bit columns.
  number: async (bytes, { url, signIn }) => {
    const { headers } = await signIn();
    const thread = `${url}/business/request/01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55`;
    await send(`${thread}/get-messages?after=${escapeUrl(bytes)}`, { method: 'GET', headers });
    const body = Buffer.concat([Buffer.from('{"number":'), bytes, Buffer.from('}')]);
    await post(`${thread}/read`, 'application/json', body, headers);
  },
  // A request with its files, an offer with its price, last day and files, an answer, a refusal: each reads what it knows of the body.
  quotation: async (bytes, api) => {
    const { url } = api;
    const { headers } = await addAccount(api);
    const id = '01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55';
    const type = 'application/json';
    for (const path of [
      'quotations',
      'quotations/preview',
      `quotations/${id}/file/${id}`,
      `open-quotations/${id}/questions?bid=${id}`,
      `quotations/${id}/answer`,
      `quotations/${id}/choose`,
    ])
      await post(`${url}/${path}`, type, bytes, headers);
    for (const path of [
      `quotations/${id}`,
      `open-quotations/${id}/offer?bid=${id}`,
      `open-quotations/${id}/pass?bid=${id}`,
      `quotations/${id}/shortlist`,
    ])
      await send(`${url}/${path}`, { method: 'PUT', headers: { ...headers, 'content-type': type } }, bytes);
  },
  contact: async (bytes) => void hasContactData(bytes.toString()),
  csv: refusing(async (bytes) => {
    const csv = await receiveCsv(Readable.from([bytes]));
    try {
      for await (const _ of readRecords(csv.path));
    } finally {
      await csv.remove();
    }
  }),
  archive: refusing(async (bytes) => {
    const path = join(tmpdir(), `wbn-fuzz-${createHash('sha256').update(bytes).digest('hex')}.zip`);
    await writeFile(path, bytes);
    try {
      const archive = await openArchive(path);
      try {
        checkBusiness(await archive.readJson('business.jsonld'));
        checkProducts(await archive.readJson('products.jsonld'));
      } finally {
        archive.close();
      }
    } finally {
      await rm(path, { force: true });
    }
  }),
  picture: refusing(async (bytes) => {
    checkPictureBytes(bytes, recognisePicture(bytes) ?? 'image/png');
    await makePicture(bytes, 'profilePhoto');
  }),
  video: refusing((bytes) => checkVideo(Readable.from([bytes]), 'video/mp4')),
  drawing: async (bytes) => void isDrawing(bytes.toString()),
  html: async (bytes) => void htmlToText(bytes.toString()),
};

/** Accepts errors that are reported to a caller or operator in words. */
function refusing(read: (bytes: Buffer) => Promise<void>): ApiParser {
  return async (bytes) => {
    try {
      await read(bytes);
    } catch (error) {
      if (!(error instanceof CallError || error instanceof BrokenFileError)) throw error;
    }
  };
}

/** Escapes characters that a request line cannot contain; keeps all other errors. */
function escapeUrl(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[^\x21-\x7e]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function post(address: string, type: string, bytes: Buffer, more: object = {}): Promise<void> {
  const headers = { 'content-type': type, 'content-length': bytes.length, ...more };
  return send(address, { method: 'POST', headers }, bytes);
}

/** Throws when the reply is a server error, or its text is not ours. */
function send(address: string, options: object, body?: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { ...options, agent: false }, async (response) => {
      const text = (await response.toArray()).join('');
      const { statusCode = 0 } = response;
      const isOurs = statusCode === 204 || /^\{"success":(true|false)/.test(text);
      if (statusCode < 500 && isOurs) resolve();
      else reject(new Error(`${statusCode}: ${text}`));
    });
    sent.on('error', reject).end(body);
  });
}
