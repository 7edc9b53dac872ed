import { useSessionConfig } from '@wbn/session/session-config.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds in which events are gathered: one decision may change 200 cases. */
const gathering = 250;

/** Calls `onEvent` when a case has changed; without an id when several have, or when events may have been missed. */
export function useDeskEvents(onEvent: (event: { readonly caseID?: string }) => void): void {
  const config = useSessionConfig();
  const { userID } = useSession();
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (userID === undefined) return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const changed = new Set<string | undefined>();
    const hear = (event: { readonly kind: string; readonly resourceID?: string }) => {
      changed.add(event.kind === 'reset' ? undefined : event.resourceID);
      timer ??= setTimeout(() => {
        timer = undefined;
        const [first] = changed;
        tell(changed.size === 1 && first !== undefined ? { caseID: first } : {});
        changed.clear();
      }, gathering);
    };
    import('@wbn/session/live/listen-live.ts').then(
      ({ listenLive }) => {
        if (!isGone) stop = listenLive(config, userID, hear);
      },
      // Without the stream the desk asks again by itself.
      () => undefined,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [config, userID]);
}
