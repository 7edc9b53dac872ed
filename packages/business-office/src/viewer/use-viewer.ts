import type { Viewer } from '@wbn/cards/business/office-context.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useState } from 'react';

/**
 * Returns the viewer's relation to a company; null until it is loaded, for visitors, and after a failure. Public
 * pages are rendered without a user, so members' browsers load it afterwards with lazy code.
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
