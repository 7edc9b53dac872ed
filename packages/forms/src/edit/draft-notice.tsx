import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { useTranslation } from 'react-i18next';
import type { Values } from './merge-values.ts';
import type { Form } from './use-form.ts';

/** What stands in the form and is not saved: where it comes from, and the way to drop it. */
export function DraftNotice<V extends Values>({ form }: { readonly form: Form<V> }) {
  const { t } = useTranslation('forms');
  const { taken, restored, changed, saving } = form;
  return (
    <>
      {taken.length > 0 && (
        <span>
          {t(form.base.isOwn ? 'takenOwn' : 'taken', { fields: taken.map(form.labelOf).join(', ') })}
        </span>
      )}
      {restored && <span>{t('restored')}</span>}
      {changed && !restored && taken.length === 0 && <span>{t('unsaved')}</span>}
      {changed && !saving && (
        <Button variant="quiet" size="sm" onClick={form.discard}>
          {t('discard')}
        </Button>
      )}
    </>
  );
}
