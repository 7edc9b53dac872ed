import { productPath } from '@wbn/cards/business/business-path.ts';
import { type Figures, fewestSearchers } from '@wbn/contract/figures/figures.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { BarTable } from '@wbn/ui-kit/plots/bar-table.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ComponentProps, useState } from 'react';
import { isComparable } from './metric-panel.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/** Views by source, each with its share. */
export function SourcePanel({ sources }: Pick<Figures, 'sources'>) {
  const t = useText('figures');
  const { number, percent } = useFigureLabels();
  const views = sources.map((one) => ({ ...one, all: one.views + one.productViews }));
  const total = views.reduce((sum, { all }) => sum + all, 0);
  return (
    <Panel title={t('sources.title')} hint={t('sources.hint')} space="sm">
      <BarTable
        caption={t('sources.title')}
        headings={[t('sources.source'), t('views'), t('share')]}
        rows={views.map(({ source, all }) => ({
          key: source,
          name: t(`sources.${source}`),
          value: all,
          cells: [number(all), percent(total === 0 ? 0 : all / total)],
        }))}
      />
    </Panel>
  );
}

/** Views and appearances by country. */
export function CountryPanel({ countries }: Pick<Figures, 'countries'>) {
  const t = useText('figures');
  const { number } = useFigureLabels();
  return (
    <Panel title={t('countries.title')} hint={t('sources.hint')} space="sm">
      <RankedTable
        caption={t('countries.title')}
        none={t('countries.none')}
        headings={[t('countries.country'), t('views'), t('appearances')]}
        rows={countries.map(({ country, rest = 'unknown', views, productViews, appearances }) => ({
          key: country?.code ?? rest,
          name: country ? `${country.emoji} ${country.countryName}` : t(`countries.${rest}`),
          value: views + productViews,
          cells: [number(views + productViews), number(appearances)],
        }))}
      />
    </Panel>
  );
}

/** Search words of at least five people (FIG-02). */
export function WordPanel({ words }: Pick<Figures, 'words'>) {
  const t = useText('figures');
  const { number, place } = useFigureLabels();
  return (
    <Panel title={t('words.title')} hint={t('words.hint', { people: fewestSearchers })} space="sm">
      <RankedTable
        caption={t('words.title')}
        none={t('words.none', { people: fewestSearchers })}
        headings={[t('words.words'), t('words.people'), t('appearances')]}
        rows={words.map(({ words: name, searchers, appearances, meanPlace }) => ({
          key: name,
          name: (
            <>
              <span dir="auto">{name}</span>
              <MutedText as="div">{t('words.place', { place: place(meanPlace) })}</MutedText>
            </>
          ),
          value: searchers,
          cells: [number(searchers), number(appearances)],
        }))}
      />
    </Panel>
  );
}

interface ProductPanelProps {
  readonly figures: Figures;
  readonly companyName: string;
}

/** Views of each product with their change. */
export function ProductPanel({ figures, companyName }: ProductPanelProps) {
  const t = useText('figures');
  const { number, countChange } = useFigureLabels();
  const path = usePath();
  const businessProfile = { general: { companyName } };
  return (
    <Panel title={t('products.title')} space="sm">
      <RankedTable
        caption={t('products.title')}
        none={t('products.none')}
        headings={[t('products.product'), t('views'), t('appearances')]}
        rows={figures.products.map(({ productID, name, views, viewsBefore, appearances }) => ({
          key: productID ?? 'rest',
          name:
            productID !== undefined && name !== undefined ? (
              <TextLink to={path(productPath({ productID, name, businessProfile }))} dir="auto">
                {name}
              </TextLink>
            ) : (
              t('products.rest')
            ),
          value: views,
          cells: [
            <>
              {number(views)}
              {isComparable(figures, 'productViews') && (
                <MutedText as="div">{countChange(views, viewsBefore).text}</MutedText>
              )}
            </>,
            number(appearances),
          ],
        }))}
      />
    </Panel>
  );
}

/** Rows shown at first. */
const firstRows = 10;

interface RankedTableProps extends ComponentProps<typeof BarTable> {
  /** Says that there are no rows. */
  readonly none: string;
}

/** The first rows of a table, and the others on demand. */
function RankedTable({ rows, none, ...table }: RankedTableProps) {
  const t = useText('figures');
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <>
      <BarTable {...table} rows={all ? rows : rows.slice(0, firstRows)} />
      {rows.length > firstRows && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setAll(!all)}>
            {all ? t('showFewer', { count: firstRows }) : t('showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}
