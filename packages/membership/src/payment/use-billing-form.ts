import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useTranslation } from 'react-i18next';
import { type BillingValues, billingShape, taxIdName, taxIdTypeOf } from './billing-values.ts';

interface BillingFormOptions {
  readonly draftKey: string;
  /** What stands in it when it opens. */
  readonly known: BillingValues;
  /** Rejects with an ApiError, after the person was told. */
  readonly save: (values: BillingValues) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** The form of who pays; never the card, which no browser keeps. */
export function useBillingForm({ draftKey, known, save, onSaved }: BillingFormOptions) {
  const { t } = useTranslation('membership');
  return useForm<BillingValues>({
    shape: billingShape,
    draftKey,
    known: { values: known },
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
