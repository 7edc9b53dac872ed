import { tiersLimit } from '@wbn/contract/business/saved-product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { NumberField } from '@wbn/ui-kit/controls/number-field.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import { AddLineButton, useNextFocus } from './line-list.tsx';
import type { ProductValues, TierLine } from './product-values.ts';

const firstField = (id: string | undefined) => `[data-tier="${id}"] input`;

interface TiersEditorProps {
  readonly tiers: readonly TierLine[];
  readonly form: Pick<Form<ProductValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (tiers: readonly TierLine[], ...mended: string[]) => void;
}

/** Prices by quantity, a line each, ascending; the price of a single piece stands above them. */
export function TiersEditor({ tiers, form, onChange }: TiersEditorProps) {
  const { t } = useTranslation('own-products');
  const language = useLocale();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useNextFocus(list, addButton);

  function add(): void {
    const id = crypto.randomUUID();
    focusNext(firstField(id));
    onChange([...tiers, { id, from: '', amount: '' }], 'tiers');
  }

  function remove(at: number): void {
    const line = tiers[at];
    focusNext(firstField((tiers[at + 1] ?? tiers[at - 1])?.id));
    // What follows the line is compared with another one now.
    const mended = tiers.slice(at).map(({ id }) => `tiers.${id}.from`);
    onChange(
      tiers.filter((_, other) => other !== at),
      'tiers',
      `tiers.${line?.id}.amount`,
      ...mended,
    );
  }

  const change = (id: string, part: 'from' | 'amount', text: string) =>
    onChange(
      tiers.map((line) => (line.id === id ? { ...line, [part]: text } : line)),
      `tiers.${id}.${part}`,
    );
  const error = form.errorOf('tiers');
  return (
    <Stack space="xs" id={form.idOf('tiers')} tabIndex={-1}>
      {tiers.length > 0 && (
        <ol ref={list} role={listRole('ul')} aria-label={t('tiers.title')} className={styles.tiers}>
          {tiers.map(({ id, from, amount }, at) => {
            const number = at + 1;
            return (
              <li key={id} data-tier={id} className={styles.tier}>
                <NumberField
                  id={form.idOf(`tiers.${id}.from`)}
                  name={`tiers.${id}.from`}
                  label={t('tiers.from', { number })}
                  hideLabel
                  placeholder={t('tiers.fromPlaceholder')}
                  language={language}
                  value={from}
                  error={form.errorOf(`tiers.${id}.from`)}
                  onChange={(text) => change(id, 'from', text)}
                />
                <TextField
                  id={form.idOf(`tiers.${id}.amount`)}
                  label={t('tiers.amount', { number })}
                  hideLabel
                  placeholder={t('tiers.amountPlaceholder')}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={24}
                  autoComplete="off"
                  value={amount}
                  error={form.errorOf(`tiers.${id}.amount`)}
                  onChange={({ target }) => change(id, 'amount', target.value)}
                />
                <IconButton
                  label={t('tiers.remove', { number })}
                  icon={<Trash2 />}
                  onClick={() => remove(at)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error && (
        <Text size="sm" tone="danger">
          {error}
        </Text>
      )}
      <AddLineButton ref={addButton} disabled={tiers.length >= tiersLimit} onClick={add}>
        {t('tiers.add')}
      </AddLineButton>
      {tiers.length === 0 && <MutedText>{t('hint.tiers')}</MutedText>}
    </Stack>
  );
}
