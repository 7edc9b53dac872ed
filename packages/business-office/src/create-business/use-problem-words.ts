import type { BusinessProblem } from '@wbn/contract/business/business-problems.ts';
import { useTranslation } from 'react-i18next';
import type { CreatedField } from './created-values.ts';

const typed: readonly CreatedField[] = ['companyName', 'shortDescription'];

/** A function that says what is wrong with a field in the words of the page. */
export function useProblemWords(): (field: CreatedField, problem: BusinessProblem) => string {
  const { t } = useTranslation('my-business');
  return (field, problem) => {
    if (field === 'profilePhoto' || field === 'coverPhoto') return t('problem.picture');
    if (problem === 'required' && field === 'categories') return t('problem.chooseSome');
    if (problem === 'required') return t(typed.includes(field) ? 'problem.required' : 'problem.choose');
    if (problem === 'tooLong' || problem === 'tooMany' || problem === 'state' || problem === 'category') {
      return t(`problem.${problem}`);
    }
    return t('problem.unknown');
  };
}
