import { type DownloadKind, requestDownload } from '@wbn/contract/business/request-download.ts';
import { callServer } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

interface DownloadRequest {
  readonly businessID: string;
  readonly kind: DownloadKind;
  readonly headers: Record<string, string>;
}

/** Requests an address and loads it, as a browser does. */
export async function loadDownload(api: TestServer, { businessID, kind, headers }: DownloadRequest) {
  const { body } = await callServer(
    api.url,
    requestDownload,
    { params: { id: businessID }, body: { kind } },
    headers,
  );
  const response = await fetch(api.url + body.data.url);
  return { ...body.data, response, bytes: Buffer.from(await response.arrayBuffer()) };
}
