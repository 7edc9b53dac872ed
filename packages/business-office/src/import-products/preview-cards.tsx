import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { PreviewRow } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { StateBadge } from '../own-products/product-state.tsx';
import { useProblemWords } from './use-import-problems.ts';

const tones = {
  created: 'success',
  updated: 'brand',
  unchanged: 'neutral',
  left: 'danger',
} as const satisfies Record<PreviewRow['outcome'], string>;

interface PreviewCardsProps {
  readonly rows: readonly PreviewRow[];
  readonly office: OfficeContext;
  readonly slots: ProductSlots;
}

/** The first products of a file as buyers will see them, with what is left out and why. */
export function PreviewCards({ rows, office, slots }: PreviewCardsProps) {
  const t = useText('own-products');
  if (rows.length === 0) return null;
  return (
    <Stack space="sm" as="section" aria-labelledby="import-preview">
      <Heading level={2} size="md" id="import-preview">
        {t('import.preview.title')}
      </Heading>
      <MutedText>{t('import.preview.hint', { count: rows.length })}</MutedText>
      <Columns minimum={260}>
        {rows.map((row) => (
          <PreviewCard key={row.row} row={row} office={office} slots={slots} />
        ))}
      </Columns>
    </Stack>
  );
}

interface PreviewCardProps extends Pick<PreviewCardsProps, 'office' | 'slots'> {
  readonly row: PreviewRow;
}

function PreviewCard({ row: seen, office: { business }, slots }: PreviewCardProps) {
  const t = useText('own-products');
  const wordsOf = useProblemWords(slots);
  const { row, outcome, status, product, photos, reasons } = seen;
  const name = product.name || t('preview.noName');
  return (
    <Stack space="xs" as="article" aria-label={name}>
      <Inline space="xs">
        <Badge tone={tones[outcome]}>{t(`import.preview.${outcome}`)}</Badge>
        {status && <StateBadge state={status} />}
        <MutedText>{t('import.preview.row', { row: row + 1 })}</MutedText>
      </Inline>
      {/* Inert, because the product has no page yet. */}
      <div inert>
        <ProductCard product={{ ...product, name, businessProfile: business }} level={3} content="own" />
      </div>
      {photos > 0 && <MutedText>{t('import.photos.follow', { count: photos })}</MutedText>}
      {reasons.map((reason) => (
        <Text
          key={`${reason.column} ${reason.code}`}
          size="sm"
          tone={outcome === 'left' ? 'danger' : 'muted'}
        >
          {[reason.column, wordsOf(reason)].filter((part) => part !== '').join(': ')}
        </Text>
      ))}
    </Stack>
  );
}
