import { type ComponentProps, lazy, Suspense } from 'react';
import type { GroupLinks } from './group-links.tsx';

const Links = lazy(async () => ({ default: (await import('./group-links.tsx')).GroupLinks }));

/** GroupLinks whose code is loaded only by pages with groups; rendered on the server like any other component. */
export function LazyGroupLinks({ groups }: ComponentProps<typeof GroupLinks>) {
  if (groups.length === 0) return null;
  return (
    <Suspense>
      <Links groups={groups} />
    </Suspense>
  );
}
