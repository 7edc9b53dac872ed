import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { saveCsv } from '@wbn/ui-kit/controls/buttons/save-file.ts';

/** Returns the function that translates a problem of a row; unknown problems show the server's text. */
export function useProblemWords({ used, total }: ProductSlots): (problem: RowProblem) => string {
  const t = useText('own-products');
  return ({ code, problem, cells }) => {
    const key = `importProblem.${code}`;
    const words = t(key as 'importProblem.noSlot', { taken: Math.max(used, total), total });
    // i18next returns the key when there is no translation.
    const told = words === key ? problem : words;
    return cells && code !== 'continues' ? `${told}. ${t('import.cellsLeftOut', { count: cells })}` : told;
  };
}

/** Returns the function that downloads the problems, with row numbers as in a spreadsheet. */
export function useSaveProblems(slots: ProductSlots): (problems: readonly RowProblem[]) => void {
  const t = useText('own-products');
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
