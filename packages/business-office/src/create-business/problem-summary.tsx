import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useTranslation } from 'react-i18next';
import type { CreatedProblems } from './check-created.ts';
import { createdFields } from './created-values.ts';
import { fieldId } from './field-id.ts';
import { useProblemWords } from './use-problem-words.ts';

interface ProblemSummaryProps {
  readonly failed: boolean;
  readonly problems: CreatedProblems;
}

/** BIZ-08: that something is missing, and each field with a link to it. */
export function ProblemSummary({ failed, problems }: ProblemSummaryProps) {
  const { t } = useTranslation('my-business');
  const wordsOf = useProblemWords();
  const found = createdFields.flatMap((field) => {
    const problem = problems[field];
    const label = t(`form.${field}`);
    return problem ? [{ id: fieldId(field), label, problem: wordsOf(field, problem) }] : [];
  });
  if (!failed) return null;
  const title = t('form.failed');
  return found.length > 0 ? (
    <ProblemNotice title={title} problems={found} />
  ) : (
    <Notice tone="danger" title={title} />
  );
}
