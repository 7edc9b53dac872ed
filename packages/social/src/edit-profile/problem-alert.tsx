import { useTranslation } from 'react-i18next';
import type { ProfileProblems } from './check-profile.ts';
import * as styles from './edit-profile.css.ts';
import { fieldId } from './field-id.ts';
import { Notice } from './notice.tsx';

/** Fields with words of their own in the list of problems, in the order of the form. */
const fields = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'preferredLanguage',
  'profession',
  'briefPresentation',
  'country',
  'state',
  'city',
  'mobilePhone',
  'companyName',
  'jobPosition',
  'businessType',
  'industry',
] as const;

/** Everything that keeps the form from being saved, each with a link to its field (PRF-09, PRF-11). */
export function ProblemAlert({ problems }: { problems: ProfileProblems }) {
  const { t } = useTranslation('own-profile');
  const found = fields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Notice tone="danger" title={t('problems', { count: found.length })}>
      <ul className={styles.list}>
        {found.map(({ field, problem }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className={styles.link}>
              {t(`fact.${field}`)}
            </a>
            : <span>{t(`problem.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
