import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { useTranslation } from 'react-i18next';
import type { Values } from './merge-values.ts';
import type { Form } from './use-form.ts';

interface ProblemListProps<V extends Values> {
  readonly form: Form<V>;
  /** Instead of how many fields need attention. */
  readonly title?: string | undefined;
}

/** Everything that keeps a form from being saved, each with a link to its field, in the order of the form's values. */
export function ProblemList<V extends Values>({ form, title }: ProblemListProps<V>) {
  const { t } = useTranslation('forms');
  const fields = Object.keys(form.values);
  const placeOf = (control: string) => fields.indexOf(control.split('.', 1)[0] ?? '');
  const problems = Object.keys(form.problems)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((control) => ({
      id: form.idOf(control),
      label: form.labelOf(control),
      problem: form.errorOf(control) ?? '',
    }));
  return <ProblemNotice title={title ?? t('problems', { count: problems.length })} problems={problems} />;
}
