import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import * as kit from '@wbn/ui-kit/controls/fields/form.css.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { StickyActions } from '@wbn/ui-kit/layout/sticky-actions.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConflictPanel, type Describe } from './conflict-panel.tsx';
import * as styles from './edit-form.css.ts';
import { ProblemList } from './problem-list.tsx';
import type { Form } from './use-form.ts';

interface EditFormProps<V extends Values> {
  readonly form: Form<V>;
  readonly label: string;
  /** Absent in forms for something new, which cannot have conflicts. */
  readonly describe?: Describe<V>;
  readonly problemsTitle?: string;
  readonly buttons: ReactNode;
  /** Replaces saving the form. */
  readonly onSubmit?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of every edit form: problems, fields, draft notice and buttons, or the conflict panel. */
export function EditForm<V extends Values>(props: EditFormProps<V>) {
  const { form, label, describe = () => null, problemsTitle, buttons, onSubmit, className, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  const { conflict, refusals } = form;

  // The conflict panel that had the focus is gone, so the form gets it.
  const wasConflict = useRef(false);
  useEffect(() => {
    if (wasConflict.current && !conflict) ref.current?.focus();
    wasConflict.current = conflict !== undefined;
  }, [conflict]);
  // Runs after the effect above: an invalid field gets the focus rather than the form.
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  if (conflict) {
    return (
      <ConflictPanel
        key={conflict.theirs.version}
        conflict={conflict}
        labelOf={form.labelOf}
        describe={describe}
        saving={form.saving}
        onChoose={form.choose}
      />
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit) onSubmit();
    else void form.save();
  };
  return (
    <form
      ref={ref}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={handleSubmit}
      className={classNames(className ?? kit.form, styles.form)}
    >
      <ProblemList form={form} title={problemsTitle} />
      {children}
      <StickyActions status={<DraftNotice form={form} />}>{buttons}</StickyActions>
    </form>
  );
}

/** Says that the form has unsaved changes and where they came from, and offers to discard them. */
function DraftNotice<V extends Values>({ form }: { readonly form: Form<V> }) {
  const t = useText('forms');
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
