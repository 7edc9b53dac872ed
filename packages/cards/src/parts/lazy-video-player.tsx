import { type ComponentProps, lazy, Suspense } from 'react';
import type { VideoPlayer } from './video-player.tsx';

const Player = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }));

/** A VideoPlayer whose code is loaded only by pages with a video; rendered on the server like any other component. */
export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  );
}
