import { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { uploadFile } from './upload-file.ts';

type Ending = { status: number; text?: string } | 'error' | 'never';

/** The outcomes of the posts to the storage host, in order. */
let endings: Ending[] = [];
let sent: { url: string; fields: [string, unknown][]; headers: string[]; timeout: number }[] = [];

/** The part of XMLHttpRequest that is used. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #url = '';
  #headers: string[] = [];
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader(name: string) {
    this.#headers.push(name);
  }
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    sent.push({
      url: this.#url,
      fields: [...form.entries()],
      headers: this.#headers,
      timeout: this.timeout,
    });
    const ending = endings.shift() ?? { status: 204 };
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    if (ending === 'never') return;
    if (ending === 'error') this.onerror?.();
    else {
      this.status = ending.status;
      this.responseText = ending.text ?? '';
      this.onload?.();
    }
  }
}

const file = new Blob(['picture'], { type: 'image/webp' });
const asked: unknown[] = [];
const api: ApiClient = {
  async call(call, input) {
    asked.push([call.path, input]);
    const signedPost = { url: 'https://store.example/', fields: { key: 'incoming/1', policy: 'p' } };
    return { success: true, data: { signedPost, token: 'the-token' } } as never;
  },
};

beforeEach(() => {
  endings = [];
  sent = [];
  asked.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

it('UPL-01, UPL-02: requests with type and size, then posts all fields with the file last', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const upload = { api, call: requestUserUpload, file, purpose: 'profilePhoto', onProgress } as const;
  expect(await uploadFile(upload)).toEqual({ token: 'the-token' });
  expect(asked).toEqual([
    [
      'files/upload-request/user',
      { body: { contentType: 'image/webp', fileSize: 7, purpose: 'profilePhoto' } },
    ],
  ]);
  expect(sent.map(({ url, fields }) => [url, fields.map(([name]) => name)])).toEqual([
    ['https://store.example/', ['key', 'policy', 'file']],
  ]);
  expect(shares).toEqual([0.25]);
});

it('decision 19: sends none of our headers to the storage host', async () => {
  await uploadFile({ api, call: requestUserUpload, file, purpose: 'coverPhoto' });
  expect(sent[0]?.headers).toEqual([]);
});

it("UPL-03: uses the company's path and id", async () => {
  await uploadFile({ api, call: requestBusinessUpload, businessID: 'b', file, purpose: 'coverPhoto' });
  expect(asked).toEqual([
    [
      'files/upload-request/business',
      { body: { contentType: 'image/webp', fileSize: 7, purpose: 'coverPhoto', businessID: 'b' } },
    ],
  ]);
});

it('UPL-03: sends no id for a company about to be created', async () => {
  await uploadFile({ api, call: requestBusinessUpload, file, purpose: 'profilePhoto' });
  expect(asked).toEqual([
    [
      'files/upload-request/business',
      { body: { contentType: 'image/webp', fileSize: 7, purpose: 'profilePhoto' } },
    ],
  ]);
});

it('BIZ-19: allows a video fifteen minutes and a picture two', async () => {
  const video = new Blob([new Uint8Array(2 * 1024 ** 2)], { type: 'video/mp4' });
  await uploadFile({ api, call: requestBusinessUpload, businessID: 'b', file: video, purpose: 'video' });
  await uploadFile({ api, call: requestUserUpload, file, purpose: 'profilePhoto' });
  expect(asked[0]).toMatchObject([
    'files/upload-request/business',
    { body: { contentType: 'video/mp4', fileSize: 2 * 1024 ** 2, purpose: 'video', businessID: 'b' } },
  ]);
  expect(sent.map(({ timeout }) => timeout)).toEqual([900_000, 120_000]);
});

it('repeats a post once when the network or the storage host failed', async () => {
  const upload = { api, call: requestUserUpload, file, purpose: 'profilePhoto' } as const;
  endings = ['error', { status: 204 }];
  await uploadFile(upload);
  expect(sent).toHaveLength(2);
  endings = [{ status: 503 }, 'error'];
  await expect(uploadFile(upload)).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  expect(sent).toHaveLength(4);
});

it('does not repeat a refused post, and rejects with the reason', async () => {
  endings = [{ status: 403, text: '{"success":false,"name":"Forbidden","message":"Not signed here"}' }];
  const upload = uploadFile({ api, call: requestUserUpload, file, purpose: 'profilePhoto' });
  await expect(upload).rejects.toMatchObject({ code: 'Forbidden', message: 'Not signed here' });
  expect(sent).toHaveLength(1);
});

it('stops when it is aborted', async () => {
  endings = ['never'];
  const stop = new AbortController();
  const upload = uploadFile({
    api,
    call: requestUserUpload,
    file,
    purpose: 'profilePhoto',
    signal: stop.signal,
    onProgress: () => queueMicrotask(() => stop.abort(new Error('changed my mind'))),
  });
  await expect(upload).rejects.toThrow('changed my mind');
  expect(sent).toHaveLength(1);
});
