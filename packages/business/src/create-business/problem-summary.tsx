import { useTranslation } from 'react-i18next';
import { Notice } from '../manage/notice.tsx';
import type { CreatedProblems } from './check-created.ts';
import * as styles from './create-business.css.ts';
import { createdFields } from './created-values.ts';
import { fieldId } from './field-id.ts';
import { useProblemWords } from './problem-words.ts';

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
    return problem ? [{ field, problem }] : [];
  });
  if (!failed) return null;
  return (
    <Notice tone="danger" title={t('form.failed')}>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ field, problem }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} className={styles.link}>
                {t(`form.${field}`)}
              </a>
              : <span>{wordsOf(field, problem)}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
