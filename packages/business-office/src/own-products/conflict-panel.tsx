import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { dateLabel } from '@wbn/cards/labels/date-label.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { categoriesQuery } from '@wbn/forms/list-options.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import type { ProductChoices } from './list-product-choices.query.ts';
import type { FieldGroup } from './merge-product.ts';
import { filledSpecs, type ProductValues } from './product-values.ts';
import type { ProductConflict } from './use-edit-product.ts';

interface ConflictPanelProps {
  readonly api: ApiClient;
  readonly conflict: ProductConflict;
  readonly choices: ProductChoices;
  readonly onChoose: (group: FieldGroup, from: ProductValues) => void;
  readonly onDiscard: () => void;
}

/** Both versions of what two people changed at once, side by side; nothing is stored before one of each is chosen. */
export function ConflictPanel({ api, conflict, choices, onChoose, onDiscard }: ConflictPanelProps) {
  const { t } = useTranslation('own-products');
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const { mine, theirs, saved, groups } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<FieldGroup, 'mine' | 'theirs'>>>({});
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={ref} tabIndex={-1} className={styles.conflict}>
      <Notice tone="warning" title={t('conflict.title')}>
        <Text>{t('conflict.body', { date: dateLabel(locale, saved.updatedAt), count: groups.length })}</Text>
        {groups.map((group) => (
          <fieldset key={group} className={styles.versions}>
            <legend className={styles.versionsName}>{t(`part.${group}`)}</legend>
            {(['mine', 'theirs'] as const).map((side) => {
              const from = side === 'mine' ? mine : theirs;
              return (
                <div key={side} className={styles.version}>
                  <Checkbox
                    type="radio"
                    name={`conflict-${group}`}
                    label={t(`conflict.${side}`)}
                    checked={(chosen[group] ?? 'mine') === side}
                    onChange={() => {
                      setChosen((last) => ({ ...last, [group]: side }));
                      onChoose(group, from);
                    }}
                  />
                  <div className={styles.versionValue} dir="auto">
                    <VersionValue api={api} group={group} values={from} choices={choices} />
                  </div>
                </div>
              );
            })}
          </fieldset>
        ))}
        <Text size="sm">{t('conflict.next')}</Text>
        <Inline>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {t('conflict.discard')}
          </Button>
        </Inline>
      </Notice>
    </div>
  );
}

interface VersionValueProps {
  readonly api: ApiClient;
  readonly group: FieldGroup;
  readonly values: ProductValues;
  readonly choices: ProductChoices;
}

/** One version of a field as a person reads it. */
function VersionValue({ api, group, values, choices }: VersionValueProps): ReactNode {
  const { t } = useTranslation('own-products');
  const empty = <Text tone="muted">{t('conflict.empty')}</Text>;
  const lines = (list: readonly string[]) =>
    list.length === 0 ? empty : list.map((line) => <Text key={line}>{line}</Text>);
  switch (group) {
    case 'keywords':
      return values.keywords.length === 0 ? empty : <Text>{values.keywords.join(', ')}</Text>;
    case 'stock':
      return <Text>{t(values.stock ? 'yes' : 'no')}</Text>;
    case 'price': {
      const { amount, currency, unit } = values;
      if (amount.trim() === '') return empty;
      return <Text>{[`${currency} ${amount}`, unit].filter(Boolean).join(' / ')}</Text>;
    }
    case 'trade':
      return <TradeNames api={api} values={values} choices={choices} empty={empty} />;
    case 'specs':
      return lines(filledSpecs(values).map(({ key, value }) => `${key}: ${value}`));
    case 'videos':
      return lines(values.videos.map(({ url }) => url));
    case 'photos':
      if (values.photos.length === 0) return empty;
      return (
        <div className={styles.versionPhotos}>
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
        </div>
      );
    default:
      return values[group] === '' ? empty : <Text>{values[group]}</Text>;
  }
}

interface TradeNamesProps extends Omit<VersionValueProps, 'group'> {
  readonly empty: ReactNode;
}

/** Industry, category and sub-category by their names. */
function TradeNames({ api, values, choices, empty }: TradeNamesProps): ReactNode {
  const loaded = useLoaded(categoriesQuery(api, values.industry));
  const categories = loaded.state === 'ready' ? loaded.value : [];
  const category = categories.find(({ id }) => id === values.category);
  const names = [
    choices.industries.find(({ value }) => value === values.industry)?.text ?? values.industry,
    category?.name ?? values.category,
    category?.subCategories.find(({ id }) => id === values.subCategory)?.name ?? values.subCategory,
  ].filter(Boolean);
  return names.length === 0 ? empty : <Text>{names.join(' › ')}</Text>;
}
