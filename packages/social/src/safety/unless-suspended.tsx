import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';

/** The box to write in, or, while the person may not write after a report, until when and the way to the decision. */
export function UnlessSuspended({ children }: { readonly children: ReactNode }) {
  const t = useText('safety');
  const path = usePath();
  const { date } = useLabels();
  const suspension = useProfile()?.suspension;
  // The profile may be older than the end of the suspension.
  if (!suspension || Date.parse(suspension.until) <= Date.now()) return children;
  return (
    <Notice tone="info" title={t('measure.banner', { day: date(suspension.until) })}>
      <TextLink to={path(`/removals/${suspension.removalID}`)}>{t('measure.see')}</TextLink>
    </Notice>
  );
}
