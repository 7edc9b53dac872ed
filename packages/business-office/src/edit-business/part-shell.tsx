import { Button } from '@wbn/ui-kit/controls/button.tsx';
import * as kit from '@wbn/ui-kit/controls/form.css.ts';
import { FormActions } from '@wbn/ui-kit/controls/form-actions.tsx';
import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClashPanel } from './clash-panel.tsx';
import * as styles from './edit-business.css.ts';
import { fieldId } from './field-names.ts';
import type { Values } from './merge-values.ts';
import type { PartForm } from './use-part-form.ts';

interface PartShellProps<V extends Values> {
  readonly form: PartForm<V>;
  readonly labelOf: (field: string) => string;
  readonly describe: (field: string, value: unknown) => string;
  readonly children: ReactNode;
}

/** What the form of every part has: its problems, its buttons, and the choice when two people have changed the same. */
export function PartShell<V extends Values>({ form, labelOf, describe, children }: PartShellProps<V>) {
  const { t } = useTranslation('edit-business');
  const ref = useRef<HTMLFormElement>(null);
  const { clash, refusals, problems } = form;

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  // The panel that had the focus is gone.
  const clashed = useRef(false);
  useEffect(() => {
    if (clashed.current && !clash) ref.current?.focus();
    clashed.current = clash !== undefined;
  }, [clash]);

  if (clash) {
    return (
      <ClashPanel
        key={clash.theirs.version}
        clash={clash}
        labelOf={labelOf}
        describe={describe}
        saving={form.saving}
        onSettle={form.settle}
      />
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.saving) void form.save();
  };
  const found = Object.entries(problems).map(([field, problem]) => ({
    id: fieldId(field),
    label: labelOf(field),
    problem: t(`problem.${problem}`),
  }));
  return (
    <form
      ref={ref}
      tabIndex={-1}
      noValidate
      aria-label={t(`tab.${form.part.name}`)}
      onSubmit={handleSubmit}
      className={classNames(kit.form, styles.form)}
    >
      <ProblemNotice title={t('problems', { count: found.length })} problems={found} />
      {children}
      <FormActions
        status={
          <>
            {statusOf()}
            {form.changed && !form.saving && (
              <Button variant="quiet" size="sm" onClick={form.discard}>
                {t('discard')}
              </Button>
            )}
          </>
        }
      >
        <Button type="submit" loading={form.saving}>
          {t('save')}
        </Button>
      </FormActions>
    </form>
  );

  function statusOf(): string | undefined {
    if (form.taken.length > 0) return t('taken', { fields: form.taken.map(labelOf).join(', ') });
    if (form.restored) return t('restored');
    return form.changed ? t('unsaved') : undefined;
  }
}
