import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import type { SearchMode } from '../search-type.ts';

/** Grey cards in the places of the results that are coming. */
export function ResultSkeletons({ mode, size }: { readonly mode: SearchMode; readonly size: number }) {
  const places = Array.from({ length: size }, (_, place) => `place-${place}`);
  if (mode === 'product') {
    return (
      <Columns minimum={260}>
        {places.map((place) => (
          <Surface key={place} as="div">
            <Stack space="sm">
              <Skeleton shape="photo" />
              <Skeleton width="70%" />
              <Skeleton lines={2} />
            </Stack>
          </Surface>
        ))}
      </Columns>
    );
  }
  return (
    <Stack>
      {places.map((place) => (
        <Surface key={place} as="div">
          <Stack space="sm">
            <Inline space="md" wrap={false}>
              <Skeleton shape="block" width="5rem" height="5rem" />
              <Skeleton width="14rem" />
            </Inline>
            <Skeleton lines={3} />
          </Stack>
        </Surface>
      ))}
    </Stack>
  );
}
