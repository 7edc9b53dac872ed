import { useText } from '@wbn/edition/use-text.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';

/** The cases that wait. */
export function CasesPage() {
  const t = useText('desk-cases');
  return <PageHeader title={t('menu')} />;
}
