import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { ProductImport } from '@wbn/contract/business/product-import.ts';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

/** How far the import of a large file is. */
export function ImportProgress({ going }: { readonly going: ProductImport }) {
  const { t } = useTranslation('own-products');
  const { number, date } = useLabels();
  const { state, fileName, rows, rowsDone, startedBy, createdAt } = going;
  const name = fileName || t('import.file');
  return (
    <Surface as="div" padding="lg">
      <Stack space="sm">
        <div role="status">
          <Text weight="medium">
            {t(`import.job.${state === 'waiting' ? 'waiting' : 'working'}`, { name })}
          </Text>
        </div>
        <Progress
          label={name}
          value={rowsDone}
          max={Math.max(1, rows)}
          valueText={t('import.job.rows', { done: number(rowsDone), total: number(rows) })}
        />
        <Text size="sm" tone="muted">
          {startedBy && `${t('import.job.by', { person: startedBy, date: date(createdAt) })}. `}
          {t('import.job.leave')}
        </Text>
      </Stack>
    </Surface>
  );
}
