interface OwnSave {
  readonly draftKey: string;
  readonly version: number;
}

const nameOf = (draftKey: string) => `${draftKey}-saved`;

/** Windows of the same browser broadcast what they save; each remembers it in its session storage. */
const channel = globalThis.document && new BroadcastChannel('wbn-own-saves');
channel?.addEventListener('message', ({ data }: MessageEvent<OwnSave>) => remember(data));

function remember({ draftKey, version }: OwnSave): void {
  try {
    sessionStorage.setItem(nameOf(draftKey), String(version));
  } catch {
    // Without storage a save of one's own counts as somebody else's.
  }
}

/** Records the version that this window saved for a draft key. */
export function recordOwnSave(draftKey: string, version: number): void {
  remember({ draftKey, version });
  channel?.postMessage({ draftKey, version } satisfies OwnSave);
}

/** Whether a version was saved by this window, or by another window of the browser while this one was open. */
export function isOwnSave(draftKey: string, version: number | undefined): boolean {
  try {
    return version !== undefined && sessionStorage.getItem(nameOf(draftKey)) === String(version);
  } catch {
    return false;
  }
}
