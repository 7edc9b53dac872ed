import { useIsMutating } from '@tanstack/react-query';
import { productPath } from '@wbn/cards/business/business-path.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import * as checkbox from '@wbn/ui-kit/controls/choices/checkbox.css.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Menu, MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Copy, Ellipsis, Eye, EyeOff, Pencil, Trash2, Upload } from 'lucide-react';
import { memo } from 'react';
import * as styles from './own-products.css.ts';
import { ownProductPaths, productChangeKey } from './own-products.query.ts';
import { StateBadge, stateOf } from './product-state.tsx';
import type { Selection } from './use-selection.ts';

export interface ProductActions {
  readonly remove: (product: OwnProduct) => void;
  readonly restore: (product: OwnProduct) => void;
  readonly setStatus: (product: OwnProduct, status: ProductStatus) => void;
  readonly duplicate: (product: OwnProduct) => void;
}

interface ProductRowProps extends ProductActions, Pick<Selection, 'handleClick' | 'handleKey'> {
  readonly selected: boolean;
  readonly product: OwnProduct;
  readonly companyName: string;
}

/** A product with its state and actions. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, companyName, selected, handleClick, handleKey } = props;
  const { remove, restore, setStatus, duplicate } = props;
  const t = useText('own-products');
  const path = usePath();
  const locale = useLocale();
  const { productID, businessID, name, mainImage, photos, updatedAt, deletedAt } = product;
  const working = useIsMutating({ mutationKey: productChangeKey(productID) }) > 0;
  const picture = mainImage ?? photos[0];
  const state = stateOf(product);
  const deleted = state === 'deleted';
  const edit = path(ownProductPaths(businessID).edit(productID));
  const page = path(productPath({ productID, name, businessProfile: { general: { companyName } } }));
  return (
    <li
      className={classNames(styles.row, selected && styles.selected, working && styles.working)}
      aria-busy={working || undefined}
    >
      <label className={styles.select}>
        <input
          type="checkbox"
          className={checkbox.box}
          data-select={productID}
          aria-label={t('several.select', { name })}
          checked={selected}
          onClick={(event) => handleClick(productID, event)}
          onKeyDown={(event) => handleKey(productID, event)}
          readOnly
        />
      </label>
      <div className={classNames(styles.photo, deleted && styles.faded)}>
        <Photo
          src={picture?.url}
          versions={picture?.versions}
          sizes="4rem"
          alt=""
          fallbackName={name}
          ratio="4:3"
        />
      </div>
      <div className={styles.words}>
        {deleted ? (
          <Text weight="medium" clamp={2} dir="auto">
            {name}
          </Text>
        ) : (
          <Text weight="medium" clamp={2} dir="auto" as="div">
            <TextLink to={edit} tone="default">
              {name}
            </TextLink>
          </Text>
        )}
        <MutedText clamp={1}>
          {(product.subCategory ?? product.category ?? product.industry)?.name ?? t('noCategory')}
        </MutedText>
      </div>
      <div className={styles.state}>
        <StateBadge state={state} />
      </div>
      <div className={styles.updated}>
        <span className={styles.updatedLabel}>{t(deleted ? 'deletedOn' : 'updatedOn')} </span>
        <time dateTime={deletedAt ?? updatedAt}>{formatDay(locale, deletedAt ?? updatedAt)}</time>
      </div>
      <div className={styles.actions}>
        {deleted ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('restoreNamed', { name })}
            onClick={() => restore(product)}
          >
            {t('restore')}
          </Button>
        ) : (
          <>
            <IconLink size="sm" label={t('editNamed', { name })} icon={<Pencil />} to={edit} />
            <Menu
              trigger={<Ellipsis size={18} aria-hidden="true" />}
              label={t('actionsOf', { name })}
              size="sm"
            >
              {state === 'published' && (
                <MenuLink to={page} icon={<Eye />}>
                  {t('viewOnPage')}
                </MenuLink>
              )}
              {product.status === 'draft' ? (
                <MenuButton icon={<Upload />} onClick={() => setStatus(product, 'published')}>
                  {t('publish')}
                </MenuButton>
              ) : (
                <MenuButton icon={<EyeOff />} onClick={() => setStatus(product, 'draft')}>
                  {t('makeDraft')}
                </MenuButton>
              )}
              <MenuButton icon={<Copy />} onClick={() => duplicate(product)}>
                {t('duplicate')}
              </MenuButton>
              <MenuButton icon={<Trash2 />} tone="danger" onClick={() => remove(product)}>
                {t('delete')}
              </MenuButton>
            </Menu>
          </>
        )}
      </div>
    </li>
  );
});
