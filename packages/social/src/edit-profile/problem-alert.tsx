import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { useTranslation } from 'react-i18next';
import type { ProfileProblems } from './check-profile.ts';
import { fieldId } from './field-id.ts';

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
    if (!problem) return [];
    return [{ id: fieldId(field), label: t(`fact.${field}`), problem: t(`problem.${problem}`) }];
  });
  return <ProblemNotice title={t('problems', { count: found.length })} problems={found} />;
}
