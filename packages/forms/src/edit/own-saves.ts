/** The version that this browser has saved last of what has a draft under a key. */
const saves = new Map<string, number>();

interface OwnSave {
  readonly draftKey: string;
  readonly version: number;
}

/** The windows of a person tell each other; nothing of it stays when they are closed. */
const channel = globalThis.document && new BroadcastChannel('wbn-own-saves');
channel?.addEventListener('message', ({ data: { draftKey, version } }: MessageEvent<OwnSave>) =>
  saves.set(draftKey, version),
);

export function noteOwnSave(draftKey: string, version: number): void {
  saves.set(draftKey, version);
  channel?.postMessage({ draftKey, version } satisfies OwnSave);
}

/** Whether a version was saved in this browser, by this window or another one. */
export function isOwnSave(draftKey: string, version: number | undefined): boolean {
  return version !== undefined && saves.get(draftKey) === version;
}
