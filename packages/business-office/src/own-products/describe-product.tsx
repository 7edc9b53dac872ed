import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listIndustryCategoriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import type { Describe } from '@wbn/forms/edit/conflict-panel.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import * as styles from './edit-product.css.ts';
import { filledSpecs, filledTiers, type ProductValues } from './product-values.ts';
import type { ProductChoices } from './trade-fields.tsx';

/** Returns the function that shows a field's value in the conflict panel. */
export function describeProduct(api: ApiClient, choices: ProductChoices): Describe<ProductValues> {
  return (field, values) => {
    switch (field) {
      case 'keywords':
        return values.keywords.join(', ');
      case 'amount':
        return priceOf(values);
      case 'tiers':
        return linesOf(
          filledTiers(values).map(({ from, amount }) => `${from}: ${values.currency} ${amount}`),
        );
      case 'minimumQuantity':
        return [values.minimumQuantity, values.minimumUnit].filter(Boolean).join(' ');
      case 'industry':
        return <TradeNames api={api} values={values} choices={choices} />;
      case 'specs':
        return linesOf(filledSpecs(values).map(({ key, value }) => `${key}: ${value}`));
      case 'videos':
        return linesOf(values.videos.map(({ url }) => url));
      case 'photos':
        return values.photos.length > 0 && <Photos values={values} />;
      // Shown together with the amount, the quantity or the industry.
      case 'currency':
      case 'unit':
      case 'minimumUnit':
      case 'category':
      case 'subCategory':
        return null;
      default:
        return String(values[field as keyof ProductValues]);
    }
  };
}

const linesOf = (lines: readonly string[]) => lines.join('\n');

function priceOf({ amount, currency, unit }: ProductValues): string {
  return amount.trim() === '' ? '' : [`${currency} ${amount}`, unit].filter(Boolean).join(' / ');
}

interface ValuesProps {
  readonly values: ProductValues;
}

function Photos({ values }: ValuesProps) {
  const t = useText('own-products');
  return (
    <span className={styles.versionPhotos}>
      {values.photos.map(({ id, url, versions }, at) => (
        <Photo
          key={id}
          src={url}
          versions={versions}
          sizes="4rem"
          alt={t('photos.alt', { number: at + 1 })}
          fallbackName={values.name}
        />
      ))}
    </span>
  );
}

interface TradeNamesProps extends ValuesProps {
  readonly api: ApiClient;
  readonly choices: ProductChoices;
}

function TradeNames({ api, values, choices }: TradeNamesProps) {
  const t = useText('forms');
  const { data: categories = [] } = useQuery(listIndustryCategoriesQuery(api, values.industry));
  const category = categories.find(({ id }) => id === values.category);
  const names = [
    choices.industries.find(({ value }) => value === values.industry)?.text ?? values.industry,
    category?.name ?? values.category,
    category?.subCategories.find(({ id }) => id === values.subCategory)?.name ?? values.subCategory,
  ].filter(Boolean);
  return names.length === 0 ? t('conflict.nothing') : names.join(' › ');
}
