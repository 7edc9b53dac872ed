import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type PostFormOptions, uploadFile } from '@wbn/api-client/upload-file.ts';
import { mostMessageFiles } from '@wbn/contract/messaging/message-file.ts';
import { checkMessageUpload, requestMessageUpload } from '@wbn/contract/messaging/message-uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { type PickedFile, pickFile, problemOf } from './picked-file.ts';

interface FileToAttach extends PostFormOptions {
  readonly file: File;
}

/** Takes an updater like the setter of `useState`, because several uploads progress at once. */
export type ChangeFiles = (change: (before: readonly PickedFile[]) => readonly PickedFile[]) => void;

interface Picking {
  readonly api: ApiClient;
  readonly files: readonly PickedFile[];
  readonly onChange: ChangeFiles;
}

/** Uploads files as soon as they are picked; removing a file or leaving aborts its upload. */
export function useMessageUploads({ api, files, onChange }: Picking) {
  const { mutateAsync: send } = useMutation({
    mutationFn: async ({ file, ...options }: FileToAttach) => {
      const upload = { api, call: requestMessageUpload, file, fileName: file.name, ...options };
      const { token } = await uploadFile(upload);
      return { token, ...(await checkSentFile(api, token)) };
    },
  });
  const [isTooMany, setTooMany] = useState(false);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (key: string, to: Partial<PickedFile>) =>
    onChange((before) => before.map((file) => (file.key === key ? { ...file, ...to } : file)));

  async function upload({ key, file }: PickedFile): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const { signal } = stop;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const sent = await send({ file, signal, onProgress });
      if (!signal.aborted) change(key, { ...sent, progress: 1 });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: problemOf(error), progress: 0 });
    } finally {
      stops.current.delete(key);
    }
  }

  return {
    /** Whether the last pick exceeded the maximum per message. */
    isTooMany,
    pick(list: Iterable<File>) {
      const picked = [...list].map(pickFile);
      const added = picked.slice(0, mostMessageFiles - files.length);
      setTooMany(added.length < picked.length);
      onChange((before) => [...before, ...added]);
      for (const file of added) if (!file.problem) void upload(file);
    },
    remove(key: string) {
      stops.current.get(key)?.abort();
      setTooMany(false);
      onChange((before) => before.filter((file) => file.key !== key));
    },
    retry(file: PickedFile) {
      change(file.key, { problem: undefined, progress: 0 });
      void upload(file);
    },
  };
}

/** Returns name and size of an uploaded file as the receiver will see them; rejects with an ApiError. */
async function checkSentFile(
  api: ApiClient,
  token: string,
): Promise<{ readonly name: string; readonly size: number }> {
  const { name, size } = (await api.call(checkMessageUpload, { body: { token } })).data;
  return { name, size };
}
