import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type DownloadKind, requestDownload } from '@wbn/contract/business/request-download.ts';
import { useState } from 'react';
import type { Managed } from '../manage/use-managed.ts';
import { openDownload } from './save-file.ts';

/** `done`: the browser has begun to load it. A person who may not is told by the frame, and nothing here. */
export type DownloadState =
  | { readonly is: 'waiting' | 'preparing' | 'failed' }
  | { readonly is: 'done'; readonly fileName: string };

/** Asks for the data of a company and loads it: `start` answers how it went. */
export function useDownload(api: ApiClient, managed: Managed, kind: DownloadKind) {
  const [state, setState] = useState<DownloadState>({ is: 'waiting' });

  async function start(): Promise<DownloadState> {
    setState({ is: 'preparing' });
    const ended = await load();
    setState(ended);
    return ended;
  }

  async function load(): Promise<DownloadState> {
    try {
      const input = { params: { id: managed.business.businessID }, body: { kind } };
      const { url, fileName } = (await api.call(requestDownload, input)).data;
      openDownload(url, fileName);
      return { is: 'done', fileName };
    } catch (error) {
      return { is: managed.fail(error) ? 'waiting' : 'failed' };
    }
  }

  return { state, start };
}
