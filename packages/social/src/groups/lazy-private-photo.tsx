import { type ComponentProps, lazy, Suspense } from 'react';
import type { PrivatePhoto } from './private-photo.tsx';

const Photo = lazy(async () => ({ default: (await import('./private-photo.tsx')).PrivatePhoto }));

/** A PrivatePhoto whose code is loaded only where a member sees such a picture. */
export function LazyPrivatePhoto(props: ComponentProps<typeof PrivatePhoto>) {
  return (
    <Suspense fallback={props.loading}>
      <Photo {...props} />
    </Suspense>
  );
}
