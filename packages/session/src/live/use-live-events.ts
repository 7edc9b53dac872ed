import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';
import type { LiveKind } from '@wbn/contract/social/live-kinds.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSessionConfig } from '../session-config.ts';
import { useSession } from '../use-session.ts';

/** An event, or `reset`: events may have been missed, so refetch. */
export type LiveUpdate<Kind extends LiveKind> =
  | { readonly kind: Kind; readonly resourceID: string }
  | { readonly kind: 'reset' };

/**
 * Calls `onEvent` for each event of a kind while somebody is signed in, and with `reset` whenever events may have
 * been missed. One stream serves all tabs of the browser; its code is lazy-loaded and never loaded for visitors.
 */
export function useLiveEvents<Kind extends LiveKind>(
  kind: Kind,
  onEvent: (news: LiveUpdate<Kind>) => void,
): void {
  const config = useSessionConfig();
  const { userID } = useSession();
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.kind === kind || event.kind === 'reset') onEvent(event as LiveUpdate<Kind>);
  });
  useEffect(() => {
    if (userID === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./listen-live.ts').then(
      ({ listenLive }) => {
        if (!gone) stop = listenLive(config, userID, hear);
      },
      // If the code does not load, the page works without live updates.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [config, userID]);
}
