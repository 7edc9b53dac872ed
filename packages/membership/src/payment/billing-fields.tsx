import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { sampleTaxId, taxIdTypeOf } from '@wbn/contract/membership/tax-id.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listCountriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { countryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { type Form, useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type BillingValues, billingShape, taxIdName } from './billing-values.ts';
import * as styles from './payment.css.ts';

interface BillingFormOptions {
  readonly draftKey: string;
  /** Initial values. */
  readonly known: BillingValues;
  /** Rejects with an ApiError after showing it. */
  readonly save: (values: BillingValues) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** The state of the payer form. Drafts are stored, but never the card. */
export function useBillingForm({ draftKey, known, save, onSaved }: BillingFormOptions) {
  const t = useText('membership');
  return useForm<BillingValues>({
    shape: billingShape,
    draftKey,
    snapshot: { values: known },
    save: async (values) => {
      await save(values);
      return { values };
    },
    onSaved,
    onFailed: () => true,
    labelOf: (field, { country }) => {
      const type = field === 'taxId' ? taxIdTypeOf(country) : undefined;
      if (type) return t('field.taxIdNamed', { name: taxIdName(type) });
      return t(`field.${field as keyof BillingValues}`);
    },
  });
}

interface BillingFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<BillingValues>;
}

/** Name, address, e-mail and tax id of the payer (MEM-04). */
export function BillingFields({ api, form }: BillingFieldsProps) {
  const t = useText('membership');
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const { line, picker } = useFields(form, { options: { country: countries.options }, lineLimit: 200 });
  return (
    <Stack space="md">
      {line('name', { required: true, autoComplete: 'billing name', maxLength: 120 })}
      {line('email', { required: true, autoComplete: 'billing email', type: 'email', dir: 'ltr' })}
      {picker('country', {
        required: true,
        autoComplete: 'billing country',
        disabled: countries.state === 'loading',
      })}
      {countries.state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={countries.again}>
          {t('field.countriesFailed')}
        </Button>
      )}
      {line('line1', { required: true, autoComplete: 'billing address-line1' })}
      {line('line2', { autoComplete: 'billing address-line2' })}
      <div className={styles.pair}>
        {line('postalCode', { autoComplete: 'billing postal-code', maxLength: 20 })}
        {line('city', { autoComplete: 'billing address-level2', maxLength: 120 })}
      </div>
      {line('state', { autoComplete: 'billing address-level1', maxLength: 120 })}
      {taxIdTypeOf(form.values.country) &&
        line('taxId', {
          maxLength: 40,
          dir: 'ltr',
          hint: t('field.taxIdHint', { sample: sampleTaxId(form.values.country) }),
        })}
    </Stack>
  );
}
