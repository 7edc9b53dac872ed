import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { listOwnProducts } from '@wbn/contract/business/own-products.ts';
import {
  loadOpenQuotation,
  makeOffer,
  type OpenQuotation,
} from '@wbn/contract/quotations/open-quotations.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { FilesSection } from '../files/files-section.tsx';
import type { OfferProblem } from '../offers/offer-draft.ts';
import { OfferForm } from '../offers/offer-form.tsx';
import { type OfferValues, offerBody, offerShape, valuesOfOffer } from './offer-values.ts';
import { quotationLists } from './quotations.query.ts';

const textLimit = 3000;
const noFiles: readonly never[] = [];

interface MakeOfferFormProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly quotation: OpenQuotation;
  /** Name of the company that makes the offer. */
  readonly company: string | undefined;
  /** Called after the offer is made or the change cancelled. */
  readonly onEnd: () => void;
}

/** Form in which a supplier makes an offer, or changes the one it has made. */
export function MakeOfferForm({ api, userID, quotation, company, onEnd }: MakeOfferFormProps) {
  const t = useText('quotations');
  const ofOffers = useText('offers');
  const locale = useLocale();
  const toast = useToast();
  const { quotationID, businessID, ownOffer, quantity, unit } = quotation;
  const edition = useEdition();
  const { data: own } = useQuery({
    ...callQuery(api, listOwnProducts, { query: { bid: businessID, show: 'published' } }),
    retry: false,
  });
  const products = own?.data ?? [];
  const load = callKey(loadOpenQuotation, { params: { id: quotationID } });
  const make = useMutation({
    ...callMutation(api, makeOffer),
    onSettled: async (_made, _error, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      await client.invalidateQueries({ queryKey: load });
    },
  });
  const form = useForm<OfferValues>({
    shape: offerShape(locale),
    draftKey: `wbn-offer-${userID}-${businessID}-${quotationID}`,
    // With a version, so that a conflict means that it has closed and not that it was made twice.
    snapshot: { version: 0, values: valuesOfOffer(quotation, edition.currency, locale) },
    save: async (values) => {
      const body = offerBody(values, locale);
      if (body) await make.mutateAsync({ params: { id: quotationID }, query: { bid: businessID }, body });
      return { values, version: 1 };
    },
    onSaved: () => {
      toast(t('makeOffer.sent'), 'success');
      onEnd();
    },
    onFailed: ({ status, code, fields }) => {
      if (status === 401 || fields) return true;
      if (code !== 'Conflict' && code !== 'TooManyRequests') return false;
      toast(t(code === 'Conflict' ? 'makeOffer.late' : 'makeOffer.tooMany'), 'danger');
      return true;
    },
    labelOf: (field) => {
      if (field === 'text') return t('makeOffer.text');
      return field === 'files' || field === 'keptFiles' ? t('field.files') : ofOffers(field as 'price');
    },
  });
  const { area } = useFields(form, { lineLimit: 40 });
  const { changed, discard, saving, values, set } = form;
  const found = Object.keys(form.problems) as OfferProblem[];
  return (
    <EditForm
      form={form}
      label={t('makeOffer.title')}
      buttons={
        <>
          {ownOffer && (
            <Button
              variant="secondary"
              onClick={() => {
                if (changed) discard();
                onEnd();
              }}
            >
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={saving}>
            {t(ownOffer ? 'makeOffer.change' : 'makeOffer.submit')}
          </Button>
        </>
      }
    >
      <FormSection
        title={t('makeOffer.title')}
        hint={[company && t('makeOffer.as', { company }), t('makeOffer.hint')].filter(Boolean).join(' ')}
      >
        <OfferForm
          api={api}
          value={values}
          onChange={set}
          problems={found}
          idOf={form.idOf}
          wanted={{ quantity, unit }}
          needsPrice
        />
        {products.length > 0 && (
          <Select
            label={t('makeOffer.product')}
            value={values.productID}
            options={[
              { value: '', text: t('makeOffer.noProduct') },
              ...products.map(({ productID, name }) => ({ value: productID, text: name })),
            ]}
            onChange={({ target }) => set({ productID: target.value })}
          />
        )}
        {area('text', { required: true, limit: textLimit, rows: 5, hint: t('makeOffer.textHint') })}
      </FormSection>
      <FilesSection
        api={api}
        id={form.idOf('files')}
        title={t('field.files')}
        hint={t('makeOffer.filesHint')}
        error={form.errorOf('files') ?? form.errorOf('keptFiles')}
        known={ownOffer?.files ?? noFiles}
        keptFiles={values.keptFiles}
        onKeep={(keptFiles) => set({ keptFiles })}
        files={values.files}
        onChange={(change) => set(({ files }) => ({ files: change(files) }))}
      />
    </EditForm>
  );
}
