import { requestBusinessUpload, requestUserUpload } from '@wbn/contract/files/request-uploads.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { uploadFile } from './upload-file.ts';

type Ending = { status: number; text?: string } | 'error' | 'never';

/** What the storage host does with the posts, one after the other. */
let endings: Ending[] = [];
let sent: { url: string; fields: [string, unknown][]; headers: string[]; timeout: number }[] = [];

/** As much of the browser's as is used. */
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

it('UPL-01 UPL-02: asks with type and size, then posts all fields and the file, which comes last', async () => {
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

it('decision 19: sends no header of ours to the storage host', async () => {
  await uploadFile({ api, call: requestUserUpload, file, purpose: 'coverPhoto' });
  expect(sent[0]?.headers).toEqual([]);
});

it('UPL-03: a company has its own path and says which it is', async () => {
  await uploadFile({ api, call: requestBusinessUpload, businessID: 'b', file, purpose: 'coverPhoto' });
  expect(asked).toEqual([
    [
      'files/upload-request/business',
      { body: { contentType: 'image/webp', fileSize: 7, purpose: 'coverPhoto', businessID: 'b' } },
    ],
  ]);
});

it('UPL-03: a company that is about to be created has no id yet', async () => {
  await uploadFile({ api, call: requestBusinessUpload, file, purpose: 'profilePhoto' });
  expect(asked).toEqual([
    [
      'files/upload-request/business',
      { body: { contentType: 'image/webp', fileSize: 7, purpose: 'profilePhoto' } },
    ],
  ]);
});

it('BIZ-19: a video has a quarter of an hour, a picture two minutes', async () => {
  const video = new Blob([new Uint8Array(2 * 1024 ** 2)], { type: 'video/mp4' });
  await uploadFile({ api, call: requestBusinessUpload, businessID: 'b', file: video, purpose: 'video' });
  await uploadFile({ api, call: requestUserUpload, file, purpose: 'profilePhoto' });
  expect(asked[0]).toMatchObject([
    'files/upload-request/business',
    { body: { contentType: 'video/mp4', fileSize: 2 * 1024 ** 2, purpose: 'video', businessID: 'b' } },
  ]);
  expect(sent.map(({ timeout }) => timeout)).toEqual([900_000, 120_000]);
});

it('sends once more when the network or the storage host fails, and no third time', async () => {
  const upload = { api, call: requestUserUpload, file, purpose: 'profilePhoto' } as const;
  endings = ['error', { status: 204 }];
  await uploadFile(upload);
  expect(sent).toHaveLength(2);
  endings = [{ status: 503 }, 'error'];
  await expect(uploadFile(upload)).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  expect(sent).toHaveLength(4);
});

it('does not repeat what was refused, and tells why', async () => {
  endings = [{ status: 403, text: '{"success":false,"name":"Forbidden","message":"Not signed here"}' }];
  const upload = uploadFile({ api, call: requestUserUpload, file, purpose: 'profilePhoto' });
  await expect(upload).rejects.toMatchObject({ code: 'Forbidden', message: 'Not signed here' });
  expect(sent).toHaveLength(1);
});

it('ends when it is aborted', async () => {
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
