import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useState } from 'react';
import type { Viewer } from './load-viewer.ts';

/**
 * Who the viewer is to a company. A public page is the same for everybody, so this is asked by the browser of whoever is
 * signed in; null until it is known, for all others, and when it could not be asked.
 */
export function useViewer(businessID: string): Viewer | null {
  const { signedIn } = useSession();
  const api = useMemberApi();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let left = false;
    const show = (found: Viewer | null) => {
      if (!left) setViewer(found);
    };
    import('./load-viewer.ts')
      .then(({ loadViewer }) => loadViewer(api, businessID))
      .then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [signedIn, api, businessID]);
  return signedIn && viewer?.business.businessID === businessID ? viewer : null;
}
