import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { useTranslation } from 'react-i18next';
import type { Form } from './use-form.ts';

interface ProblemListProps<V extends Values> {
  readonly form: Form<V>;
  /** Instead of how many fields need attention. */
  readonly title?: string | undefined;
}

/** Everything that keeps a form from being saved, each with a link to its field. */
export function ProblemList<V extends Values>({ form, title }: ProblemListProps<V>) {
  const { t } = useTranslation('forms');
  const problems = Object.keys(form.problems).map((control) => ({
    id: form.idOf(control),
    label: form.labelOf(control),
    problem: form.errorOf(control) ?? '',
  }));
  return <ProblemNotice title={title ?? t('problems', { count: problems.length })} problems={problems} />;
}
