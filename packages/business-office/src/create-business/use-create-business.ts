import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { stateOptionsQuery } from '@wbn/forms/list-options.query.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedValues, createdShape, emptyValues, toBody } from './created-values.ts';
import { useOptions } from './use-options.ts';

interface CreateBusinessOptions {
  readonly api: ApiClient;
  /** Whose draft it is. */
  readonly userID: string;
  readonly onCreated: (businessID: string) => void;
}

/** The form of a new company, and the states of the country that is chosen. */
export function useCreateBusiness({ api, userID, onCreated }: CreateBusinessOptions) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const created = useRef<BusinessProfile>(null);
  const form = useForm<CreatedValues>({
    shape: createdShape(() => states.options.length > 0),
    draftKey: `wbn-create-business-${userID}`,
    known: { values: emptyValues },
    save: async (values, _base, key) => {
      const headers = { 'idempotency-key': key };
      const { data } = await api.call(createBusiness, { body: toBody(values) }, { headers });
      created.current = data;
      return { values, version: 1 };
    },
    onSaved: () => {
      if (!created.current) return;
      const { businessID, general } = created.current;
      toast(t('form.created', { company: general.companyName }), 'success');
      onCreated(businessID);
    },
    onFailed: ({ status, code, fields }) => {
      // The session leads to the login and back here, where everything still stands.
      if (status === 401 || fields) return true;
      const { profilePhoto, coverPhoto } = form.values;
      if (code !== 'NotFound' || !(profilePhoto || coverPhoto)) return false;
      // Pictures that were sent are kept for a day.
      form.set({ profilePhoto: null, coverPhoto: null });
      form.refuse({ profilePhoto: 'photo', coverPhoto: 'photo' });
      return true;
    },
    labelOf: (field) => t(`form.${field as keyof CreatedValues}`),
  });
  const states = useOptions(stateOptionsQuery(api, form.values.country));
  return { form, states };
}
