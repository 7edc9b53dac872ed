import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { loadProductImport, type ProductImport } from '@wbn/contract/business/product-imports.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import * as styles from './import-products.css.ts';
import { useSaveProblems } from './use-import-problems.ts';

interface EarlierImportsProps {
  readonly api: ApiClient;
  readonly imports: readonly ProductImport[];
  readonly slots: ProductSlots;
}

/** Earlier imports of large files, with their problems as downloads. */
export function EarlierImports({ api, imports, slots }: EarlierImportsProps) {
  const t = useText('own-products');
  const toast = useToast();
  const client = useQueryClient();
  const { number, date } = useLabels();
  const save = useSaveProblems(slots);
  async function download(importID: string): Promise<void> {
    try {
      save(
        (await client.fetchQuery(callQuery(api, loadProductImport, { params: { id: importID } }))).problems,
      );
    } catch {
      toast(t('import.job.problemsFailed'), 'danger');
    }
  }
  if (imports.length === 0) return null;
  return (
    <Stack space="sm" as="section" aria-labelledby="earlier-imports">
      <Heading level={2} size="md" id="earlier-imports">
        {t('import.job.earlier')}
      </Heading>
      <ul role={listRole('ul')} className={styles.imports}>
        {imports.map((one) => {
          const name = one.fileName || t('import.file');
          const { created, updated, unchanged, problemCount: problems } = one;
          const place = { done: number(one.rowsDone), total: number(one.rows) };
          return (
            <li key={one.importID} className={styles.importRow}>
              <Stack space="xxs">
                <Text weight="medium">
                  {t(`import.job.${one.state === 'done' ? 'done' : 'failed'}`, { name })}
                </Text>
                {one.state === 'failed' && (
                  <Text size="sm">{t(`import.job.stopped.${one.failure ?? 'other'}`, place)}</Text>
                )}
                <MutedText>
                  {t('import.job.counts', {
                    created: number(created),
                    updated: number(updated),
                    unchanged: number(unchanged),
                    problems: number(problems),
                  })}{' '}
                  {one.startedBy && t('import.job.by', { person: one.startedBy, date: date(one.createdAt) })}
                </MutedText>
              </Stack>
              {problems > 0 && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Download />}
                  onClick={() => void download(one.importID)}
                >
                  {t('import.job.problems')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
