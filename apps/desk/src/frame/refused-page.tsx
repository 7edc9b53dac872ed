import { type DeskRight, deskRights } from '@wbn/contract/desk/rights.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Lock } from 'lucide-react';
import { useDesk } from '../session/desk-context.ts';

/** In place of a page that the role of the person does not open. */
export function RefusedPage({ right }: { readonly right: DeskRight }) {
  const t = useText('desk-frame');
  const { staff } = useDesk();
  const values = { role: t(`roles.${staff.role}`), needed: t(`roles.${deskRights[right].from}`) };
  return (
    <EmptyState
      icon={<Lock />}
      title={t('refused.title')}
      action={<ButtonLink to="/">{t('start')}</ButtonLink>}
    >
      {t('refused.text', values)}
    </EmptyState>
  );
}
