import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { saveCsv } from '@wbn/ui-kit/controls/save-file.ts';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from './use-problem-words.ts';

/** Saves what is wrong with rows as a file to work through, numbered as a spreadsheet does. */
export function useSaveProblems(slots: ProductSlots): (problems: readonly RowProblem[]) => void {
  const { t } = useTranslation('own-products');
  const wordsOf = useProblemWords(slots);
  return (problems) => {
    const heads = [t('import.row'), t('import.column'), t('import.problem'), t('import.value')];
    const rows = problems.map((problem) => [
      String(problem.row + 1),
      problem.column,
      wordsOf(problem),
      problem.value ?? '',
    ]);
    saveCsv(t('import.problemsName'), byteOrderMark + csvText([heads, ...rows]));
  };
}
