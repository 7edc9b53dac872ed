interface OwnSave {
  readonly draftKey: string;
  readonly version: number;
}

const nameOf = (draftKey: string) => `${draftKey}-saved`;

/** The windows of a person tell each other what they save; each keeps it as long as it is open. */
const channel = globalThis.document && new BroadcastChannel('wbn-own-saves');
channel?.addEventListener('message', ({ data }: MessageEvent<OwnSave>) => keep(data));

function keep({ draftKey, version }: OwnSave): void {
  try {
    sessionStorage.setItem(nameOf(draftKey), String(version));
  } catch {
    // Then it is said to be somebody else's.
  }
}

/** Remembers the version that this window has saved of what has a draft under a key. */
export function noteOwnSave(draftKey: string, version: number): void {
  keep({ draftKey, version });
  channel?.postMessage({ draftKey, version } satisfies OwnSave);
}

/** Whether a version was saved by this window, or by another one of the same browser while this one was open. */
export function isOwnSave(draftKey: string, version: number | undefined): boolean {
  try {
    return version !== undefined && sessionStorage.getItem(nameOf(draftKey)) === String(version);
  } catch {
    return false;
  }
}
