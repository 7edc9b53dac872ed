import { type ComponentProps, lazy, Suspense } from 'react';
import type { VideoPlayer } from './video-player.tsx';

const Player = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }));

/** The player of a page that seldom has a video: its code comes with the first one. The server draws it as any other part. */
export function LateVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  );
}
