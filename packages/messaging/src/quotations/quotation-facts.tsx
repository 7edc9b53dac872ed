import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import { WholeCountryName } from '@wbn/cards/parts/country-name.tsx';
import type { Quotation } from '@wbn/contract/quotations/quotation.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { FileList } from '../files/file-list.tsx';
import { AskedFor } from '../requests/inquiry-summary.tsx';
import * as styles from './quotations.css.ts';

interface QuotationFactsProps {
  readonly api: ApiClient;
  readonly quotation: Quotation;
  /** The company that looks at it as a supplier. */
  readonly bid?: string | undefined;
}

/** What is wanted, as the buyer and the suppliers see it. */
export function QuotationFacts({ api, quotation, bid }: QuotationFactsProps) {
  const t = useText('quotations');
  const locale = useLocale();
  const { text, category, quantity, unit, deliveryCountry, deliveryTerm, deliveryPlace, wantedOn } =
    quotation;
  const { targetPrice, frequency, countries, certificates } = quotation;
  return (
    <Surface aria-label={t('section.what')}>
      <Stack space="md">
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <AskedFor
          details={{ quantity, unit, deliveryTerm, wantedOn }}
          more={[
            [t('field.deliveryCountry'), <WholeCountryName key="delivery" country={deliveryCountry} />],
            [t('field.deliveryPlace'), deliveryPlace && <bdi key="place">{deliveryPlace}</bdi>],
            [t('field.frequency'), frequency && t(`frequency.${frequency}`)],
            [t('field.targetPrice'), targetPrice && priceLabel(locale, targetPrice)],
            [t('field.category'), categoryText(category)],
            [
              t('field.countries'),
              formatList(
                locale,
                countries.map(({ countryName }) => countryName),
              ),
            ],
            [
              t('field.certificates'),
              formatList(
                locale,
                certificates.map(({ name }) => name),
              ),
            ],
          ]}
        />
        <FileList
          api={api}
          place={{ quotationID: quotation.quotationID }}
          bid={bid}
          files={quotation.files}
        />
      </Stack>
    </Surface>
  );
}

/** The names from the industry down, such as 'Machineries › Pumps'. */
export function categoryText(category: Quotation['category']): string {
  return category.map(({ name }) => name).join(' › ');
}
