import type { Viewer } from '@wbn/cards/business/managed.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useState } from 'react';

/**
 * Who the viewer is to a company. A public page is the same for everybody, so this is asked by the browser of whoever is
 * signed in, whose code comes late; null until it is known, for all others, and when it could not be asked.
 */
export function useViewer(businessID: string): Viewer | null {
  const { signedIn } = useSession();
  const api = useMemberApi();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('./watch-viewer.ts').then(
      ({ watchViewer }) => {
        if (!left) stop = watchViewer(api, businessID, setViewer);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [signedIn, api, businessID]);
  return signedIn && viewer?.business.businessID === businessID ? viewer : null;
}
