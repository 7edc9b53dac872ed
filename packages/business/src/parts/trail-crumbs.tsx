import type { TrailStep } from '@wbn/cards/json-ld/breadcrumb-json-ld.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Breadcrumbs } from '@wbn/ui-kit/layout/breadcrumbs.tsx';
import { useTranslation } from 'react-i18next';

/** The way to a page; its last step is the page itself. */
export function TrailCrumbs({ trail }: { readonly trail: readonly TrailStep[] }) {
  const { t } = useTranslation('business');
  const path = usePath();
  const items = trail.map(({ name, path: to }, index) => ({
    label: name,
    to: index < trail.length - 1 ? path(to) : undefined,
  }));
  return <Breadcrumbs label={t('breadcrumbs')} items={items} />;
}
