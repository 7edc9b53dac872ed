import type { LabelColor, RequestLabel } from '@wbn/contract/messaging/labels.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';

/** Theme tones that are readable in light and dark on every edition. */
export const labelTones = {
  gray: 'neutral',
  blue: 'brand',
  green: 'success',
  amber: 'warning',
  red: 'danger',
  purple: 'premium',
} as const satisfies Record<LabelColor, string>;

/** The labels of an inquiry. */
export function LabelMarks({ labels }: { readonly labels: readonly RequestLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <Inline space="xxs">
      {labels.map(({ labelID, name, color }) => (
        <Badge key={labelID} tone={labelTones[color]}>
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </Inline>
  );
}
