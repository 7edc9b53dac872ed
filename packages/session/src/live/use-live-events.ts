import type { LiveEvent } from '@wbn/contract/social/listen-to-events.ts';
import type { LiveKind } from '@wbn/contract/social/live-kinds.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSessionPlace } from '../session-place.ts';
import { useSession } from '../use-session.ts';

/** What has happened; `reset`: something may have been missed, ask anew. */
export type LiveNews<Kind extends LiveKind> =
  | { readonly kind: Kind; readonly resourceID: string }
  | { readonly kind: 'reset' };

/**
 * Tells, for whoever is signed in, each event of a kind as it happens; and `reset` whenever events may have been missed.
 * One stream serves all tabs of the browser; its code is loaded late, and never for visitors.
 */
export function useLiveEvents<Kind extends LiveKind>(
  kind: Kind,
  onEvent: (news: LiveNews<Kind>) => void,
): void {
  const place = useSessionPlace();
  const { userID } = useSession();
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.kind === kind || event.kind === 'reset') onEvent(event as LiveNews<Kind>);
  });
  useEffect(() => {
    if (userID === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./listen-live.ts').then(
      ({ listenLive }) => {
        if (!gone) stop = listenLive(place, userID, hear);
      },
      // Without its code the page is as it was when it was opened.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [place, userID]);
}
