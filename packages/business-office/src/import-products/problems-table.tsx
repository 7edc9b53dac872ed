import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './import-products.css.ts';
import { useProblemWords, useSaveProblems } from './use-import-problems.ts';

interface ProblemsTableProps {
  readonly problems: readonly RowProblem[];
  /** Of the whole file. */
  readonly total: number;
  readonly slots: ProductSlots;
}

/** What is wrong with rows of the file, numbered as a spreadsheet does, and as a file to work through. */
export function ProblemsTable({ problems, total, slots }: ProblemsTableProps) {
  const { t } = useTranslation('own-products');
  const wordsOf = useProblemWords(slots);
  const heads = [t('import.row'), t('import.column'), t('import.problem'), t('import.value')];
  const save = useSaveProblems(slots);
  return (
    <Stack space="sm">
      <Heading level={2} size="md">
        {t('import.problemsTitle')}
      </Heading>
      <MutedText>{t('import.problemsHint')}</MutedText>
      <ScrollRegion label={t('import.problemsTitle')} tall>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{t('import.problemsTitle')}</VisuallyHidden>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map((problem, at) => (
              <tr key={at}>
                <td className={styles.number}>{problem.row + 1}</td>
                <th scope="row">{problem.column || t('import.wholeRow')}</th>
                <td className={styles.words}>{wordsOf(problem)}</td>
                <td className={styles.value}>
                  <bdi>{problem.value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {total > problems.length && (
        <MutedText>{t('import.problemsShown', { shown: problems.length, total })}</MutedText>
      )}
      <div>
        <Button variant="secondary" size="sm" icon={<Download />} onClick={() => save(problems)}>
          {t('import.problemsDownload')}
        </Button>
      </div>
    </Stack>
  );
}
