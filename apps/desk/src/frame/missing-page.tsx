import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { MapPinOff } from 'lucide-react';

/** At an address that the desk does not have. */
export function MissingPage() {
  const t = useText('desk-frame');
  return (
    <EmptyState
      icon={<MapPinOff />}
      title={t('missing.title')}
      action={<ButtonLink to="/">{t('start')}</ButtonLink>}
    >
      {t('missing.text')}
    </EmptyState>
  );
}
