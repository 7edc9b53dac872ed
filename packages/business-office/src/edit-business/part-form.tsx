import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Describe } from '@wbn/forms/edit/conflict-panel.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import type { ReactNode } from 'react';
import type { Part } from './part.ts';

interface PartFormProps<V extends Values> {
  readonly part: Part<V>;
  readonly form: Form<V>;
  readonly describe: Describe<V>;
  readonly children: ReactNode;
}

/** The form of a tab. */
export function PartForm<V extends Values>({ part, form, describe, children }: PartFormProps<V>) {
  const t = useText('edit-business');
  return (
    <EditForm
      form={form}
      label={t(`tab.${part.name}`)}
      describe={describe}
      buttons={
        <Button type="submit" loading={form.saving}>
          {t('save')}
        </Button>
      }
    >
      {children}
    </EditForm>
  );
}
