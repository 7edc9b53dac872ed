import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listTradeChoicesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { codedOptions, currencyOptions } from '@wbn/forms/choices/options.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { NumberField } from '@wbn/ui-kit/controls/fields/number-field.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { emptyOffer, type OfferDraft, type OfferProblem, readOffer } from './offer-draft.ts';
import { offerTotal, type Wanted } from './offer-total.ts';
import * as styles from './offers.css.ts';

interface OfferDialogProps {
  readonly api: ApiClient;
  readonly onSend: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** Dialog in which a supplier makes an offer; it is sent together with the typed message. */
export function OfferDialog({ api, onSend, onClose }: OfferDialogProps) {
  const t = useText('requests');
  const locale = useLocale();
  const form = useId();
  const [draft, setDraft] = useState(emptyOffer);
  const [problems, setProblems] = useState<readonly OfferProblem[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readOffer(draft, locale);
    if ('offer' in read) onSend(read.offer);
    else setProblems(read.problems);
  };
  return (
    <Dialog
      title={t('input.offer')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('input.cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('input.sendOffer')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <OfferForm api={api} value={draft} onChange={setDraft} problems={problems} />
      </form>
    </Dialog>
  );
}

interface OfferFormProps {
  readonly value: OfferDraft;
  readonly onChange: (value: OfferDraft) => void;
  /** Problems of `readOffer` after the first attempt to send. */
  readonly problems?: readonly OfferProblem[];
  /** Returns the id of the field with a problem, for links to it. */
  readonly idOf?: (problem: OfferProblem) => string;
  /** The price must be filled in. */
  readonly needsPrice?: boolean;
  /** What the buyer asked for; the total is shown below. */
  readonly wanted?: Wanted;
  /** Default: the member API. */
  readonly api?: ApiClient;
}

/** Fields of an offer; at least one must be filled in. */
export function OfferForm({
  value,
  onChange,
  problems = [],
  idOf,
  needsPrice = false,
  wanted,
  api: given,
}: OfferFormProps) {
  const t = useText('offers');
  const locale = useLocale();
  const dayTexts = useDayTexts();
  const read = readOffer(value, locale);
  const total = wanted && 'offer' in read ? offerTotal(read.offer, wanted) : undefined;
  const own = useMemberApi();
  const { data: choices } = useQuery(listTradeChoicesQuery(given ?? own));
  const problem = (name: OfferProblem) => ({
    error: problems.includes(name) ? t(`problem.${name}`) : undefined,
    ...(idOf && { id: idOf(name) }),
  });
  const set = (change: Partial<OfferDraft>) => onChange({ ...value, ...change });
  const currencies = choices ? currencyOptions(choices) : [];
  const isListed = currencies.some(({ value: code }) => code === value.currency);
  return (
    <Stack space="sm">
      <div className={styles.fields}>
        <TextField
          label={t('price')}
          required={needsPrice}
          inputMode="decimal"
          dir="ltr"
          maxLength={24}
          {...problem('price')}
          value={value.amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <Select
          label={t('currency')}
          value={value.currency}
          options={isListed ? currencies : [{ value: value.currency, text: value.currency }, ...currencies]}
          onChange={({ target }) => set({ currency: target.value })}
        />
        <div className={styles.wide}>
          <TextField
            label={t('unit')}
            maxLength={40}
            placeholder={t('unitPlaceholder')}
            value={value.unit}
            onChange={({ target }) => set({ unit: target.value })}
          />
        </div>
        <NumberField
          label={t('minimumOrder')}
          decimals
          language={locale}
          {...problem('minimumOrder')}
          value={value.minimumQuantity}
          onChange={(minimumQuantity) => set({ minimumQuantity })}
        />
        <TextField
          label={t('minimumUnit')}
          maxLength={40}
          placeholder={t('unitPlaceholder')}
          value={value.minimumUnit}
          onChange={({ target }) => set({ minimumUnit: target.value })}
        />
        <NumberField
          label={t('leadTime')}
          language={locale}
          {...problem('leadTime')}
          value={value.leadTimeDays}
          onChange={(leadTimeDays) => set({ leadTimeDays })}
        />
        <Select
          label={t('deliveryTerm')}
          value={value.deliveryTerm}
          options={[{ value: '', text: t('noTerm') }, ...codedOptions(choices?.deliveryTerms ?? [])]}
          onChange={({ target }) => set({ deliveryTerm: target.value })}
        />
        <DayPicker
          label={t('validUntil')}
          language={locale}
          texts={dayTexts}
          {...problem('validUntil')}
          value={value.validUntil}
          onChange={(validUntil) => set({ validUntil })}
        />
      </div>
      {total && (
        <p className={styles.total} role="status">
          {t('totalOf', { total: priceLabel(locale, total) })}
        </p>
      )}
      <TextArea
        label={t('terms')}
        hint={t('termsHint')}
        rows={2}
        limit={500}
        value={value.terms}
        onChange={({ currentTarget }) => set({ terms: currentTarget.value })}
      />
      {problems.includes('empty') && (
        <p role="alert" className={styles.problem}>
          {t('problem.empty')}
        </p>
      )}
    </Stack>
  );
}
