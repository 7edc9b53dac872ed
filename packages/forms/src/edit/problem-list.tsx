import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ProblemNotice } from '@wbn/ui-kit/controls/fields/problem-notice.tsx';
import type { Form } from './use-form.ts';

interface ProblemListProps<V extends Values> {
  readonly form: Form<V>;
  /** Replaces the default title, which counts the fields. */
  readonly title?: string | undefined;
}

/** Lists everything that prevents saving, each with a link to its field. */
export function ProblemList<V extends Values>({ form, title }: ProblemListProps<V>) {
  const t = useText('forms');
  const problems = Object.keys(form.problems).map((control) => ({
    id: form.idOf(control),
    label: form.labelOf(control),
    problem: form.errorOf(control) ?? '',
  }));
  return <ProblemNotice title={title ?? t('problems', { count: problems.length })} problems={problems} />;
}
