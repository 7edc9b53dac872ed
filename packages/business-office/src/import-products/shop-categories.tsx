import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { type ShopCategory, saveShopCategories } from '@wbn/contract/business/shop-categories.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { CategoryField } from '@wbn/forms/choices/category-field.tsx';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import * as styles from './import-products.css.ts';

interface ShopCategoriesProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly categories: readonly ShopCategory[];
  /** Called after the choices are saved. */
  readonly onSaved: () => void;
}

/** Each category of the shop with the one of ours that its products get: proposed, confirmed or changed once. */
export function ShopCategories({ api, office, categories, onSaved }: ShopCategoriesProps) {
  const t = useText('own-products');
  const { number } = useLabels();
  const say = useOutcomeToast(office);
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useMutation(callMutation(api, saveShopCategories));
  if (categories.length === 0) return null;
  const idOf = ({ name, id }: ShopCategory) => changed.get(name) ?? id;
  const isSettled = changed.size === 0 && categories.every(({ isChosen }) => isChosen);

  async function confirm(): Promise<void> {
    const chosen = categories.map((category) => ({ name: category.name, id: idOf(category) }));
    const body = { businessID: office.business.businessID, categories: chosen };
    if (await say(save.mutateAsync({ body }), { done: t('import.shopCategories.saved') })) onSaved();
  }

  return (
    <Stack space="sm" as="section" aria-labelledby="shop-categories">
      <Heading level={2} size="md" id="shop-categories">
        {t('import.shopCategories.title')}
      </Heading>
      <MutedText>{t('import.shopCategories.hint')}</MutedText>
      <ul role={listRole('ul')} aria-labelledby="shop-categories" className={styles.imports}>
        {categories.map((category) => (
          <li key={category.name} className={styles.importRow}>
            <Stack space="xxs">
              <Text weight="medium">
                <bdi>{category.name}</bdi>
              </Text>
              <MutedText>
                {t('import.shopCategories.rows', { count: category.rows, number: number(category.rows) })}
                {!category.isChosen && category.id !== '' && ` · ${t('import.shopCategories.proposed')}`}
              </MutedText>
            </Stack>
            <div className={styles.choice}>
              <CategoryField
                api={api}
                label={t('import.shopCategories.oursFor', { name: category.name })}
                hideLabel
                placeholder={t('import.shopCategories.none')}
                value={idOf(category)}
                onChange={(id) => setChanged((last) => new Map(last).set(category.name, id))}
              />
            </div>
          </li>
        ))}
      </ul>
      {!isSettled && (
        <div>
          <Button variant="secondary" loading={save.isPending} onClick={() => void confirm()}>
            {t('import.shopCategories.confirm')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
